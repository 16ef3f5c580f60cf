package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.randomizer.Draw;
import io.github.wallkick.randomizer.Randomizer;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.rotation.TurnResult;
import io.github.wallkick.timing.Fall;
import io.github.wallkick.timing.GravityClock;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A strategy of a user's own that answers what it must not is named where it answers, with its answer. */
@SuppressWarnings({"NullAway", "DataFlowIssue"}) // users without null checks answer null
class StrategyAnswersTest {
    /** A rotation system that turns pieces as a test says. */
    private record Turning(UnaryOperator<Piece> turned) implements RotationSystem {
        @Override
        public Shape shape(PieceType type) {
            return RotationSystems.srs().shape(type);
        }

        @Override
        public TurnResult rotate(Board board, Piece piece, Turn turn) {
            var after = turned.apply(piece);
            return after == null ? null : new TurnResult(after, 0);
        }

        @Override
        public String toString() {
            return "my turns";
        }
    }

    /** A randomizer that deals one type a number of times, and then what a test says. */
    private record Dealing(int good, Draw last) implements Randomizer {
        @Override
        public Draw draw() {
            return good == 0 ? last : new Draw(Tetromino.T, new Dealing(good - 1, last));
        }

        @Override
        public String toString() {
            return "my pieces";
        }
    }

    private enum Stranger implements PieceType {
        STRANGER;

        @Override
        public char symbol() {
            return '?';
        }
    }

    @Test
    void holesBesideTheBoardAreNamedWhenTheyAreReceived() {
        assertEquals(
                "the column of a hole must be 0 to 9: 99, answered by my holes",
                message(() -> receive(named("my holes", (random, lines, width) -> List.of(99)), 1)));
    }

    @Test
    void tooFewHolesAreNamed() {
        assertEquals(
                "the holes of garbage must be 2: [1], answered by my holes",
                message(() -> receive(named("my holes", (random, lines, width) -> List.of(1)), 2)));
    }

    @Test
    void holesThatAreNoneAreNamed() {
        assertEquals(
                "the holes of garbage must not be null: null, answered by my holes",
                message(() -> receive(named("my holes", (random, lines, width) -> null), 2)));
        assertEquals(
                "the column of a hole must not be null: null, answered by my holes",
                message(() -> receive(named("my holes", (random, lines, width) -> Arrays.asList((Integer) null)), 1)));
    }

    @Test
    void aClearOfAnotherSizeIsNamed() {
        var other = Board.empty(BoardSize.of(10, 20));
        ClearRule rule = new ClearRule() {
            @Override
            public LineClear clear(Board locked) {
                return new LineClear(other, 0);
            }

            @Override
            public String toString() {
                return "my clear";
            }
        };
        assertEquals(
                "the board of a clear must have the size of the board before: 10x20/20, answered by my clear",
                message(() -> drop(TestRules.PLAIN.withClears(rule))));
    }

    @Test
    void aClearThatIsNoneIsNamed() {
        var message = message(() -> drop(TestRules.PLAIN.withClears(locked -> null)));
        assertTrue(message.startsWith("a clear must not be null: null, answered by "), message);
    }

    @Test
    void delaysThatAreNoneAreNamed() {
        var timing = TestRules.PLAIN.timing().withDelays((result, level, frame) -> null);
        var message = message(() -> drop(TestRules.PLAIN.withTiming(timing)));
        assertTrue(message.startsWith("the delays after a lock must not be null: null, answered by "), message);
    }

    static List<UnaryOperator<Piece>> badTurns() {
        return List.of(
                piece -> piece.moved(-9, 0),
                piece -> piece.moved(0, 30),
                piece -> new Piece(Tetromino.I.shape(), piece.orientation(), piece.x(), piece.y()));
    }

    @ParameterizedTest
    @MethodSource("badTurns")
    void aTurnThatEndsWhereItMustNotIsNamed(UnaryOperator<Piece> turned) {
        var message = message(() -> turn(new Turning(turned), Board.empty(TestRules.PLAIN.size())));
        assertTrue(message.startsWith("a turned piece must fit the board and keep its type: "), message);
        assertTrue(message.endsWith(", answered by my turns"), message);
    }

    @Test
    void aTurnOntoFilledCellsIsNamed() {
        var board = Board.parse(TestRules.PLAIN.size(), "....X.....");
        var message = message(() -> turn(new Turning(piece -> piece.moved(0, -piece.bottom())), board));
        assertTrue(message.startsWith("a turned piece must fit the board"), message);
    }

    @Test
    void aTurnThatIsNoneIsNamed() {
        assertEquals(
                "a turn must not be null: null, answered by my turns",
                message(() -> turn(new Turning(piece -> null), Board.empty(TestRules.PLAIN.size()))));
    }

    @Test
    void aRandomizerThatDealsNothingIsNamed() {
        var dealing = new Dealing(200, null);
        assertEquals("a draw must not be null: null, answered by my pieces", message(() -> drops(dealing)));
    }

    @Test
    void aTypeDealtLateThatTheRulesDoNotKnowIsNamed() {
        var message = message(() -> drops(new Dealing(200, new Draw(Stranger.STRANGER, new Dealing(9, null)))));
        assertTrue(message.contains("STRANGER"), message);
    }

    @Test
    void aFallThatIsNoneIsNamed() {
        GravityClock clock = new GravityClock() {
            @Override
            public Fall advance(long elapsedNanos, int level) {
                return null;
            }

            @Override
            public long nanosToNextRow(int level) {
                return 1000;
            }

            @Override
            public String toString() {
                return "my clock";
            }
        };
        var rules = TestRules.PLAIN.withTiming(TestRules.PLAIN.timing().withGravity(clock));
        assertEquals(
                "a fall must not be null: null, answered by my clock",
                message(() -> Game.start(rules, 1).advance(2000)));
    }

    private static void receive(HoleRule rule, int lines) {
        Game.start(TestRules.PLAIN.withGarbage(GarbageSettings.standard().withHoles(rule)), 1)
                .receive(lines);
    }

    private static HoleRule named(String name, HoleRule rule) {
        return new HoleRule() {
            @Override
            public List<Integer> holes(long random, int lines, int width) {
                return rule.holes(random, lines, width);
            }

            @Override
            public String toString() {
                return name;
            }
        };
    }

    private static void drop(Ruleset rules) {
        Game.start(rules, 1).apply(Input.HARD_DROP);
    }

    /** Drops pieces from a queue that deals them one after the other, clearing the board between them. */
    private static void drops(Randomizer randomizer) {
        var rules = TestRules.PLAIN.withRandomizers(RandomizerFactories.named("dealing", seed -> randomizer));
        var game = Game.start(rules, 1);
        for (var i = 0; i < 300; i++) {
            game = game.apply(Input.HARD_DROP).game().withBoard(Board.empty(rules.size()));
        }
    }

    private static void turn(RotationSystem system, Board board) {
        Game.start(TestRules.with("T").withRotation(system), 1).withBoard(board).apply(Input.CLOCKWISE);
    }

    private static String message(Executable mistake) {
        return String.valueOf(
                assertThrows(IllegalArgumentException.class, mistake).getMessage());
    }
}
