package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Piece;

/** Dellacherie's rating cell by cell, as its definition reads. */
final class PlainRating {
    private PlainRating() {}

    /** Twice the rating of a piece where it lies. */
    static int doubled(Board board, Piece piece) {
        var clear = board.place(piece);
        var after = clear.board();
        var bounds = piece.shape().bounds(piece.orientation());
        var eroded =
                piece.cells().stream().filter(cell -> clear.wasFull(cell.y())).count();
        var landing = 2 * piece.y() + bounds.minY() + bounds.maxY();
        var rating = clear.count() * (int) eroded
                - rowTransitions(after)
                - columnTransitions(after)
                - 4 * holes(after)
                - wells(after);
        return 2 * rating - landing;
    }

    private static int rowTransitions(Board board) {
        var transitions = 0;
        for (var y = 0; y < board.height(); y++) {
            for (var x = 0; x <= board.width(); x++) {
                transitions += isFilled(board, x - 1, y) != isFilled(board, x, y) ? 1 : 0;
            }
        }
        return transitions;
    }

    private static int columnTransitions(Board board) {
        var transitions = 0;
        for (var x = 0; x < board.width(); x++) {
            for (var y = 0; y <= board.height(); y++) {
                transitions += isFilled(board, x, y - 1) != isFilled(board, x, y) ? 1 : 0;
            }
        }
        return transitions;
    }

    private static int holes(Board board) {
        var holes = 0;
        for (var x = 0; x < board.width(); x++) {
            for (var y = 0; y < board.columnHeight(x); y++) {
                holes += board.isFilled(x, y) ? 0 : 1;
            }
        }
        return holes;
    }

    private static int wells(Board board) {
        var wells = 0;
        for (var x = 0; x < board.width(); x++) {
            for (var y = 0; y < board.height(); y++) {
                if (!isFilled(board, x, y) && isFilled(board, x - 1, y) && isFilled(board, x + 1, y)) {
                    wells += emptyDownFrom(board, new Cell(x, y));
                }
            }
        }
        return wells;
    }

    private static int emptyDownFrom(Board board, Cell cell) {
        var y = cell.y();
        while (!isFilled(board, cell.x(), y)) {
            y--;
        }
        return cell.y() - y;
    }

    /** Walls and floor are filled, the air above the board is not. */
    private static boolean isFilled(Board board, int x, int y) {
        if (y >= board.height()) {
            return false;
        }
        return y < 0 || x < 0 || x >= board.width() || board.isFilled(x, y);
    }
}
