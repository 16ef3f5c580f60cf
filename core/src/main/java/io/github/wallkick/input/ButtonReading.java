package io.github.wallkick.input;

import io.github.wallkick.game.Action;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.input.Handling.SoftDropWhileShifting;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The inputs of one reading of the buttons, and the actions that they come to. */
@WorkingMemory
final class ButtonReading {
    /**
     * Buttons as they were last read.
     *
     * @param buttons the buttons that were down
     * @param muted those that do nothing alone, being or having been part of a chord
     */
    record Held(ButtonSet buttons, ButtonSet muted) {
        Held changed(KeyMap keys, ButtonSet down) {
            return new Held(down, keys.mutedBy(down, muted));
        }
    }

    /**
     * The soft drop key, as the player holds it and as the game knows it.
     *
     * @param armed whether its press still counts
     * @param told whether the game has been told that it is held
     * @param owesRow whether the game was told so and no row has come of it yet, where even a short tap is one
     */
    record SoftDropKey(boolean armed, boolean told, boolean owesRow) {
        static final SoftDropKey UP = new SoftDropKey(false, false, false);

        SoftDropKey read(SoftDropWhileShifting rule, boolean isNew, AutoShift.Keys down) {
            var counts = isNew ? rule == SoftDropWhileShifting.GOES_ON || down.piece() : armed;
            var held = down.softDrop() && counts;
            var stillArmed = held && !(down.sideways() && rule == SoftDropWhileShifting.ENDS);
            var paused = down.sideways() && rule == SoftDropWhileShifting.PAUSES;
            var goesOn = stillArmed && !paused;
            return new SoftDropKey(stillArmed, goesOn, goesOn && owesRow);
        }

        SoftDropKey afterLock(SoftDropWhileShifting rule) {
            return new SoftDropKey(rule == SoftDropWhileShifting.GOES_ON && armed, told, false);
        }

        SoftDropKey owing(boolean row) {
            return new SoftDropKey(armed, told, row);
        }
    }

    private final List<Action.Timed> actions = new ArrayList<>();
    private final Map<Input, Integer> before;
    private final Map<Input, Integer> held;
    private final Map<Input, Integer> pressed;
    private boolean turned;

    ButtonReading(KeyMap keys, Held before, Held held) {
        this.before = keys.held(before);
        this.held = keys.held(held);
        this.pressed = keys.pressed(before, held);
    }

    List<Action.Timed> actions() {
        return actions;
    }

    boolean isHeld(Input input) {
        return held.containsKey(input);
    }

    boolean isNew(Input input) {
        return isHeld(input) && !before.containsKey(input);
    }

    private void add(Action action) {
        actions.add(new Action.Timed(0, action));
    }

    void release() {
        for (var input : Input.values()) {
            var isOwn = input == Input.LEFT || input == Input.RIGHT || input == Input.SOFT_DROP;
            if (!isOwn && before.containsKey(input) && !isHeld(input)) {
                add(new Action.Release(input));
            }
        }
    }

    void shift(Input input, AutoShift.Shift shift) {
        if (shift.direction() == (input == Input.LEFT ? -1 : 1)) {
            add(new Action.Tap(shift.input()));
        }
    }

    /** Each button for a turn makes one, even while another button for the same turn is held. */
    void turn(Input input, boolean oneTurn) {
        var count = pressed.getOrDefault(input, 0);
        for (var i = 0; i < count && !(oneTurn && turned); i++) {
            add(i > 0 || before.containsKey(input) ? new Action.Tap(input) : new Action.Press(input));
            turned = true;
        }
    }

    void press(Input input, boolean allowed) {
        if (allowed && isNew(input)) {
            add(new Action.Press(input));
        }
    }

    /** On the NES, a press that comes to nothing because of a direction ends the delay of the first piece all the same. */
    void softDrop(SoftDropKey was, SoftDropKey now, SoftDropWhileShifting rule, boolean piece) {
        var inVain = isNew(Input.SOFT_DROP) && !now.armed() && piece && rule == SoftDropWhileShifting.ENDS;
        if ((now.told() && !was.told()) || inVain) {
            add(new Action.Press(Input.SOFT_DROP));
        }
        if (!now.told() && was.owesRow()) {
            add(new Action.Tap(Input.SOFT_DROP));
        }
        if ((!now.told() && was.told()) || inVain) {
            add(new Action.Release(Input.SOFT_DROP));
        }
    }
}
