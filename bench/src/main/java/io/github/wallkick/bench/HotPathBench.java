package io.github.wallkick.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How every benchmark here runs: one thread, average time an operation, short iterations.
 *
 * <p>The JVM flags: a small young generation that is touched beforehand, collected by the serial collector. With the
 * default collector new objects keep landing on fresh pages of memory, and where a virtual machine takes unused pages
 * back, each costs a page fault: an 88-byte object then takes microseconds and drowns what is to be measured.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@State(Scope.Benchmark)
@Warmup(iterations = 5, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 7, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
        value = 2,
        jvmArgsAppend = {"-XX:+UseSerialGC", "-Xms256m", "-Xmx256m", "-Xmn8m", "-XX:+AlwaysPreTouch"})
public abstract class HotPathBench {
    /** How many different questions a benchmark asks in turn, so that branches are not learnt by heart. */
    static final int QUESTIONS = 1024;

    /** An answer, which must be the one worked out in the plain way beforehand. */
    static long requireAnswer(long answer, long expected) {
        if (answer != expected) {
            throw new AssertionError("wrong answer: " + answer + " instead of " + expected);
        }
        return answer;
    }
}
