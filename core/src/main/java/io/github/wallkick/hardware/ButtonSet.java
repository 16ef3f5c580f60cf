package io.github.wallkick.hardware;

import io.github.wallkick.internal.Check;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/**
 * The buttons that are down at one moment, as a bit set.
 *
 * <pre>{@code
 * ButtonSet.of(Button.LEFT, Button.A).contains(Button.A); // true
 * }</pre>
 *
 * @param bits bit {@code n} for the button with {@link Button#ordinal() ordinal} {@code n}, and no other bits
 * @since 0.1.0
 */
public record ButtonSet(int bits) {
    /** No button. */
    public static final ButtonSet NONE = new ButtonSet(0);

    private static final int ALL = (1 << Button.values().length) - 1;

    /**
     * Checks the bits.
     *
     * @throws IllegalArgumentException if a bit stands for no button
     */
    public ButtonSet {
        Check.that((bits & ~ALL) == 0, "bits of buttons must be within " + Integer.toHexString(ALL), bits);
    }

    /**
     * Some buttons.
     *
     * @param buttons the buttons, in any order
     * @return the set of them
     */
    public static ButtonSet of(Button... buttons) {
        return Arrays.stream(buttons).reduce(NONE, ButtonSet::with, ButtonSet::or);
    }

    /**
     * Whether a button is down.
     *
     * @param button the button
     * @return true if it is in this set
     */
    public boolean contains(Button button) {
        return (bits & bit(button)) != 0;
    }

    /**
     * Whether some buttons are all down.
     *
     * @param buttons the buttons
     * @return true if each of them is in this set
     */
    public boolean containsAll(ButtonSet buttons) {
        return (buttons.bits & ~bits) == 0;
    }

    /**
     * Whether no button is down.
     *
     * @return true if this is {@link #NONE}
     */
    public boolean isEmpty() {
        return bits == 0;
    }

    /**
     * These buttons and another one.
     *
     * @param button the other button
     * @return the larger set
     */
    public ButtonSet with(Button button) {
        return new ButtonSet(bits | bit(button));
    }

    /**
     * These buttons without one.
     *
     * @param button the button that is up
     * @return the smaller set
     */
    public ButtonSet without(Button button) {
        return new ButtonSet(bits & ~bit(button));
    }

    /**
     * These buttons and others.
     *
     * @param other other buttons
     * @return all that are in one of the two
     */
    public ButtonSet or(ButtonSet other) {
        return new ButtonSet(bits | other.bits);
    }

    /**
     * The buttons that are in two sets.
     *
     * @param other other buttons
     * @return all that are in both
     */
    public ButtonSet and(ButtonSet other) {
        return new ButtonSet(bits & other.bits);
    }

    /**
     * The buttons as a set of constants.
     *
     * @return a new set, in the order of {@link Button}
     */
    public Set<Button> buttons() {
        var buttons = EnumSet.noneOf(Button.class);
        for (var button : Button.values()) {
            if (contains(button)) {
                buttons.add(button);
            }
        }
        return buttons;
    }

    /** Returns the buttons, for example {@code [LEFT, A]}. */
    @Override
    public String toString() {
        return buttons().toString();
    }

    private static int bit(Button button) {
        return 1 << button.ordinal();
    }
}
