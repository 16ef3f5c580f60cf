package io.github.wallkick.hardware;

import io.github.wallkick.internal.Check;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Ports without hardware, for tests: buttons that a script presses, pictures and tones that are kept, devices that can be
 * unplugged.
 *
 * <pre>{@code
 * MemoryPorts memory = MemoryPorts.of(10, 20);
 * memory.tap(Button.A);
 * // … a loop plays on memory.ports() …
 * memory.picture(); // the newest one
 * memory.unplug(MemoryPorts.Device.DISPLAY); // its next use fails
 * }</pre>
 *
 * <p>The provider {@code memory} hands them out by name only, with the settings {@code columns} and {@code rows}; {@link
 * #behind} finds them again.
 *
 * @since 0.1.0
 */
public final class MemoryPorts {
    /** How many of the last pictures and tones are kept. */
    public static final int KEPT = 1000;

    /**
     * A device that can be unplugged.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    public enum Device {
        /** The buttons. */
        BUTTONS,
        /** The display. */
        DISPLAY,
        /** The buzzer. */
        BUZZER,
        /** The store of scores. */
        SCORES
    }

    /**
     * Hands out memory ports, by the name {@code memory}.
     *
     * @since 0.1.0
     */
    public static final class Provider implements PortProvider {
        /** Made by the service loader. */
        public Provider() {}

        @Override
        public String name() {
            return "memory";
        }

        @Override
        public int rank() {
            return -1;
        }

        @Override
        public Optional<String> unavailable() {
            return Optional.empty();
        }

        @Override
        public Ports ports(PortConfig config) {
            config.requireOnly(name(), Set.of("columns", "rows"));
            return MemoryPorts.of(config.number("columns", 10, 1, Long.SIZE), config.number("rows", 20, 1, Long.SIZE))
                    .ports();
        }
    }

    private static final ButtonSet ALL = ButtonSet.of(Button.values());

    private final LatchedButtons latched = new LatchedButtons("memory buttons", ALL);
    private final Deque<Picture> pictures = new ArrayDeque<>();
    private final Deque<Tone> tones = new ArrayDeque<>();
    private final Map<String, Long> best = new HashMap<>();
    private final Map<Device, String> unplugged = new EnumMap<>(Device.class);
    private final Map<Device, Boolean> open = new EnumMap<>(Device.class);
    private final Screen screen;
    private final Ports ports;
    private long pictureCount;

    private MemoryPorts(Screen screen) {
        this.screen = screen;
        this.ports = new Ports(new Buttons(), new Display(), new Buzzer(), new Scores());
    }

    /**
     * Ports with a display of cells.
     *
     * @param columns how wide the display is, 1 to 4,096
     * @param rows how high it is, 1 to 4,096
     * @return the ports, closed
     * @throws IllegalArgumentException if a measure is out of its range
     */
    public static MemoryPorts of(int columns, int rows) {
        return new MemoryPorts(new Screen(columns, rows, Screen.Unit.CELL, Screen.Colours.COLOUR));
    }

    /**
     * The memory behind ports of the provider {@code memory}.
     *
     * @param ports the ports
     * @return the memory
     * @throws IllegalArgumentException if the buttons are of another provider
     */
    public static MemoryPorts behind(Ports ports) {
        if (ports.buttons() instanceof Buttons buttons) {
            return buttons.memory();
        }
        throw new IllegalArgumentException(
                "the buttons must be those of memory ports: " + ports.buttons().name());
    }

    /**
     * The ports to play on.
     *
     * @return the four ports
     */
    public Ports ports() {
        return ports;
    }

    /**
     * Other buttons are down.
     *
     * @param down all that are down now
     */
    public void change(ButtonSet down) {
        latched.change(down);
    }

    /**
     * A button goes down and up again before anybody polls.
     *
     * @param button the button
     */
    public void tap(Button button) {
        latched.press(button);
        latched.release(button);
    }

    /**
     * The last pictures that were shown, {@value #KEPT} at most.
     *
     * @return the pictures, the newest last
     */
    public List<Picture> pictures() {
        return List.copyOf(pictures);
    }

    /**
     * The picture that is shown.
     *
     * @return the newest picture, or empty if none was shown
     */
    public Optional<Picture> picture() {
        return Optional.ofNullable(pictures.peekLast());
    }

    /**
     * How many pictures were shown.
     *
     * @return the number, those that are not kept included
     */
    public long pictureCount() {
        return pictureCount;
    }

    /**
     * The last tones that were played, {@value #KEPT} at most.
     *
     * @return the tones, the newest last
     */
    public List<Tone> tones() {
        return List.copyOf(tones);
    }

    /**
     * Unplugs a device: whatever is asked of it fails until it is plugged in and opened again. Buttons are up then.
     *
     * @param device the device
     */
    public void unplug(Device device) {
        unplugged.put(device, "it is unplugged");
    }

    /**
     * Plugs a device in again.
     *
     * @param device the device
     */
    public void plugIn(Device device) {
        unplugged.remove(device);
    }

    /**
     * Whether a device is open.
     *
     * @param device the device
     * @return true from its opening until it is closed or fails
     */
    public boolean isOpen(Device device) {
        return open.containsKey(device);
    }

    private static <T> void keep(Deque<T> kept, T newest) {
        kept.add(newest);
        if (kept.size() > KEPT) {
            kept.remove();
        }
    }

    /** What the four have in common. */
    private abstract class Part implements Port {
        private final Device device;

        Part(Device device) {
            this.device = device;
        }

        MemoryPorts memory() {
            return MemoryPorts.this;
        }

        @Override
        public String name() {
            return "memory " + device.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public void open() {
            requirePlugged();
            open.put(device, true);
        }

        @Override
        public void close() {
            open.remove(device);
        }

        void requireOpen() {
            requirePlugged();
            if (!isOpen(device)) {
                throw new PortException(name(), "it is not open");
            }
        }

        private void requirePlugged() {
            var problem = unplugged.get(device);
            if (problem != null) {
                close();
                throw new PortException(name(), problem);
            }
        }
    }

    private final class Buttons extends Part implements ButtonPort {
        Buttons() {
            super(Device.BUTTONS);
        }

        @Override
        public ButtonSet poll() {
            requireOpen();
            return latched.poll();
        }

        @Override
        public ButtonSet buttons() {
            return ALL;
        }

        @Override
        public void close() {
            super.close();
            latched.close();
        }
    }

    private final class Display extends Part implements DisplayPort {
        Display() {
            super(Device.DISPLAY);
        }

        @Override
        public void show(Picture picture) {
            requireOpen();
            keep(pictures, picture);
            pictureCount++;
        }

        @Override
        public Screen screen() {
            return screen;
        }
    }

    private final class Buzzer extends Part implements BuzzerPort {
        Buzzer() {
            super(Device.BUZZER);
        }

        @Override
        public void play(Tone tone) {
            requireOpen();
            keep(tones, tone);
        }

        @Override
        public Sound sound() {
            return Sound.PITCHED;
        }
    }

    private final class Scores extends Part implements ScorePort {
        Scores() {
            super(Device.SCORES);
        }

        @Override
        public OptionalLong best(String table) {
            requireOpen();
            var points = best.get(table);
            return points == null ? OptionalLong.empty() : OptionalLong.of(points);
        }

        @Override
        public void keep(String table, long points) {
            requireOpen();
            Check.atLeast("points", points, 0);
            best.merge(table, points, Math::max);
        }
    }
}
