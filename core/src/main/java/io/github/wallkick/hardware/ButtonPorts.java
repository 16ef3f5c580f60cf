package io.github.wallkick.hardware;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.WorkingMemory;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.LongSupplier;

/**
 * What is put before a port of buttons that does not tell the truth: contacts that bounce, and levels that are the wrong way
 * round.
 *
 * <pre>{@code
 * ButtonPort buttons = ButtonPorts.debounced(
 *         ButtonPorts.activeLow(pins), Debounce.lockOut(Duration.ofMillis(10)), System::nanoTime);
 * }</pre>
 *
 * @since 0.1.0
 */
public final class ButtonPorts {
    private ButtonPorts() {}

    /**
     * A port whose contacts bounce, through a filter.
     *
     * @param port the port
     * @param filter the filter, one for each button
     * @param nanoClock a clock of nanoseconds, which may wrap as {@link System#nanoTime} does
     * @return the port to read; to close it closes the other one
     */
    public static ButtonPort debounced(ButtonPort port, Debounce filter, LongSupplier nanoClock) {
        return new Debounced(port, filter, nanoClock);
    }

    /**
     * A port whose buttons connect to ground: those that it tells are up, the others are down.
     *
     * @param port the port
     * @return the port to read; to close it closes the other one
     */
    public static ButtonPort activeLow(ButtonPort port) {
        return new Around(port) {
            @Override
            public ButtonSet poll() {
                return new ButtonSet(port.buttons().bits() & ~port.poll().bits());
            }
        };
    }

    /**
     * A clock of nanoseconds from a counter of a device that is narrow and wraps. It must be read more often than the counter
     * wraps.
     *
     * @param counter the counter
     * @param bits how wide it is, 1 to 64; higher bits of the counter are ignored
     * @param nanosPerTick nanoseconds of one step, 1 or more
     * @return the clock
     * @throws IllegalArgumentException if a number is out of its range
     */
    public static LongSupplier unwrapped(LongSupplier counter, int bits, long nanosPerTick) {
        Check.within("bits of a counter", bits, 1, Long.SIZE);
        Check.atLeast("nanoseconds of a tick", nanosPerTick, 1);
        return new Unwrapped(counter, -1L >>> (Long.SIZE - bits), nanosPerTick);
    }

    /**
     * A clock of nanoseconds from a counter of a device, as {@link #unwrapped(LongSupplier, int, long)} makes it.
     *
     * @param counter the counter
     * @param bits how wide it is, 1 to 64
     * @param tick the time of one step, 1 nanosecond or more
     * @return the clock
     * @throws IllegalArgumentException if a number is out of its range
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public static LongSupplier unwrapped(LongSupplier counter, int bits, Duration tick) {
        return unwrapped(counter, bits, tick.toNanos());
    }

    /** A port before another one. */
    private abstract static class Around implements ButtonPort {
        final ButtonPort port;

        Around(ButtonPort port) {
            this.port = port;
        }

        @Override
        public ButtonSet buttons() {
            return port.buttons();
        }

        @Override
        public boolean tellsReleases() {
            return port.tellsReleases();
        }

        @Override
        public String name() {
            return port.name();
        }

        @Override
        public void open() {
            port.open();
        }

        @Override
        public void close() {
            port.close();
        }
    }

    /** Tells each clean change in turn. */
    private static final class Debounced extends Around {
        private final Debounce start;
        private final LongSupplier clock;
        private final Queue<ButtonSet> waiting = new ArrayDeque<>();
        private Debounce filter;
        private long lastNanos;

        Debounced(ButtonPort port, Debounce filter, LongSupplier clock) {
            super(port);
            this.start = filter;
            this.filter = filter;
            this.clock = clock;
            this.lastNanos = clock.getAsLong();
        }

        @Override
        public ButtonSet poll() {
            if (waiting.isEmpty()) {
                var now = clock.getAsLong();
                var step = filter.at(port.poll(), now - lastNanos);
                step.changes().forEach(change -> waiting.add(change.down()));
                filter = step.next();
                lastNanos = now;
            }
            return waiting.isEmpty() ? filter.down() : waiting.remove();
        }

        @Override
        public void close() {
            super.close();
            waiting.clear();
            filter = start;
        }
    }

    /** Adds up the differences of a counter in its own width. */
    @WorkingMemory
    private static final class Unwrapped implements LongSupplier {
        private final LongSupplier counter;
        private final long mask;
        private final long nanosPerTick;
        private long last;
        private long nanos;

        Unwrapped(LongSupplier counter, long mask, long nanosPerTick) {
            this.counter = counter;
            this.mask = mask;
            this.nanosPerTick = nanosPerTick;
            this.last = counter.getAsLong();
        }

        @Override
        public long getAsLong() {
            var now = counter.getAsLong();
            nanos += ((now - last) & mask) * nanosPerTick;
            last = now;
            return nanos;
        }
    }
}
