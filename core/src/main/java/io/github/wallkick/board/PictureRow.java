package io.github.wallkick.board;

import io.github.wallkick.NotationException;
import java.util.ArrayList;
import java.util.List;

/**
 * A row of a picture in text, and where it stands.
 *
 * @param cells the characters of the row without the blanks around it
 * @param line line of the text, from 1
 * @param column where the row begins in its line, from 1
 */
record PictureRow(String cells, int line, int column) {
    static final char EMPTY = '.';

    /** The rows of a picture as they come, top row first; empty lines are none. */
    static List<PictureRow> allOf(String picture) {
        var rows = new ArrayList<PictureRow>();
        var number = 0;
        for (var line : picture.lines().toList()) {
            number++;
            var row = line.strip();
            if (!row.isEmpty()) {
                rows.add(new PictureRow(row, number, line.indexOf(row) + 1));
            }
        }
        return rows;
    }

    /** The rows of a picture that fits a size. */
    static List<PictureRow> allOf(BoardSize size, String picture) {
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

    boolean isFilled(int x) {
        return cell(x) != EMPTY;
    }

    /** The character of a cell, which must be one that can be seen. */
    char cell(int x) {
        var cell = cells.charAt(x);
        if (Character.isWhitespace(cell) || Character.isSpaceChar(cell) || Character.isISOControl(cell)) {
            throw errorAt(x, "a cell must be '.' or a visible character");
        }
        return cell;
    }

    NotationException error(String rule) {
        return errorAt(0, rule);
    }

    NotationException errorAt(int x, String rule) {
        return new NotationException(rule, line, column + x);
    }
}
