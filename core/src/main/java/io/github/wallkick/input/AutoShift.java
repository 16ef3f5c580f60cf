package io.github.wallkick.input;

import io.github.wallkick.input.Handling.OppositeKeys;
import io.github.wallkick.piece.Input;

/**
 * Delayed auto shift (DAS) and auto repeat (ARR): the charge of the held direction, and everything that decides its next shift.
 *
 * <p>Time is counted in ticks: the handling's frames, or nanoseconds if it is continuous. With frames, the keys are read once
 * per tick, and {@link #read} is the whole routine of one frame. Without, {@link #read} takes a change of keys at any moment,
 * and {@link #due} gives the shifts between.
 *
 * @param handling the times
 * @param keys the held keys, and whether there is a piece
 * @param direction the direction that acts: −1 left, 1 right, 0 none
 * @param ticksLeft ticks to charge before the next shift
 * @param otherTicksLeft the same for the other direction, as it was when this one took over
 * @param pushed whether the piece has been pushed to the wall since it last changed, with an ARR of 0
 * @param buffered the direction of a shift that waits for the next piece, 0 for none
 */
record AutoShift(
        Handling handling,
        Keys keys,
        int direction,
        long ticksLeft,
        long otherTicksLeft,
        boolean pushed,
        int buffered) {
    static final long NEVER = Long.MAX_VALUE;

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

        boolean isHeld(int side) {
            return side < 0 ? left : right;
        }

        Keys with(int side, boolean held) {
            return side < 0 ? new Keys(held, right, softDrop, piece) : new Keys(left, held, softDrop, piece);
        }

        Keys withSoftDrop(boolean held) {
            return new Keys(left, right, held, piece);
        }

        Keys withPiece(boolean there) {
            return new Keys(left, right, softDrop, there);
        }
    }

    /**
     * A shift that is made now, or none.
     *
     * @param direction −1 left, 1 right, 0 for no shift
     * @param toWall whether it goes as far as the piece can
     * @param next the auto shift after it
     */
    record Shift(int direction, boolean toWall, AutoShift next) {
        Input input() {
            return direction < 0
                    ? toWall ? Input.LEFT_TO_WALL : Input.LEFT
                    : toWall ? Input.RIGHT_TO_WALL : Input.RIGHT;
        }
    }

    static AutoShift idle(Handling handling) {
        var das = handling.ticks(handling.dasNanos());
        return new AutoShift(handling, Keys.NONE, 0, das, das, false, 0);
    }

    /** Ticks to the next shift, if the keys stay as they are. */
    long ticksToNext() {
        if (!keys.piece()) {
            return NEVER;
        }
        if (buffered != 0) {
            return 0;
        }
        return direction == 0 || isFrozen() || (isPushing() && pushed) ? NEVER : ticksLeft;
    }

    private boolean isPushing() {
        return direction != 0 && ticksLeft == 0 && handling.arrNanos() == 0;
    }

    /** After ticks without a change of keys. Shifts that come due before the last of them are blocked. */
    AutoShift elapsed(long ticks) {
        if (direction == 0 || isFrozen()) {
            return this;
        }
        if (ticks <= ticksLeft || !keys.piece() || handling.arrNanos() == 0) {
            return waiting(Math.max(0, ticksLeft - ticks));
        }
        var period = blockedTicks();
        var over = (ticks - ticksLeft) % period;
        return waiting(over == 0 ? 0 : period - over);
    }

    /** As {@link #elapsed}, where a shift that comes due at the last tick is blocked, too. */
    AutoShift elapsedWithLast(long ticks) {
        var now = elapsed(ticks);
        var attempted = ticks > 0 && now.ticksLeft == 0 && now.ticksToNext() == 0 && handling.arrNanos() > 0;
        return attempted ? now.waiting(blockedTicks()) : now;
    }

    /** Ticks from a blocked shift to the next one. */
    private long blockedTicks() {
        var retry = handling.dasCharge().wallRetryNanos();
        return handling.ticks(retry == 0 ? handling.arrNanos() : retry);
    }

    /** The shift that is due. */
    Shift due() {
        if (buffered != 0) {
            return new Shift(buffered, false, withBuffered(0));
        }
        return isPushing()
                ? new Shift(
                        direction, true, new AutoShift(handling, keys, direction, 0, otherTicksLeft, true, buffered))
                : new Shift(direction, false, waiting(handling.ticks(handling.arrNanos())));
    }

    /**
     * Other keys.
     *
     * @param down the keys that are held now, and whether there is a piece
     * @param tick whether a frame has passed since the keys were last read
     * @return the shift of a new press, or the one that is due in this frame
     */
    Shift read(Keys down, boolean tick) {
        var newLeft = down.left() && !keys.left();
        var newRight = down.right() && !keys.right();
        var before = released(-1, down).released(1, down);
        var now = before.withKeys(before.keys.withSoftDrop(down.softDrop()));
        if ((newLeft || newRight) && !now.ignores(newRight, down)) {
            return now.withKeys(down).pressed(newRight ? 1 : -1);
        }
        var held = now.withKeys(down);
        return tick ? held.ticked() : held.unmoved();
    }

    /** Whether the new presses are none: left while right is held. */
    private boolean ignores(boolean newRight, Keys down) {
        return handling.oppositeKeys() == OppositeKeys.RIGHT && !newRight && down.right() && !isFrozen();
    }

    /** After a press, the keys being those held with it. */
    private Shift pressed(int key) {
        var winner = handling.oppositeKeys() == OppositeKeys.LAST_PRESSED ? key : keys.rightmost();
        if (isFrozen()) {
            return new AutoShift(handling, keys, winner, ticksLeft, otherTicksLeft, pushed, buffered(winner)).unmoved();
        }
        var das = handling.ticks(handling.dasNanos());
        var other = direction == -winner ? ticksLeft : otherTicksLeft;
        return new Shift(winner, false, new AutoShift(handling, keys, winner, das, other, false, buffered(winner)));
    }

    private int buffered(int pressed) {
        return handling.shiftBuffer() && !keys.piece() ? pressed : buffered;
    }

    /** The shift of one frame in which no direction is new. */
    private Shift ticked() {
        var now = ticksLeft == 0 ? this : elapsed(1);
        return now.ticksToNext() == 0 ? now.due() : now.unmoved();
    }

    private Shift unmoved() {
        return new Shift(0, false, this);
    }

    private AutoShift released(int key, Keys down) {
        if (!keys.isHeld(key) || down.isHeld(key)) {
            return this;
        }
        var rest = withKeys(keys.with(key, false));
        if (rest.keys.rightmost() == 0) {
            var kept = isFrozen() || handling.dasCharge().outlivesRelease();
            var charge = kept ? ticksLeft : handling.ticks(handling.dasNanos());
            return new AutoShift(handling, rest.keys, 0, charge, otherTicksLeft, false, buffered);
        }
        return key == direction ? rest.takenOver() : rest;
    }

    private AutoShift takenOver() {
        var das = handling.ticks(handling.dasNanos());
        return switch (handling.onRelease()) {
            case KEEP_CHARGE -> new AutoShift(handling, keys, -direction, otherTicksLeft, ticksLeft, false, buffered);
            case CANCEL_CHARGE -> new AutoShift(handling, keys, -direction, das, ticksLeft, false, buffered);
            case SHARE_CHARGE -> new AutoShift(handling, keys, -direction, ticksLeft, otherTicksLeft, false, buffered);
            case STOP -> new AutoShift(handling, keys, 0, das, otherTicksLeft, false, buffered);
        };
    }

    AutoShift withPiece(boolean piece) {
        var now = withKeys(keys.withPiece(piece));
        // a release that was not seen during the delay is seen now
        return piece && direction == 0 && !handling.dasCharge().outlivesRelease()
                ? now.waiting(handling.ticks(handling.dasNanos()))
                : now;
    }

    /** After a change of the piece: one that stood at the wall may go on. */
    AutoShift changed() {
        return pushed ? new AutoShift(handling, keys, direction, ticksLeft, otherTicksLeft, false, buffered) : this;
    }

    /** After an effect that cuts the charge (DAS cut). */
    AutoShift cut() {
        var min = handling.ticks(handling.dcdNanos());
        return new AutoShift(
                handling, keys, direction, Math.max(ticksLeft, min), Math.max(otherTicksLeft, min), false, buffered);
    }

    /** After a shift that was blocked. */
    AutoShift blocked() {
        return handling.dasCharge().wallRetryNanos() == 0 ? this : waiting(blockedTicks());
    }

    private boolean isFrozen() {
        var charge = handling.dasCharge();
        return (charge.needsPiece() && !keys.piece()) || (charge.softDropBlocks() && keys.softDrop());
    }

    private AutoShift waiting(long ticks) {
        return ticks == ticksLeft
                ? this
                : new AutoShift(handling, keys, direction, ticks, otherTicksLeft, pushed, buffered);
    }

    private AutoShift withKeys(Keys other) {
        return new AutoShift(handling, other, direction, ticksLeft, otherTicksLeft, pushed, buffered);
    }

    private AutoShift withBuffered(int side) {
        return new AutoShift(handling, keys, direction, ticksLeft, otherTicksLeft, pushed, side);
    }
}
