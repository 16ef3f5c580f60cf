package io.github.wallkick.rotation;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
    private final @Nullable Test first;

    private KickList(List<Offset> offsets, long fullSpins) {
        this.offsets = List.copyOf(offsets);
        this.fullSpins = fullSpins;
        this.first = chain(offsets);
    }

    private static @Nullable Test chain(List<Offset> offsets) {
        Test first = null;
        for (var i = offsets.size() - 1; i >= 0; i--) {
            first = new Test(i, offsets.get(i).dx(), offsets.get(i).dy(), first);
        }
        return first;
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
            if (isFar(offset.dx()) || isFar(offset.dy())) {
                throw new IllegalArgumentException(
                        "a test must displace by at most " + MAX_OFFSET + " cells: " + offset);
            }
        }
        return new KickList(offsets, fullSpins);
    }

    private static boolean isFar(int cells) {
        return cells < -MAX_OFFSET || cells > MAX_OFFSET;
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

    /** The turned piece at the first test that fits. */
    TurnResult turn(Board board, Piece piece, Orientation to) {
        var test = first;
        while (test != null && board.collides(test.at(piece, to))) {
            test = test.next();
        }
        // One result for both ends: the compiler does without an object that is made in one place only.
        return new TurnResult(
                test == null ? piece : test.at(piece, to), test == null ? TurnResult.BLOCKED : test.index());
    }

    /**
     * A test that knows the next one. A chain, because the compiler makes several copies of a loop over an array, and what
     * is called from here is then too large to become part of its callers.
     */
    private record Test(int index, int dx, int dy, @Nullable Test next) {
        Piece at(Piece piece, Orientation to) {
            return new Piece(piece.shape(), to, piece.x() + dx, piece.y() + dy);
        }
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
