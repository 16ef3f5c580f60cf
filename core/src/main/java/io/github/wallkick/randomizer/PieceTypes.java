package io.github.wallkick.randomizer;

import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.Arrays;
import java.util.List;

/** The piece types a randomizer deals, in its order: elsewhere a small number stands for each. */
final class PieceTypes {
    /** As many as a {@code long} has bits, so that a set of them is a mask. */
    static final int MAX_TYPES = Long.SIZE;

    /** What {@link #indexOf} says of a type that is not dealt. */
    static final int NONE = -1;

    /** The letter of {@link #NONE} in texts; no type may have it. */
    static final char NONE_SYMBOL = '.';

    private static final PieceTypes SEVEN = of(List.of(Tetromino.values()));

    private final PieceType[] types;
    private final long all;

    private PieceTypes(PieceType[] types) {
        this.types = types;
        this.all = -1L >>> (MAX_TYPES - types.length);
    }

    static PieceTypes seven() {
        return SEVEN;
    }

    static PieceTypes of(List<? extends PieceType> types) {
        Check.within("number of piece types that a randomizer deals", types.size(), 1, MAX_TYPES);
        for (var i = 0; i < types.size(); i++) {
            var symbol = requireVisible(types.get(i)).symbol();
            for (var other : types.subList(0, i)) {
                if (other.symbol() == symbol) {
                    throw new IllegalArgumentException("piece types must have different symbols: " + types);
                }
            }
        }
        return new PieceTypes(types.toArray(PieceType[]::new));
    }

    /** A type, if a text can have its symbol. */
    static PieceType requireVisible(PieceType type) {
        return Check.that(isVisible(type.symbol()), "the symbol of a piece type must be visible and not '.'", type);
    }

    private static boolean isVisible(char symbol) {
        return symbol != NONE_SYMBOL && !Character.isWhitespace(symbol) && !Character.isISOControl(symbol);
    }

    int size() {
        return types.length;
    }

    PieceType get(int index) {
        return types[index];
    }

    /** Every type, as a set: bit {@code i} for type {@code i}. */
    long all() {
        return all;
    }

    int indexOf(PieceType type) {
        for (var i = 0; i < types.length; i++) {
            if (types[i].equals(type)) {
                return i;
            }
        }
        return NONE;
    }

    char symbol(int index) {
        return index == NONE ? NONE_SYMBOL : types[index].symbol();
    }

    int indexOfSymbol(char symbol) {
        for (var i = 0; i < types.length; i++) {
            if (types[i].symbol() == symbol) {
                return i;
            }
        }
        return NONE;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PieceTypes that && Arrays.equals(types, that.types);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(types);
    }

    /** The letters of a set of types, in order. */
    String letters(long set) {
        var letters = new StringBuilder(Long.bitCount(set));
        for (var left = set; left != 0; left &= left - 1) {
            letters.append(symbol(Long.numberOfTrailingZeros(left)));
        }
        return letters.toString();
    }

    /** Returns all letters, in order. */
    @Override
    public String toString() {
        return letters(all);
    }
}
