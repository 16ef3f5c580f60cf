package io.github.wallkick.bench;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.simulation.Players;
import io.github.wallkick.simulation.SelfPlay;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * A recorded game played again on the board alone: ten thousand placements of Dellacherie's player, locked and cleared one
 * after the other. Other than in {@link LockBench} each board is made from the one before, and rows are cleared as often as
 * in a game that goes on: four of them with ten placements.
 */
public class AdvanceBench extends HotPathBench {
    private static final int PLACEMENTS = 10_000;
    private static final BoardSize SIZE = BoardSize.STANDARD;

    private Piece[] placements = {};
    private Board last = Board.empty(SIZE);
    private CellGrid lastGrid = CellGrid.of(last);

    /** Records the game and plays it on both boards, which must come to the same end. */
    @Setup
    public void setUp() {
        placements = SelfPlay.of(Rulesets.basic().withSize(SIZE).untimed(), Players.dellacherie())
                .withSeed(1)
                .game(0)
                .filter(frame -> frame.input().filter(Input.HARD_DROP::equals).isPresent())
                .flatMap(frame -> frame.piece().stream())
                .limit(PLACEMENTS)
                .toArray(Piece[]::new);
        requireAnswer(placements.length, PLACEMENTS);
        last = advanced(Board.empty(SIZE));
        lastGrid = advanced(CellGrid.of(Board.empty(SIZE)));
        requireAnswer(last.filledCells(), lastGrid.filledCells());
        requireSame(CellGrid.of(last), lastGrid);
    }

    /** The packed board. */
    @Benchmark
    @OperationsPerInvocation(PLACEMENTS)
    public Board board() {
        var board = advanced(Board.empty(SIZE));
        if (!board.equals(last)) {
            throw new AssertionError("wrong board after the recorded game:\n" + board);
        }
        return board;
    }

    /** The array board. */
    @Benchmark
    @OperationsPerInvocation(PLACEMENTS)
    public CellGrid arrayBaseline() {
        var grid = advanced(CellGrid.of(Board.empty(SIZE)));
        requireSame(grid, lastGrid);
        return grid;
    }

    private Board advanced(Board from) {
        var board = from;
        for (var piece : placements) {
            board = board.place(piece).board();
        }
        return board;
    }

    private CellGrid advanced(CellGrid from) {
        var grid = from;
        for (var piece : placements) {
            grid = grid.lock(piece).clearLines();
        }
        return grid;
    }

    private static void requireSame(CellGrid grid, CellGrid expected) {
        if (!grid.sameCells(expected)) {
            throw new AssertionError("wrong array board after the recorded game");
        }
    }
}
