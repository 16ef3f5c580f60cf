package io.github.wallkick.input;

import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.Input;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The inputs of buttons, and of chords: several buttons held together.
 *
 * <p>Several buttons may have the same input. It is held while one of them is; each of two buttons for the same turn makes a
 * turn, even while the other one is held. Chords are for devices with few buttons. Buttons that were part of a chord do nothing
 * else until they are released. The buttons of a chord seldom go down at the same instant: the first one acts alone until the
 * second one follows.
 *
 * <pre>{@code
 * KeyMap keys = KeyMap.fourButtons()
 *         .with(Button.B, Input.HOLD)
 *         .with(ButtonSet.of(Button.DOWN, Button.A), Input.HARD_DROP);
 * }</pre>
 *
 * @param inputs the input of each button or chord
 * @since 0.1.0
 */
public record KeyMap(Map<ButtonSet, Input> inputs) {
    /** No buttons: the beginning of a map of your own. */
    public static final KeyMap EMPTY = new KeyMap(Map.of());

    /**
     * Takes a copy of the map.
     *
     * @throws IllegalArgumentException if one of the chords has no button
     */
    public KeyMap {
        inputs = Map.copyOf(inputs);
        Check.that(!inputs.containsKey(ButtonSet.NONE), "a chord must have a button", inputs);
    }

    /**
     * Three buttons: left, right, and A to turn clockwise. Left and right together are the soft drop.
     *
     * @return the map
     */
    public static KeyMap threeButtons() {
        return sideways()
                .with(Button.A, Input.CLOCKWISE)
                .with(ButtonSet.of(Button.LEFT, Button.RIGHT), Input.SOFT_DROP);
    }

    /**
     * Four buttons: left, right, down for the soft drop, and A to turn clockwise.
     *
     * @return the map
     */
    public static KeyMap fourButtons() {
        return sideways().with(Button.DOWN, Input.SOFT_DROP).with(Button.A, Input.CLOCKWISE);
    }

    /**
     * Five buttons: the {@linkplain #fourButtons() four}, and B for the hard drop.
     *
     * @return the map
     */
    public static KeyMap fiveButtons() {
        return fourButtons().with(Button.B, Input.HARD_DROP);
    }

    /**
     * Two-button consoles: left, right, down for the soft drop, A to turn clockwise, B to turn counterclockwise.
     *
     * @return the map
     */
    public static KeyMap classicPad() {
        return fourButtons().with(Button.B, Input.COUNTERCLOCKWISE);
    }

    /**
     * A modern game pad: up for the hard drop, down for the soft drop, A and B to turn, X for a half turn where the rules have
     * one, both shoulders to hold.
     *
     * @return the map
     */
    public static KeyMap pad() {
        return classicPad()
                .with(Button.UP, Input.HARD_DROP)
                .with(Button.X, Input.HALF_TURN)
                .with(Button.L, Input.HOLD)
                .with(Button.R, Input.HOLD);
    }

    private static KeyMap sideways() {
        return EMPTY.with(Button.LEFT, Input.LEFT).with(Button.RIGHT, Input.RIGHT);
    }

    /**
     * This map with another button, or another input for a button.
     *
     * @param button the button
     * @param input its input
     * @return the changed map
     */
    public KeyMap with(Button button, Input input) {
        return with(ButtonSet.of(button), input);
    }

    /**
     * This map with another chord, or another input for a chord.
     *
     * @param chord buttons held together, one or more
     * @param input its input
     * @return the changed map
     * @throws IllegalArgumentException if there is no button
     */
    public KeyMap with(ButtonSet chord, Input input) {
        var more = new HashMap<>(inputs);
        more.put(chord, input);
        return new KeyMap(more);
    }

    /**
     * This map without a button or chord.
     *
     * @param chord the button or chord; what the buttons of a chord do alone stays
     * @return the changed map
     */
    public KeyMap without(ButtonSet chord) {
        var fewer = new HashMap<>(inputs);
        fewer.remove(chord);
        return new KeyMap(fewer);
    }

    /** The buttons that do nothing alone: those of chords, until they are released. */
    ButtonSet mutedBy(ButtonSet down, ButtonSet mutedBefore) {
        var muted = mutedBefore.and(down);
        for (var chord : inputs.keySet()) {
            if (isChord(chord) && down.containsAll(chord)) {
                muted = muted.or(chord);
            }
        }
        return muted;
    }

    /** The inputs that are held, each with the number of its buttons and chords that are. */
    Map<Input, Integer> held(ButtonReading.Held held) {
        return count(chord -> isActive(chord, held));
    }

    /** The inputs that were pressed from one reading to the next, each with the number of its buttons and chords that were. */
    Map<Input, Integer> pressed(ButtonReading.Held before, ButtonReading.Held now) {
        return count(chord -> isActive(chord, now) && !isActive(chord, before));
    }

    private Map<Input, Integer> count(Predicate<ButtonSet> counts) {
        var numbers = new EnumMap<Input, Integer>(Input.class);
        inputs.forEach((chord, input) -> {
            if (counts.test(chord)) {
                numbers.merge(input, 1, Integer::sum);
            }
        });
        return numbers;
    }

    private static boolean isActive(ButtonSet chord, ButtonReading.Held held) {
        return held.buttons().containsAll(chord)
                && (isChord(chord) || held.muted().and(chord).isEmpty());
    }

    private static boolean isChord(ButtonSet buttons) {
        return Integer.bitCount(buttons.bits()) > 1;
    }
}
