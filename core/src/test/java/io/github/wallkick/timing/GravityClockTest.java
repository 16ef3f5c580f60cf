package io.github.wallkick.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GravityClockTest {
    private static final long MILLI = 1_000_000;

    // Source: github.com/dzshn/python-tetris, gravity.py: a rest that is thrown away gives nine rows at 60 Hz
    @ParameterizedTest
    @ValueSource(longs = {16_666_667, 1_000_000, 7_950_000_000L})
    void rowsDoNotDependOnTheStepOfTime(long step) {
        var clock = GravityClocks.guideline();
        var rows = 0L;
        for (long time = 0; time < 7_950 * MILLI; time += step) {
            var fall = clock.advance(Math.min(step, 7_950 * MILLI - time), 2);
            rows += fall.rows();
            clock = fall.next();
        }
        assertEquals(10, rows);
    }

    // Source: github.com/tetrio/issues issue 88, case 2
    @Test
    void aPieceThatLeavesALedgeWaitsAFullInterval() {
        var rested = GravityClocks.basic().advance(1_500 * MILLI, 1).next();
        assertEquals(1_000 * MILLI, rested.restarted().nanosToNextRow(1));
    }

    // Source: github.com/tetrio/issues issue 129
    @Test
    void halfAMinuteAtOnceIsHalfAMinute() {
        assertEquals(
                30, GravityClocks.basic().advance(Duration.ofSeconds(30), 1).rows());
    }

    @Test
    void aRiseOfTheLevelKeepsTheTimeOfTheRowUnderWay() {
        var clock = GravityClocks.basic().advance(950 * MILLI, 1).next();
        assertEquals(0, clock.nanosToNextRow(2));
        assertEquals(1, clock.advance(0, 2).rows());
    }

    @Test
    void aRiseOfTheLevelKeepsThePartOfTheRowUnderWay() {
        var half = GravityClocks.nullpominoMarathon()
                .advance(FrameRate.HZ_60.nanosAt(25), 1)
                .next();
        assertEquals(FrameRate.HZ_60.nanosAt(27) - FrameRate.HZ_60.nanosAt(25), half.nanosToNextRow(9));
    }

    @Test
    void theFractionOfARowIsDroppedAtLanding() {
        var clock = GravityClocks.tgm().advance(FrameRate.HZ_60.nanosAt(63), 0).next();
        assertEquals(
                0,
                clock.advance(FrameRate.HZ_60.nanosAt(63), 0)
                        .next()
                        .restarted()
                        .advance(0, 0)
                        .rows());
        assertEquals(FrameRate.HZ_60.nanosAt(64), clock.restarted().nanosToNextRow(0));
    }

    @Test
    void instantGravityTakesAPieceToTheGroundInNoTime() {
        assertEquals(Fall.TO_THE_GROUND, GravityClocks.instant().advance(0, 1).rows());
        assertEquals(Fall.TO_THE_GROUND, GravityClocks.tgm().advance(0, 500).rows());
    }

    @Test
    void frozenGravityNeverLetsAPieceFall() {
        assertEquals(0, GravityClocks.frozen().advance(Long.MAX_VALUE, 30).rows());
        assertEquals(GravityClock.NEVER, GravityClocks.frozen().nanosToNextRow(1));
    }

    @Test
    void aRatioLetsRowsFallInItsFrames() {
        var clock = GravityClocks.constant(3, 64, FrameRate.HZ_60);
        assertEquals(3, clock.advance(FrameRate.HZ_60.nanosAt(64), 1).rows());
        assertEquals(FrameRate.HZ_60.nanosAt(22), clock.nanosToNextRow(1));
    }

    // the formula's last time of a nanosecond or more is that of level 36: 1.1 ns
    @ParameterizedTest
    @CsvSource({"35, 3", "36, 1", "37, 0", "115, 0", "2000, 0"})
    void theGuidelinesFormulaEndsInInstantGravity(int level, long nanos) {
        assertEquals(nanos, GravityClocks.guideline(115).nanosToNextRow(level));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 116})
    void levelsWithoutAFormulaAreRefused(int lastLevel) {
        assertThrows(IllegalArgumentException.class, () -> GravityClocks.guideline(lastLevel));
    }

    // 60 frames of 0.0005/60 more each: 0.02 * 60 + 0.0005/60 * (1 + 2 + ... + 60) = 1.21525 rows in the first second
    @Test
    void growthAddsUpFrameByFrame() {
        var clock = GravityClocks.tetrioQuickPlay();
        var rows = 0L;
        var parts = 0L;
        var speed = 1_200_000L;
        for (var frame = 1; frame <= 36_000; frame++) {
            speed += 500;
            parts += speed;
            rows += parts / 60_000_000;
            parts %= 60_000_000;
        }
        assertEquals(rows, clock.advance(FrameRate.HZ_60.nanosAt(36_000), 1).rows());
    }

    @Test
    void growthBeginsAfterItsMargin() {
        var league = GravityClocks.tetrioLeague();
        var constant = GravityClocks.tetrio40Lines();
        var margin = FrameRate.HZ_60.nanosAt(7_200);
        assertEquals(
                constant.advance(margin, 1).rows(), league.advance(margin, 1).rows());
        var later = FrameRate.HZ_60.nanosAt(14_400);
        assertTrue(constant.advance(later, 1).rows() < league.advance(later, 1).rows());
    }

    // (20 - 0.02) / (0.0035 / 60) = 342,514.28… frames of growth reach 20 rows a frame
    @Test
    void growthBeyondTwentyRowsAFrameIsInstant() {
        var league = GravityClocks.tetrioLeague();
        var last = FrameRate.HZ_60.nanosAt(7_200 + 342_514);
        assertNotEquals(0, league.advance(last, 1).next().nanosToNextRow(1));
        assertEquals(0, league.advance(last + 16_666_667, 1).next().nanosToNextRow(1));
    }

    @Test
    void restartingKeepsTheAgeOfTheGame() {
        var old = GravityClocks.tetrioLeague()
                .advance(FrameRate.HZ_60.nanosAt(100_000), 1)
                .next();
        assertTrue(
                old.restarted().nanosToNextRow(1) < GravityClocks.tetrioLeague().nanosToNextRow(1));
    }

    @Test
    void aClockThatNothingHappensToIsItself() {
        var clock = GravityClocks.guideline();
        assertSame(clock, clock.advance(0, 1).next());
        assertSame(clock, clock.restarted());
        assertSame(clock, clock.advance(1_000 * MILLI, 1).next());
    }

    @Test
    void presetsHaveNames() {
        for (var name : GravityClocks.names()) {
            assertEquals(GravityClocks.named(name), GravityClocks.named(name));
        }
        var refusal = assertThrows(IllegalArgumentException.class, () -> GravityClocks.named("moon"));
        assertTrue(String.valueOf(refusal.getMessage()).endsWith(": moon")
                && String.valueOf(refusal.getMessage()).contains("nes-ntsc"));
    }

    @Test
    void figuresOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> GravityClocks.intervals(1));
        assertThrows(IllegalArgumentException.class, () -> GravityClocks.intervals(1, 5, -1));
        assertThrows(IllegalArgumentException.class, () -> GravityClocks.constant(-1, 1, FrameRate.HZ_60));
        assertThrows(IllegalArgumentException.class, () -> GravityClocks.constant(1, 0, FrameRate.HZ_60));
        assertThrows(IllegalArgumentException.class, () -> GravityClocks.growing(-1, 0, 0, true));
        assertThrows(IllegalArgumentException.class, () -> GravityClocks.growing(0, 20_000_001, 0, true));
        assertThrows(IllegalArgumentException.class, () -> GravityClocks.growing(0, 0, -1, true));
    }

    @Test
    void intervalsOfFramesAreExactAfterAnyNumberOfRows() {
        var clock = GravityClocks.intervals(FrameRate.NES_NTSC, 0, 48, 43);
        assertEquals(GravityClocks.nesNtsc().nanosToNextRow(0), clock.nanosToNextRow(0));
        assertEquals(
                1_000_000,
                clock.advance(FrameRate.NES_NTSC.nanosAt(48_000_000), 0).rows());
        assertEquals(
                999_999,
                clock.advance(FrameRate.NES_NTSC.nanosAt(48_000_000) - 1, 0).rows());
        assertThrows(IllegalArgumentException.class, () -> GravityClocks.intervals(FrameRate.NES_NTSC, 0, -1));
        assertThrows(IllegalArgumentException.class, () -> GravityClocks.intervals(FrameRate.HZ_60, 0, Long.MAX_VALUE));
    }

    @Test
    void durationsAreTheNanosecondsOfTheOtherMethods() {
        var clock = GravityClocks.intervals(1, List.of(Duration.ofMillis(5), Duration.ofMillis(4)));
        assertEquals(GravityClocks.intervals(1, 5 * MILLI, 4 * MILLI), clock);
        assertEquals(Optional.of(Duration.ofMillis(4)), clock.timeToNextRow(2));
        assertEquals(Optional.of(Duration.ZERO), GravityClocks.instant().timeToNextRow(2));
        assertEquals(Optional.empty(), GravityClocks.frozen().timeToNextRow(2));
    }

    @Test
    void gravityThatNeverRisesFromNothingGivesNoRow() {
        var clock = GravityClocks.growing(0, 0, 0, true);
        assertEquals(GravityClock.NEVER, clock.nanosToNextRow(1));
        assertEquals(0, clock.advance(Duration.ofDays(300), 1).rows());
    }
}
