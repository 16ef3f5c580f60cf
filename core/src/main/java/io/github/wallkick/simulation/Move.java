package io.github.wallkick.simulation;

import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What a player does with a piece: inputs, each at once or after a wait, or a place to bring the piece to.
 *
 * <pre>{@code
 * Move.of(Input.LEFT, Input.CLOCKWISE);                               // and the hard drop that ends every move
 * Move.of(Input.HOLD).after(Duration.ofMillis(50), Input.RIGHT);
 * Move.to(game.ghost().orElseThrow());
 * }</pre>
 *
 * <p>An input that is blocked has no effect, and the next one follows. What is left when the piece locks is forgotten. If it
 * has not locked at the end, it is dropped: by a hard drop, or where the rules have none by soft drops.
 *
 * <p>Equality: moves are equal when inputs, waits and place are.
 *
 * @since 0.1.0
 */
public final class Move {
    private static final Input[] ALL = Input.values();
    private static final long[] NO_WAITS = {};
    private static final Move NONE = new Move(new byte[0], 0, NO_WAITS, Optional.empty());

    /** The ordinals of the inputs: a quarter of the memory that references would take. */
    private final byte[] codes;

    private final int length;
    /** The wait before each input, in nanoseconds; empty if there is none at all. */
    private final long[] waits;

    private final Optional<Piece> place;

    private Move(byte[] codes, int length, long[] waits, Optional<Piece> place) {
        this.codes = codes;
        this.length = length;
        this.waits = waits;
        this.place = place;
    }

    /**
     * Inputs made at once.
     *
     * @param inputs the inputs in their order; a hard drop at the end may be left out
     * @return the move
     */
    public static Move of(Input... inputs) {
        var codes = new byte[inputs.length];
        for (var i = 0; i < codes.length; i++) {
            codes[i] = code(inputs[i]);
        }
        return owning(codes, codes.length);
    }

    /**
     * Inputs made at once.
     *
     * @param inputs the inputs in their order; a hard drop at the end may be left out
     * @return the move
     */
    public static Move of(List<Input> inputs) {
        return of(inputs.toArray(Input[]::new));
    }

    /**
     * The move of a player that does nothing: the piece is dropped where it is.
     *
     * @return the move without inputs
     */
    public static Move none() {
        return NONE;
    }

    /**
     * The inputs that bring a piece to a place, found by trying them on the game: turns, shifts and a drop if they are enough,
     * else a shortest sequence. A piece of another type than the one under control is fetched by a hold. The game fails if
     * the place cannot be reached.
     *
     * @param place the piece where it is to lock; any orientation that fills the same cells will do
     * @return the move
     */
    public static Move to(Piece place) {
        return new Move(NONE.codes, 0, NO_WAITS, Optional.of(place));
    }

    /** A move that takes the first inputs of an array of codes, which is the caller's no more. */
    static Move owning(byte[] codes, int length) {
        return new Move(codes, length, NO_WAITS, Optional.empty());
    }

    /** The code of an input. */
    static byte code(Input input) {
        return (byte) input.ordinal();
    }

    /**
     * This move with one more input.
     *
     * @param waitNanos nanoseconds that pass before it, 0 or more
     * @param input what the player does then
     * @return the longer move
     * @throws IllegalArgumentException if the wait is negative, or if this move is a place
     */
    public Move after(long waitNanos, Input input) {
        if (waitNanos < 0) {
            throw new IllegalArgumentException("the wait before an input must be at least 0 ns: " + waitNanos);
        }
        if (place.isPresent()) {
            throw new IllegalArgumentException("a move with a wait must be made of inputs: " + this);
        }
        var longer = Arrays.copyOf(codes, length + 1);
        longer[length] = code(input);
        if (waits.length == 0 && waitNanos == 0) {
            return new Move(longer, length + 1, NO_WAITS, place);
        }
        var longerWaits = Arrays.copyOf(waits, length + 1);
        longerWaits[length] = waitNanos;
        return new Move(longer, length + 1, longerWaits, place);
    }

    /**
     * This move with one more input.
     *
     * @param wait the time that passes before it, 0 or more and at most 292 years
     * @param input what the player does then
     * @return the longer move
     * @throws IllegalArgumentException if the wait is negative, or if this move is a place
     * @throws ArithmeticException if the wait is too long for a {@code long} of nanoseconds
     */
    public Move after(Duration wait, Input input) {
        return after(wait.toNanos(), input);
    }

    /**
     * The place to bring the piece to.
     *
     * @return the piece where it is to lock; empty for a move of inputs
     */
    public Optional<Piece> place() {
        return place;
    }

    /**
     * The number of inputs.
     *
     * @return 0 or more; 0 for a place
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
    public Input input(int i) {
        if (i >= length) {
            throw new IndexOutOfBoundsException("input " + i + " of " + length);
        }
        return ALL[codes[i]];
    }

    /**
     * The wait before one of the inputs.
     *
     * @param i the input's number, from 0
     * @return nanoseconds, 0 or more
     * @throws IndexOutOfBoundsException if there is no such input
     */
    public long waitNanos(int i) {
        if (i >= length) {
            throw new IndexOutOfBoundsException("input " + i + " of " + length);
        }
        return waits.length == 0 ? 0 : waits[i];
    }

    /**
     * The wait before an input.
     *
     * @param index the input, from 0
     * @return time, 0 or more
     */
    public Duration wait(int index) {
        return Duration.ofNanos(waitNanos(index));
    }

    /** Whether any input is made after a wait. */
    boolean hasWaits() {
        return waits.length > 0;
    }

    /**
     * The inputs as a list.
     *
     * @return an immutable list, without the waits
     */
    public List<Input> inputs() {
        return IntStream.range(0, length).mapToObj(this::input).toList();
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Move that
                        && Arrays.equals(codes, 0, length, that.codes, 0, that.length)
                        && Arrays.equals(waits, that.waits)
                        && place.equals(that.place));
    }

    @Override
    public int hashCode() {
        return 31 * (31 * inputs().hashCode() + Arrays.hashCode(waits)) + place.hashCode();
    }

    /** Returns the place, or the inputs as a list, for example {@code [LEFT, 50000000 ns CLOCKWISE]}. */
    @Override
    public String toString() {
        return place.isPresent()
                ? "to " + place.get()
                : IntStream.range(0, length)
                        .mapToObj(i -> waitNanos(i) == 0 ? input(i).toString() : waitNanos(i) + " ns " + input(i))
                        .toList()
                        .toString();
    }
}
