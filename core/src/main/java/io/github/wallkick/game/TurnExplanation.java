package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.TurnResult;
import io.github.wallkick.scoring.LastTurn;
import io.github.wallkick.scoring.Spin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Why a turn goes as it does, for people who ask.
 *
 * @param piece the piece before the turn
 * @param turn the turn
 * @param tests the tests in their order, up to the one that fits; none if the rotation system does not turn by a table of
 *     kicks alone
 * @param result what becomes of the turn
 * @param spin what the lock would be if the piece locked right after the turn
 * @param corners the corners of the turned piece's 3×3 box, which spin rules look at; none if its box has another side
 * @since 0.1.0
 */
@CheckReturnValue
public record TurnExplanation(
        Piece piece, Turn turn, List<Test> tests, TurnResult result, Spin spin, List<Corner> corners) {
    private static final int CORNERED_BOX = 3;

    /**
     * Takes copies of the lists.
     */
    public TurnExplanation {
        tests = List.copyOf(tests);
        corners = List.copyOf(corners);
    }

    /**
     * One place that the turn tried.
     *
     * @param index its number, 0 for in place
     * @param kick how far the box was displaced
     * @param place the piece as it would be
     * @param obstacle a cell of the piece that is filled or outside the board, the lowest and leftmost one; empty if the piece
     *     fits
     * @since 0.1.0
     */
    public record Test(int index, Offset kick, Piece place, Optional<Cell> obstacle) {
        /**
         * Whether the piece fits here.
         *
         * @return true if nothing is in the way
         */
        public boolean fits() {
            return obstacle.isEmpty();
        }
    }

    /**
     * A corner of the box.
     *
     * @param cell where it is
     * @param filled whether it is filled or outside the board
     * @since 0.1.0
     */
    public record Corner(Cell cell, boolean filled) {
        static Corner of(Board board, int x, int y) {
            return new Corner(new Cell(x, y), board.isBlocked(x, y));
        }
    }

    static TurnExplanation of(Game game, Falling falling, Turn turn) {
        var board = game.board();
        var piece = falling.piece();
        var tests = falling.rotation()
                .kickTable()
                .map(table -> tests(table, board, piece, turn))
                .orElse(List.of());
        var result = falling.rotation().rotate(board, piece, turn, game.state().held()::isHeld);
        if (!result.isTurned()) {
            return new TurnExplanation(piece, turn, tests, result, Spin.NONE, List.of());
        }
        var spins = game.ruleset().scoring().spins();
        var turned = LastTurn.of(piece, result.piece(), result.kick(), result.makesFullSpin());
        var last = spins.afterTurn(falling.lastTurn(), turned, board, result.piece());
        var spin = spins.judge(board, result.piece(), last);
        return new TurnExplanation(piece, turn, tests, result, spin, corners(board, result.piece()));
    }

    private static List<Test> tests(KickTable table, Board board, Piece piece, Turn turn) {
        var to = piece.orientation().turned(turn);
        var tests = new ArrayList<Test>();
        for (var kick : table.kicks(piece.type(), piece.orientation(), to)) {
            var place = piece.withOrientation(to).moved(kick.dx(), kick.dy());
            tests.add(new Test(tests.size(), kick, place, obstacle(board, place)));
            if (tests.get(tests.size() - 1).fits()) {
                break;
            }
        }
        return tests;
    }

    private static Optional<Cell> obstacle(Board board, Piece piece) {
        return piece.cells().stream()
                .filter(cell -> board.isBlocked(cell.x(), cell.y()))
                .findFirst();
    }

    private static List<Corner> corners(Board board, Piece piece) {
        if (piece.shape().box() != CORNERED_BOX) {
            return List.of();
        }
        var right = piece.x() + CORNERED_BOX - 1;
        var top = piece.y() + CORNERED_BOX - 1;
        return List.of(
                Corner.of(board, piece.x(), piece.y()),
                Corner.of(board, right, piece.y()),
                Corner.of(board, piece.x(), top),
                Corner.of(board, right, top));
    }
}
