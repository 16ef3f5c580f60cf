package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.cli.TerminalKeys.Command;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.hardware.LatchedButtons;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys as terminals tell them. */
class TerminalKeysTest {
    private static final long MILLI = 1_000_000;
    private static final ButtonSet DOWN = ButtonSet.of(Button.DOWN);

    private final LatchedButtons buttons = new LatchedButtons("keyboard", TerminalKeys.existing());

    private List<ButtonSet> told() {
        var told = new ArrayList<ButtonSet>();
        while (buttons.isWaiting()) {
            told.add(buttons.poll());
        }
        return told;
    }

    private static String sequence(String text) {
        return text.replace("ESC", "\u001b");
    }

    @ParameterizedTest
    @CsvSource({
        "ESC[D, LEFT",
        "ESC[C, RIGHT",
        "ESC[A, A",
        "ESCOA, A",
        "x, A",
        "X, A",
        "z, B",
        "a, X",
        "c, L",
        "p, START",
        "ESC, START"
    })
    void aPressIsAWholeTap(String text, Button button) {
        var keys = new TerminalKeys(buttons, false);
        assertEquals(Command.NONE, keys.key(sequence(text)));
        assertEquals(List.of(ButtonSet.of(button), ButtonSet.NONE), told());
    }

    @ParameterizedTest
    @CsvSource({
        "ESC[D, ESC[1;1:3D, LEFT",
        "ESC[1;1:1B, ESC[1;1:3B, DOWN",
        "ESC[32u, ESC[32;1:3u, UP",
        "ESC[120;65u, ESC[120;65:3u, A"
    })
    void aTerminalThatTellsReleasesHoldsKeys(String press, String release, Button button) {
        var keys = new TerminalKeys(buttons, true);
        keys.key(sequence(press));
        keys.key(sequence("ESC[32;1:2u")); // a repeat, which DAS makes by itself
        keys.advance(5000 * MILLI);
        assertEquals(List.of(ButtonSet.of(button)), told());
        keys.key(sequence(release));
        assertEquals(List.of(ButtonSet.NONE), told());
    }

    @ParameterizedTest
    @ValueSource(strings = {"q", "Q", "\u0003", "ESC[99;5u", "ESC[113u", "ESC[99;69u"})
    void theGameCanBeLeft(String text) {
        assertEquals(Command.QUIT, new TerminalKeys(buttons, true).key(sequence(text)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "k",
                "ESC[Z",
                "ESC[99999999999u",
                "ESC[;u",
                "ESC[1;99999999B",
                "ESC[200~",
                "é",
                "ESC[113;1:3u"
            })
    void otherKeysDoNothing(String text) {
        assertEquals(Command.NONE, new TerminalKeys(buttons, true).key(sequence(text)));
        assertEquals(List.of(), told().stream().filter(set -> !set.equals(DOWN)).toList());
    }

    @Test
    void aSoftDropIsHeldForAMomentAndForAsLongAsItRepeats() {
        var keys = new TerminalKeys(buttons, false);
        keys.key(sequence("ESC[B"));
        keys.advance(59 * MILLI);
        assertEquals(List.of(DOWN), told());
        keys.advance(MILLI);
        assertEquals(List.of(ButtonSet.NONE), told());
        keys.advance(440 * MILLI);
        keys.key(sequence("ESC[B"));
        assertEquals(List.of(DOWN), told());
        for (var i = 0; i < 20; i++) {
            keys.advance(92 * MILLI); // the slowest repeat
            keys.key(sequence("ESC[B"));
        }
        assertEquals(List.of(), told());
        keys.advance(120 * MILLI);
        assertEquals(List.of(ButtonSet.NONE), told());
    }

    @Test
    void oneKeyBeginsAnew() {
        assertEquals(Command.RESTART, new TerminalKeys(buttons, false).key("r"));
        assertEquals(Command.REDRAW, new TerminalKeys(buttons, false).key("\f"));
    }
}
