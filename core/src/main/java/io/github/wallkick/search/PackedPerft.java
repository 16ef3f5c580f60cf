package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.PieceType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Perft for queues of which every piece goes by packed steps: boards are words all the way down, and the boards after the
 * last but one placement are counted in batches of equal height.
 */
final class PackedPerft {
    private static final int WORDS = PackedPlacing.WORDS;

    private final List<? extends PieceType> queue;
    private final PlacementSearch search;
    private final Board start;
    private final PackedSteps[] steps;
    private final long[] maps = new long[PackedMaps.LENGTH];
    private final long[][] children;
    private final @Nullable BatchCount[] batches = new BatchCount[PackedSteps.WORDS + 1];

    PackedPerft(List<? extends PieceType> queue, PlacementSearch search, Board start, PackedSteps[] steps) {
        this.queue = queue;
        this.search = search;
        this.start = start;
        this.steps = steps;
        var mostPlaces = CornerShapes.STATES * PackedSteps.WORDS * PackedSteps.ROWS * start.width();
        this.children = new long[steps.length][WORDS * mostPlaces];
    }

    long count() {
        if (PackedMaps.word(start, WORDS) != 0) {
            return Perft.countPlainly(start, queue, search);
        }
        var nodes = count(
                0,
                PackedMaps.word(start, 0),
                PackedMaps.word(start, 1),
                PackedMaps.word(start, 2),
                PackedMaps.word(start, 3));
        for (var batch : batches) {
            if (batch != null) {
                nodes += batch.take();
            }
        }
        return nodes;
    }

    private long count(int depth, long word0, long word1, long word2, long word3) {
        var step = steps[depth];
        var words = step.words(word0, word1, word2, word3);
        if (words > PackedSteps.WORDS) {
            return countPlainly(depth, word0, word1, word2, word3);
        }
        var kernel = step.kernel(words);
        if (depth == steps.length - 1) {
            return kernel.count(maps, word0, word1, word2, 0);
        }
        var boards = children[depth];
        kernel.find(maps, word0, word1, word2, 0);
        if (depth < steps.length - 2) {
            return countEach(depth + 1, boards, step.placing().placeAll(word0, word1, word2, words, maps, boards));
        }
        if (word2 != 0) {
            return countLeaves(boards, step.placing().placeAll(word0, word1, word2, words, maps, boards));
        }
        var low = batch(2);
        var end = step.placeLow(word0, word1, words, maps, steps[depth + 1], low.boards(), boards);
        low.searchLoad();
        return countLeaves(boards, end);
    }

    private long countEach(int depth, long[] boards, int end) {
        var nodes = 0L;
        for (var i = 0; i < end; i += WORDS) {
            nodes += count(depth, boards[i], boards[i + 1], boards[i + 2], boards[i + 3]);
        }
        return nodes;
    }

    private long countLeaves(long[] boards, int end) {
        var depth = steps.length - 1;
        var step = steps[depth];
        var nodes = 0L;
        for (var i = 0; i < end; i += WORDS) {
            // Few boards need one word only; to tell them apart would cost more than to treat them as the others.
            var words = Math.max(2, step.words(boards[i], boards[i + 1], boards[i + 2], boards[i + 3]));
            if (words > PackedSteps.WORDS) {
                nodes += countPlainly(depth, boards[i], boards[i + 1], boards[i + 2], boards[i + 3]);
            } else {
                batch(words).add(boards, i);
            }
        }
        return nodes;
    }

    /** The batch of the last piece's boards that need so many words. */
    private BatchCount batch(int words) {
        var known = batches[words];
        if (known != null) {
            return known;
        }
        var made = steps[steps.length - 1].batch(words);
        batches[words] = made;
        return made;
    }

    private long countPlainly(int depth, long... words) {
        var rows = new int[Math.min(start.height(), WORDS * PackedSteps.ROWS)];
        for (var y = 0; y < rows.length; y++) {
            var row = words[y / PackedSteps.ROWS] >>> (y % PackedSteps.ROWS * start.width());
            rows[y] = (int) row & ((1 << start.width()) - 1);
        }
        return Perft.countPlainly(Board.ofRows(start.size(), rows), queue.subList(depth, queue.size()), search);
    }
}
