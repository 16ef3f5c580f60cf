package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.Nanos;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.Input;
import io.github.wallkick.timing.GravityClock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What a held soft drop does as time passes. A single {@link Input#SOFT_DROP} is one row at once under every rule; this
 * is about {@link Game#press pressing} it and holding on.
 *
 * <p>Whether a soft drop locks a piece that rests is the lock delay's to say.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public sealed interface SoftDrop {
    /**
     * What gravity does beside a soft drop.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    enum Gravity {
        /** It goes on and may add rows of its own; each soft-dropped row makes it restart its row. */
        GOES_ON,
        /** It stands still and goes on afterwards where it was. */
        STANDS_STILL,
        /** The soft drop takes its place; each soft-dropped row makes it restart its row. */
        REPLACED
    }

    /**
     * Gravity some times faster: a row in progress is finished at the higher speed, and while the soft drop is held there
     * is no other gravity.
     *
     * @param factor how many times faster, 1 or more; {@link #INSTANT} to fall to the ground at once
     * @param slowestNanos the most nanoseconds that a row takes, 1 or more, however slow gravity is
     * @since 0.1.0
     */
    record Faster(int factor, long slowestNanos) implements SoftDrop {
        private static final String KIND = "faster";
        private static final String FACTOR = "factor";
        private static final String SLOWEST = "slowest-nanos";

        /** The factor of a soft drop that reaches the ground in no time and does not lock there. */
        public static final int INSTANT = Integer.MAX_VALUE;

        /**
         * Checks the values.
         *
         * @throws IllegalArgumentException if one is less than 1
         */
        public Faster {
            Check.atLeast("soft drop factor", factor, 1);
            Check.atLeast("nanoseconds of a soft-dropped row", slowestNanos, 1);
        }

        @Override
        public long firstNanos(GravityClock clock, int level) {
            return faster(clock.nanosToNextRow(level));
        }

        @Override
        public long everyNanos(GravityClock clock, int level) {
            return faster(clock.restarted().nanosToNextRow(level));
        }

        @Override
        public String text() {
            if (equals(instant())) {
                return "instant";
            }
            var text = StrategyText.of(KIND).with(FACTOR, factor);
            return (slowestNanos == GravityClock.NEVER ? text : text.with(SLOWEST, slowestNanos)).toString();
        }

        private static SoftDrop read(StrategyText.Fields fields) {
            return new Faster(
                    (int) fields.number(FACTOR, 1, INSTANT),
                    fields.has(SLOWEST) ? fields.number(SLOWEST, 1, Long.MAX_VALUE) : GravityClock.NEVER);
        }

        private long faster(long nanos) {
            return factor == INSTANT || nanos == 0 ? 0 : Math.min((nanos - 1) / factor + 1, slowestNanos);
        }

        @Override
        public Gravity gravity() {
            return Gravity.REPLACED;
        }

        @Override
        public boolean needsFreshPress() {
            return false;
        }

        /**
         * The longest time from row to row.
         *
         * @return the time; empty if gravity alone decides
         */
        public Optional<Duration> slowest() {
            return Nanos.orNever(slowestNanos);
        }
    }

    /**
     * Rows at a pace of their own, as on the consoles of old.
     *
     * @param firstNanos nanoseconds from the press to the first row, 1 or more
     * @param everyNanos nanoseconds between rows, 1 or more
     * @param gravity what gravity does meanwhile
     * @param needsFreshPress whether a lock ends the soft drop until the key is pressed again
     * @since 0.1.0
     */
    record Steps(long firstNanos, long everyNanos, Gravity gravity, boolean needsFreshPress) implements SoftDrop {
        private static final String KIND = "steps";
        private static final String FIRST = "first-nanos";
        private static final String EVERY = "every-nanos";
        private static final String GRAVITY = "gravity";
        private static final String FRESH_PRESS = "fresh-press";

        /**
         * Checks the times.
         *
         * @throws IllegalArgumentException if one is less than 1
         */
        public Steps {
            Objects.requireNonNull(gravity, "gravity");
            Check.atLeast("nanoseconds to the first soft-dropped row", firstNanos, 1);
            Check.atLeast("nanoseconds between soft-dropped rows", everyNanos, 1);
        }

        @Override
        public long firstNanos(GravityClock clock, int level) {
            return firstNanos;
        }

        @Override
        public long everyNanos(GravityClock clock, int level) {
            return everyNanos;
        }

        @Override
        public String text() {
            return StrategyText.of(KIND)
                    .with(FIRST, firstNanos)
                    .with(EVERY, everyNanos)
                    .with(GRAVITY, gravity)
                    .with(FRESH_PRESS, needsFreshPress)
                    .toString();
        }

        private static SoftDrop read(StrategyText.Fields fields) {
            return new Steps(
                    fields.number(FIRST, 1, Long.MAX_VALUE),
                    fields.number(EVERY, 1, Long.MAX_VALUE),
                    fields.constant(GRAVITY, List.of(Gravity.values())),
                    fields.isTrue(FRESH_PRESS));
        }

        /**
         * The time until the first row.
         *
         * @return the time; empty if no row ever comes
         */
        public Optional<Duration> first() {
            return Nanos.orNever(firstNanos);
        }

        /**
         * The time from row to row.
         *
         * @return the time; empty if no row ever comes
         */
        public Optional<Duration> every() {
            return Nanos.orNever(everyNanos);
        }
    }

    /**
     * The soft drop that a text tells: the inverse of {@link #text}.
     *
     * @param text the text
     * @return the soft drop
     * @throws io.github.wallkick.NotationException if the text tells none
     */
    static SoftDrop parse(String text) {
        return Presets.<SoftDrop>of("soft drop", list -> list.with("instant", SoftDrop::instant))
                .parse(text, Map.of(Faster.KIND, Faster::read, Steps.KIND, Steps::read));
    }

    /**
     * The stable text of this soft drop, by which recordings and files of rules know it.
     *
     * @return {@code instant}, {@code faster(factor=20)}, or {@code steps(…)} with all numbers
     */
    String text();

    /**
     * Soft drop as the guideline has it: twenty times gravity. Source: readers of the 2009 guideline agree (TetriNode,
     * tetris.wiki); other games differ.
     *
     * @return the rule
     */
    static SoftDrop guideline() {
        return faster(20);
    }

    /**
     * Gravity some times faster, however slow that is.
     *
     * @param factor how many times faster, 1 or more
     * @return the rule
     * @throws IllegalArgumentException if the factor is less than 1
     */
    static SoftDrop faster(int factor) {
        return new Faster(factor, GravityClock.NEVER);
    }

    /**
     * A soft drop to the ground at once, without a lock.
     *
     * @return the rule
     */
    static SoftDrop instant() {
        return faster(Faster.INSTANT);
    }

    /**
     * The time from a press to the first row.
     *
     * @param clock gravity as it stands at the press
     * @param level the game's level
     * @return nanoseconds, 0 to fall to the ground at once
     */
    long firstNanos(GravityClock clock, int level);

    /**
     * The time until the first row.
     *
     * @param clock the gravity clock
     * @param level the level, 0 or more
     * @return the time; empty if no row ever comes
     */
    default Optional<Duration> first(GravityClock clock, int level) {
        return Nanos.orNever(firstNanos(clock, level));
    }

    /**
     * The time between two rows.
     *
     * @param clock gravity as it stands at a row
     * @param level the game's level
     * @return nanoseconds, 0 to fall to the ground at once
     */
    long everyNanos(GravityClock clock, int level);

    /**
     * The time from row to row.
     *
     * @param clock the gravity clock
     * @param level the level, 0 or more
     * @return the time; empty if no row ever comes
     */
    default Optional<Duration> every(GravityClock clock, int level) {
        return Nanos.orNever(everyNanos(clock, level));
    }

    /**
     * What gravity does while the soft drop is held.
     *
     * @return its part
     */
    Gravity gravity();

    /**
     * Whether the key must be pressed again for each piece.
     *
     * @return false if a soft drop held over a lock goes on with the next piece
     */
    boolean needsFreshPress();
}
