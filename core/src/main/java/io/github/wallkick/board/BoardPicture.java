package io.github.wallkick.board;

import io.github.wallkick.piece.NotationException;
import java.util.ArrayList;
import java.util.List;

/** The reading and writing of boards as rows of text. */
final class BoardPicture {
    private static final char EMPTY = '.';
    private static final char FILLED = 'X';

    private BoardPicture() {}

    /** A row of the picture and where it stands in the text. */
    private record Line(String row, int number, int column) {
        NotationException error(String rule) {
            return new NotationException(rule, number, column);
        }
    }

    static Board parse(String picture) {
        var lines = lines(picture);
        if (lines.isEmpty()) {
            throw new NotationException("a board must have at least one row", 1, 1);
        }
        var top = lines.get(0);
        var width = top.row().length();
        if (width < BoardSize.MIN_WIDTH || width > BoardSize.MAX_WIDTH) {
            throw top.error("board width must be " + BoardSize.MIN_WIDTH + " to " + BoardSize.MAX_WIDTH + ": " + width);
        }
        var standard = BoardSize.STANDARD;
        return read(new BoardSize(width, standard.height(), standard.visibleHeight()), lines);
    }

    static Board parse(BoardSize size, String picture) {
        return read(size, lines(picture));
    }

    static String of(Board board) {
        var text = new StringBuilder();
        for (var y = board.stackHeight() - 1; y >= 0; y--) {
            var row = board.row(y);
            for (var x = 0; x < board.width(); x++) {
                text.append(((row >>> x) & 1) != 0 ? FILLED : EMPTY);
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static List<Line> lines(String picture) {
        var lines = new ArrayList<Line>();
        var number = 0;
        for (var line : picture.lines().toList()) {
            number++;
            var row = line.strip();
            if (!row.isEmpty()) {
                lines.add(new Line(row, number, line.indexOf(row) + 1));
            }
        }
        return lines;
    }

    private static Board read(BoardSize size, List<Line> lines) {
        if (lines.size() > size.height()) {
            throw lines.get(size.height())
                    .error("a board " + size.height() + " high must have at most as many rows: " + lines.size());
        }
        var rows = new int[lines.size()];
        for (var i = 0; i < rows.length; i++) {
            rows[rows.length - 1 - i] = bits(size, lines.get(i));
        }
        return Board.ofRows(size, rows);
    }

    private static int bits(BoardSize size, Line line) {
        if (line.row().length() != size.width()) {
            throw line.error(
                    "each row must be " + size.width() + " wide: " + line.row().length());
        }
        var bits = 0;
        for (var x = 0; x < size.width(); x++) {
            var cell = line.row().charAt(x);
            if (cell <= ' ' || Character.isWhitespace(cell)) {
                throw new NotationException(
                        "a cell must be '.' or a visible character", line.number(), line.column() + x);
            }
            if (cell != EMPTY) {
                bits |= 1 << x;
            }
        }
        return bits;
    }
}
