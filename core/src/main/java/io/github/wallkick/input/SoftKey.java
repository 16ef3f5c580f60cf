package io.github.wallkick.input;

/**
 * The soft drop's key and what the game has been told of it.
 *
 * @param armed whether its press still counts
 * @param told whether the game believes it to be held
 */
record SoftKey(boolean armed, boolean told) {
    static final SoftKey UP = new SoftKey(false, false);

    SoftKey pressed(BesideShift rule, boolean piece) {
        return new SoftKey(rule == BesideShift.GOES_ON || piece, told);
    }

    SoftKey released() {
        return new SoftKey(false, told);
    }

    SoftKey afterLock(BesideShift rule) {
        return rule == BesideShift.GOES_ON ? this : released();
    }

    /** After a change of keys; a direction held beside it may pause or end it. */
    SoftKey beside(BesideShift rule, boolean sideways) {
        var stillArmed = armed && !(sideways && rule == BesideShift.ENDS);
        return new SoftKey(stillArmed, stillArmed && !(sideways && rule == BesideShift.PAUSES));
    }
}
