package io.github.wallkick.bench;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import java.util.Arrays;

/**
 * The board that everyone writes first, and the article wrote: a two-dimensional array and loops over cells. It is the
 * baseline that the packed board is compared with. Each row is its own array, row 0 at the bottom.
 */
final class CellGrid {
    private final boolean[][] rows;

    private CellGrid(boolean[][] rows) {
        this.rows = rows;
    }

    static CellGrid of(Board board) {
        var rows = new boolean[board.height()][board.width()];
        for (var y = 0; y < rows.length; y++) {
            for (var x = 0; x < rows[y].length; x++) {
                rows[y][x] = board.isFilled(x, y);
            }
        }
        return new CellGrid(rows);
    }

    boolean collides(Piece piece) {
        var shape = piece.shape();
        for (var y = 0; y < shape.box(); y++) {
            for (var x = 0; x < shape.box(); x++) {
                if (isFilled(piece, x, y) && isBlocked(piece.x() + x, piece.y() + y)) {
                    return true;
                }
            }
        }
        return false;
    }

    CellGrid lock(Piece piece) {
        var locked = copy();
        var shape = piece.shape();
        for (var y = 0; y < shape.box(); y++) {
            for (var x = 0; x < shape.box(); x++) {
                if (isFilled(piece, x, y)) {
                    locked[piece.y() + y][piece.x() + x] = true;
                }
            }
        }
        return new CellGrid(locked);
    }

    /** Keeps the rows with a gap and puts as many empty ones on top. */
    CellGrid clearLines() {
        var kept = new boolean[rows.length][];
        var next = 0;
        for (var row : rows) {
            if (!isFull(row)) {
                kept[next++] = row.clone();
            }
        }
        while (next < rows.length) {
            kept[next++] = new boolean[rows[0].length];
        }
        return new CellGrid(kept);
    }

    int filledCells() {
        var count = 0;
        for (var row : rows) {
            for (var cell : row) {
                count += cell ? 1 : 0;
            }
        }
        return count;
    }

    boolean sameCells(CellGrid other) {
        return Arrays.deepEquals(rows, other.rows);
    }

    private boolean isBlocked(int x, int y) {
        return x < 0 || y < 0 || y >= rows.length || x >= rows[y].length || rows[y][x];
    }

    private static boolean isFull(boolean[] row) {
        for (var cell : row) {
            if (!cell) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFilled(Piece piece, int x, int y) {
        return ((piece.shape().bits(piece.orientation()) >>> (y * Shape.MAX_BOX + x)) & 1) != 0;
    }

    private boolean[][] copy() {
        var copy = new boolean[rows.length][];
        for (var y = 0; y < copy.length; y++) {
            copy[y] = rows[y].clone();
        }
        return copy;
    }
}
