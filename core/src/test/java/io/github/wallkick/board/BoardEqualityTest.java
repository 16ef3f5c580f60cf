package io.github.wallkick.board;

import static io.github.wallkick.Equality.assertDiffer;

import io.github.wallkick.piece.Letter;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values are equal when every part is, and unequal when one is not. */
class BoardEqualityTest {
    @Test
    void sizes() {
        assertDiffer(
                () -> new BoardSize(10, 40, 20),
                new BoardSize(9, 40, 20),
                new BoardSize(10, 41, 20),
                new BoardSize(10, 40, 21));
    }

    /** Every cell counts, in each of the words that a board is kept in. */
    @ParameterizedTest
    @ValueSource(ints = {4, 10, 32})
    void boards(int width) {
        var size = BoardSize.of(width, 64);
        var rows = new int[64];
        Arrays.fill(rows, 0b101);
        var others = new ArrayList<Board>(List.of(
                Board.ofRows(new BoardSize(width, 64, 63), rows),
                Board.ofRows(BoardSize.of(width + (width == 32 ? -1 : 1), 64), rows)));
        var board = Board.ofRows(size, rows);
        for (var y = 0; y < 64; y++) {
            for (var x = 0; x < width; x++) {
                others.add(board.withCell(x, y, !board.isFilled(x, y)));
            }
        }
        assertDiffer(() -> Board.ofRows(size, rows), others.toArray());
    }

    @Test
    void clears() {
        var board = Board.parse("X.........");
        assertDiffer(() -> new LineClear(board, 5), new LineClear(Board.empty(), 5), new LineClear(board, 4));
    }

    @Test
    void palettes() {
        var size = BoardSize.of(4, 3);
        assertDiffer(
                () -> Palette.parse(size, "T..G\nTTII"),
                Palette.parse(new BoardSize(4, 3, 2), "T..G\nTTII"),
                Palette.parse(size, "T..G\nTTIS"),
                Palette.parse(size, "T..G\nTTI."),
                Palette.parse(size, "T.IG\nTTII"),
                Palette.parse(size, "TTII"),
                Palette.parse(size, List.of(new Letter('T'), Tetromino.I, GarbageCell.GARBAGE), "T..G\nTTII"),
                Palette.empty(size));
    }

    @Test
    void layouts() {
        assertDiffer(() -> Layout.of(BoardSize.of(8, 8)), Layout.of(BoardSize.of(8, 9)), Layout.of(BoardSize.STANDARD));
    }
}
