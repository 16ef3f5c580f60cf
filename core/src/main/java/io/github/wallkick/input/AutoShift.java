package io.github.wallkick.input;

import io.github.wallkick.input.Handling.OppositeKeys;
import io.github.wallkick.input.Handling.SoftDropWhileShifting;

/**
 * Delayed auto shift (DAS) and auto repeat (ARR): the charge of the held direction, and everything that decides its next shift.
 *
 * @param handling the times
 * @param keys the held keys, and whether there is a piece
 * @param direction the direction that acts: −1 left, 1 right, 0 none
 * @param waitNanos nanoseconds to charge before the next shift
 * @param overruledNanos the same for the other direction, as it was when this one took over
 * @param pushed whether the piece has been pushed to the wall since it last changed, with an ARR of 0
 */
record AutoShift(Handling handling, Keys keys, int direction, long waitNanos, long overruledNanos, boolean pushed) {
    static final long NEVER = Long.MAX_VALUE;

    /**
     * A shift that is made now.
     *
     * @param direction −1 to the left, 1 to the right, 0 for no shift
     * @param next the auto shift after it
     */
    record Shift(int direction, AutoShift next) {}

    /**
     * The held keys that matter to shifts.
     *
     * @param left whether left is held
     * @param right whether right is held
     * @param softDrop whether the soft drop is held
     * @param piece whether a piece is under control
     */
    record Keys(boolean left, boolean right, boolean softDrop, boolean piece) {
        static final Keys NONE = new Keys(false, false, false, true);

        boolean sideways() {
            return left || right;
        }

        /** The held direction, right if both are held: −1, 0 or 1. */
        int rightmost() {
            return right ? 1 : left ? -1 : 0;
        }

        Keys with(int direction, boolean held) {
            return direction < 0 ? new Keys(held, right, softDrop, piece) : new Keys(left, held, softDrop, piece);
        }

        Keys withSoftDrop(boolean held) {
            return new Keys(left, right, held, piece);
        }

        Keys withPiece(boolean there) {
            return new Keys(left, right, softDrop, there);
        }
    }

    /**
     * The soft drop key, as the player holds it and as the game knows it.
     *
     * @param armed whether its press still counts
     * @param told whether the game has been told that it is held
     */
    record SoftDropKey(boolean armed, boolean told) {
        static final SoftDropKey UP = new SoftDropKey(false, false);

        SoftDropKey pressed(SoftDropWhileShifting rule, boolean piece) {
            return new SoftDropKey(rule == SoftDropWhileShifting.GOES_ON || piece, told);
        }

        SoftDropKey released() {
            return new SoftDropKey(false, told);
        }

        SoftDropKey afterLock(SoftDropWhileShifting rule) {
            return rule == SoftDropWhileShifting.GOES_ON ? this : released();
        }

        /** After a change of keys: a held direction may pause or end the soft drop. */
        SoftDropKey besideShift(SoftDropWhileShifting rule, boolean sideways) {
            var stillArmed = armed && !(sideways && rule == SoftDropWhileShifting.ENDS);
            return new SoftDropKey(stillArmed, stillArmed && !(sideways && rule == SoftDropWhileShifting.PAUSES));
        }
    }

    static AutoShift idle(Handling handling) {
        return new AutoShift(handling, Keys.NONE, 0, handling.idleNanos(), handling.idleNanos(), false);
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
        var winner = handling.oppositeKeys() == OppositeKeys.LAST_PRESSED ? key : down.rightmost();
        if (isFrozen()) {
            return new Shift(0, new AutoShift(handling, down, winner, waitNanos, overruledNanos, pushed));
        }
        if (winner != key && handling.oppositeKeys() == OppositeKeys.RIGHT) {
            return new Shift(0, withKeys(down));
        }
        var overruled = direction == -winner ? waitNanos : overruledNanos;
        return new Shift(winner, new AutoShift(handling, down, winner, handling.dasNanos(), overruled, false));
    }

    AutoShift released(int key) {
        var down = keys.with(key, false);
        if (down.rightmost() == 0) {
            var kept = isFrozen() || handling.dasCharge().outlivesRelease();
            return new AutoShift(handling, down, 0, kept ? waitNanos : handling.idleNanos(), overruledNanos, false);
        }
        return key == direction ? withKeys(down).takenOver() : withKeys(down);
    }

    private AutoShift takenOver() {
        return switch (handling.onRelease()) {
            case KEEP_CHARGE -> new AutoShift(handling, keys, -direction, overruledNanos, waitNanos, false);
            case CANCEL_CHARGE -> new AutoShift(handling, keys, -direction, handling.dasNanos(), waitNanos, false);
            case SHARE_CHARGE -> new AutoShift(handling, keys, -direction, waitNanos, overruledNanos, false);
            case STOP -> new AutoShift(handling, keys, 0, handling.idleNanos(), overruledNanos, false);
        };
    }

    AutoShift withSoftDrop(boolean held) {
        return withKeys(keys.withSoftDrop(held));
    }

    AutoShift withPiece(boolean piece) {
        var now = withKeys(keys.withPiece(piece));
        // a release that nobody looked at during the delay is seen now
        return piece && direction == 0 && !handling.dasCharge().outlivesRelease()
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
        var retry = handling.dasCharge().wallRetryNanos();
        return retry == 0 ? this : waiting(retry);
    }

    private boolean isFrozen() {
        var charge = handling.dasCharge();
        return (charge.needsPiece() && !keys.piece()) || (charge.softDropBlocks() && keys.softDrop());
    }

    private AutoShift waiting(long nanos) {
        return nanos == waitNanos ? this : new AutoShift(handling, keys, direction, nanos, overruledNanos, pushed);
    }

    private AutoShift withKeys(Keys other) {
        return new AutoShift(handling, other, direction, waitNanos, overruledNanos, pushed);
    }
}
