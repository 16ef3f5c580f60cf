package io.github.wallkick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.DelayRules;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.HoldRule;
import io.github.wallkick.game.RandomizerFactories;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.game.SoftDrop;
import io.github.wallkick.game.TopOut;
import io.github.wallkick.notation.NullpominoRule.Outcome;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.KickTables;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.rotation.SpawnPlace;
import io.github.wallkick.timing.LockDelays;
import io.github.wallkick.timing.ResettingLockDelay;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Small files with what matters of NullpoMino's own ones. */
class NullpominoRuleTest {
    private static final Ruleset MODE = Rulesets.guideline();
    private static final String WALL_KICK = "0.ruleopt.strWallkick=mu.nu.nullpo.game.subsystem.wallkick.";
    private static final String RANDOMIZER =
            "0.ruleopt.strRandomizer=net.omegaboshi.nullpomino.game.subsystem.randomizer.";

    // Source: nullpomino/nullpomino 4de098d, config/rule/Standard.rul, the options that count
    private static final String STANDARD = """
            #NullpoMino RuleOption
            0.ruleopt.strRuleName=STANDARD
            0.ruleopt.style=0
            0.ruleopt.nextDisplay=6
            0.ruleopt.softdropSpeed=20.0
            0.ruleopt.softdropMultiplyNativeSpeed=true
            0.ruleopt.lockresetLimitMove=15
            0.ruleopt.lockresetLimitRotate=15
            0.ruleopt.lockresetLimitShareCount=true
            0.ruleopt.lockresetLimitOver=1
            0.ruleopt.skin=0
            """ + WALL_KICK + "StandardWallkick\n" + RANDOMIZER + "BagNoSZORandomizer\n";

    private static NullpominoRule.Import read(String text) {
        return NullpominoRule.parse(text).ruleset(MODE);
    }

    private static Map<String, Outcome> outcomes(NullpominoRule.Import read) {
        return read.notes().stream()
                .collect(Collectors.toMap(NullpominoRule.Note::option, NullpominoRule.Note::outcome));
    }

    @Test
    void theStandardRuleIsReadAsItIs() {
        var read = read(STANDARD);
        var rules = read.ruleset();
        assertEquals("STANDARD", rules.name());
        assertEquals(new BoardSize(10, 23, 20), rules.size());
        assertEquals(RandomizerFactories.named("nullpomino-bag-no-szo"), rules.randomizers());
        assertEquals(SoftDrop.faster(20), rules.timing().softDrop());
        assertEquals(LockDelays.nullpomino(), rules.timing().lockDelay());
        assertEquals(HoldRule.ONCE, rules.hold());
        assertEquals(6, rules.spawning().preview());
        assertEquals(List.of(TopOut.BLOCK_OUT, TopOut.LOCK_OUT), rules.topOuts());
        assertEquals(MODE.timing().gravity(), rules.timing().gravity());
        assertEquals(MODE.scoring(), rules.scoring());
        for (var type : Tetromino.values()) {
            assertEquals(type.shape(), rules.rotation().shape(type));
            assertEquals(
                    RotationSystems.withSpawn(RotationSystems.srs(), SpawnPlace.above(0))
                            .spawn(type, rules.size()),
                    rules.rotation().spawn(type, rules.size()));
        }
        assertEquals(
                List.of(),
                KickTables.diff(
                        KickTables.nullpomino180(), rules.rotation().kickTable().orElseThrow()));
        var notes = outcomes(read);
        assertEquals(12, notes.size());
        assertEquals(Outcome.LEFT_OUT, notes.remove("skin"));
        assertEquals(
                List.of(Outcome.CARRIED), notes.values().stream().distinct().toList());
        assertEquals(Optional.empty(), Recording.start(rules, 1).replay().verify());
        assertEquals(rules, Ruleset.parse(rules.text()));
    }

