package io.github.wallkick.search;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.search.PlacementSearch.BlockedSpawn;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/**
 * Random settings: low boards and high ones, pieces that enter anywhere, stacks from none to such as bury the entrance,
 * the systems of real games, kicks of any kind, and kicks that a piece has a few of.
 */
final class RandomSearchCases {
    private static final int MOST_COLUMNS = 12;
    private static final int LOW_BOARD = 24;
    private static final int HIGH_BOARD = 40;

    private RandomSearchCases() {}

    /** RandomSearchCases with a queue of some pieces. */
    static Arbitrary<SearchCase> ofPieces(int pieces) {
        return Arbitraries.longs().map(seed -> setting(new Random(seed), pieces));
    }

    private static SearchCase setting(Random random, int pieces) {
        var height = random.nextInt(3) == 0 ? HIGH_BOARD : RandomScenes.between(random, 1, LOW_BOARD);
        var width = random.nextBoolean() ? 10 : RandomScenes.between(random, BoardSize.MIN_WIDTH, MOST_COLUMNS);
        var size = new BoardSize(width, height, RandomScenes.between(random, 1, height));
        var system = system(random);
        var types = system.types();
        var queue = IntStream.range(0, pieces)
                .mapToObj(i -> types.get(random.nextInt(types.size())))
                .toList();
        var spawnRow = random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(height + 2));
        var policy = BlockedSpawn.values()[random.nextInt(2)];
        var board = RandomScenes.stack(random, size, stackHeight(random, size, system, queue.get(0), spawnRow));
        return new SearchCase(board, queue, system, spawnRow, policy);
    }

    private static RotationSystem system(Random random) {
        var names = RotationSystems.names();
        return switch (random.nextInt(6)) {
            case 0 -> new CountedKicks(RotationSystems.srs(), random.nextInt(3));
            case 1, 2 -> RotationSystems.named(names.get(random.nextInt(names.size())));
            default -> RandomScenes.system(random);
        };
    }

    /** Mostly a stack that ends a few rows below the entrance, where it matters how the piece gets past it. */
    private static int stackHeight(
            Random random, BoardSize size, RotationSystem system, PieceType type, OptionalInt spawnRow) {
        if (random.nextInt(3) == 0) {
            return random.nextInt(size.height() + 1);
        }
        var entry = spawnRow.orElse(system.spawn(type, size).y());
        return Math.max(0, Math.min(size.height(), entry + 1 - random.nextInt(7)));
    }
}
