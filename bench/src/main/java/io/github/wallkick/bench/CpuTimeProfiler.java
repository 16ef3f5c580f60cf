package io.github.wallkick.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * The processor time that an operation takes, collection of garbage included, as a secondary result {@code cpu.ns}. On a
 * machine that others share it says more than the wall clock.
 *
 * <p>Used as {@code -prof io.github.wallkick.bench.CpuTimeProfiler}.
 */
public final class CpuTimeProfiler implements InternalProfiler {
    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private long startedAtNanos;

    /** A profiler that has seen nothing yet; JMH makes one for each fork. */
    public CpuTimeProfiler() {}

    @Override
    public String getDescription() {
        return "Processor time per operation";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        startedAtNanos = process.getProcessCpuTime();
    }

    @Override
    @SuppressWarnings("rawtypes") // as JMH declares it
    public Collection<? extends Result> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        var spentNanos = process.getProcessCpuTime() - startedAtNanos;
        var operations = result.getMetadata().getAllOps();
        var perOperation = operations == 0 ? Double.NaN : (double) spentNanos / operations;
        return List.of(new ScalarResult("cpu.ns", perOperation, "ns/op", AggregationPolicy.AVG));
    }
}
