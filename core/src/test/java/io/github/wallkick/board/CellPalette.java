package io.github.wallkick.board;

import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The plain palette to which {@link Palette} is held: a map from cells to types. */
record CellPalette(BoardSize size, Map<Cell, PieceType> types) {
    static CellPalette of(Palette palette) {
        var types = new HashMap<Cell, PieceType>();
        for (var y = 0; y < palette.size().height(); y++) {
            for (var x = 0; x < palette.size().width(); x++) {
                var cell = new Cell(x, y);
                palette.typeAt(x, y).ifPresent(type -> types.put(cell, type));
            }
        }
        return new CellPalette(palette.size(), types);
    }

    CellPalette lock(Piece piece) {
        var locked = new HashMap<>(types);
        piece.cells().forEach(cell -> locked.put(cell, piece.type()));
        return new CellPalette(size, locked);
    }

    /** Takes out rows, of which the highest must come first for the numbers to stay right. */
    CellPalette clear(int... rowsFromTheTop) {
        var cleared = this;
        for (var row : rowsFromTheTop) {
            cleared = cleared.without(row);
        }
        return cleared;
    }

    private CellPalette without(int row) {
        var kept = new HashMap<>(types);
        kept.keySet().removeIf(cell -> cell.y() == row);
        return new CellPalette(size, kept).moved(cell -> cell.y() > row ? new Cell(cell.x(), cell.y() - 1) : cell);
    }

    CellPalette raise(int hole) {
        var raised = new HashMap<>(moved(cell -> new Cell(cell.x(), cell.y() + 1)).types);
        raised.keySet().removeIf(cell -> cell.y() >= size.height());
        for (var x = 0; x < size.width(); x++) {
            if (x != hole) {
                raised.put(new Cell(x, 0), GarbageCell.GARBAGE);
            }
        }
        return new CellPalette(size, raised);
    }

    private CellPalette moved(UnaryOperator<Cell> move) {
        var moved = new HashMap<Cell, PieceType>();
        types.forEach((cell, type) -> moved.put(move.apply(cell), type));
        return new CellPalette(size, moved);
    }
}
