package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.search.RandomScenes.Scene;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Many boards searched in lanes have as many resting places as the same boards searched one by one. */
class BatchCountProperties {
    private static final int BOARDS = 2 * Lanes.COUNT + 300;

    @Property(tries = 60)
    void lanesCountWhatTheKernelCounts(@ForAll("scenes") Scene scene, @ForAll long seed) {
        var footprints = new Footprints(scene.start().shape());
        var kicks = new CornerKicks(footprints, scene.system().table());
        var size = scene.board().size();
        var rows = new RowEngine(footprints, kicks, size);
        PackedEngine.of(footprints, kicks, rows, size, scene.start(), KernelMaker.reading())
                .ifPresent(engine -> {
                    for (var words = 1; words <= PackedMaps.WORDS; words++) {
                        assertCountsAlike(engine, words, size.width(), new Random(seed + words));
                    }
                });
    }

    private static void assertCountsAlike(PackedEngine engine, int words, int width, Random random) {
        var kernel = engine.kernel(words);
        var batch = engine.batch(words);
        var expected = 0L;
        for (var i = 0; i < BOARDS; i++) {
            var board = board(words, width, random);
            if (engine.words(board[0], board[1], board[2], 0) == words) {
                expected += kernel.count(board[0], board[1], board[2]);
                batch.add(board, 0);
            }
        }
        assertEquals(expected, batch.take());
        assertEquals(0, batch.take());
    }

    /** A board whose stack ends somewhere in the last of some words. */
    private static long[] board(int words, int width, Random random) {
        var board = new long[PackedMaps.WORDS];
        var density = random.nextInt(4);
        var height = (words - 1) * PackedMaps.ROWS + random.nextInt(PackedMaps.ROWS);
        for (var y = 0; y < height; y++) {
            board[y / PackedMaps.ROWS] |= (long) row(width, density, random) << (y % PackedMaps.ROWS * width);
        }
        return board;
    }

    /** A row of which an eighth, a quarter, a half or three quarters of the cells are filled. */
    private static int row(int width, int density, Random random) {
        var one = random.nextInt(1 << width);
        var other = random.nextInt(1 << width);
        return switch (density) {
            case 0 -> one & other & random.nextInt(1 << width);
            case 1 -> one & other;
            case 2 -> one;
            default -> one | other;
        };
    }

    @Provide
    Arbitrary<Scene> scenes() {
        return Arbitraries.integers()
                .between(BoardSize.MIN_WIDTH, PackedTables.MOST_COLUMNS)
                .flatMap(RandomScenes::ofWidth);
    }
}
