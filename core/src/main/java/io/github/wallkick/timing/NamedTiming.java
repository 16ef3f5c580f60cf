package io.github.wallkick.timing;

import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.StrategyText;

/** Clocks and lock delays of a user's own, which recordings know by their names. */
final class NamedTiming {
    /** What the text of a named clock begins with once the clock carries something. */
    static final String KIND = "own";

    private NamedTiming() {}

    static GravityClock clock(StrategyText name, GravityClock clock) {
        return new NamedGravity(name, clock, clock);
    }

    static LockDelay delay(StrategyText name, LockDelay delay) {
        return new NamedLockDelay(name.toString(), delay);
    }

    /**
     * A clock of a user's own, which is known by its name.
     *
     * @param name the name as a text
     * @param origin the clock at the start of a game
     * @param now the clock as it stands; {@code origin} itself where it equals that
     */
    private record NamedGravity(StrategyText name, GravityClock origin, GravityClock now) implements GravityClock {
        private static final String NAME = "name";
        private static final String STATE = "state";

        @Override
        public Fall advance(long elapsedNanos, int level) {
            var fall = now.advance(elapsedNanos, level);
            return new Fall(fall.rows(), at(fall.next()));
        }

        @Override
        public long nanosToNextRow(int level) {
            return now.nanosToNextRow(level);
        }

        @Override
        public GravityClock restarted() {
            return at(now.restarted());
        }

        private NamedGravity at(GravityClock clock) {
            return clock.equals(now) ? this : new NamedGravity(name, origin, clock.equals(origin) ? origin : clock);
        }

        private NamedGravity start() {
            return new NamedGravity(name, origin, origin);
        }

        private boolean isAtOrigin() {
            return now == origin;
        }

        @Override
        public String text() {
            return isAtOrigin()
                    ? name.toString()
                    : StrategyText.of(KIND)
                            .with(NAME, name)
                            .with(STATE, now.text())
                            .toString();
        }

        @Override
        public GravityClock resume(String text) {
            var read = StrategyText.parse(text);
            if (read.isNamed() && isNamed(read)) {
                return start();
            }
            if (!read.isNamed() && read.word().equals(KIND)) {
                var fields = read.fields();
                if (isNamed(fields.value(NAME))) {
                    var state = fields.value(STATE).toString();
                    fields.end();
                    return start().at(origin.resume(state));
                }
            }
            throw read.failure("expected the gravity clock " + name);
        }

        private boolean isNamed(StrategyText other) {
            return other.toString().equals(name.toString());
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof NamedGravity that
                    && isNamed(that.name)
                    && isAtOrigin() == that.isAtOrigin()
                    && (isAtOrigin() || now.equals(that.now));
        }

        @Override
        public int hashCode() {
            return 31 * name.toString().hashCode() + (isAtOrigin() ? 0 : now.hashCode());
        }

        @Override
        public String toString() {
            return isAtOrigin() ? name.toString() : name + " " + now;
        }
    }

    /** A lock delay of a user's own, which is known by its name. */
    private static final class NamedLockDelay extends NamedStrategy implements LockDelay {
        private final LockDelay delay;

        NamedLockDelay(String text, LockDelay delay) {
            super(text);
            this.delay = delay;
        }

        @Override
        public LockTimer start(int level, LockTimer.Contact contact) {
            return delay.start(level, contact);
        }

        @Override
        public LockTimer resume(String timer) {
            return delay.resume(timer);
        }
    }
}
