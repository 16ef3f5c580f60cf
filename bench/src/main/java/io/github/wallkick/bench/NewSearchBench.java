package io.github.wallkick.bench;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.search.PlacementSearch;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** What it costs to make a search for each question, to ask about two sizes in turn, and to share a search. */
public class NewSearchBench extends HotPathBench {
    private static final int PLACES = 34;

    private final List<Board> sizes = List.of(Board.empty(), Board.empty(BoardSize.of(10, 24)));
    private final PlacementSearch search = PlacementSearch.of(RotationSystems.srs());

    /** A new search by known rules and its first question. */
    @Benchmark
    public long firstQuestion() {
        return requireAnswer(PlacementSearch.of(RotationSystems.srs()).count(Board.empty(), Tetromino.T), PLACES);
    }

    /** Boards of one size. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long oneSize() {
        return count(0);
    }

    /** Boards of two sizes in turn. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long twoSizes() {
        return count(1);
    }

    private long count(int mask) {
        var sum = 0L;
        for (var i = 0; i < QUESTIONS; i++) {
            sum += search.count(sizes.get(i & mask), Tetromino.T);
        }
        return requireAnswer(sum, (long) PLACES * QUESTIONS);
    }
}
