package io.github.wallkick.game;

import io.github.wallkick.scoring.DropSummary;

/**
 * How a piece has been dropped so far.
 *
 * @param on whether the soft drop is running
 * @param dueNanos nanoseconds to its next row, while it runs
 * @param rows rows of the unbroken soft drop
 * @param sonicRows rows of the largest single sonic or hard drop
 * @param heldNanos nanoseconds that the soft drop ran in the air
 */
record Soft(boolean on, long dueNanos, int rows, int sonicRows, long heldNanos) {
    static final Soft NONE = new Soft(false, 0, 0, 0, 0);

    Soft started(long firstNanos) {
        return new Soft(true, firstNanos, 0, sonicRows, heldNanos);
    }

    Soft stopped() {
        return new Soft(false, 0, 0, sonicRows, heldNanos);
    }

    Soft waiting(long nanos) {
        return new Soft(on, on ? nanos : 0, rows, sonicRows, heldNanos);
    }

    Soft advanced(long elapsedNanos, boolean resting) {
        if (!on) {
            return this;
        }
        return new Soft(
                true,
                Math.max(0, dueNanos - elapsedNanos),
                rows,
                sonicRows,
                resting ? heldNanos : Times.sum(heldNanos, elapsedNanos));
    }

    Soft softDropped(int more) {
        return new Soft(on, dueNanos, rows + more, sonicRows, heldNanos);
    }

    Soft sonicDropped(int drop) {
        return drop <= sonicRows ? this : new Soft(on, dueNanos, rows, drop, heldNanos);
    }

    DropSummary descent(boolean softLock) {
        return equals(NONE) && !softLock
                ? DropSummary.NONE
                : new DropSummary(on || softLock ? rows : 0, softLock, sonicRows, heldNanos);
    }
}
