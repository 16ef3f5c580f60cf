package io.github.wallkick.bench;

import io.github.wallkick.bench.Questions.Question;
import io.github.wallkick.board.Board;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * A piece locked where it fills no row, as most pieces of a game are. The boards made are kept until the next round, so
 * that the compiler cannot do without making them.
 */
public class LockBench extends HotPathBench {
    private Question[] questions = {};
    private CellGrid[] grids = {};
    private long filled;
    private final Board[] boards = new Board[QUESTIONS];
    private final CellGrid[] gridsMade = new CellGrid[QUESTIONS];

    /** Makes the questions and answers them on the array board. */
    @Setup
    public void setUp() {
        questions = Questions.resting(GameBoards.typical()).toArray(Question[]::new);
        grids = new CellGrid[questions.length];
        for (var i = 0; i < questions.length; i++) {
            grids[i] = CellGrid.of(questions[i].board());
            boards[i] = questions[i].board().lock(questions[i].piece());
            gridsMade[i] = grids[i].lock(questions[i].piece());
            filled += gridsMade[i].filledCells();
        }
    }

    /** The piece locked, no row looked at. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public void lock() {
        for (var i = 0; i < questions.length; i++) {
            boards[i] = questions[i].board().lock(questions[i].piece());
        }
    }

    /** The piece locked and the rows cleared, in two steps. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public void lockThenClear() {
        for (var i = 0; i < questions.length; i++) {
            boards[i] =
                    questions[i].board().lock(questions[i].piece()).clearLines().board();
        }
    }

    /** The piece locked and the rows cleared, in one step. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public void place() {
        for (var i = 0; i < questions.length; i++) {
            boards[i] = questions[i].board().place(questions[i].piece()).board();
        }
    }

    /** The array board, locked and cleared. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public void arrayBaseline() {
        for (var i = 0; i < questions.length; i++) {
            gridsMade[i] = grids[i].lock(questions[i].piece()).clearLines();
        }
    }

    /** Holds the boards made to the answers: no row was cleared, so both kinds have as many cells. */
    @TearDown(Level.Iteration)
    public void check() {
        var ofBoards = 0L;
        var ofGrids = 0L;
        for (var i = 0; i < questions.length; i++) {
            ofBoards += boards[i].filledCells();
            ofGrids += gridsMade[i].filledCells();
        }
        requireAnswer(ofGrids, filled);
        requireAnswer(ofBoards, filled);
    }
}
