package io.github.wallkick.play;

import io.github.wallkick.game.Ruleset;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.input.Controller;
import io.github.wallkick.input.Handling;
import io.github.wallkick.input.Handlings;
import io.github.wallkick.input.KeyMap;
import java.util.Optional;

/**
 * How a {@link GameLoop} plays.
 *
 * @param ruleset the rules of its games
 * @param handling how held buttons feel
 * @param keys the inputs of the buttons; empty for a map that suits the buttons that there are
 * @param sounds what events sound like
 * @param table the kind of game under which scores are kept
 * @since 0.1.0
 */
public record PlaySettings(Ruleset ruleset, Handling handling, Optional<KeyMap> keys, Sounds sounds, String table) {
    /**
     * The settings for some rules, with the guideline's handling.
     *
     * @param ruleset the rules
     * @return the settings
     */
    public static PlaySettings of(Ruleset ruleset) {
        return new PlaySettings(ruleset, Handlings.guideline(), Optional.empty(), Sounds.STANDARD, ruleset.name());
    }

    /**
     * These settings with another handling.
     *
     * @param other how held buttons feel
     * @return the settings
     */
    public PlaySettings withHandling(Handling other) {
        return new PlaySettings(ruleset, other, keys, sounds, table);
    }

    /**
     * These settings with other keys.
     *
     * @param other the inputs of the buttons
     * @return the settings
     */
    public PlaySettings withKeys(KeyMap other) {
        return new PlaySettings(ruleset, handling, Optional.of(other), sounds, table);
    }

    /**
     * These settings with other sounds.
     *
     * @param other what events sound like
     * @return the settings
     */
    public PlaySettings withSounds(Sounds other) {
        return new PlaySettings(ruleset, handling, keys, other, table);
    }

    /**
     * These settings with another table of scores.
     *
     * @param other the kind of game under which scores are kept
     * @return the settings
     */
    public PlaySettings withTable(String other) {
        return new PlaySettings(ruleset, handling, keys, sounds, other);
    }

    /** The controller of a new game. */
    Controller controller(ButtonSet existing) {
        return Controller.of(keys.orElseGet(() -> suited(existing)), handling);
    }

    /** The map for as many buttons as there are. */
    private static KeyMap suited(ButtonSet existing) {
        if (existing.contains(Button.UP) && existing.contains(Button.B)) {
            return KeyMap.pad();
        }
        if (!existing.contains(Button.DOWN)) {
            return KeyMap.threeButtons();
        }
        return existing.contains(Button.B) ? KeyMap.fiveButtons() : KeyMap.fourButtons();
    }
}
