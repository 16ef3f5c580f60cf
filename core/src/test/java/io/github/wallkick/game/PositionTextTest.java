package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.LockResult;
import io.github.wallkick.scoring.Score;
import io.github.wallkick.scoring.ScoreMemory;
import io.github.wallkick.scoring.Scorer;
import io.github.wallkick.scoring.Scorers;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.timing.GravityClocks;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTextTest {
    private static final Ruleset RULES = Rulesets.guideline();

    @Test
    void aShortPositionIsEnough() {
        var game = Game.parse("wallkick position 1; rules: guideline; board: 4X.5X/4X.5X; piece: I; next: TSZ");
        assertEquals(Board.parse("XXXX.XXXXX\nXXXX.XXXXX"), game.board());
        assertEquals(
                RULES.rotation().spawn(Tetromino.I, RULES.size()), game.piece().orElseThrow());
        assertEquals(
                List.of(Tetromino.T, Tetromino.S, Tetromino.Z), game.preview().subList(0, 3));
        assertEquals(RULES.spawning().preview(), game.preview().size());
        assertEquals(Phase.FALLING, game.phase());
        assertEquals(RULES.scoring().start(), game.score());
    }

    @Test
    void aNewGameIsOneLine() {
        assertEquals(
                "wallkick position 1; rules: guideline@" + RULES.fingerprint()
                        + "; piece: J 0 3 18; next: TSLIZO; seed: 1"
                        + "; randomizer: bag types=IOTSZJL rng=splitmix64:aa166a2f8b146a78 rest="
                        + "; lock: resetting(delay-nanos=500000000, lowest-row=18, moves=0, turns=0, rested-nanos=0,"
                        + " resting=false, landed=false, in-the-air=false); pieces: 1",
                Game.start(RULES, 1).text());
    }

    @Test
    void onlyTheRulesMustBeSaid() {
        var game = Game.parse("wallkick position 1; rules: guideline; seed: 5");
        assertEquals(Game.start(RULES, 5), game);
    }

    @Test
    void aPositionMayBeDrawnOnManyLines() {
        var text = """
                wallkick position 1
                # two ways to clear four
                rules: guideline

                board:
                  XXXX.XXXXX
                  XXXX.XXXXX
                piece: I R 2 10
                hold: T used
                """;
        var game = Game.parse(text);
        assertEquals(Board.parse("XXXX.XXXXX\nXXXX.XXXXX"), game.board());
        assertEquals(10, game.piece().orElseThrow().y());
        assertEquals(Optional.of(Tetromino.T), game.held());
        assertEquals(game, Game.parse(text.replace("\n", "\r\n")));
        assertEquals(game, Game.parse("\uFEFF" + text));
    }

    @Test
    void thePrettyTextShowsTheBoard() {
        var game = Game.start(RULES, 1).withBoard(Board.parse("XXXX.XXXXX\nXXXX......"));
        assertTrue(
                game.prettyText().contains("\nboard:\n  XXXX.XXXXX\n  XXXX......\npiece: J 0 3 18\n"),
                game::prettyText);
    }

    @Test
    void rulesThatAreNoPresetStandInTheText() {
        var rules = RULES.withName("a|b;c\\d").withGravity(GravityClocks.frozen());
        var game = Game.start(rules, 3).apply(Input.HARD_DROP).game();
        assertEquals(game, Game.parse(game.text()));
        assertEquals(game, Game.parse(game.prettyText()));
        assertEquals(1, game.text().lines().count());
    }

    @Test
    void rulesMayBeToldAsChangesOfAPreset() {
        var game = Game.parse("wallkick position 1; rules: base: guideline | name: sprint | gravity: frozen; piece: T");
        assertEquals(RULES.withName("sprint").withGravity(GravityClocks.frozen()), game.ruleset());
    }

    @Test
    void rulesThatHaveChangedSinceAreNoticed() {
        var text = Game.start(RULES, 1).text().replace(RULES.fingerprint(), "0123456789abcdef");
        var error = assertThrows(NotationException.class, () -> Game.parse(text));
        assertEquals(
                "line 1, column 39: the rules of this name have the fingerprint " + RULES.fingerprint()
                        + " here: a name without one takes them as they are",
                error.getMessage());
        assertEquals(Game.start(RULES, 1), Game.parse(text.replace("@0123456789abcdef", "")));
    }

    @Test
    void aGameWithStrategiesOfOnesOwnIsReadWithItsRules() {
        var rules = RULES.withName("mine").withClears(ClearRules.named("mine", ClearRules.all()));
        var game = Game.start(rules, 1).apply(Input.LEFT).game();
        assertEquals(game, Game.parse(game.text(), rules));
        assertEquals(game, Game.parse(game.textWithoutRules(), rules));
        var error = assertThrows(NotationException.class, () -> Game.parse(game.text()));
        assertTrue(error.rule().contains("must be handed in as a value"), error::rule);
    }

    @Test
    void aGameWithStrategiesWithoutANameIsWrittenWithoutItsRules() {
        var rules = RULES.withClears(board -> board.clearLines()).withName("nameless");
        var game = Game.start(rules, 1).apply(Input.LEFT).game();
        assertThrows(IllegalStateException.class, game::text);
        assertEquals(game, Game.parse(game.textWithoutRules(), rules));
    }

    @Test
    void whatAScorerOfOnesOwnRemembersIsSaved() {
        var scoring = ScoringSettings.guideline().withScorer(Scorers.named("thirds", new EveryThirdLock()));
        var rules = RULES.withName("thirds").withScoring(scoring);
        var second = Game.start(rules, 1)
                .apply(Input.HARD_DROP)
                .game()
                .apply(Input.HARD_DROP)
                .game();
        var loaded = Game.parse(second.text(), rules);

        assertEquals(second, loaded);
        assertTrue(second.text().contains("scorer=\"2 of 3\""), second::text);
        var points = loaded.score().points();
        assertEquals(100, loaded.apply(Input.HARD_DROP).game().score().points() - points);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "two of 3", "99999999999 of 3"})
    void aMemoryThatAScorerCannotReadIsToldWithItsPlace(String memory) {
        var scoring = ScoringSettings.guideline().withScorer(Scorers.named("thirds", new EveryThirdLock()));
        var rules = RULES.withName("thirds").withScoring(scoring);
        var text = Game.start(rules, 1).apply(Input.HARD_DROP).game().text();
        var wrong = text.replace("1 of 3", memory);

        var error = assertThrows(NotationException.class, () -> Game.parse(wrong, rules));
        assertTrue(error.column() > text.indexOf("score:"), error::toString);
    }

    /** Pays for every third lock, without a word of its own about what it cannot read. */
    private record EveryThirdLock() implements Scorer {
        private record Locked(int count) implements ScoreMemory {
            @Override
            public String text() {
                return count + " of 3";
            }
        }

        @Override
        public long points(Score before, Score after, LockResult lock) {
            return count(before) == 2 ? 100 : 0;
        }

        @Override
        public ScoreMemory remember(Score before, Score after, LockResult lock) {
            return new Locked((count(before) + 1) % 3);
        }

        @Override
        public ScoreMemory parseMemory(String text) {
            return new Locked(Integer.parseInt(text.substring(0, text.indexOf(" of 3"))));
        }

        private static int count(Score score) {
            return score.scorerMemory() instanceof Locked locked ? locked.count() : 0;
        }
    }

    @Test
    void aRandomizerWithoutANameCannotBeRead() {
        var rules = TestRules.with("TIO");
        var error = assertThrows(
                IllegalStateException.class, () -> Game.start(rules, 1).textWithoutRules());
        assertTrue(error.toString().contains("Randomizers.named(name, randomizer)"), error::toString);
    }

    @Test
    void aNamedRandomizerIsDrawnFromAgain() {
        var named = RULES.withName("mine")
                .withRandomizers(RandomizerFactories.named(
                        "mine", seed -> Randomizers.named("mine", Randomizers.sevenBag(seed))));
        var game = Game.start(named, 4).apply(Input.HARD_DROP).game();
        assertTrue(game.text().contains("randomizer: \"mine\" drawn=8;"), game::text);
        assertEquals(game, Game.parse(game.text(), named));
    }

    @Test
    void otherRulesThanThoseOfTheTextAreRefused() {
        var text = Game.start(RULES, 1).text();
        var other = assertThrows(NotationException.class, () -> Game.parse(text, Rulesets.tetrio()));
        assertEquals("line 1, column 29: the rules that were handed in are tetrio", other.getMessage());
        assertThrows(NotationException.class, () -> Game.parse(text, RULES.withPreview(4)));
        var mine = Game.start(RULES.withName("mine"), 1).text();
        var line = assertThrows(
                NotationException.class,
                () -> Game.parse(mine, RULES.withName("mine").withPreview(4)));
        assertEquals("the rules that were handed in have \"preview: 4\" here", line.rule());
    }

    private enum Letter implements PieceType {
        SEMICOLON(';'),
        BAR('|'),
        BACKSLASH('\\');

        private final char symbol;

        Letter(char symbol) {
            this.symbol = symbol;
        }

        @Override
        public char symbol() {
            return symbol;
        }
    }

    @Test
    void piecesMayHaveLettersThatSeparateParts() {
        var system = RotationSystems.of(
                (type, from, to) -> List.of(Offset.ZERO),
                List.of(
                        Shape.of(Letter.SEMICOLON, "XX", "X."),
                        Shape.of(Letter.BAR, "XX", "XX"),
                        Shape.of(Letter.BACKSLASH, "X")));
        var rules =
                RULES.withName("letters").withRandomizers(seed -> Randomizers.sevenBag(seed, Letter.values()), system);
        var game = Game.start(rules, 1)
                .apply(Input.HOLD)
                .game()
                .withQueue(List.of(Letter.BACKSLASH, Letter.BAR, Letter.SEMICOLON, Letter.BACKSLASH));
        assertEquals(game, Game.parse(game.textWithoutRules(), rules));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "piece: T 0 3 39              ! a piece under control must be on the board",
                "piece: T 0 -2 5              ! a piece under control must be on the board",
                "board: 10X/10X; piece: T 0 3 0 ! a board must leave room for the piece under control",
                "piece: Q                     ! expected one of the types I O T S Z J L, got \"Q\"",
                "piece: T X 0 0               ! orientation must be one of 0 R 2 L",
                "piece: T; phase: spawning 5  ! expected no phase beside a piece",
                "phase: over my-own           ! expected a way to lose of these rules",
                "phase: spawning 0            ! expected a number from 1 to",
                "phase: sleeping 1            ! expected spawning NANOS",
                "lock: none                   ! expected lock beside a piece only",
                "board: 9X                    ! expected a row of 10 cells",
                "board: 11X                   ! expected a row of 10 cells",
                "board: 4X.5T                 ! expected ., X or their number, got 'T'",
                "board: 0X9X                  ! expected a number of cells without leading zeros",
                "gravity: nes-ntsc            ! expected the gravity clock guideline",
                "hold: T twice                ! expected used",
                "held: jump                   ! expected one of left, right",
                "garbage: 3,10                ! expected a number from 0 to 9",
                "seed: 1; seed: 2             ! expected each part once, got seed again",
                "colour: red                  ! expected one of the parts rules, board",
                "piece                        ! expected one of the parts rules, board",
                "next: TQ                     ! expected one of the types I O T S Z J L, got \"Q\"",
                "randomizer: bag              ! expected a field",
                "piece: T; rotation: ars      ! expected a rotation system in which the piece has the shape"
            })
    void whatIsNoPositionIsRefusedInWords(String parts, String rule) {
        var error = assertThrows(
                NotationException.class, () -> Game.parse("wallkick position 1; rules: guideline; " + parts.strip()));
        assertTrue(error.rule().startsWith(rule.strip()), error::getMessage);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "wallkick position 2; rules: guideline", "rules: guideline", "wallkick position 1"})
    void aTextWithoutItsTitleOrRulesIsRefused(String text) {
        assertThrows(NotationException.class, () -> Game.parse(text));
    }

    @Test
    void anErrorInALineOfRulesHasItsPlace() {
        var text = "wallkick position 1\nrules:\n  base: guideline\n  name: x\n  gravity: sideways\n";
        var error = assertThrows(NotationException.class, () -> Game.parse(text));
        assertEquals(5, error.line());
        assertEquals(12, error.column());
    }

    @ParameterizedTest
    @MethodSource("presets")
    void aGameWithoutTimeIsReadBack(Ruleset rules) {
        var game = UntimedGame.start(rules, 5);
        for (var i = 0; i < 6 && !game.isOver(); i++) {
            game.apply(i % 2 == 0 ? Input.LEFT_TO_WALL : Input.RIGHT_TO_WALL);
            game.apply(Input.CLOCKWISE);
            assertEquals(game.toGame(), Game.parse(game.toGame().text()));
            game.apply(Input.HARD_DROP);
        }
    }

    static List<Ruleset> presets() {
        return AllRulesets.presets();
    }

    @Test
    void rulesWithoutAHoldHaveNoPieceOnHold() {
        var error = assertThrows(
                NotationException.class, () -> Game.parse("wallkick position 1; rules: nes-ntsc; hold: T"));
        assertEquals("expected - for none, since these rules have no hold", error.rule());
    }

    @Test
    void aPieceOverFilledCellsIsReadWhereTheRulesLetItBe() {
        var game = Game.parse("wallkick position 1; rules: nes-ntsc; board: 10X/10X; piece: T 0 3 0");
        assertTrue(game.board().collides(game.piece().orElseThrow()));
    }
}
