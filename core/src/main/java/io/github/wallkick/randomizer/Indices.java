package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import java.util.Arrays;
import java.util.List;

/** A short immutable row of pieces: those left in a bag, the last few dealt. Each is a number of {@link PieceTypes}. */
final class Indices {
    static final Indices EMPTY = new Indices(new byte[0]);

    private final byte[] values;

    private Indices(byte[] values) {
        this.values = values;
    }

    /** The caller gives the array away. */
    static Indices owning(byte[] values) {
        return new Indices(values);
    }

    /** The numbers 0 to {@code count - 1}, that many times over. */
    static Indices upTo(int count, int copies) {
        var values = new byte[count * copies];
        for (var i = 0; i < values.length; i++) {
            values[i] = (byte) (i % count);
        }
        return new Indices(values);
    }

    /** The numbers of these pieces; {@link PieceTypes#NONE} for those that are not dealt. */
    static Indices of(List<? extends PieceType> pieces, PieceTypes types) {
        var values = new byte[pieces.size()];
        for (var i = 0; i < values.length; i++) {
            values[i] = (byte) types.indexOf(pieces.get(i));
        }
        return new Indices(values);
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

    Indices with(int i, int value) {
        var changed = values.clone();
        changed[i] = (byte) value;
        return new Indices(changed);
    }

    Indices plus(int value) {
        var longer = Arrays.copyOf(values, values.length + 1);
        longer[values.length] = (byte) value;
        return new Indices(longer);
    }

    Indices without(int i) {
        var shorter = new byte[values.length - 1];
        System.arraycopy(values, 0, shorter, 0, i);
        System.arraycopy(values, i + 1, shorter, i, shorter.length - i);
        return new Indices(shorter);
    }

    Indices withoutFirst(int count) {
        return new Indices(Arrays.copyOfRange(values, count, values.length));
    }

    /** The same number of pieces with the first gone and this one last, as a history moves on. */
    Indices shifted(int value) {
        if (values.length == 0) {
            return this;
        }
        var moved = Arrays.copyOfRange(values, 1, values.length + 1);
        moved[values.length - 1] = (byte) value;
        return new Indices(moved);
    }

    byte[] toArray() {
        return values.clone();
    }

    String letters(PieceTypes types) {
        var letters = new StringBuilder(values.length);
        for (var value : values) {
            letters.append(types.symbol(value));
        }
        return letters.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Indices that && Arrays.equals(values, that.values);
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
