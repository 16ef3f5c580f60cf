package io.github.wallkick.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.TestData;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The presets against published tables, each level of each. */
class GravityTableTest {
    private static final int FRAMES = 400;

    @ParameterizedTest(name = "{0} level {2}: {3} quarters of a frame")
    @MethodSource("framesPerRow")
    void aRowTakesItsFrames(String name, FrameRate rate, int level, int quarters) {
        var clock = GravityClocks.named(name);
        var expected = new ArrayList<Integer>();
        var actual = new ArrayList<Integer>();
        for (var frame = 1; frame <= FRAMES; frame++) {
            expected.add(4 * frame / quarters - 4 * (frame - 1) / quarters);
            var fall = clock.advance(rate.nanosAt(frame) - rate.nanosAt(frame - 1), level);
            actual.add((int) fall.rows());
            clock = fall.next();
        }
        assertEquals(expected, actual);
    }

    @ParameterizedTest(name = "{0} level {2}: {3} quarters of a frame")
    @MethodSource("framesPerRow")
    void aYearOfFramesDoesNotDrift(String name, FrameRate rate, int level, int quarters) {
        var year = 365L * 24 * 3_600 * 1_000_000_000;
        assertEquals(
                4 * rate.framesAt(year) / quarters,
                GravityClocks.named(name)
                        .advance(rate.nanosAt(rate.framesAt(year)), level)
                        .rows());
    }

    @ParameterizedTest(name = "{0} level {1}: {2}")
    @MethodSource("rowsPerFrame")
    void aFrameHasItsRows(String name, int level, String speed) {
        var rate = FrameRate.HZ_60;
        var clock = GravityClocks.named(name);
        var expected = new ArrayList<Long>();
        var actual = new ArrayList<Long>();
        for (var frame = 1; frame <= FRAMES; frame++) {
            expected.add(rows(speed, frame) - rows(speed, frame - 1));
            var fall = clock.advance(rate.nanosAt(frame) - rate.nanosAt(frame - 1), level);
            actual.add(speed.equals("instant") && fall.rows() == Fall.TO_THE_GROUND ? 0 : fall.rows());
            clock = fall.next();
        }
        assertEquals(expected, actual);
    }

    @ParameterizedTest(name = "{0} level {1}: {2} ms")
    @MethodSource("millisPerRow")
    void aRowTakesItsTime(String name, int level, BigDecimal millis) {
        var nanos = millis.movePointRight(6).longValueExact();
        var actual = GravityClocks.named(name).nanosToNextRow(level);
        assertTrue(Math.abs(nanos - actual) <= 500, () -> actual + " ns");
    }

    @ParameterizedTest(name = "{0} level {1}: {2} rows a frame")
    @MethodSource("roundedRowsPerFrame")
    void aSpeedIsThePublishedOne(String name, int level, BigDecimal rowsPerFrame) {
        var rowsInAMillionFrames = GravityClocks.named(name)
                .advance(FrameRate.HZ_60.nanosAt(1_000_000), level)
                .rows();
        assertEquals(
                1,
                (double) rowsInAMillionFrames / rowsPerFrame.movePointRight(6).longValueExact(),
                0.0005);
    }

    static Stream<Arguments> framesPerRow() {
        return TestData.table(GravityTableTest.class, "frames-per-row.txt").flatMap(row -> {
            var hertz = LevelSteps.split(row.get(1), "/");
            var rate = FrameRate.ofHertz(Long.parseLong(hertz.get(0)), Long.parseLong(hertz.get(1)));
            return levels(row.get(2), row.get(3))
                    .map(level -> Arguments.of(
                            row.get(0),
                            rate,
                            level.number,
                            level.value.multiply(BigDecimal.valueOf(4)).intValueExact()));
        });
    }

    static Stream<Arguments> millisPerRow() {
        return levelRows("nanos-per-row.txt");
    }

    static Stream<Arguments> roundedRowsPerFrame() {
        return levelRows("rounded-rows-per-frame.txt");
    }

    private static Stream<Arguments> levelRows(String table) {
        return TestData.table(GravityTableTest.class, table)
                .flatMap(row -> levels(row.get(1), row.get(2))
                        .map(level -> Arguments.of(row.get(0), level.number, level.value)));
    }

    static Stream<Arguments> rowsPerFrame() {
        return TestData.table(GravityTableTest.class, "rows-per-frame.txt")
                .flatMap(row -> LevelSteps.steps(row.get(1))
                        .flatMap(step -> Stream.of(step.from(), step.to())
                                .distinct()
                                .map(level -> Arguments.of(row.get(0), level, step.value()))));
    }

    private record Level(int number, BigDecimal value) {}

    /** Every level of a table, one before it and some after. */
    private static Stream<Level> levels(String first, String values) {
        var firstLevel = Integer.parseInt(first);
        List<BigDecimal> numbers =
                LevelSteps.split(values, " ").stream().map(BigDecimal::new).toList();
        return Stream.concat(
                IntStream.range(0, numbers.size()).mapToObj(i -> new Level(firstLevel + i, numbers.get(i))),
                Stream.of(30, 40, 99, 1000, Integer.MAX_VALUE)
                        .map(level -> new Level(level, numbers.get(numbers.size() - 1))));
    }

    private static long rows(String speed, long frames) {
        if (speed.equals("instant")) {
            return 0;
        }
        var ratio = LevelSteps.split(speed, "/");
        return new BigInteger(ratio.get(0))
                .multiply(BigInteger.valueOf(frames))
                .divide(new BigInteger(ratio.get(1)))
                .longValueExact();
    }
}
