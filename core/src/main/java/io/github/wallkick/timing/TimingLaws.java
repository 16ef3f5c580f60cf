package io.github.wallkick.timing;

import io.github.wallkick.internal.SplitMix;
import io.github.wallkick.timing.LockTimer.Contact;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/** The laws of clocks and lock delays, tried on a fixed choice of levels, times and changes. */
final class TimingLaws {
    private static final int[] LEVELS = {1, 0, 2, 5, 10, 20, 100, 500, 1000};
    private static final long SECOND = 1_000_000_000;
    private static final long[] SPANS = {
        0, 1, 2, 999, 16_666_667, SECOND / 3, SECOND / 2, SECOND, 59 * SECOND, 3_600 * SECOND
    };
    private static final int STEPS = 60;
    private static final int CHANGES = 12;

    private TimingLaws() {}

    static void checkClock(GravityClock clock) {
        for (var level : LEVELS) {
            var now = clock;
            for (var step = 0; step < STEPS; step++) {
                new ClockLaws(now, level).check(span(step, level), span(step + STEPS, level));
                now = advance(now, span(step, level), level).next();
            }
        }
    }

    static void checkDelay(LockDelay delay) {
        for (var level : LEVELS) {
            for (var game = 0; game < STEPS; game++) {
                new TimerLaws(delay, level, game).check();
            }
        }
    }

    /** One of the spans, or a random one of up to two seconds. */
    private static long span(int index, int salt) {
        var random = SplitMix.at(salt, index);
        var choice = SplitMix.below(random, 2 * SPANS.length);
        return choice < SPANS.length ? SPANS[choice] : (random & Long.MAX_VALUE) % (2 * SECOND);
    }

    private static Fall advance(GravityClock clock, long nanos, int level) {
        var fall = clock.advance(nanos, level);
        require(
                fall != null,
                "a gravity clock must answer with a fall",
                () -> say(clock, nanos, level) + " gives null");
        return Objects.requireNonNull(fall);
    }

    private static String say(GravityClock clock, long nanos, int level) {
        return "advance(" + nanos + ", " + level + ") of " + clock;
    }

    private static void require(boolean holds, String law, Supplier<String> counterExample) {
        if (!holds) {
            throw new IllegalArgumentException(law + ": " + counterExample.get());
        }
    }

    private static void requireRefusal(Supplier<?> call, String law, Supplier<String> counterExample) {
        try {
            var unused = call.get();
        } catch (IllegalArgumentException refused) {
            return;
        }
        throw new IllegalArgumentException(law + ": " + counterExample.get() + " gives an answer");
    }

    /** The laws of a clock as it stands, at one level. */
    private record ClockLaws(GravityClock clock, int level) {
        void check(long first, long second) {
            equalAnswers(first);
            noTime();
            sum(first, second);
            nextRow();
            restarting();
            requireRefusal(
                    () -> clock.advance(-1, level),
                    "a gravity clock must refuse negative times with an IllegalArgumentException",
                    () -> say(clock, -1, level));
        }

        private void equalAnswers(long span) {
            var fall = advance(clock, span, level);
            var again = advance(clock, span, level);
            require(
                    fall.equals(again),
                    "a gravity clock must stay as it is and answer twice with equal falls, whose clocks have equals",
                    () -> say(clock, span, level) + " gives " + fall + ", then " + again);
        }

        private void noTime() {
            var fall = advance(clock, 0, level);
            var instant = clock.nanosToNextRow(level) == 0;
            require(
                    instant || fall.rows() == 0,
                    "rows must not come out of no time unless the next row is due in no time",
                    () -> say(clock, 0, level) + " gives " + fall.rows() + " rows");
            require(
                    instant || fall.next().equals(clock),
                    "no time must leave a gravity clock equal to what it was",
                    () -> say(clock, 0, level) + " gives " + fall.next());
        }

        private void sum(long first, long second) {
            var one = advance(clock, first, level);
            var two = advance(one.next(), second, level);
            var both = advance(clock, first + second, level);
            var rows = one.rows() > Fall.TO_THE_GROUND - two.rows() ? Fall.TO_THE_GROUND : one.rows() + two.rows();
            require(
                    both.rows() == rows,
                    "advancing in two steps must give as many rows as in one",
                    () -> "by " + first + " and " + second + " at level " + level + ", " + clock + " gives "
                            + one.rows() + " and " + two.rows() + " rows, by the sum " + both.rows());
            require(
                    both.next().equals(two.next()),
                    "advancing in two steps must give a clock equal to that of one",
                    () -> "by " + first + " and " + second + " at level " + level + ", " + clock + " gives "
                            + two.next() + ", by the sum " + both.next());
        }

        private void nextRow() {
            var wait = clock.nanosToNextRow(level);
            require(
                    wait >= 0,
                    "the time to the next row must not be negative",
                    () -> "nanosToNextRow(" + level + ") of " + clock + " is " + wait);
            var before = wait == GravityClock.NEVER ? SPANS[SPANS.length - 1] : wait - 1;
            require(
                    before <= 0 || advance(clock, before, level).rows() == 0,
                    "no row must come before the time to the next row",
                    () -> say(clock, before, level) + " gives rows, but nanosToNextRow is " + wait);
            require(
                    wait == GravityClock.NEVER || advance(clock, wait, level).rows() > 0,
                    "a row must come at the time to the next row",
                    () -> say(clock, wait, level) + " gives none");
        }

