package io.github.wallkick.hardware;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Buttons of a device that tells edges, by an interrupt, an event or a message. Any thread may put them in; whoever polls
 * gets each set of buttons in turn, so that no tap is lost however seldom that is.
 *
 * <pre>{@code
 * LatchedButtons buttons = new LatchedButtons("window", ButtonSet.of(Button.LEFT, Button.RIGHT, Button.A));
 * window.onPress(key -> buttons.press(button(key)));
 * window.onRelease(key -> buttons.release(button(key)));
 * }</pre>
 *
 * @since 0.1.0
 */
public final class LatchedButtons implements ButtonPort {
    /** How many sets wait while nobody polls; of more, the oldest are given up. */
    public static final int MAX_WAITING = 1024;

    private final String name;
    private final ButtonSet existing;
    /** Sets that have not been told, the newest last; after them the present one, which stays. */
    private final Deque<ButtonSet> waiting = new ArrayDeque<>();

    /**
     * Buttons that are all up.
     *
     * @param name the port's name
     * @param existing the buttons that there are
     */
    public LatchedButtons(String name, ButtonSet existing) {
        this.name = name;
        this.existing = existing;
        waiting.add(ButtonSet.NONE);
    }

    /**
     * A button went down.
     *
     * @param button the button
     */
    public synchronized void press(Button button) {
        change(present().with(button));
    }

    /**
     * A button went up.
     *
     * @param button the button
     */
    public synchronized void release(Button button) {
        change(present().without(button));
    }

    /**
     * Other buttons are down.
     *
     * @param down all that are down now
     */
    public synchronized void change(ButtonSet down) {
        if (!down.equals(present())) {
            waiting.add(down);
            if (waiting.size() > MAX_WAITING) {
                waiting.remove();
            }
        }
    }

    /**
     * Whether there are buttons that have not been told yet.
     *
     * @return true if the next {@link #poll} brings something new
     */
    public synchronized boolean isWaiting() {
        return waiting.size() > 1;
    }

    private ButtonSet present() {
        return waiting.getLast();
    }

    @Override
    public synchronized ButtonSet poll() {
        if (waiting.size() > 1) {
            waiting.remove();
        }
        return waiting.element();
    }

    @Override
    public ButtonSet buttons() {
        return existing;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void open() {
        // there is nothing to open: whoever puts the edges in has the device
    }

    /** Lets all buttons go; what was not told is forgotten. */
    @Override
    public synchronized void close() {
        waiting.clear();
        waiting.add(ButtonSet.NONE);
    }
}
