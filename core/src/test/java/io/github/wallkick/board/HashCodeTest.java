package io.github.wallkick.board;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Boards and pieces that differ share a hash code, or a bucket of a map, by chance only. */
class HashCodeTest {
    /** With the former code 79,800 boards of two cells shared 29,267 codes. */
    @Test
    void sparseBoards() {
        var boards = new ArrayList<Board>();
        for (var one = 0; one < 400; one++) {
            var first = Board.empty().withCell(one % 10, one / 10, true);
            for (var other = one + 1; other < 400; other++) {
                boards.add(first.withCell(other % 10, other / 10, true));
            }
        }
        assertCollisionsByChance(boards);
    }

    @Test
    void denseBoards() {
        var rows = new int[40];
        Arrays.fill(rows, 0x3FF);
        var full = Board.ofRows(BoardSize.STANDARD, rows);
        var boards = new ArrayList<Board>();
        for (var one = 0; one < 400; one++) {
            var first = full.withCell(one % 10, one / 10, false);
            for (var other = one + 1; other < 400; other += 3) {
                boards.add(first.withCell(other % 10, other / 10, false));
            }
        }
        assertCollisionsByChance(boards);
    }

    /** Random stacks, each with all boards that differ from it in one cell of its lower twenty rows. */
    @Test
    void neighbouringBoards() {
        var random = new Random(4);
        var boards = new HashSet<Board>();
        for (var stack = 0; stack < 300; stack++) {
            var board =
                    Board.ofRows(BoardSize.STANDARD, random.ints(12, 0, 1 << 10).toArray());
            for (var cell = 0; cell < 200; cell++) {
                boards.add(board.withCell(cell % 10, cell / 10, !board.isFilled(cell % 10, cell / 10)));
            }
        }
        assertCollisionsByChance(boards);
    }

    /** Boards of the same rows and of sizes that differ in one number. */
    @Test
    void boardsOfManySizes() {
        var boards = new ArrayList<Board>();
        for (var width = BoardSize.MIN_WIDTH; width <= BoardSize.MAX_WIDTH; width++) {
            for (var height = 1; height <= BoardSize.MAX_HEIGHT; height++) {
                for (var visible = 1; visible <= height; visible++) {
                    boards.add(Board.ofRows(new BoardSize(width, height, visible), 5));
                }
            }
        }
        assertCollisionsByChance(boards);
    }

    @Test
    void piecesOfAllPlaces() {
        var pieces = new ArrayList<Piece>();
        for (var type : Tetromino.values()) {
            for (var orientation : Orientation.values()) {
                for (var x = -4; x < 32; x++) {
                    for (var y = -4; y < 64; y++) {
                        pieces.add(new Piece(type.shape(), orientation, x, y));
                    }
                }
            }
        }
        assertCollisionsByChance(pieces);
    }

    /**
     * Among n values about n²/2³³ pairs share a code by chance, and n·(1 − 1/e) buckets of n are used. Five times the
     * expected number, and five at least, is more than chance brings about once in a thousand times.
     */
    private static void assertCollisionsByChance(Iterable<?> values) {
        Set<Integer> codes = new HashSet<>();
        Set<Integer> buckets = new HashSet<>();
        var count = 0;
        for (var value : values) {
            var hash = value.hashCode();
            codes.add(hash);
            // The buckets of java.util.HashMap.
            buckets.add((hash ^ (hash >>> 16)) & 0xFFFF);
            count++;
        }
        var expected = (double) count * count / (1L << 33);
        var collisions = count - codes.size();
        assertTrue(collisions <= Math.max(5, 5 * expected), collisions + " collisions among " + count);
        var used = (1 << 16) * (1 - Math.exp(-(double) count / (1 << 16)));
        assertTrue(Math.abs(buckets.size() - used) < used / 50, buckets.size() + " buckets used of " + used);
    }
}
