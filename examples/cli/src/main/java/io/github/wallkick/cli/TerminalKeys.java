package io.github.wallkick.cli;

import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.hardware.LatchedButtons;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The keys of a terminal as buttons.
 *
 * <p>Terminals with the kitty keyboard protocol tell when a key is let go. All others tell presses alone, and the system repeats
 * a key that is held: there each press is a whole tap, and only the soft drop counts as held for a moment, which the repeats of
 * the key extend.
 */
final class TerminalKeys {
    /** What a key asks for beside the buttons. */
    enum Command {
        NONE,
        QUIT,
        RESTART,
        REDRAW
    }

    /** How long the first press of the soft drop holds it: a row at the usual pace. */
    private static final long FIRST_HOLD_NANOS = 60_000_000;
    /** How long a repeated press holds it: more than the time between the repeats of the slowest systems. */
    private static final long REPEAT_HOLD_NANOS = 120_000_000;
    /** Presses within this time are repeats of a key that is held. */
    private static final long REPEAT_NANOS = 700_000_000;

    private static final Pattern KITTY = Pattern.compile("\\x1b\\[(\\d+)[\\d:]*(?:;(\\d*)(?::(\\d))?)?(?:;[\\d:]*)?u");
    private static final Pattern ARROW = Pattern.compile("\\x1b(?:\\[|O)(?:1;(\\d+)(?::(\\d))?)?([ABCD])");
    private static final int CONTROL = 4;
    private static final int RELEASE = 3;
    private static final int REPEAT = 2;
    private static final int ESCAPE = 27;

    private static final Map<Integer, Button> BUTTONS = Map.ofEntries(
            Map.entry((int) ' ', Button.UP),
            Map.entry((int) 'x', Button.A),
            Map.entry((int) 'z', Button.B),
            Map.entry((int) 'y', Button.B),
            Map.entry((int) 'a', Button.X),
            Map.entry((int) 'c', Button.L),
            Map.entry((int) 'p', Button.START),
            Map.entry((int) '\r', Button.START),
            Map.entry((int) '\n', Button.START),
            Map.entry(ESCAPE, Button.START));
    private static final Map<String, Button> ARROWS =
            Map.of("A", Button.A, "B", Button.DOWN, "C", Button.RIGHT, "D", Button.LEFT);

    private final LatchedButtons buttons;
    private final boolean tellsReleases;
    private long downNanos;
    private long sinceDown = REPEAT_NANOS;

    TerminalKeys(LatchedButtons buttons, boolean tellsReleases) {
        this.buttons = buttons;
        this.tellsReleases = tellsReleases;
    }

    static ButtonSet existing() {
        return ButtonSet.of(
                Button.LEFT,
                Button.RIGHT,
                Button.DOWN,
                Button.UP,
                Button.A,
                Button.B,
                Button.X,
                Button.L,
                Button.START);
    }

    /**
     * A key, as the terminal told it.
     *
     * @param code the character, 0 for an arrow
     * @param arrow the letter of an arrow, or an empty text
     * @param isControl whether Ctrl is held
     * @param event 1 for a press, 2 for a repeat, 3 for a release
     */
    private record Key(int code, String arrow, boolean isControl, int event) {
        static Optional<Key> parse(String sequence) {
            var kitty = KITTY.matcher(sequence);
            if (kitty.matches() && kitty.group(1).length() < 8) {
                return Optional.of(new Key(
                        Integer.parseInt(kitty.group(1)), "", hasControl(kitty.group(2)), event(kitty.group(3))));
            }
            var arrow = ARROW.matcher(sequence);
            if (arrow.matches()) {
                return Optional.of(new Key(0, arrow.group(3), hasControl(arrow.group(1)), event(arrow.group(2))));
            }
            if (sequence.length() != 1) {
                return Optional.empty();
            }
            var code = Character.toLowerCase(sequence.charAt(0));
            return Optional.of(
                    code >= 1 && code <= 26 && code != '\r' && code != '\n'
                            ? new Key(code + 'a' - 1, "", true, 1)
                            : new Key(code, "", false, 1));
        }

        private static boolean hasControl(String modifiers) {
            return modifiers != null
                    && modifiers.matches("\\d{1,6}")
                    && (Integer.parseInt(modifiers) - 1 & CONTROL) != 0;
        }

        private static int event(String digit) {
            return digit == null ? 1 : Integer.parseInt(digit);
        }

        Optional<Button> button() {
            return Optional.ofNullable(arrow.isEmpty() ? BUTTONS.get(code) : ARROWS.get(arrow));
        }
    }

    /** Takes what the terminal sent for one key. */
    Command key(String sequence) {
        var parsed = Key.parse(sequence);
        if (parsed.isEmpty() || parsed.get().event() == REPEAT) {
            return Command.NONE;
        }
        var key = parsed.get();
        if (key.event() != RELEASE && key.arrow().isEmpty()) {
            if (key.code() == 'q' || (key.isControl() && (key.code() == 'c' || key.code() == 'd'))) {
                return Command.QUIT;
            }
            if (key.isControl()) {
                return key.code() == 'l' ? Command.REDRAW : Command.NONE;
            }
            if (key.code() == 'r') {
                return Command.RESTART;
            }
        }
        key.button().ifPresent(button -> press(button, key.event()));
        return Command.NONE;
    }

    private void press(Button button, int event) {
        if (tellsReleases) {
            if (event == RELEASE) {
                buttons.release(button);
            } else {
                buttons.press(button);
            }
        } else if (button == Button.DOWN) {
            downNanos = sinceDown < REPEAT_NANOS ? REPEAT_HOLD_NANOS : FIRST_HOLD_NANOS;
            sinceDown = 0;
            buttons.press(button);
        } else {
            buttons.press(button);
            buttons.release(button);
        }
    }

    /** Lets time pass, in which a soft drop that nobody repeats ends. */
    void advance(long elapsedNanos) {
        sinceDown = Math.min(REPEAT_NANOS, sinceDown + elapsedNanos);
        if (downNanos > 0) {
            downNanos -= elapsedNanos;
            if (downNanos <= 0) {
                downNanos = 0;
                buttons.release(Button.DOWN);
            }
        }
    }
}
