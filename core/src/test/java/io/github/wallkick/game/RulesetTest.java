package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.AttackTables;
import io.github.wallkick.scoring.Scorers;
import io.github.wallkick.scoring.SpinRules;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClocks;
import io.github.wallkick.timing.LockDelays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RulesetTest {
    /** A type that no rotation system of this library knows. */
    private enum Stranger implements PieceType {
        STRANGER;

        @Override
        public char symbol() {
            return '?';
        }
    }

    private enum Tromino implements PieceType {
        I,
        L;

        @Override
        public char symbol() {
            return name().charAt(0);
        }
    }

    static List<String> names() {
        return Rulesets.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void aPresetHasTheNameItIsFoundBy(String name) {
        assertEquals(name, Rulesets.named(name).name());
    }

    @ParameterizedTest
    @MethodSource("names")
    void aPresetIsEqualToItselfMadeAgain(String name) {
        assertEquals(Rulesets.named(name), Rulesets.named(name));
        assertEquals(Rulesets.named(name).fingerprint(), Rulesets.named(name).fingerprint());
    }

    @ParameterizedTest
    @MethodSource("names")
    void theTextOfAPresetNamesNoObjectByItsAddress(String name) {
        var text = Rulesets.named(name).text();
        assertFalse(text.matches("(?s).*(Lambda|\\w@[0-9a-f]{5,}).*"), text);
    }

    @Test
    void presetsHaveFingerprintsOfTheirOwn() {
        var prints = new HashSet<String>();
        names().forEach(name -> prints.add(Rulesets.named(name).fingerprint()));
        assertEquals(names().size(), prints.size());
    }

    @Test
    void everyChangedPartChangesTheFingerprint() {
        var rules = Rulesets.guideline();
        var changed = List.of(
                rules,
                rules.withName("other"),
                rules.withSize(new BoardSize(12, 40, 20)),
                rules.withRandomizers(TestRules.queue("TI")),
                rules.withSpawning(rules.spawning().withPreview(1)),
                rules.withSpawning(rules.spawning().withClutch(true)),
                rules.withHold(HoldRule.OFF),
                rules.withInputs(Set.of(Input.LEFT)),
                rules.withTiming(rules.timing().withGravity(GravityClocks.basic())),
                rules.withTiming(rules.timing().withLockDelay(LockDelays.classic())),
                rules.withTiming(rules.timing().withSoftDrop(SoftDrop.instant())),
                rules.withTiming(rules.timing().withDelays(DelayRules.sega())),
                rules.withScoring(rules.scoring().withStartLevel(2)),
                rules.withClears(ClearRules.visible()),
                rules.withTopOuts(TopOut.BLOCK_OUT),
                rules.withGarbage(rules.garbage().withCap(8)));
        var prints = new HashSet<String>();
        changed.forEach(other -> prints.add(other.fingerprint()));
        assertEquals(changed.size(), prints.size());
        assertNotEquals(changed.get(0), changed.get(1));
    }

    @Test
    void anUnknownNameIsRefusedWithTheKnownOnes() {
        var message = message(() -> Rulesets.named("chess"));
        assertTrue(message.startsWith("ruleset must be one of basic, guideline, "), message);
        assertTrue(message.endsWith(": chess"), message);
    }

    @Test
    void aNameWithBlanksIsRefused() {
        assertEquals(
                "the name of a ruleset must not be empty or have blanks: \"my rules\"",
                message(() -> TestRules.PLAIN.withName("my rules")));
    }

    @Test
    void piecesWithoutAShapeAreRefused() {
        RandomizerFactory strangers = seed -> Randomizers.uniform(seed, Stranger.STRANGER);
        assertThrows(IllegalArgumentException.class, () -> TestRules.PLAIN.withRandomizers(strangers));
    }

    /** The example in the documentation. */
    @Test
    void piecesOfOnesOwnComeWithTheirRotationSystem() {
        var shapes = List.of(Shape.of(Tromino.I, "...", "XXX", "..."), Shape.of(Tromino.L, "XX", "X."));
        KickTable kicks = (type, from, to) -> List.of(Offset.ZERO, new Offset(-1, 0), new Offset(1, 0));
        var trominoes = Rulesets.guideline()
                .withName("trominoes")
                .withRandomizers(
                        RandomizerFactories.named("trominoes", seed -> Randomizers.sevenBag(seed, Tromino.values())),
                        RotationSystems.of(kicks, shapes));
        var game = Game.start(trominoes, 1);
        var turned = game.apply(Input.CLOCKWISE).game().apply(Input.HARD_DROP).game();
        assertEquals(3, turned.board().filledCells());
    }

    @Test
    void aPieceThatTheRulesDoNotKnowIsNotPutUnderControl() {
        var game = Game.start(TestRules.PLAIN, 1);
        var stranger = new Piece(Shape.of(Stranger.STRANGER, "X"), Orientation.SPAWN, 4, 5);
        var message = message(() -> game.withPiece(stranger));
        assertEquals(
                "a piece must be of a type of its rotation system, one of [I, O, T, S, Z, J, L]: STRANGER", message);
    }

    @Test
    void aBoardTooLowForItsPiecesIsRefused() {
        var message = message(() -> TestRules.PLAIN.withSize(BoardSize.of(10, 1)));
        assertTrue(message.startsWith("pieces must enter within the board 10x1/1, but type "), message);
    }

    @Test
    void aPreviewLargerThanSensibleIsRefused() {
        assertEquals("preview must be 0 to 32: 33", message(() -> SpawnSettings.plain(33)));
    }

    @Test
    void negativeTimesAreRefused() {
        assertEquals("entry delay in nanoseconds must be at least 0: -1", message(() -> DelayRules.fixed(-1, 0, 0)));
        assertEquals(
                "garbage delay in nanoseconds must be at least 0: -1",
                message(() -> GarbageSettings.standard().withDelayNanos(-1)));
        assertEquals(
                "start level must be at least 0: -1",
                message(() -> TestRules.PLAIN.scoring().withStartLevel(-1)));
    }

    @Test
    void moreThanAFrameANanosecondIsRefused() {
        var timing = TestRules.PLAIN.timing();
        assertEquals(
                "a game must have at most one frame per nanosecond: FrameRate[frames=2, nanos=1]",
                message(() -> timing.withFrames(new FrameRate(2, 1))));
    }

    @Test
    void instantGravityWithoutALockDelayIsRefused() {
        var timing =
                TestRules.PLAIN.timing().withGravity(GravityClocks.instant()).withLockDelay(LockDelays.entryReset(0));
        assertEquals(
                "with instant gravity the lock delay must be longer than: 0",
                message(() -> TestRules.PLAIN.withTiming(timing)));
    }

    @Test
    void anInputThatTheRulesDoNotKnowIsBlocked() {
        var game = Game.start(Rulesets.sega(), 1);
        assertEquals(List.of(), game.apply(Input.HARD_DROP).events());
        assertEquals(List.of(), game.press(Input.HOLD).events());
    }

    @Test
    void whatPeopleChangeIsChangedOneLevelDeep() {
        var rules = Rulesets.guideline();
        var scoring = rules.scoring();
        var timing = rules.timing();
        assertEquals(rules.withScoring(scoring.withScorer(Scorers.nes())), rules.withScorer(Scorers.nes()));
        assertEquals(rules.withScoring(scoring.withSpins(SpinRules.none())), rules.withSpins(SpinRules.none()));
        assertEquals(
                rules.withScoring(scoring.withAttacks(AttackTables.jstris())),
                rules.withAttacks(AttackTables.jstris()));
        assertEquals(rules.withScoring(scoring.withStartLevel(7)), rules.withLevel(7));
        assertEquals(rules.withTiming(timing.withGravity(GravityClocks.tgm())), rules.withGravity(GravityClocks.tgm()));
        assertEquals(
                rules.withTiming(timing.withLockDelay(LockDelays.classic())),
                rules.withLockDelay(LockDelays.classic()));
        assertEquals(rules.withTiming(timing.withSoftDrop(SoftDrop.instant())), rules.withSoftDrop(SoftDrop.instant()));
        assertEquals(rules.withSpawning(rules.spawning().withPreview(2)), rules.withPreview(2));
    }

    private static String message(Executable mistake) {
        return String.valueOf(
                assertThrows(IllegalArgumentException.class, mistake).getMessage());
    }
}