    // Source: nullpomino/nullpomino 4de098d, config/rule: NintendoR and NintendoGBC, Classic3, Physician
    @Test
    void theRulesOfOldConsolesHaveTheirBoardsPiecesAndDelays() {
        var nintendo = read("""
                0.ruleopt.strRuleName=NINTENDO-R
                0.ruleopt.nextDisplay=1
                0.ruleopt.holdEnable=false
                0.ruleopt.harddropEnable=false
                0.ruleopt.rotateButtonAllowDouble=false
                0.ruleopt.pieceEnterAboveField=false
                0.ruleopt.pieceDefaultDirection.4=2
                0.ruleopt.lockresetMove=false
                0.ruleopt.lockresetRotate=false
                0.ruleopt.dasDelay=6
                """ + RANDOMIZER + "NintendoRandomizer\n");
        var rules = nintendo.ruleset();
        assertEquals(RandomizerFactories.named("nullpomino-nintendo"), rules.randomizers());
        assertEquals(HoldRule.OFF, rules.hold());
        assertFalse(rules.inputs().contains(Input.HARD_DROP) || rules.inputs().contains(Input.HALF_TURN));
        var t = rules.rotation().spawn(Tetromino.T, rules.size());
        assertEquals(Orientation.REVERSE, t.orientation());
        assertEquals(List.of(19, 18, 3), List.of(t.top(), t.bottom(), t.left()));
        assertEquals(
                ResettingLockDelay.MoveReset.NONE,
                ((ResettingLockDelay) rules.timing().lockDelay()).moveReset());
        assertEquals(Outcome.LEFT_OUT, outcomes(nintendo).get("dasDelay"));

        var gameBoy = read("0.ruleopt.fieldHeight=18\n0.ruleopt.minARE=1\n0.ruleopt.maxARE=1\n"
                + "0.ruleopt.minARELine=1\n0.ruleopt.maxARELine=1\n0.ruleopt.minLineDelay=60\n"
                + "0.ruleopt.maxLineDelay=60\n0.ruleopt.minLockDelay=0\n0.ruleopt.maxLockDelay=0\n"
                + WALL_KICK + "GBCWallkick\n");
        assertEquals(new BoardSize(10, 21, 18), gameBoy.ruleset().size());
        assertEquals(
                DelayRules.fixed(16_666_667, 1_000_000_000, 16_666_667),
                gameBoy.ruleset().timing().delays());
        assertEquals(0, ((ResettingLockDelay) gameBoy.ruleset().timing().lockDelay()).delayNanos());
        assertEquals(Outcome.LEFT_OUT, outcomes(gameBoy).get("strWallkick"));
        assertEquals(Outcome.CARRIED, outcomes(gameBoy).get("minARE"));

        var classic = read("0.ruleopt.nextDisplay=3\n" + WALL_KICK + "ClassicPlusWallkick\n");
        assertEquals(RotationSystems.arsTi(), classic.ruleset().rotation());
        assertEquals(Outcome.APPROXIMATED, outcomes(classic).get("strWallkick"));

        var error = assertThrows(IllegalArgumentException.class, () -> read("0.ruleopt.style=2\n"));
        assertTrue(String.valueOf(error.getMessage()).contains("style"), error::getMessage);
    }

    @Test
    void shapesAndPlacesMayBeMoved() {
        // the T lies on the floor of its box, as in the Arika system, and spawns a row lower and a column to the right
        var rules = read("""
                0.ruleopt.fieldHiddenHeight=10
                0.ruleopt.pieceOffsetY.4.0=1
                0.ruleopt.pieceOffsetX.4.1=-1
                0.ruleopt.pieceSpawnX.4.0=1
                0.ruleopt.pieceSpawnY.4.0=-2
                """).ruleset();
        var t = rules.rotation().shape(Tetromino.T);
        assertEquals(0, t.bounds(Orientation.SPAWN).minY());
        assertEquals(0, t.bounds(Orientation.RIGHT).minX());
        assertEquals(Tetromino.T.shape().cells(Orientation.LEFT), t.cells(Orientation.LEFT));
        var spawned = rules.rotation().spawn(Tetromino.T, rules.size());
        assertEquals(List.of(4, 22), List.of(spawned.left(), spawned.bottom()));
        var plain = rules.rotation().spawn(Tetromino.I, rules.size());
        assertEquals(List.of(3, 20), List.of(plain.left(), plain.bottom()));
    }

    @Test
    void aPlaceThatTheBoardHasNoRoomForIsTold() {
        var high = read("0.ruleopt.pieceSpawnY.4.0=-2\n0.ruleopt.pieceSpawnX.4.0=-3\n0.ruleopt.pieceSpawnX.4.1=9\n");
        assertEquals(Outcome.APPROXIMATED, outcomes(high).get("pieceSpawnY.4.0"));
        assertEquals(Outcome.CARRIED, outcomes(high).get("pieceSpawnX.4.0"));
        assertEquals(
                0,
                high.ruleset()
                        .rotation()
                        .spawn(Tetromino.T, high.ruleset().size())
                        .left());
        var across = read("0.ruleopt.pieceSpawnY.0.0=0\n0.ruleopt.pieceSpawnY.4.0=1\n");
        assertEquals(Outcome.CARRIED, outcomes(across).get("pieceSpawnY.0.0"));
        assertEquals(Outcome.APPROXIMATED, outcomes(across).get("pieceSpawnY.4.0"));
    }

