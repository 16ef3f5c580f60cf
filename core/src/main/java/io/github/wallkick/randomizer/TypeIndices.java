package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import java.util.Arrays;
import java.util.List;

/** A short immutable row of pieces: those left in a bag, the last few dealt. Each is a number of {@link PieceTypes}. */
final class TypeIndices {
    static final TypeIndices EMPTY = new TypeIndices(new byte[0]);

    private final byte[] values;

    private TypeIndices(byte[] values) {
        this.values = values;
    }

    /** The caller gives the array away. */
    static TypeIndices owning(byte[] values) {
        return new TypeIndices(values);
    }

    /** The numbers 0 to {@code count - 1}, that many times over. */
    static TypeIndices upTo(int count, int copies) {
        var values = new byte[count * copies];
        for (var i = 0; i < values.length; i++) {
            values[i] = (byte) (i % count);
        }
        return new TypeIndices(values);
    }

    /** The numbers of these pieces; {@link PieceTypes#NONE} for those that are not dealt. */
    static TypeIndices of(List<? extends PieceType> pieces, PieceTypes types) {
        var values = new byte[pieces.size()];
        for (var i = 0; i < values.length; i++) {
            values[i] = (byte) types.indexOf(pieces.get(i));
        }
        return new TypeIndices(values);
    }

    int size() {
        return values.length;
    }

    int get(int i) {
        return values[i];
    }

    boolean contains(int value) {
        return indexOf(value) >= 0;
    }

    /** The place of the first such number, or -1. */
    int indexOf(int value) {
        for (var i = 0; i < values.length; i++) {
            if (values[i] == value) {
                return i;
            }
        }
        return -1;
    }

    TypeIndices with(int i, int value) {
        var changed = values.clone();
        changed[i] = (byte) value;
        return new TypeIndices(changed);
    }

    TypeIndices plus(int value) {
        var longer = Arrays.copyOf(values, values.length + 1);
        longer[values.length] = (byte) value;
        return new TypeIndices(longer);
    }

    TypeIndices without(int i) {
        var shorter = new byte[values.length - 1];
        System.arraycopy(values, 0, shorter, 0, i);
        System.arraycopy(values, i + 1, shorter, i, shorter.length - i);
        return new TypeIndices(shorter);
    }

    TypeIndices withoutFirst(int count) {
        return new TypeIndices(Arrays.copyOfRange(values, count, values.length));
    }

    /** The same number of pieces with the first gone and this one last, as a history moves on. */
    TypeIndices shifted(int value) {
        if (values.length == 0) {
            return this;
        }
        var moved = Arrays.copyOfRange(values, 1, values.length + 1);
        moved[values.length - 1] = (byte) value;
        return new TypeIndices(moved);
    }

    /** These pieces in random order, every order as likely as any other. */
    Shuffled shuffled(Rng rng) {
        // Fisher and Yates: from the last place down, each is swapped with one at or before it, itself included
        var order = values.clone();
        var after = rng;
        for (var count = order.length; count > 1; count--) {
            after = after.next(count);
            var chosen = after.value(count);
            var last = order[count - 1];
            order[count - 1] = order[chosen];
            order[chosen] = last;
        }
        return new Shuffled(new TypeIndices(order), after);
    }

    /**
     * Pieces in random order.
     *
     * @param order the pieces as they are to be dealt
     * @param rng what is left of the generator
     */
    record Shuffled(TypeIndices order, Rng rng) {}

    String letters(PieceTypes types) {
        var letters = new StringBuilder(values.length);
        for (var value : values) {
            letters.append(types.symbol(value));
        }
        return letters.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TypeIndices that && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
