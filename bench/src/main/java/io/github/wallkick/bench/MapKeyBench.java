package io.github.wallkick.bench;

import io.github.wallkick.board.Board;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * Boards as keys of a map, as transposition tables have them: the boards that every place of a piece leads to, from boards
 * of a game. Each key is looked up by an equal board that is another object.
 */
public class MapKeyBench extends HotPathBench {
    private final List<Board> keys = new ArrayList<>();
    private final Map<Board, Integer> numbers = new HashMap<>();
    private long expected;
    private int expectedMix;

    /** Locks the pieces of all questions and numbers the boards. */
    @Setup
    public void setUp() {
        for (var question : Questions.resting(GameBoards.typical())) {
            numbers.putIfAbsent(question.board().lock(question.piece()), numbers.size());
            keys.add(question.board().lock(question.piece()));
        }
        for (var key : keys) {
            expected += numbers.getOrDefault(key, -1);
            expectedMix += key.hashCode();
        }
    }

    /** The hash code of a board. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long hash() {
        var mix = 0;
        for (var key : keys) {
            mix += key.hashCode();
        }
        return requireAnswer(mix, expectedMix);
    }

    /** A board looked up in the map. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long find() {
        var found = 0L;
        for (var key : keys) {
            found += numbers.getOrDefault(key, -1);
        }
        return requireAnswer(found, expected);
    }
}
