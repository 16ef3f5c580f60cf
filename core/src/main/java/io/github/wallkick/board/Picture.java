package io.github.wallkick.board;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.CellSymbol;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The reading and writing of boards and palettes as rows of text. */
final class Picture {
    static final List<PieceType> STANDARD_TYPES = Stream.<PieceType>concat(
                    Stream.of(Tetromino.values()), Stream.of(GarbageCell.GARBAGE))
            .toList();

    private static final char FILLED = 'X';

    private Picture() {}

    static Board board(String picture) {
        var rows = Row.allOf(picture);
        if (rows.isEmpty()) {
            throw new NotationException("a board must have at least one row", 1, 1);
        }
        var top = rows.get(0);
        if (top.width() < BoardSize.MIN_WIDTH || top.width() > BoardSize.MAX_WIDTH) {
            throw top.error(
                    "board width must be " + BoardSize.MIN_WIDTH + " to " + BoardSize.MAX_WIDTH + ": " + top.width());
        }
        var standard = BoardSize.STANDARD;
        return board(new BoardSize(top.width(), standard.height(), standard.visibleHeight()), picture);
    }

    static Board board(BoardSize size, String picture) {
        var rows = Row.allOf(size, picture);
        var bits = new int[rows.size()];
        for (var i = 0; i < bits.length; i++) {
            bits[bits.length - 1 - i] = rows.get(i).bits();
        }
        return Board.ofRows(size, bits);
    }

    static String of(Board board) {
        var text = new StringBuilder();
        for (var y = board.stackHeight() - 1; y >= 0; y--) {
            var row = board.row(y);
            for (var x = 0; x < board.width(); x++) {
                text.append(((row >>> x) & 1) != 0 ? FILLED : CellSymbol.EMPTY);
            }
            text.append('\n');
        }
        return text.toString();
    }

    static Palette palette(BoardSize size, Collection<? extends PieceType> types, String picture) {
        var bySymbol = bySymbol(types);
        var rows = new ArrayList<Palette.Row>();
        for (var row : Row.allOf(size, picture)) {
            rows.add(Palette.Row.of(size.width(), x -> type(bySymbol, row, x)));
        }
        Collections.reverse(rows);
        return Palette.ofRows(size, rows);
    }

    private static Map<Character, PieceType> bySymbol(Collection<? extends PieceType> types) {
        var bySymbol = new HashMap<Character, PieceType>();
        for (var type : types) {
            if (!type.equals(bySymbol.computeIfAbsent(type.symbol(), symbol -> type))) {
                throw new IllegalArgumentException("each type must have a symbol of its own: " + type.symbol());
            }
        }
        return bySymbol;
    }

    private static @Nullable PieceType type(Map<Character, PieceType> bySymbol, Row row, int x) {
        if (!row.isFilled(x)) {
            return null;
        }
        var type = bySymbol.get(row.cells().charAt(x));
        if (type == null) {
            throw row.errorAt(
                    x,
                    "a cell must be '.' or one of " + symbols(bySymbol) + ": "
                            + row.cells().charAt(x));
        }
        return type;
    }

    private static String symbols(Map<Character, PieceType> bySymbol) {
        return bySymbol.keySet().stream().sorted().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /**
     * A row of a picture, and where it stands.
     *
     * @param cells the characters of the row without the blanks around it
     * @param line line of the text, from 1
     * @param column where the row begins in its line, from 1
     */
    private record Row(String cells, int line, int column) {
        /** The rows of a picture as they come, top row first; empty lines are none. */
        static List<Row> allOf(String picture) {
            var rows = new ArrayList<Row>();
            var number = 0;
            for (var line : picture.lines().toList()) {
                number++;
                var row = line.strip();
                if (!row.isEmpty()) {
                    rows.add(new Row(row, number, line.indexOf(row) + 1));
                }
            }
            return rows;
        }

        /** The rows of a picture that fits a size. */
        static List<Row> allOf(BoardSize size, String picture) {
            var rows = allOf(picture);
            if (rows.size() > size.height()) {
                throw rows.get(size.height())
                        .error("a board " + size.height() + " high must have at most as many rows: " + rows.size());
            }
            for (var row : rows) {
                if (row.width() != size.width()) {
                    throw row.error("each row must be " + size.width() + " wide: " + row.width());
                }
            }
            return rows;
        }

        int width() {
            return cells.length();
        }

        int bits() {
            var bits = 0;
            for (var x = 0; x < width(); x++) {
                bits |= isFilled(x) ? 1 << x : 0;
            }
            return bits;
        }

        boolean isFilled(int x) {
            var symbol = cells.charAt(x);
            var fault = CellSymbol.fault(symbol);
            if (!fault.isEmpty()) {
                throw errorAt(x, fault);
            }
            return symbol != CellSymbol.EMPTY;
        }

        NotationException error(String rule) {
            return errorAt(0, rule);
        }

        NotationException errorAt(int x, String rule) {
            return new NotationException(rule, line, column + x);
        }
    }
}
