package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.PieceType;
import java.util.List;

/**
 * Perft for queues of which every piece has a packed engine: boards are words all the way down, and the boards after the
 * last but one placement are counted in batches of equal height.
 */
final class PackedPerft {
    private static final int WORDS = PackedPlacing.WORDS;

    private final List<? extends PieceType> queue;
    private final PlacementSearch search;
    private final Board start;
    private final PackedEngine[] engines;
    private final long[][] children;
    private final long[][] batches = new long[PackedMaps.WORDS + 1][];

    PackedPerft(List<? extends PieceType> queue, PlacementSearch search, Board start, PackedEngine[] engines) {
        this.queue = queue;
        this.search = search;
        this.start = start;
        this.engines = engines;
        var mostPlaces = Footprints.STATES * PackedMaps.WORDS * PackedMaps.ROWS * start.width();
        this.children = new long[engines.length][WORDS * mostPlaces];
        for (var words = 1; words < batches.length; words++) {
            batches[words] = new long[PackedMaps.WORDS * mostPlaces];
        }
    }

    long count() {
        return start.window(WORDS) == 0
                ? count(0, start.window(0), start.window(1), start.window(2), start.window(3))
                : Perft.countPlainly(start, queue, search);
    }

    private long count(int depth, long word0, long word1, long word2, long word3) {
        var engine = engines[depth];
        var words = engine.words(word0, word1, word2, word3);
        if (words > PackedMaps.WORDS) {
            return countPlainly(depth, word0, word1, word2, word3);
        }
        var kernel = engine.kernel(words);
        if (depth == engines.length - 1) {
            return kernel.count(word0, word1, word2);
        }
        var boards = children[depth];
        var end = engine.placing().placeAll(word0, word1, word2, kernel.find(word0, word1, word2), boards);
        return depth == engines.length - 2 ? countLeaves(depth + 1, boards, end) : countEach(depth + 1, boards, end);
    }

    private long countEach(int depth, long[] boards, int end) {
        var nodes = 0L;
        for (var i = 0; i < end; i += WORDS) {
            nodes += count(depth, boards[i], boards[i + 1], boards[i + 2], boards[i + 3]);
        }
        return nodes;
    }

    private long countLeaves(int depth, long[] boards, int end) {
        var engine = engines[depth];
        var ends = new int[batches.length];
        var nodes = 0L;
        for (var i = 0; i < end; i += WORDS) {
            var words = engine.words(boards[i], boards[i + 1], boards[i + 2], boards[i + 3]);
            if (words > PackedMaps.WORDS) {
                nodes += countPlainly(depth, boards[i], boards[i + 1], boards[i + 2], boards[i + 3]);
            } else {
                var batch = batches[words];
                var at = ends[words];
                batch[at] = boards[i];
                batch[at + 1] = boards[i + 1];
                batch[at + 2] = boards[i + 2];
                ends[words] = at + PackedMaps.WORDS;
            }
        }
        for (var words = 1; words < batches.length; words++) {
            if (ends[words] > 0) {
                nodes += engine.kernel(words).countAll(batches[words], ends[words] / PackedMaps.WORDS);
            }
        }
        return nodes;
    }

    private long countPlainly(int depth, long... words) {
        var rows = new int[Math.min(start.height(), WORDS * PackedMaps.ROWS)];
        for (var y = 0; y < rows.length; y++) {
            var row = words[y / PackedMaps.ROWS] >>> (y % PackedMaps.ROWS * start.width());
            rows[y] = (int) row & ((1 << start.width()) - 1);
        }
        return Perft.countPlainly(Board.ofRows(start.size(), rows), queue.subList(depth, queue.size()), search);
    }
}
