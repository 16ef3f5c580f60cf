package io.github.wallkick.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** The contract of gravity clocks. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class GravityClockProperties {
    @Property(tries = 4_000)
    void advancingTwiceIsAdvancingByTheSum(
            @ForAll("clocks") String name,
            @ForAll("levels") int level,
            @ForAll("spans") long before,
            @ForAll("spans") long first,
            @ForAll("spans") long second) {
        var clock = Clocks.named(name).advance(before, level).next();
        var sum = first > Long.MAX_VALUE - second ? Long.MAX_VALUE : first + second;
        var one = clock.advance(first, level);
        var two = one.next().advance(sum - first, level);
        var both = clock.advance(sum, level);
        assertEquals(both.rows(), saturated(one.rows(), two.rows()));
        assertEquals(both.next(), two.next());
    }

    @Property(tries = 2_000)
    void theNextRowComesWhenItIsSaidToComeAndNoSooner(
            @ForAll("clocks") String name, @ForAll("levels") int level, @ForAll("spans") long before) {
        var clock = Clocks.named(name).advance(before, level).next();
        var wait = clock.nanosToNextRow(level);
        if (wait == GravityClock.NEVER) {
            assertEquals(0, clock.advance(Long.MAX_VALUE - 1, level).rows());
        } else {
            assertTrue(clock.advance(wait, level).rows() > 0);
            assertTrue(wait == 0 || clock.advance(wait - 1, level).rows() == 0);
        }
    }

    @Property(tries = 500)
    void noTimeChangesNothing(
            @ForAll("clocks") String name, @ForAll("levels") int level, @ForAll("spans") long before) {
        var clock = Clocks.named(name).advance(before, level).next();
        var fall = clock.advance(0, level);
        assertEquals(clock, fall.next());
        assertEquals(clock.nanosToNextRow(level) == 0 ? Fall.TO_THE_GROUND : 0, fall.rows());
    }

    @Property(tries = 500)
    void restartingNeverBringsTheNextRowForward(
            @ForAll("clocks") String name, @ForAll("levels") int level, @ForAll("spans") long before) {
        var clock = Clocks.named(name).advance(before, level).next();
        var restarted = clock.restarted();
        assertEquals(restarted, restarted.restarted());
        assertTrue(restarted.nanosToNextRow(level) >= clock.nanosToNextRow(level));
    }

    @Property(tries = 500)
    void advancingLeavesTheClockAsItWas(
            @ForAll("clocks") String name, @ForAll("levels") int level, @ForAll("spans") long span) {
        var clock = Clocks.named(name);
        var first = clock.advance(span, level);
        assertEquals(first, clock.advance(span, level));
        var remade = Objects.requireNonNull(Clocks.make().get(name));
        assertEquals(remade, clock);
        assertEquals(remade.hashCode(), clock.hashCode());
    }

    @Property(tries = 500)
    void timeThatRunsBackwardIsRefused(
            @ForAll("clocks") String name,
            @ForAll("levels") int level,
            @ForAll @LongRange(max = -1, min = Long.MIN_VALUE) long span) {
        var clock = Clocks.named(name);
        var refusal = assertThrows(IllegalArgumentException.class, () -> clock.advance(span, level));
        assertTrue(String.valueOf(refusal.getMessage()).contains(String.valueOf(span)));
    }

    @Property(tries = 500)
    void aChangeOfLevelBreaksNothing(
            @ForAll("clocks") String name,
            @ForAll("levels") int level,
            @ForAll @IntRange(min = 0, max = 30) int rise,
            @ForAll("spans") long before) {
        var clock = Clocks.named(name).advance(before, level).next();
        var later = clock.advance(1, level + rise);
        assertTrue(later.rows() >= 0);
        assertTrue(later.next().nanosToNextRow(level + rise) >= 0);
    }

    private static long saturated(long one, long two) {
        return one > Fall.TO_THE_GROUND - two ? Fall.TO_THE_GROUND : one + two;
    }

    @Provide
    Arbitrary<String> clocks() {
        return Arbitraries.of(Clocks.all().keySet());
    }

    @Provide
    Arbitrary<Integer> levels() {
        return Arbitraries.oneOf(
                Arbitraries.integers().between(-2, 40),
                Arbitraries.integers().between(0, 520),
                Arbitraries.of(Integer.MIN_VALUE, Integer.MAX_VALUE - 30));
    }

    @Provide
    Arbitrary<Long> spans() {
        return Arbitraries.oneOf(
                Arbitraries.of(0L, 1L, Long.MAX_VALUE - 1, Long.MAX_VALUE),
                Arbitraries.longs().between(0, 20),
                Arbitraries.longs().between(0, 50_000_000),
                Arbitraries.longs().between(0, 10_000_000_000L),
                Arbitraries.longs().between(0, 20_000_000_000_000L),
                Arbitraries.longs().between(0, Long.MAX_VALUE));
    }
}
