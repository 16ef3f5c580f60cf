package io.github.wallkick.bench;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.search.PlacementSearch;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** All reachable placements of every piece on boards of one kind, divided by boards and pieces. */
public class PlacementsBench extends HotPathBench {
    private static final Tetromino[] TYPES = Tetromino.values();

    /** The kind of boards; {@code typical} is mid-game and messy ones together. */
    @Param({"empty", "mid", "tall", "messy"})
    public String boards = "mid";

    private final PlacementSearch search = PlacementSearch.of(RotationSystems.srs());
    private List<Board> asked = List.of();
    private long placements;

    /** Reads the boards, and counts the placements by making the sets. */
    @Setup
    public void setUp() {
        asked = GameBoards.of(boards);
        placements = 0;
        for (var board : asked) {
            for (var type : TYPES) {
                placements += search.reachable(board, type).pieces().size();
            }
        }
    }

    /** The number of placements. */
    @Benchmark
    public long count() {
        var sum = 0L;
        for (var board : asked) {
            for (var type : TYPES) {
                sum += search.count(board, type);
            }
        }
        return requireAnswer(sum, placements);
    }

    /** The set of placements, and a look at each. */
    @Benchmark
    public long visit() {
        var sum = 0L;
        for (var board : asked) {
            for (var type : TYPES) {
                var set = search.reachable(board, type);
                for (var placement = set.first(); placement >= 0; placement = set.next(placement)) {
                    sum++;
                }
            }
        }
        return requireAnswer(sum, placements);
    }
}
