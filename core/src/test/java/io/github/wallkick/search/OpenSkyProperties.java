package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.BoardSize;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** As many free rows as are asked for are enough, however low the top of the board is. */
class OpenSkyProperties {
    private static final int WIDTH = 10;
    private static final int MOST_ROWS = 14;
    private static final int BOARDS = 20;

    @Property(tries = 500)
    void aPieceThatEntersAsLowAsItMayIsFoundWhereRowsFindIt(@ForAll long seed) {
        var random = new Random(seed);
        var system = RandomScenes.system(random);
        var footprints = new Footprints(system.only());
        var kicks = new CornerKicks(footprints, system.table());
        var ceiling = footprints.height(0) + Math.max(0, RandomScenes.between(random, -4, 3));
        var rows = new OpenSky(footprints, kicks, WIDTH, ceiling).rowsNeeded();
        if (rows >= 0) {
            var stack = random.nextInt(MOST_ROWS + 1);
            var size = BoardSize.of(WIDTH, stack + rows + ceiling);
            var start = footprints.piece(0, WIDTH / 2 - 1, stack + rows);
            var plain = new RowEngine(footprints, kicks, size);
            PackedEngine.of(footprints, kicks, plain, size, start, KernelMaker.reading())
                    .ifPresent(engine -> {
                        for (var i = 0; i < BOARDS; i++) {
                            var board = RandomScenes.stack(random, size, stack);
                            assertEquals(plain.reachable(board, start), engine.reachable(board, start));
                            assertEquals(plain.count(board, start), engine.count(board, start));
                        }
                    });
        }
    }
}
