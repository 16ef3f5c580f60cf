package io.github.wallkick.rotation;

import io.github.wallkick.NotationException;
import io.github.wallkick.board.Board;
import io.github.wallkick.internal.Quote;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The tests of one turn of one type, in their order, and which of them make a T-spin full. */
final class KickList {
    /** The most tests of one turn; the longest list in use has 22. */
    static final int MAX_TESTS = 127;
    /** The farthest that a test may displace a piece, in cells; no board is larger. */
    static final int MAX_OFFSET = 64;
    /** The list of a turn that is not made at all. */
    static final KickList NONE = new KickList(List.of(), new BitSet());

    private final List<Offset> offsets;
    /** Bit {@code i} is set if test {@code i} makes a T-spin full. Never changed. */
    private final BitSet fullSpins;

    private final @Nullable Test first;

    private KickList(List<Offset> offsets, BitSet fullSpins) {
        this.offsets = List.copyOf(offsets);
        this.fullSpins = fullSpins;
        this.first = linked(offsets, fullSpins);
    }

    private static @Nullable Test linked(List<Offset> offsets, BitSet fullSpins) {
        Test first = null;
        for (var i = offsets.size() - 1; i >= 0; i--) {
            first = new Test(i, offsets.get(i).dx(), offsets.get(i).dy(), fullSpins.get(i), first);
        }
        return first;
    }

    /** A list of tests; an empty one if the turn is not made. */
    static KickList of(Tests tests) {
        var offsets = tests.offsets();
        if (offsets.isEmpty()) {
            return NONE;
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
        return new KickList(offsets, tests.fullSpins());
    }

    private static boolean isFar(int cells) {
        return cells < -MAX_OFFSET || cells > MAX_OFFSET;
    }

    List<Offset> offsets() {
        return offsets;
    }

    /** These tests as they are written. */
    Tests tests() {
        return new Tests(offsets, fullSpins);
    }

    boolean isEmpty() {
        return offsets.isEmpty();
    }

    boolean makesFullSpin(int test) {
        return test >= 0 && fullSpins.get(test);
    }

    KickList withFullSpin(int test) {
        if (test < 0 || test >= offsets.size()) {
            throw new IllegalArgumentException("a turn with " + offsets.size() + " tests has no test " + test);
        }
        var more = (BitSet) fullSpins.clone();
        more.set(test);
        return new KickList(offsets, more);
    }

    /** The turned piece at the first test that fits. */
    TurnResult turn(Board board, Piece piece, Orientation to) {
        var test = first;
        while (test != null && board.collides(test.at(piece, to))) {
            test = test.next();
        }
        // A single allocation site, so that escape analysis can remove the result.
        return new TurnResult(
                test == null ? piece : test.at(piece, to),
                test == null ? TurnResult.BLOCKED : test.index(),
                test != null && test.makesFullSpin());
    }

    /**
     * A test that knows the next one. A linked list: C2 unrolls a loop over an array, and the method then exceeds the
     * limit for inlining.
     */
    private record Test(
            int index,
            int dx,
            int dy,
            boolean makesFullSpin,
            @Nullable Test next) {
        Piece at(Piece piece, Orientation to) {
            return new Piece(piece.shape(), to, piece.x() + dx, piece.y() + dy);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof KickList that && offsets.equals(that.offsets) && fullSpins.equals(that.fullSpins));
    }

    @Override
    public int hashCode() {
        return 31 * offsets.hashCode() + fullSpins.hashCode();
    }

    /** Returns the tests as tables write them, for example {@code (0,0)(-1,0)(@-1,-2)}. */
    @Override
    public String toString() {
        return tests().toString();
    }

    /**
     * The tests of one turn as they are written, not yet known to be a proper list: {@code (0,0)(-1,0)(@-1,-2)}, with
     * {@code @} before a test that makes a T-spin full. Blanks are ignored, and commas between the tests.
     */
    record Tests(List<Offset> offsets, BitSet fullSpins) {
        private static final Pattern TEST = Pattern.compile("\\s*+\\(\\s*+(@?+)([^,()]*+),([^,()]*+)\\)[\\s,]*+");
        private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,2}");

        /** The error at a place of the text, from 0. */
        @FunctionalInterface
        interface Errors {
            NotationException at(String rule, int place);
        }

        static Tests parse(String text, Errors errors) {
            var offsets = new ArrayList<Offset>();
            var fullSpins = new BitSet();
            var matcher = TEST.matcher(text);
            var end = text.isBlank() ? text.length() : 0;
            while (end < text.length()) {
                if (!matcher.region(end, text.length()).lookingAt()) {
                    throw errors.at("a test must be written (x,y): " + Quote.of(text.substring(end)), end);
                }
                fullSpins.set(offsets.size(), !matcher.group(1).isEmpty());
                offsets.add(new Offset(
                        number(matcher.group(2), errors, matcher.start(2)),
                        number(matcher.group(3), errors, matcher.start(3))));
                end = matcher.end();
            }
            return new Tests(List.copyOf(offsets), fullSpins);
        }

        private static int number(String text, Errors errors, int place) {
            var digits = text.strip();
            if (!NUMBER.matcher(digits).matches()) {
                throw errors.at("a number of cells must be an integer from -99 to 99: " + Quote.of(text), place);
            }
            return Integer.parseInt(digits);
        }

        Tests moved(Offset by) {
            return mapped(by::plus);
        }

        Tests negated() {
            return mapped(Offset::negated);
        }

        /** With columns to the other side. */
        Tests mirrored() {
            return mapped(offset -> new Offset(-offset.dx(), offset.dy()));
        }

        /** With rows the other way. */
        Tests flipped() {
            return mapped(offset -> new Offset(offset.dx(), -offset.dy()));
        }

        private Tests mapped(UnaryOperator<Offset> change) {
            return new Tests(offsets.stream().map(change).toList(), fullSpins);
        }

        @Override
        public String toString() {
            var text = new StringBuilder();
            for (var i = 0; i < offsets.size(); i++) {
                var test = offsets.get(i).toString();
                text.append(fullSpins.get(i) ? "(@" + test.substring(1) : test);
            }
            return text.toString();
        }
    }
}
