package io.github.wallkick.board;

import io.github.wallkick.NotationException;

/** The reading and writing of boards as rows of text. */
final class BoardPicture {
    private static final char FILLED = 'X';

    private BoardPicture() {}

    static Board parse(String picture) {
        var rows = PictureRow.allOf(picture);
        if (rows.isEmpty()) {
            throw new NotationException("a board must have at least one row", 1, 1);
        }
        var top = rows.get(0);
        if (top.width() < BoardSize.MIN_WIDTH || top.width() > BoardSize.MAX_WIDTH) {
            throw top.error(
                    "board width must be " + BoardSize.MIN_WIDTH + " to " + BoardSize.MAX_WIDTH + ": " + top.width());
        }
        var standard = BoardSize.STANDARD;
        return parse(new BoardSize(top.width(), standard.height(), standard.visibleHeight()), picture);
    }

    static Board parse(BoardSize size, String picture) {
        var rows = PictureRow.allOf(size, picture);
        var bits = new int[rows.size()];
        for (var i = 0; i < bits.length; i++) {
            bits[bits.length - 1 - i] = bits(rows.get(i));
        }
        return Board.ofRows(size, bits);
    }

    static String of(Board board) {
        var text = new StringBuilder();
        for (var y = board.stackHeight() - 1; y >= 0; y--) {
            var row = board.row(y);
            for (var x = 0; x < board.width(); x++) {
                text.append(((row >>> x) & 1) != 0 ? FILLED : PictureRow.EMPTY);
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static int bits(PictureRow row) {
        var bits = 0;
        for (var x = 0; x < row.width(); x++) {
            if (row.isFilled(x)) {
                bits |= 1 << x;
            }
        }
        return bits;
    }
}
