package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.KickTables;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether a T-spin with an open front is full is said by the marks of the kick table, not by the number of the test. */
class MarkedTestsTest {
    private static final BoardSize SIZE = BoardSize.of(8, 8);
    private static final int BOARDS = 200_000;
    private static final int ENOUGH = 1;

    /** The fifth test was full for all of these, though two of the tables mark none. */
    @ParameterizedTest
    @CsvSource({
        "dtet, SPAWN, CLOCKWISE, MINI",
        "basic, REVERSE, COUNTERCLOCKWISE, MINI",
        "srs, SPAWN, CLOCKWISE, FULL",
        "srs-plus, REVERSE, COUNTERCLOCKWISE, FULL"
    })
    void theFifthTestIsFullWhereTheTableMarksIt(String name, Orientation from, Turn turn, Spin spin) {
        assertJudged(spin, RotationSystems.named(name), from, turn, 4);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    0 | (-1,-2)
                    1 | (0,0)(-1,-2)
                    2 | (0,0)(1,0)(-1,-2)
                    3 | (0,0)(1,0)(-1,0)(-1,-2)
                    5 | (0,0)(1,0)(-1,0)(0,-1)(0,-2)(-1,-2)
                    """)
    void anyTestOfATableOfOnesOwnCanBeMarked(int test, String tests) {
        assertJudged(Spin.MINI, system(tests, -1), Orientation.SPAWN, Turn.CLOCKWISE, test);
        assertJudged(Spin.FULL, system(tests, test), Orientation.SPAWN, Turn.CLOCKWISE, test);
    }

    private static RotationSystem system(String tests, int marked) {
        var builder = KickTables.builder().kicks("T", "0R", tests);
        KickTable table = marked < 0
                ? builder.build()
                : builder.fullSpin("T", "0R", marked).build();
        return RotationSystems.of(table);
    }

    private static void assertJudged(Spin spin, RotationSystem system, Orientation from, Turn turn, int test) {
        var turns = openFronted(system, from, turn, test);
        assertTrue(turns.size() >= ENOUGH, "only " + turns.size() + " such turns were found");
        for (var found : turns) {
            assertEquals(
                    spin, SpinRules.guideline().judge(found.board(), found.piece(), found.last()), found::toString);
        }
    }

    private record Found(Board board, Piece piece, LastTurn last) {}

    /** Turns by a test that end with three corners filled, and one of those beside the stem open. */
    private static List<Found> openFronted(RotationSystem system, Orientation from, Turn turn, int test) {
        var found = new ArrayList<Found>();
        var random = new Random(7);
        for (var i = 0; i < BOARDS && found.size() < ENOUGH; i++) {
            var board = Board.ofRows(SIZE, random.ints(6, 0, 1 << 8).toArray());
            var piece = new Piece(system.shape(Tetromino.T), from, random.nextInt(-1, 7), random.nextInt(-1, 6));
            if (board.collides(piece)) {
                continue;
            }
            var result = system.rotate(board, piece, turn);
            var unmarked = LastTurn.of(piece, result.piece(), Math.max(0, result.kick()), false);
            if (result.kick() == test && SpinRules.guideline().judge(board, result.piece(), unmarked) == Spin.MINI) {
                var last = LastTurn.of(piece, result.piece(), result.kick(), result.makesFullSpin());
                found.add(new Found(board, result.piece(), last));
            }
        }
        return found;
    }
}
