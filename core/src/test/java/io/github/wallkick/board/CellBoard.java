package io.github.wallkick.board;

import io.github.wallkick.piece.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The plain board to which {@link Board} is held: a matrix of booleans, looked at and copied cell by cell, by rules a
 * reader can check at sight. Immutable like the board it stands for.
 */
final class CellBoard {
    private final BoardSize size;
    /** Rows from the bottom, each from the left. */
    private final boolean[][] cells;

    private CellBoard(BoardSize size, boolean[][] cells) {
        this.size = size;
        this.cells = cells;
    }

    /** The cells that a board says are filled. */
    static CellBoard of(Board board) {
        var cells = new boolean[board.height()][board.width()];
        for (var y = 0; y < board.height(); y++) {
            for (var x = 0; x < board.width(); x++) {
                cells[y][x] = board.isFilled(x, y);
            }
        }
        return new CellBoard(board.size(), cells);
    }

    static CellBoard empty(BoardSize size) {
        return new CellBoard(size, new boolean[size.height()][size.width()]);
    }

    boolean isFilled(int x, int y) {
        return cells[y][x];
    }

    boolean collides(Piece piece) {
        return piece.cells().stream()
                .anyMatch(cell -> cell.x() < 0
                        || cell.x() >= size.width()
                        || cell.y() < 0
                        || cell.y() >= size.height()
                        || cells[cell.y()][cell.x()]);
    }

    CellBoard lock(Piece piece) {
        var locked = copy();
        piece.cells().forEach(cell -> locked[cell.y()][cell.x()] = true);
        return new CellBoard(size, locked);
    }

    /** The numbers of the full rows, lowest first. */
    List<Integer> fullRows() {
        var full = new ArrayList<Integer>();
        for (var y = 0; y < size.height(); y++) {
            if (isRowFull(y)) {
                full.add(y);
            }
        }
        return full;
    }

    CellBoard clearLines() {
        var kept = new ArrayList<boolean[]>();
        for (var y = 0; y < size.height(); y++) {
            if (!isRowFull(y)) {
                kept.add(cells[y]);
            }
        }
        while (kept.size() < size.height()) {
            kept.add(new boolean[size.width()]);
        }
        return new CellBoard(size, kept.toArray(boolean[][]::new)).copied();
    }

    CellBoard raise(int... holeColumns) {
        var raised = this;
        for (var hole : holeColumns) {
            var garbage = new boolean[size.width()];
            Arrays.fill(garbage, true);
            garbage[hole] = false;
            raised = raised.raised(garbage);
        }
        return raised;
    }

    CellBoard raiseRows(int... rows) {
        var raised = this;
        for (var row : rows) {
            var garbage = new boolean[size.width()];
            for (var x = 0; x < size.width(); x++) {
                garbage[x] = ((row >>> x) & 1) == 1;
            }
            raised = raised.raised(garbage);
        }
        return raised;
    }

    private CellBoard raised(boolean[] garbage) {
        var rows = new ArrayList<>(List.of(garbage));
        Collections.addAll(rows, copy());
        rows.remove(rows.size() - 1);
        return new CellBoard(size, rows.toArray(boolean[][]::new));
    }

    CellBoard withCell(int x, int y, boolean filled) {
        var edited = copy();
        edited[y][x] = filled;
        return new CellBoard(size, edited);
    }

    boolean isRowFull(int y) {
        for (var filled : cells[y]) {
            if (!filled) {
                return false;
            }
        }
        return true;
    }

    int row(int y) {
        var bits = 0;
        for (var x = 0; x < size.width(); x++) {
            if (cells[y][x]) {
                bits |= 1 << x;
            }
        }
        return bits;
    }

    int columnHeight(int x) {
        var height = 0;
        for (var y = 0; y < size.height(); y++) {
            if (cells[y][x]) {
                height = y + 1;
            }
        }
        return height;
    }

    /** Empty cells, each with a filled cell somewhere above it. */
    int holes() {
        var holes = 0;
        for (var x = 0; x < size.width(); x++) {
            for (var y = 0; y < columnHeight(x); y++) {
                holes += cells[y][x] ? 0 : 1;
            }
        }
        return holes;
    }

    /** The rows above a column in which both of its neighbours are at least as high, a wall being a neighbour. */
    int wellDepth(int x) {
        var depth = 0;
        for (var y = columnHeight(x); y < size.height(); y++) {
            var left = x == 0 || columnHeight(x - 1) > y;
            var right = x == size.width() - 1 || columnHeight(x + 1) > y;
            depth += left && right ? 1 : 0;
        }
        return depth;
    }

    int stackHeight() {
        var height = 0;
        for (var x = 0; x < size.width(); x++) {
            height = Math.max(height, columnHeight(x));
        }
        return height;
    }

    int filledCells() {
        var count = 0;
        for (var row : cells) {
            for (var filled : row) {
                count += filled ? 1 : 0;
            }
        }
        return count;
    }

    /** The rows of the stack as text, top row first. */
    String picture() {
        var text = new StringBuilder();
        for (var y = stackHeight() - 1; y >= 0; y--) {
            for (var filled : cells[y]) {
                text.append(filled ? 'X' : '.');
            }
            text.append('\n');
        }
        return text.toString();
    }

    private CellBoard copied() {
        return new CellBoard(size, copy());
    }

    private boolean[][] copy() {
        var copy = new boolean[cells.length][];
        for (var y = 0; y < copy.length; y++) {
            copy[y] = cells[y].clone();
        }
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellBoard that && size.equals(that.size) && Arrays.deepEquals(cells, that.cells);
    }

    @Override
    public int hashCode() {
        return 31 * size.hashCode() + Arrays.deepHashCode(cells);
    }

    @Override
    public String toString() {
        return size + "\n" + picture();
    }
}
