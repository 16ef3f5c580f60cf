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
        EngineProperties.engine(scene, KernelMaker.reading()).steps().ifPresent(steps -> {
            for (var words = 1; words <= PackedSteps.WORDS; words++) {
                assertCountsAlike(steps, words, scene.board().width(), new Random(seed + words));
            }
        });
    }

    private static void assertCountsAlike(PackedSteps steps, int words, int width, Random random) {
        var kernel = steps.kernel(words);
        var maps = new long[PackedMaps.LENGTH];
        var batch = steps.batch(words);
        var expected = 0L;
        for (var i = 0; i < BOARDS; i++) {
            var board = board(words, width, random);
            if (steps.words(board[0], board[1], board[2], 0) == words) {
                expected += kernel.count(maps, board[0], board[1], board[2], 0);
                batch.add(board, 0);
            }
        }
        assertEquals(expected, batch.take());
        assertEquals(0, batch.take());
    }

    /** A board whose stack ends somewhere in the last of some words. */
    private static long[] board(int words, int width, Random random) {
        var board = new long[PackedSteps.WORDS];
        var density = random.nextInt(4);
        var height = (words - 1) * PackedSteps.ROWS + random.nextInt(PackedSteps.ROWS);
        for (var y = 0; y < height; y++) {
            board[y / PackedSteps.ROWS] |= (long) row(width, density, random) << (y % PackedSteps.ROWS * width);
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
                .between(BoardSize.MIN_WIDTH, PackedTables.MOST_COLUMNS_OF_SIX_ROWS)
                .flatMap(RandomScenes::ofWidth);
    }
}
