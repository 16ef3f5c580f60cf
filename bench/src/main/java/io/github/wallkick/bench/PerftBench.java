package io.github.wallkick.bench;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.search.Perft;
import io.github.wallkick.search.PlacementSearch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Reachable placements counted to a depth, as the field's move generators are compared.
 *
 * <p>Source of the counts: <a href="https://github.com/Kixenon/cobra-movegen">Kixenon/cobra-movegen</a>.
 */
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 6, time = 1)
@Measurement(iterations = 5, time = 1)
public class PerftBench extends HotPathBench {
    private final PlacementSearch search = PlacementSearch.of(RotationSystems.srs());

    /** The queue, from an empty board. */
    @Param({"IOLJS", "IOLJSZ", "IIIIII"})
    public Queue queue = Queue.IOLJS;

    /** A queue and its published number of nodes. */
    public enum Queue {
        /** Five pieces. */
        IOLJS(3_497_187),
        /** Six pieces. */
        IOLJSZ(67_002_200),
        /** Six bars. */
        IIIIII(33_325_345);

        private final long nodes;

        Queue(long nodes) {
            this.nodes = nodes;
        }
    }

    /** The whole count; nodes a second are the count divided by the time. */
    @Benchmark
    public long count() {
        var pieces = Stream.of(queue.name().split("", -1))
                .filter(letter -> !letter.isEmpty())
                .map(Tetromino::valueOf)
                .toList();
        return requireAnswer(Perft.count(Board.empty(), pieces, search), queue.nodes);
    }
}
