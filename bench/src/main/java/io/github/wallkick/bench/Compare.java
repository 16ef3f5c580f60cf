package io.github.wallkick.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * A table of ratios out of two result files of JMH, so that a change can be judged before it lands: time and bytes of
 * each benchmark in both files, and the second divided by the first. Processor time is compared where both files have
 * it, wall time otherwise.
 *
 * <p>Run with the two files as arguments: {@code before.json after.json}.
 */
public final class Compare {
    private static final String CPU_TIME = "cpu.ns";
    private static final String BYTES = "gc.alloc.rate.norm";
    private static final String HEADING = """
            | benchmark | ns before | after | ratio | B before | after |
            |---|---:|---:|---:|---:|---:|
            """;
    private static final ObjectMapper JSON = new ObjectMapper();

    private Compare() {}

    /** Time and bytes of one benchmark; what was not measured is absent. */
    private record Figures(double wallNanos, OptionalDouble cpuNanos, OptionalDouble bytes) {
        static Figures of(JsonNode benchmark) {
            return new Figures(
                    benchmark.at("/primaryMetric/score").asDouble(),
                    secondary(benchmark, CPU_TIME),
                    secondary(benchmark, BYTES));
        }

        /** A profiler's result; some versions of JMH put a middle dot in front of the name. */
        private static OptionalDouble secondary(JsonNode benchmark, String name) {
            return benchmark.path("secondaryMetrics").properties().stream()
                    .filter(metric -> metric.getKey().endsWith(name))
                    .mapToDouble(metric -> metric.getValue().path("score").asDouble())
                    .findFirst();
        }
    }

    /**
     * Prints the table.
     *
     * @param files the earlier and the later result file, written by JMH with {@code -rf json}
     */
    public static void main(String... files) {
        if (files.length != 2) {
            System.err.println("usage: before.json after.json");
            System.exit(2);
        }
        try {
            System.out.print(table(Files.readString(Path.of(files[0])), Files.readString(Path.of(files[1]))));
        } catch (IOException e) {
            System.err.println("cannot read the result files: " + e.getMessage());
            System.exit(1);
        }
    }

    /** The table, as Markdown. */
    static String table(String before, String after) throws IOException {
        var earlier = figures(before);
        var later = figures(after);
        var text = new StringBuilder(HEADING);
        for (var name : earlier.keySet()) {
            if (later.containsKey(name)) {
                text.append(row(name, earlier.get(name), later.get(name)));
            }
        }
        return text.toString();
    }

    private static String row(String name, Figures before, Figures after) {
        var comparesCpu = before.cpuNanos().isPresent() && after.cpuNanos().isPresent();
        var nanosBefore = comparesCpu ? before.cpuNanos().getAsDouble() : before.wallNanos();
        var nanosAfter = comparesCpu ? after.cpuNanos().getAsDouble() : after.wallNanos();
        return String.format(
                Locale.ROOT,
                "| %s | %.2f | %.2f | %.2f | %s | %s |%n",
                name,
                nanosBefore,
                nanosAfter,
                nanosAfter / nanosBefore,
                text(before.bytes()),
                text(after.bytes()));
    }

    private static String text(OptionalDouble bytes) {
        return bytes.isPresent() ? String.format(Locale.ROOT, "%.0f", bytes.getAsDouble()) : "";
    }

    private static Map<String, Figures> figures(String json) throws IOException {
        var all = new LinkedHashMap<String, Figures>();
        for (var benchmark : JSON.readTree(json)) {
            all.put(name(benchmark), Figures.of(benchmark));
        }
        return all;
    }

    private static String name(JsonNode benchmark) {
        var name = benchmark.path("benchmark").asText();
        var simple = name.substring(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1);
        var params = benchmark.path("params");
        return params.isEmpty()
                ? simple
                : simple
                        + params.properties().stream()
                                .map(entry ->
                                        entry.getKey() + "=" + entry.getValue().asText())
                                .collect(Collectors.joining(", ", " (", ")"));
    }
}