    @Test
    void kicksMayBeRefused() {
        var none = read("0.ruleopt.rotateWallkick=false\n" + WALL_KICK + "StandardWallkick\n")
                .ruleset();
        var down = read("0.ruleopt.rotateMaxUpwardWallkick=0\n" + WALL_KICK + "StandardWallkick\n")
                .ruleset();
        for (PieceType type : Tetromino.values()) {
            for (var from : Orientation.values()) {
                for (var to : Orientation.values()) {
                    if (from != to) {
                        assertEquals(
                                1,
                                none.rotation()
                                        .kickTable()
                                        .orElseThrow()
                                        .kicks(type, from, to)
                                        .size());
                        assertTrue(down.rotation().kickTable().orElseThrow().kicks(type, from, to).stream()
                                .allMatch(kick -> kick.dy() <= 0));
                    }
                }
            }
        }
    }

    @Test
    void whatIsNoNumberIsToldAndTheDefaultHolds() {
        var read = read("0.ruleopt.nextDisplay=many\n0.ruleopt.holdEnable=yes\n0.ruleopt.softdropSpeed=x\n");
        assertEquals(3, read.ruleset().spawning().preview());
        assertEquals(HoldRule.OFF, read.ruleset().hold());
        assertEquals(
                List.of(
                        "carried holdEnable=yes",
                        "approximated nextDisplay=many: it is no number, so that the default holds there: 3",
                        "approximated softdropSpeed=x: it is no number, so that the default holds there: 0.5"),
                read.notes().stream().map(NullpominoRule.Note::toString).toList());
    }

    @Test
    void aSoftDropOfItsOwnSpeedHasATimeForEachRow() {
        var slow = new SoftDrop.Steps(33_333_333, 33_333_333, SoftDrop.Gravity.REPLACED, false);
        assertEquals(slow, read("0.ruleopt.skin=1\n").ruleset().timing().softDrop());
        assertEquals(
                SoftDrop.instant(),
                read("0.ruleopt.softdropSpeed=20\n").ruleset().timing().softDrop());
    }

    @Test
    void aReplayHasTheRuleToo() {
        var rule = NullpominoRule.parse("0.r.max=5\n1.ruleopt.strRuleName=two\n0.ruleopt.strRuleName=\\u4e00 two\n");
        assertEquals(Optional.of("一 two"), rule.name());
        assertEquals("一-two", rule.ruleset(MODE).ruleset().name());
        assertEquals(Optional.empty(), NullpominoRule.parse("0.ruleopt.skin=1").name());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fieldWidth=3",
                "fieldWidth=33",
                "fieldHeight=0",
                "fieldHeight=65",
                "fieldHiddenHeight=-1",
                "fieldHiddenHeight=2000000000"
            })
    void boardsThatCannotBeAreRefusedByName(String option) {
        var rule = NullpominoRule.parse("0.ruleopt." + option);
        var error = assertThrows(IllegalArgumentException.class, () -> rule.ruleset(MODE));
        var name = option.substring(0, option.indexOf('='));
        assertTrue(String.valueOf(error.getMessage()).contains(name), error::getMessage);
    }

    @Test
    void aBadEscapeIsToldWithItsPlace() {
        var error = assertThrows(
                NotationException.class, () -> NullpominoRule.parse("0.ruleopt.skin=\\\\u0\n0.ruleopt.x=a\\u12g4"));
        assertEquals(List.of(2, 14), List.of(error.line(), error.column()));
        assertThrows(NotationException.class, () -> NullpominoRule.parse("rules: guideline"));
        assertThrows(NotationException.class, () -> NullpominoRule.parse(""));
    }

    @Test
    void theRuleIsPlayed() {
        var game = Game.start(read(STANDARD).ruleset(), 4);
        for (var i = 0; i < 5; i++) {
            game = game.apply(Input.HALF_TURN).game().apply(Input.HARD_DROP).game();
        }
        assertEquals(
                20, game.board().toString().chars().filter(unit -> unit == 'X').count());
    }
}
