package io.github.wallkick.bench;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.search.PlacementSearch;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** All reachable placements of a piece on a board, for boards of one kind and every piece in turn. */
public class PlacementsBench extends HotPathBench {
    private static final Tetromino[] TYPES = Tetromino.values();

    /** The kind of boards; {@code typical} is mid-game and messy ones together. */
    @Param({"empty", "typical", "tall"})
    public String boards = "typical";

    private final PlacementSearch search = PlacementSearch.of(RotationSystems.srs());
    private List<Board> asked = List.of();
    private long placements;

    /** Reads the boards, and counts the placements by making the sets. */
    @Setup
    public void setUp() {
        asked = boards.equals("typical") ? GameBoards.typical() : GameBoards.of(boards);
        placements = 0;
        for (var i = 0; i < QUESTIONS; i++) {
            placements += search.reachable(board(i), type(i)).pieces().size();
        }
    }

    /** The number of placements. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long count() {
        var sum = 0L;
        for (var i = 0; i < QUESTIONS; i++) {
            sum += search.count(board(i), type(i));
        }
        return requireAnswer(sum, placements);
    }

    /** The set of placements, and a look at each. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long visit() {
        var sum = 0L;
        for (var i = 0; i < QUESTIONS; i++) {
            var set = search.reachable(board(i), type(i));
            for (var cursor = set.cursor(); cursor.next(); ) {
                sum += cursor.row() < 0 ? 0 : 1;
            }
        }
        return requireAnswer(sum, placements);
    }

    private Board board(int question) {
        return asked.get(question / TYPES.length % asked.size());
    }

    private static Tetromino type(int question) {
        return TYPES[question % TYPES.length];
    }
}
