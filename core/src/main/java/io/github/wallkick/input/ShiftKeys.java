package io.github.wallkick.input;

/**
 * What the auto shift looks at.
 *
 * @param left whether left is held
 * @param right whether right is held
 * @param softDrop whether the soft drop is held
 * @param piece whether a piece is under control
 */
record ShiftKeys(boolean left, boolean right, boolean softDrop, boolean piece) {
    static final ShiftKeys NONE = new ShiftKeys(false, false, false, true);

    boolean sideways() {
        return left || right;
    }

    /** The held direction, the right one if both are: −1, 0 or 1. */
    int rightmost() {
        return right ? 1 : left ? -1 : 0;
    }

    ShiftKeys with(int direction, boolean held) {
        return direction < 0 ? new ShiftKeys(held, right, softDrop, piece) : new ShiftKeys(left, held, softDrop, piece);
    }

    ShiftKeys withSoftDrop(boolean held) {
        return new ShiftKeys(left, right, held, piece);
    }

    ShiftKeys withPiece(boolean there) {
        return new ShiftKeys(left, right, softDrop, there);
    }
}
