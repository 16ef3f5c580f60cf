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
record SoftDropState(boolean on, long dueNanos, int rows, int sonicRows, long heldNanos) {
    static final SoftDropState NONE = new SoftDropState(false, 0, 0, 0, 0);

    SoftDropState started(long firstNanos) {
        return new SoftDropState(true, firstNanos, 0, sonicRows, heldNanos);
    }

    SoftDropState stopped() {
        return new SoftDropState(false, 0, 0, sonicRows, heldNanos);
    }

    SoftDropState waiting(long nanos) {
        return new SoftDropState(on, on ? nanos : 0, rows, sonicRows, heldNanos);
    }

    SoftDropState advanced(long elapsedNanos, boolean resting) {
        if (!on) {
            return this;
        }
        return new SoftDropState(
                true,
                Math.max(0, dueNanos - elapsedNanos),
                rows,
                sonicRows,
                resting ? heldNanos : Times.sum(heldNanos, elapsedNanos));
    }

    SoftDropState softDropped(int more) {
        return new SoftDropState(on, dueNanos, rows + more, sonicRows, heldNanos);
    }

    SoftDropState sonicDropped(int drop) {
        return drop <= sonicRows ? this : new SoftDropState(on, dueNanos, rows, drop, heldNanos);
    }

    DropSummary summary(boolean softLock) {
        return equals(NONE) && !softLock
                ? DropSummary.NONE
                : new DropSummary(on || softLock ? rows : 0, softLock, sonicRows, heldNanos);
    }
}
