package io.github.wallkick.simulation;

import io.github.wallkick.piece.Input;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The inputs made with one piece, in their order; after the last one the piece is dropped and locks.
 *
 * <p>An input that is blocked has no effect, and the next one follows. Inputs are immutable and equal when their
 * sequences are.
 *
 * @since 0.1.0
 */
public final class Inputs implements Move {
    private static final Input[] ALL = Input.values();

    /** The ordinals of the inputs: a quarter of the memory that references would take. */
    private final byte[] codes;

    private final int length;

    private Inputs(byte[] codes, int length) {
        this.codes = codes;
        this.length = length;
    }

    /**
     * A sequence of inputs.
     *
     * @param inputs the inputs in their order; the hard drop at the end may be left out
     * @return the inputs without the hard drop at the end
     * @throws IllegalArgumentException if a hard drop is not the last input, or if there is a {@link Input#HOLD}, which
     *     self-play does not have
     */
    public static Inputs of(Input... inputs) {
        var last = inputs.length - 1;
        var length = last >= 0 && inputs[last] == Input.HARD_DROP ? last : inputs.length;
        var codes = new byte[length];
        for (var i = 0; i < length; i++) {
            if (inputs[i] == Input.HOLD || inputs[i] == Input.HARD_DROP) {
                throw new IllegalArgumentException("inputs must have no hold, and a hard drop at the end only: "
                        + inputs[i] + " is input " + (i + 1) + " of " + inputs.length);
            }
            codes[i] = code(inputs[i]);
        }
        return new Inputs(codes, length);
    }

    /** The first inputs of an array of codes, which is the caller's no more and holds no hold and no hard drop. */
    static Inputs owning(byte[] codes, int length) {
        return new Inputs(codes, length);
    }

    /** The code of an input. */
    static byte code(Input input) {
        return (byte) input.ordinal();
    }

    /**
     * The number of inputs, without the hard drop at the end.
     *
     * @return 0 or more
     */
    public int size() {
        return length;
    }

    /**
     * One of the inputs.
     *
     * @param i its number, from 0
     * @return the input
     * @throws IndexOutOfBoundsException if there is no such input
     */
    public Input get(int i) {
        if (i >= length) {
            throw new IndexOutOfBoundsException("input " + i + " of " + length);
        }
        return ALL[codes[i]];
    }

    /**
     * The inputs as a list.
     *
     * @return an immutable list without the hard drop at the end
     */
    public List<Input> toList() {
        return IntStream.range(0, length).mapToObj(this::get).toList();
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Inputs that && Arrays.equals(codes, 0, length, that.codes, 0, that.length));
    }

    @Override
    public int hashCode() {
        return toList().hashCode();
    }

    /** Returns the inputs as a list, for example {@code [LEFT, CLOCKWISE]}. */
    @Override
    public String toString() {
        return toList().toString();
    }
}
