package io.github.wallkick.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class CompareTest {
    private static final String RESULT = """
            [{"benchmark": "io.github.wallkick.bench.LineClearBench.board",
              "params": {"full": "XX"},
              "primaryMetric": {"score": %s},
              "secondaryMetrics": {%s}},
             {"benchmark": "io.github.wallkick.bench.%s.only",
              "primaryMetric": {"score": 1},
              "secondaryMetrics": {}}]
            """;

    @Test
    void dividesTheLaterTimeByTheEarlier() throws IOException {
        var before = RESULT.formatted("20.0", "", "Gone");
        var after = RESULT.formatted("10.0", "", "New");

        assertEquals("| LineClearBench.board (full=XX) | 20.00 | 10.00 | 0.50 |  |  |", lastRow(before, after));
    }

    @Test
    void prefersProcessorTimeAndShowsBytes() throws IOException {
        var before = RESULT.formatted("20.0", metrics(8, 112), "Gone");
        var after = RESULT.formatted("90.0", metrics(4, 56), "New");

        assertEquals("| LineClearBench.board (full=XX) | 8.00 | 4.00 | 0.50 | 112 | 56 |", lastRow(before, after));
    }

    private static String metrics(int cpuNanos, int bytes) {
        return "\"·cpu.ns\": {\"score\": %d}, \"gc.alloc.rate.norm\": {\"score\": %d}".formatted(cpuNanos, bytes);
    }

    private static String lastRow(String before, String after) throws IOException {
        return Compare.table(before, after).lines().reduce("", (first, second) -> second);
    }
}
