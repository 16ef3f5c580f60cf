package io.github.wallkick.bench;

import java.nio.file.Path;
import java.util.Arrays;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The start of the benchmarks: {@code short FILE} looks at everything in under three minutes, {@code full FILE} measures it
 * properly, {@code compare BEFORE AFTER} makes a table out of two such files. Anything else is handed to JMH; without
 * arguments this is said.
 */
public final class Main {
    private static final TimeValue GLANCE = TimeValue.milliseconds(200);

    private static final String USAGE = """
            short FILE             look at everything once, results as JSON
            full FILE              measure it properly
            compare BEFORE AFTER   a table of ratios out of two such files
            -h                     what else JMH can do, for example: LockBench -f 3
            """;

    private Main() {}

    /**
     * Runs what the arguments say.
     *
     * @param args as the class says
     * @throws Exception if JMH fails
     */
    public static void main(String... args) throws Exception {
        if (args.length == 0) {
            System.out.print(USAGE);
            return;
        }
        var command = args[0];
        var files = Arrays.copyOfRange(args, 1, args.length);
        if (command.equals("compare")) {
            Compare.main(files);
        } else if (command.equals("short") && files.length == 1) {
            run(Path.of(files[0]), true);
        } else if (command.equals("full") && files.length == 1) {
            run(Path.of(files[0]), false);
        } else {
            org.openjdk.jmh.Main.main(args);
        }
    }

    private static void run(Path result, boolean glance) throws RunnerException {
        var options = new OptionsBuilder()
                .addProfiler(GCProfiler.class)
                .addProfiler(CpuTimeProfiler.class)
                .resultFormat(ResultFormatType.JSON)
                .result(result.toString());
        new Runner((glance ? quick(options) : options).build()).run();
    }

    /** One fork and few iterations; perft's larger counts are left to the full run. */
    private static ChainedOptionsBuilder quick(ChainedOptionsBuilder options) {
        return options.forks(1)
                .warmupIterations(4)
                .warmupTime(GLANCE)
                .measurementIterations(3)
                .measurementTime(GLANCE)
                .param("queue", "IOLJS");
    }
}
