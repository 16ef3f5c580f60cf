package io.github.wallkick.timing;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.internal.Check;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The checks of users' clocks and lock delays: they let the library's own pass, and name the law that another breaks. */
class TimingLawsTest {
    private static final long SECOND = 1_000_000_000;

    static Stream<String> clocks() {
        return Clocks.all().keySet().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("clocks")
    void theClocksOfTheLibraryKeepTheLaws(String name) {
        assertDoesNotThrow(() -> GravityClocks.check(Clocks.named(name)));
    }

    static Stream<String> delays() {
        return LockDelays.names().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("delays")
    void theLockDelaysOfTheLibraryKeepTheLaws(String name) {
        assertDoesNotThrow(() -> LockDelays.check(LockDelays.named(name)));
        assertDoesNotThrow(() -> LockDelays.check(LockDelays.named("mine", LockDelays.named(name))));
    }

    /** A clock as most people would write it first: the time since the last row, and a sum. */
    private record Natural(long interval, long carried) implements GravityClock {
        @Override
        public Fall advance(long elapsedNanos, int level) {
            var time = carried + Check.elapsed(elapsedNanos);
            return new Fall(time / interval, new Natural(interval, time % interval));
        }
    }

    @Test
    void aClockThatAddsTheTimeThatItCarriesKnowsItsNextRow() {
        var half = new Natural(SECOND, 0).advance(SECOND / 2, 1).next();
        assertEquals(SECOND / 2, half.nanosToNextRow(1));
        assertEquals(60, half.advance(Duration.ofSeconds(60), 1).rows());
        assertDoesNotThrow(() -> GravityClocks.check(new Natural(SECOND, 0)));
    }

    @Test
    void aClockWithoutRowsIsSearchedUpTo146Years() {
        assertEquals(
                GravityClock.NEVER,
                new Natural(Long.MAX_VALUE, 0).advance(5, 1).next().nanosToNextRow(1));
        assertEquals(1L << 62, new Natural(1L << 62, 0).nanosToNextRow(1));
    }

    @Test
    void aSumThatOverflowsIsNoFall() {
        var clock = new Natural(SECOND, 0).advance(SECOND / 2, 1).next();
        var refusal = assertThrows(IllegalArgumentException.class, () -> clock.advance(Long.MAX_VALUE, 1));
        assertTrue(String.valueOf(refusal.getMessage()).startsWith("rows of a fall must be at least 0: -"));
    }

    /** A clock of one row per second with a fault, written where a test needs it. */
    @FunctionalInterface
    private interface Advance {
        Fall of(Faulty clock, long elapsedNanos);
    }

    private record Faulty(Advance advance, long carried) implements GravityClock {
        @Override
        public Fall advance(long elapsedNanos, int level) {
            return advance.of(this, elapsedNanos);
        }

        Faulty carrying(long nanos) {
            return new Faulty(advance, nanos);
        }

        Fall right(long elapsedNanos) {
            var time = carried + Check.elapsed(elapsedNanos);
            return new Fall(time / SECOND, carrying(time % SECOND));
        }

        /** Equal by what is carried alone, so that lambdas do not matter. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Faulty that && carried == that.carried;
        }

        @Override
        public int hashCode() {
            return Long.hashCode(carried);
        }
    }

    static Stream<Arguments> brokenClocks() {
        return Stream.of(
                broken(
                        "two steps must give as many rows",
                        (clock, nanos) -> new Fall(Check.elapsed(nanos) / SECOND, clock)),
                broken(
                        "no time must leave",
                        (clock, nanos) -> new Fall(
                                clock.right(nanos).rows(), clock.carrying((clock.carried + nanos + 1) % SECOND))),
                broken("refuse negative times", (clock, nanos) -> nanos < 0 ? new Fall(0, clock) : clock.right(nanos)),
                broken(
                        "answer twice with equal falls",
                        (clock, nanos) -> new Fall(clock.right(nanos).rows(), new GravityClock() {
                            @Override
                            public Fall advance(long elapsedNanos, int level) {
                                return new Fall(0, this);
                            }
                        })));
    }

    private static Arguments broken(String law, Advance advance) {
        return Arguments.of(law, advance);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("brokenClocks")
    void aBrokenClockIsTold(String law, Advance advance) {
        told(law, () -> GravityClocks.check(new Faulty(advance, 0)));
    }

    /** A clock that counts how often it was advanced. */
    private record Counting(GravityClock clock, int calls) implements GravityClock {
        @Override
        public Fall advance(long elapsedNanos, int level) {
            var fall = clock.advance(elapsedNanos, level);
            return new Fall(fall.rows(), new Counting(fall.next(), calls + (elapsedNanos == 0 ? 0 : 1)));
        }
    }

    @Test
    void aClockThatRemembersItsStepsIsTold() {
        told("clock equal to that of one", () -> GravityClocks.check(new Counting(new Natural(SECOND, 0), 0)));
    }

    /** A clock whose next row or restart is told wrongly. */
    private record Misinformed(GravityClock clock, long row, boolean restartsForward) implements GravityClock {
        @Override
        public Fall advance(long elapsedNanos, int level) {
            var fall = clock.advance(elapsedNanos, level);
            return new Fall(fall.rows(), new Misinformed(fall.next(), row, restartsForward));
        }

        @Override
        public long nanosToNextRow(int level) {
            return restartsForward ? clock.nanosToNextRow(level) : row;
        }

        @Override
        public GravityClock restarted() {
            return restartsForward
                    ? new Misinformed(new Natural(SECOND, SECOND - 1), row, true)
                    : new Misinformed(clock.restarted(), row, false);
        }
    }

    @Test
    void aWrongNextRowIsTold() {
        var clock = new Natural(SECOND, 0);
        told("must not be negative", () -> GravityClocks.check(new Misinformed(clock, -1, false)));
        told("no row must come before", () -> GravityClocks.check(new Misinformed(clock, 2 * SECOND, false)));
        told("no row must come before", () -> GravityClocks.check(new Misinformed(clock, GravityClock.NEVER, false)));
        told("a row must come at", () -> GravityClocks.check(new Misinformed(clock, SECOND - 1, false)));
        told("a row must come at", () -> GravityClocks.check(new Misinformed(clock, 0, false)));
        told("bring the next row forward", () -> GravityClocks.check(new Misinformed(clock, 0, true)));
    }

    /** A clock whose restart is another each time. */
    private record Restless(int restarts) implements GravityClock {
        @Override
        public Fall advance(long elapsedNanos, int level) {
            Check.elapsed(elapsedNanos);
            return new Fall(0, this);
        }

        @Override
        public GravityClock restarted() {
            return new Restless(restarts + 1);
        }
    }

    @Test
    void aRestartThatIsAnotherEachTimeIsTold() {
        told("restarted twice", () -> GravityClocks.check(new Restless(0)));
    }

    @Test
    @SuppressWarnings("NullAway") // a fault that the check must tell
    void aClockThatAnswersWithNullIsTold() {
        told("must answer with a fall", () -> GravityClocks.check((nanos, level) -> null));
    }

    @Test
    void rowsOutOfNoTimeAreTold() {
        told(
                "rows must not come out of no time",
                () -> GravityClocks.check(new GravityClock() {
                    @Override
                    public Fall advance(long elapsedNanos, int level) {
                        return new Fall(1, this);
                    }

                    @Override
                    public long nanosToNextRow(int level) {
                        return 1;
                    }
                }));
    }

    /** A timer of half a second with a fault. */
    private record Broken(String fault, long rested, boolean resting, int identity) implements LockTimer, LockDelay {
        private static final long DELAY = SECOND / 2;

        Broken(String fault) {
            this(fault, 0, false, 0);
        }

        @Override
        @SuppressWarnings("NullAway") // a fault that the check must tell
        public LockTimer start(int level, Contact contact) {
            if (fault.equals("must start a timer")) {
                return null;
            }
            return fault.equals("equal timers")
                    ? new Broken(fault, 0, false, System.identityHashCode(new Object()))
                    : this;
        }

        @Override
        public String text() {
            return fault;
        }

        private LockTimer at(Contact now) {
            return new Broken(fault, 0, now.resting(), identity);
        }

        @Override
        @SuppressWarnings("NullAway") // a fault that the check must tell
        public LockTimer shifted(Contact now) {
            return fault.equals("must answer with a timer") ? null : at(now);
        }

        @Override
        public LockTimer turned(Contact now) {
            return at(now);
        }

        @Override
        public LockTimer fell(Contact now) {
            return at(now);
        }

        @Override
        public LockTimer groundChanged(Contact now) {
            return at(now);
        }

        @Override
        public LockTimer advance(long elapsedNanos) {
            if (!fault.equals("refuse negative")) {
                Check.elapsed(elapsedNanos);
            }
            if (!resting && !fault.equals("in the air")) {
                return this;
            }
            var time = switch (fault) {
                case "two steps" -> elapsedNanos == 0 ? rested : elapsedNanos;
                case "no time" -> rested + elapsedNanos + 1;
                default -> rested + Math.min(elapsedNanos, DELAY);
            };
            return new Broken(fault, Math.min(time, DELAY), resting, identity);
        }

        @Override
        public long nanosToLock() {
            if (!resting && !fault.equals("in the air")) {
                return NEVER;
            }
            return switch (fault) {
                case "time to the lock must not be negative" -> -1;
                case "must lock at" -> DELAY - rested + 5;
                case "must not lock before" -> DELAY - rested < 5 ? 0 : DELAY - rested;
                default -> DELAY - rested;
            };
        }
    }

    static Stream<String> brokenDelays() {
        return Stream.of(
                "equal timers",
                "refuse negative",
                "in the air",
                "two steps",
                "no time",
                "time to the lock must not be negative",
                "must lock at",
                "must not lock before",
                "must start a timer",
                "must answer with a timer");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("brokenDelays")
    void aBrokenLockDelayIsTold(String fault) {
        told(fault, () -> LockDelays.check(new Broken(fault)));
    }

    @Test
    void aFaultlessTimerOfOnesOwnPasses() {
        assertDoesNotThrow(() -> LockDelays.check(new Broken("none")));
    }

    private static void told(String law, Runnable check) {
        var error = assertThrows(IllegalArgumentException.class, check::run);
        var message = String.valueOf(error.getMessage());
        assertTrue(message.contains(law), message);
        assertTrue(message.matches("(?s).+: .+"), () -> "no counter-example: " + message);
    }
}
