package io.github.wallkick.rotation;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Rotation;
import java.util.List;

/** The tests of one turn of one type, in their order, and which of them make a T-spin full. */
final class KickList {
    /** The most tests of one turn; the longest list in use has 22. */
    static final int MAX_TESTS = Long.SIZE;
    /** The farthest a test may displace a piece, in cells; no board is larger. */
    static final int MAX_OFFSET = 64;
    /** The list of a turn that is not made at all. */
    static final KickList NONE = new KickList(List.of(), 0);

    private final List<Offset> offsets;
    private final long fullSpins;
    private final int[] flat;

    private KickList(List<Offset> offsets, long fullSpins) {
        this.offsets = List.copyOf(offsets);
        this.fullSpins = fullSpins;
        this.flat = new int[2 * offsets.size()];
        for (var i = 0; i < offsets.size(); i++) {
            flat[2 * i] = offsets.get(i).dx();
            flat[2 * i + 1] = offsets.get(i).dy();
        }
    }

    /** A list whose first test is in place, or an empty one; bit {@code i} of the marks is for test {@code i}. */
    static KickList of(List<Offset> offsets, long fullSpins) {
        if (offsets.isEmpty()) {
            return NONE;
        }
        if (!offsets.get(0).equals(Offset.ZERO)) {
            throw new IllegalArgumentException("the first test of a turn must be in place: " + offsets.get(0));
        }
        if (offsets.size() > MAX_TESTS) {
            throw new IllegalArgumentException("a turn must have at most " + MAX_TESTS + " tests: " + offsets.size());
        }
        for (var offset : offsets) {
            if (Math.abs(offset.dx()) > MAX_OFFSET || Math.abs(offset.dy()) > MAX_OFFSET) {
                throw new IllegalArgumentException(
                        "a test must displace by at most " + MAX_OFFSET + " cells: " + offset);
            }
        }
        return new KickList(offsets, fullSpins);
    }

    List<Offset> offsets() {
        return offsets;
    }

    long fullSpins() {
        return fullSpins;
    }

    boolean makesFullSpin(int test) {
        return test >= 0 && test < offsets.size() && ((fullSpins >>> test) & 1) != 0;
    }

    KickList withFullSpin(int test) {
        if (test < 0 || test >= offsets.size()) {
            throw new IllegalArgumentException("a turn with " + offsets.size() + " tests has no test " + test);
        }
        return new KickList(offsets, fullSpins | 1L << test);
    }

    /**
     * The turned piece at the first test that fits. The tested pieces never leave {@link #firstFit}, so that only the
     * result is allocated.
     */
    TurnResult turn(Board board, Piece piece, Rotation to) {
        var test = firstFit(board, piece, to);
        if (test == TurnResult.BLOCKED) {
            return TurnResult.blocked(piece);
        }
        return new TurnResult(at(test, piece, to), test);
    }

    private int firstFit(Board board, Piece piece, Rotation to) {
        for (var test = 0; 2 * test < flat.length; test++) {
            if (!board.collides(at(test, piece, to))) {
                return test;
            }
        }
        return TurnResult.BLOCKED;
    }

    private Piece at(int test, Piece piece, Rotation to) {
        return new Piece(piece.shape(), to, piece.x() + flat[2 * test], piece.y() + flat[2 * test + 1]);
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof KickList that && fullSpins == that.fullSpins && offsets.equals(that.offsets));
    }

    @Override
    public int hashCode() {
        return 31 * offsets.hashCode() + Long.hashCode(fullSpins);
    }

    @Override
    public String toString() {
        return offsets.toString();
    }
}
