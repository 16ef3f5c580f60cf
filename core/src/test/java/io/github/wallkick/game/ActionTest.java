package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.StableRules;
import io.github.wallkick.piece.Input;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ActionTest {
    private static final Game GAME = Game.start(StableRules.MODERN, 1);

    @Test
    void eachActionDoesWhatItsMethodDoes() {
        assertEquals(GAME.apply(Input.LEFT), GAME.apply(new Action.Tap(Input.LEFT)));
        var pressed = GAME.press(Input.SOFT_DROP);
        assertEquals(pressed, GAME.apply(new Action.Press(Input.SOFT_DROP)));
        assertEquals(
                pressed.game().release(Input.SOFT_DROP), pressed.game().apply(new Action.Release(Input.SOFT_DROP)));
        assertEquals(GAME.receive(3), GAME.apply(new Action.Receive(3)));
        assertEquals(GAME.receiveHoles(3, 3, 7), GAME.apply(new Action.ReceiveHoles(List.of(3, 3, 7))));
    }

    @Test
    void timedActionsAreDoneAtTheirTimes() {
        var events = new ArrayList<Event>();
        var moved = GAME.apply(Input.LEFT);
        events.addAll(moved.events());
        var waited = moved.game().advance(1_250_000_000);
        events.addAll(waited.events());
        var dropped = waited.game().apply(Input.HARD_DROP);
        events.addAll(dropped.events());
        var all = GAME.applyAll(List.of(
                new Action.Timed(0, new Action.Tap(Input.LEFT)),
                new Action.Timed(1_250_000_000, new Action.Tap(Input.HARD_DROP))));
        assertEquals(dropped.game(), all.game());
        assertEquals(events, all.events());
    }

    @Test
    void noActionsLeaveTheGameAsItIs() {
        assertSame(GAME, GAME.applyAll(List.of()).game());
    }

    @Test
    void actionsAreEqualByWhatTheyDo() {
        assertEquals(new Action.Tap(Input.LEFT), new Action.Tap(Input.LEFT));
        assertNotEquals(new Action.Tap(Input.LEFT), new Action.Tap(Input.RIGHT));
        assertNotEquals(new Action.Press(Input.LEFT), new Action.Press(Input.RIGHT));
        assertNotEquals(new Action.Release(Input.LEFT), new Action.Release(Input.RIGHT));
        assertNotEquals(new Action.Press(Input.LEFT), new Action.Release(Input.LEFT));
        assertNotEquals(new Action.Receive(1), new Action.Receive(2));
        assertNotEquals(new Action.ReceiveHoles(List.of(1)), new Action.ReceiveHoles(List.of(2)));
        assertNotEquals(
                new Action.Timed(1, new Action.Receive(1)),
                new Action.Timed(2, new Action.Receive(1)),
                "by their times");
        assertNotEquals(new Action.Timed(1, new Action.Receive(1)), new Action.Timed(1, new Action.Receive(2)));
    }

    @Test
    void badActionsAreRefused() {
        var late = new Action.Timed(9, new Action.Receive(1));
        var early = new Action.Timed(8, new Action.Receive(1));
        for (var bad : List.<Runnable>of(
                () -> new Action.Timed(-1, new Action.Receive(1)),
                () -> new Action.Receive(0),
                () -> new Action.Receive(Game.MAX_GARBAGE + 1),
                () -> new Action.ReceiveHoles(List.of()),
                () -> new Action.ReceiveHoles(List.of(-1)),
                () -> GAME.applyAll(List.of(late, early)),
                () -> GAME.apply(new Action.ReceiveHoles(List.of(10))))) {
            assertThrows(IllegalArgumentException.class, bad::run);
        }
    }
}
