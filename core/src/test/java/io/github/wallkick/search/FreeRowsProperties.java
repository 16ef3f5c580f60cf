package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.ConditionalKicks;
import java.util.EnumSet;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** As many free rows as are asked for are enough, however low the top of the board is. */
class FreeRowsProperties {
    private static final int WIDTH = 10;
    private static final int MOST_ROWS = 14;
    private static final int BOARDS = 20;

    @Property(tries = 500)
    void aPieceThatEntersAsLowAsItMayIsFoundWhereRowsFindIt(@ForAll long seed) {
        var random = new Random(seed);
        var system = RandomScenes.system(random);
        var shapes = new CornerShapes(system.only());
        var turns = CornerTurns.of(shapes, ConditionalKicks.always(system.table()), EnumSet.allOf(Turn.class));
        var ceiling = shapes.height(0) + Math.max(0, RandomScenes.between(random, -4, 3));
        var rows = new FreeRows(shapes, turns, WIDTH, ceiling).answer().rowsNeeded();
        if (rows >= 0) {
            var stack = random.nextInt(MOST_ROWS + 1);
            var size = BoardSize.of(WIDTH, stack + rows + ceiling);
            var start = shapes.piece(0, WIDTH / 2 - 1, stack + rows);
            var rules = new PackedRules(shapes, turns, WIDTH, KernelMaker.reading(), 0);
            var engine = new PackedEngine(shapes, rules, size, start);
            for (var i = 0; i < BOARDS; i++) {
                var board = RandomScenes.stack(random, size, stack);
                var fromThere = new LoopSearch().findFrom(rules.loops(0), shapes, board, start);
                assertEquals(fromThere, engine.reachable(board, start));
                assertEquals(fromThere.count(), engine.count(board, start));
            }
        }
    }
}
