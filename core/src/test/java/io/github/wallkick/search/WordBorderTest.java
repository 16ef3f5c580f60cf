package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.search.RandomScenes.Scene;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A turn from just above the words that a packed search looks at, into a cave under the top of the stack. The only way in
 * is a second test, from a row in which the first test meets the stack.
 */
class WordBorderTest {
    private static final BoardSize SIZE = new BoardSize(10, 40, 20);
    /** Half turns only: two rows down, or else four; the box of a half turned piece sits a row lower in itself. */
    private static final KickTable DIVES = (type, from, to) -> from == Orientation.SPAWN && to == Orientation.REVERSE
            ? List.of(new Offset(0, -1), new Offset(0, -3))
            : List.of();

    private static final int CAVE_ROWS = 5;
    private static final int COVER = 0b0111111111;
    private static final int[] CAVE_OF_S = {COVER, COVER, 0b0111001111, 0b0110011111, COVER};
    private static final int[] CAVE_OF_I = {COVER, COVER, 0b0100001111, COVER, COVER};

    @ParameterizedTest
    @CsvSource({"S, 5", "S, 11", "S, 17", "I, 5", "I, 11", "I, 17"})
    void aTurnFromAboveTheWordsGetsIntoACave(Tetromino type, int stackHeight) {
        var cave = type == Tetromino.S ? CAVE_OF_S : CAVE_OF_I;
        var rows = new int[stackHeight];
        Arrays.fill(rows, COVER);
        System.arraycopy(cave, 0, rows, stackHeight - CAVE_ROWS, CAVE_ROWS);
        var system = new TableSystem(type.shape(), DIVES);
        var scene = new Scene(
                Board.ofRows(SIZE, rows), system, system.spawn(type, SIZE).moved(0, 10));
        var inCave = PlainSearch.reachable(scene.board(), system, scene.start()).stream()
                .filter(cells -> cells.stream().allMatch(cell -> cell.y() < stackHeight))
                .count();
        assertEquals(1, inCave);
        EngineProperties.assertAllFindAll(scene);
    }
}