        private void restarting() {
            var restarted = clock.restarted();
            require(
                    restarted != null && restarted.restarted().equals(restarted),
                    "a clock restarted twice must equal one restarted once",
                    () -> "restarted() of " + clock + " is " + restarted);
            var wait = clock.nanosToNextRow(level);
            require(
                    restarted.nanosToNextRow(level) >= wait,
                    "restarting must not bring the next row forward",
                    () -> "nanosToNextRow(" + level + ") of " + clock + " is " + wait + ", after restarted() "
                            + restarted.nanosToNextRow(level));
        }
    }

    /** The laws of the timers of one piece that changes follow. */
    private record TimerLaws(LockDelay delay, int level, int game) {
        void check() {
            var changes = changes();
            var timer = start();
            var again = start();
            for (var i = 0; i < changes.size(); i++) {
                var done = changes.subList(0, i + 1);
                timer = after(timer, changes.get(i));
                again = after(again, changes.get(i));
                var now = timer;
                require(
                        now.equals(again),
                        "the same changes must give equal timers",
                        () -> done + " give " + now + " once");
                sum(now, done, span(i, game));
                lock(now, done, changes.get(i));
                requireRefusal(
                        () -> now.advance(-1),
                        "a lock timer must refuse negative times with an IllegalArgumentException",
                        () -> "advance(-1) of " + now);
            }
        }

        private LockTimer start() {
            var timer = delay.start(level, new Contact(20, 20, false));
            require(timer != null, "a lock delay must start a timer", () -> "start(" + level + ", …) gives null");
            return Objects.requireNonNull(timer);
        }

        private static void sum(LockTimer timer, List<Change> done, long span) {
            require(
                    timer.advance(0).equals(timer),
                    "no time must leave a lock timer equal to what it was",
                    () -> "after " + done + ", advance(0) of " + timer + " is " + timer.advance(0));
            var first = span / 3;
            var two = timer.advance(first).advance(span - first);
            require(
                    two.equals(timer.advance(span)),
                    "advancing in two steps must give a timer equal to that of one",
                    () -> "after " + done + ", advance(" + first + ").advance(" + (span - first) + ") of " + timer
                            + " is " + two + ", advance(" + span + ") is " + timer.advance(span));
        }

        private static void lock(LockTimer timer, List<Change> done, Change last) {
            var wait = timer.nanosToLock();
            require(wait >= 0, "the time to the lock must not be negative", () -> "after " + done + " it is " + wait);
            require(
                    last.contact().resting() || wait == LockTimer.NEVER,
                    "a piece in the air must not lock by time alone",
                    () -> "after " + done + ", nanosToLock is " + wait);
            if (wait == LockTimer.NEVER) {
                return;
            }
            require(
                    timer.advance(wait).nanosToLock() == 0,
                    "a piece must lock at the time to the lock",
                    () -> "after " + done + ", nanosToLock is " + wait + ", and after that time "
                            + timer.advance(wait).nanosToLock());
            require(
                    wait == 0 || timer.advance(wait - 1).nanosToLock() == 1,
                    "a piece must not lock before the time to the lock",
                    () -> "after " + done + ", nanosToLock is " + wait + ", and a nanosecond before that time "
                            + timer.advance(wait - 1).nanosToLock());
        }

        private List<Change> changes() {
            var changes = new ArrayList<Change>();
            var row = 20;
            var resting = false;
            for (var i = 0; i < CHANGES; i++) {
                var random = SplitMix.at(game, i);
                var kind = Kind.values()[SplitMix.below(random, Kind.values().length)];
                row -= kind == Kind.FALL ? 1 : 0;
                if (kind != Kind.WAIT && kind != Kind.TURN_FAILED) {
                    resting = (random & 1) == 0;
                }
                changes.add(new Change(kind, new Contact(row, row, resting), span(i, game)));
            }
            return changes;
        }

        private static LockTimer after(LockTimer timer, Change change) {
            var next = change.on(timer);
            require(next != null, "a lock timer must answer with a timer", () -> change + " of " + timer + " is null");
            return Objects.requireNonNull(next);
        }
    }

    private enum Kind {
        SHIFT,
        TURN,
        TURN_FAILED,
        FALL,
        GROUND,
        WAIT
    }

    /** What happens to a piece, and where it stands then. */
    private record Change(Kind kind, Contact contact, long nanos) {
        LockTimer on(LockTimer timer) {
            return switch (kind) {
                case SHIFT -> timer.shifted(contact);
                case TURN -> timer.turned(contact);
                case TURN_FAILED -> timer.turnFailed(contact);
                case FALL -> timer.fell(contact);
                case GROUND -> timer.groundChanged(contact);
                case WAIT -> timer.advance(nanos);
            };
        }

        @Override
        public String toString() {
            return kind == Kind.WAIT ? "wait " + nanos : kind + (contact.resting() ? " to the ground" : " in the air");
        }
    }
}
