package io.github.wallkick.bench;

import io.github.wallkick.randomizer.Randomizer;
import io.github.wallkick.randomizer.Randomizers;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** RandomizerFactory drawn one after the other; 1,008 of them, a whole number of bags. */
public class RandomizerBench extends HotPathBench {
    private static final int DRAWS = 1008;
    private static final long SEED = 1;

    /** The 7-bag; each symbol comes equally often, which is the answer checked. */
    @Benchmark
    @OperationsPerInvocation(DRAWS)
    public long sevenBag() {
        return requireAnswer(
                symbols(Randomizers.sevenBag(SEED)), DRAWS / 7 * ('I' + 'O' + 'T' + 'S' + 'Z' + 'J' + 'L'));
    }

    /** Independent draws. */
    @Benchmark
    @OperationsPerInvocation(DRAWS)
    public long uniform() {
        return symbols(Randomizers.uniform(SEED));
    }

    private static long symbols(Randomizer start) {
        var randomizer = start;
        var sum = 0L;
        for (var i = 0; i < DRAWS; i++) {
            var draw = randomizer.draw();
            sum += draw.piece().symbol();
            randomizer = draw.next();
        }
        return sum;
    }
}
