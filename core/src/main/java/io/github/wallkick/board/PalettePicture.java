package io.github.wallkick.board;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The reading and writing of palettes as rows of text. */
final class PalettePicture {
    static final List<PieceType> STANDARD_TYPES = Stream.<PieceType>concat(
                    Stream.of(Tetromino.values()), Stream.of(GarbageCell.GARBAGE))
            .toList();

    private PalettePicture() {}

    static Palette parse(BoardSize size, Collection<? extends PieceType> types, String picture) {
        var bySymbol = bySymbol(types);
        var rows = new ArrayList<PaletteRow>();
        for (var row : PictureRow.allOf(size, picture)) {
            rows.add(PaletteRow.of(size.width(), x -> type(bySymbol, row, x)));
        }
        Collections.reverse(rows);
        return Palette.ofRows(size, rows);
    }

    static String of(List<PaletteRow> rows) {
        var text = new StringBuilder();
        for (var y = rows.size() - 1; y >= 0; y--) {
            text.append(rows.get(y)).append('\n');
        }
        return text.toString();
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

    private static Optional<PieceType> type(Map<Character, PieceType> bySymbol, PictureRow row, int x) {
        if (!row.isFilled(x)) {
            return Optional.empty();
        }
        var type = Optional.ofNullable(bySymbol.get(row.cell(x)));
        if (type.isEmpty()) {
            throw row.errorAt(x, "a cell must be '.' or one of " + symbols(bySymbol) + ": " + row.cell(x));
        }
        return type;
    }

    private static String symbols(Map<Character, PieceType> bySymbol) {
        return bySymbol.keySet().stream().sorted().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
