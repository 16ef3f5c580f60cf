package io.github.wallkick.input;

/**
 * The charge of the auto shift, and all that decides its next shift.
 *
 * @param handling the times
 * @param keys what is held, and whether there is a piece
 * @param direction the direction that acts: −1 to the left, 1 to the right, 0 for none
 * @param waitNanos nanoseconds that must count before the next shift
 * @param overruledNanos as much for the other direction, as it was when it was overruled
 * @param pushed whether the piece has been pushed to the wall since it last changed, where the repeat takes no time
 */
record AutoShift(
        Handling handling, ShiftKeys keys, int direction, long waitNanos, long overruledNanos, boolean pushed) {
    static final long NEVER = Long.MAX_VALUE;

    /**
     * A shift that is made now.
     *
     * @param direction −1 to the left, 1 to the right, 0 for no shift
     * @param next the auto shift after it
     */
    record Shift(int direction, AutoShift next) {}

    static AutoShift idle(Handling handling) {
        return new AutoShift(handling, ShiftKeys.NONE, 0, handling.idleNanos(), handling.idleNanos(), false);
    }

    long nanosToNext() {
        if (direction == 0 || !keys.piece() || isFrozen()) {
            return NEVER;
        }
        return isPushing() && pushed ? NEVER : waitNanos;
    }

    /** Whether the piece is to be kept at the wall from now on. */
    boolean isPushing() {
        return direction != 0 && waitNanos == 0 && handling.arrNanos() == 0;
    }

    AutoShift elapsed(long nanos) {
        return direction == 0 || isFrozen() ? this : waiting(Math.max(0, waitNanos - nanos));
    }

    /** The shift that is due. */
    Shift due() {
        var next = isPushing()
                ? new AutoShift(handling, keys, direction, 0, overruledNanos, true)
                : waiting(handling.arrNanos());
        return new Shift(direction, next);
    }

    Shift pressed(int key) {
        var down = keys.with(key, true);
        var winner = handling.bothHeld() == BothHeld.LAST_PRESSED ? key : down.rightmost();
        if (isFrozen()) {
            return new Shift(0, new AutoShift(handling, down, winner, waitNanos, overruledNanos, pushed));
        }
        if (winner != key && handling.bothHeld() == BothHeld.RIGHT) {
            return new Shift(0, withKeys(down));
        }
        var overruled = direction == -winner ? waitNanos : overruledNanos;
        return new Shift(winner, new AutoShift(handling, down, winner, handling.dasNanos(), overruled, false));
    }

    AutoShift released(int key) {
        var down = keys.with(key, false);
        if (down.rightmost() == 0) {
            var kept = isFrozen() || handling.charge().outlivesRelease();
            return new AutoShift(handling, down, 0, kept ? waitNanos : handling.idleNanos(), overruledNanos, false);
        }
        return key == direction ? withKeys(down).takenOver() : withKeys(down);
    }

    private AutoShift takenOver() {
        return switch (handling.takeover()) {
            case CHARGED -> new AutoShift(handling, keys, -direction, overruledNanos, waitNanos, false);
            case DELAYED -> new AutoShift(handling, keys, -direction, handling.dasNanos(), waitNanos, false);
            case SHARED -> new AutoShift(handling, keys, -direction, waitNanos, overruledNanos, false);
            case NEVER -> new AutoShift(handling, keys, 0, handling.idleNanos(), overruledNanos, false);
        };
    }

    AutoShift withSoftDrop(boolean held) {
        return withKeys(keys.withSoftDrop(held));
    }

    AutoShift withPiece(boolean piece) {
        var now = withKeys(keys.withPiece(piece));
        // a release that nobody looked at during the delay is seen now
        return piece && direction == 0 && !handling.charge().outlivesRelease()
                ? now.waiting(handling.idleNanos())
                : now;
    }

    /** After a change of the piece: one that stood at the wall may go on. */
    AutoShift changed() {
        return pushed ? new AutoShift(handling, keys, direction, waitNanos, overruledNanos, false) : this;
    }

    /** After an effect that cuts the charge. */
    AutoShift cut() {
        var least = handling.dcdNanos();
        return new AutoShift(
                handling, keys, direction, Math.max(waitNanos, least), Math.max(overruledNanos, least), false);
    }

    /** After a shift that was blocked. */
    AutoShift blocked() {
        var retry = handling.charge().wallRetryNanos();
        return retry == 0 ? this : waiting(retry);
    }

    private boolean isFrozen() {
        var charge = handling.charge();
        return (charge.needsPiece() && !keys.piece()) || (charge.softDropBlocks() && keys.softDrop());
    }

    private AutoShift waiting(long nanos) {
        return nanos == waitNanos ? this : new AutoShift(handling, keys, direction, nanos, overruledNanos, pushed);
    }

    private AutoShift withKeys(ShiftKeys other) {
        return new AutoShift(handling, other, direction, waitNanos, overruledNanos, pushed);
    }
}
