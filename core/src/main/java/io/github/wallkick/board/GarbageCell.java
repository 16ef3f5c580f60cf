package io.github.wallkick.board;

import io.github.wallkick.piece.PieceType;

/**
 * The type of cells that came from no piece: the rows that rise from below.
 *
 * <p>It has no shape and is never drawn from a randomizer. Equality: an enum constant, compared by identity.
 *
 * @since 0.1.0
 */
public enum GarbageCell implements PieceType {
    /** A cell of a garbage row, written {@code G}. */
    GARBAGE;

    @Override
    public char symbol() {
        return 'G';
    }

    /**
     * The gray that displays draw garbage in.
     *
     * @return red, green and blue, {@code 0xRRGGBB}
     */
    public int rgb() {
        return 0x999999;
    }
}
