package io.github.wallkick.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ports of buttons: what is latched, and what stands before them. */
class ButtonPortsTest {
    private static final ButtonSet LEFT = ButtonSet.of(Button.LEFT);
    private static final ButtonSet A = ButtonSet.of(Button.A);

    private static List<ButtonSet> settled(ButtonPort port) {
        var told = new ArrayList<ButtonSet>();
        var last = port.poll();
        told.add(last);
        for (var next = port.poll(); !next.equals(last); next = port.poll()) {
            told.add(next);
            last = next;
        }
        return told;
    }

    @Test
    void everyTapBetweenTwoReadingsIsTold() {
        var buttons = new LatchedButtons("pad", LEFT.or(A));
        buttons.press(Button.LEFT);
        buttons.release(Button.LEFT);
        buttons.press(Button.A);
        buttons.press(Button.A);
        assertTrue(buttons.isWaiting());
        assertEquals(List.of(LEFT, ButtonSet.NONE, A), settled(buttons));
        assertFalse(buttons.isWaiting());
        assertEquals(List.of(A), settled(buttons));
    }

    @Test
    void whatWaitsWhileNobodyPollsIsBounded() {
        var buttons = new LatchedButtons("pad", A);
        for (var i = 0; i < 10 * LatchedButtons.MAX_WAITING; i++) {
            buttons.press(Button.A);
            buttons.release(Button.A);
        }
        buttons.press(Button.A);
        var told = settled(buttons);
        assertTrue(told.size() <= LatchedButtons.MAX_WAITING);
        assertEquals(A, told.get(told.size() - 1));
    }

    @Test
    void aClosedPortLetsAllButtonsGo() {
        var buttons = new LatchedButtons("pad", A);
        buttons.press(Button.A);
        buttons.close();
        assertEquals(ButtonSet.NONE, buttons.poll());
    }

    @Test
    void activeLowIsTheOtherWayRound() {
        var pins = new LatchedButtons("pins", LEFT.or(A));
        var port = ButtonPorts.activeLow(pins);
        assertEquals(LEFT.or(A), port.poll());
        pins.change(LEFT);
        assertEquals(A, port.poll());
        assertEquals(LEFT.or(A), port.buttons());
        assertEquals("pins", port.name());
    }

    @Test
    void aNarrowCounterIsAClock() {
        var counter = new long[] {65_530};
        var clock = ButtonPorts.unwrapped(() -> counter[0], 16, 1_000_000);
        counter[0] = 4;
        assertEquals(10_000_000, clock.getAsLong());
        counter[0] = 3;
        assertEquals(10_000_000 + 65_535_000_000L, clock.getAsLong());
        assertThrows(IllegalArgumentException.class, () -> ButtonPorts.unwrapped(() -> 0, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> ButtonPorts.unwrapped(() -> 0, 32, 0));
    }

    @Test
    void aFilterBeginsAnewWhenItsPortIsOpenedAgain() {
        var clock = new long[1];
        var contact = new LatchedButtons("contact", A);
        var port = ButtonPorts.debounced(contact, Debounce.lockOut(10), () -> clock[0]);
        contact.press(Button.A);
        assertEquals(A, port.poll());
        port.close();
        port.open();
        assertEquals(ButtonSet.NONE, port.poll());
    }
}
