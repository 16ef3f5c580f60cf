package io.github.wallkick.bench;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import java.util.Arrays;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Full rows taken out of boards that look like real games otherwise. */
public class LineClearBench extends HotPathBench {
    private static final long SEED = 7;

    /** Which rows are full, from one row of the stack upwards: {@code X} full, {@code .} as it was. */
    @Param({"none", "X", "XX", "XXXX", "X.X", "XX.X"})
    public String full = "none";

    private final Board[] boards = new Board[QUESTIONS];
    private final CellGrid[] grids = new CellGrid[QUESTIONS];
    private final Board[] cleared = new Board[QUESTIONS];
    private final CellGrid[] gridsCleared = new CellGrid[QUESTIONS];

    /** Fills the rows of a thousand boards. */
    @Setup
    public void setUp() {
        var random = new Random(SEED);
        var typical = GameBoards.typical();
        for (var i = 0; i < boards.length; i++) {
            var board = typical.get(random.nextInt(typical.size()));
            boards[i] = withFullRows(board, random.nextInt(Math.max(1, board.stackHeight() - 4)));
            grids[i] = CellGrid.of(boards[i]);
            cleared[i] = boards[i].clearLines().board();
            gridsCleared[i] = grids[i].clearLines();
        }
    }

    private Board withFullRows(Board board, int lowest) {
        if (full.equals("none")) {
            return board;
        }
        var rows = new int[BoardSize.STANDARD.height()];
        Arrays.setAll(rows, board::row);
        for (var i = 0; i < full.length(); i++) {
            if (full.charAt(i) == 'X') {
                rows[lowest + i] = (1 << board.width()) - 1;
            }
        }
        return Board.ofRows(board.size(), rows);
    }

    /** The packed board. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public void board() {
        for (var i = 0; i < boards.length; i++) {
            cleared[i] = boards[i].clearLines().board();
        }
    }

    /** The array board. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public void arrayBaseline() {
        for (var i = 0; i < grids.length; i++) {
            gridsCleared[i] = grids[i].clearLines();
        }
    }

    /** Holds the boards made to each other. */
    @TearDown(Level.Iteration)
    public void check() {
        for (var i = 0; i < boards.length; i++) {
            if (!CellGrid.of(cleared[i]).sameCells(gridsCleared[i])) {
                throw new AssertionError("wrong board after a clear of " + full + ":\n" + cleared[i]);
            }
        }
    }
}
