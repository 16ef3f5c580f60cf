package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * The places where a piece can come to rest: an immutable set.
 *
 * <p>Places that fill the same cells are one; it is told in an orientation in which it can be reached. The order is by
 * orientation, then from the bottom up, then from left to right.
 *
 * <pre>{@code
 * for (Piece placement : placements) {
 *     Board after = board.place(placement).board();
 * }
 * }</pre>
 *
 * <p>The set is kept as bitmaps, so counting and asking allocate nothing. A cursor looks at the placements without a piece
 * for each:
 *
 * <pre>{@code
 * for (Placements.Cursor cursor = placements.cursor(); cursor.next(); ) {
 *     int landingRow = cursor.row();
 * }
 * }</pre>
 *
 * <p>Equality: two sets are equal if their pieces have equal shapes and the same cells can be filled, whatever the
 * orientations in which they are reached.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class Placements implements Iterable<Piece> {
    private static final Orientation[] ORIENTATIONS = Orientation.values();
    private static final int FRACTION_BITS = 16;

    private final CornerShapes shapes;
    private final int width;
    private final int rowsPerWord;
    private final int words;
    /** For each orientation a bitmap of corners; none of two orientations that fill the same cells has both. */
    private final long[] maps;

    /**
     * A set given as bitmaps.
     *
     * @param shapes the shape that the bitmaps are about
     * @param width columns of the board
     * @param maps one bitmap of equally many words for each orientation, whose bits are corners; not copied
     */
    Placements(CornerShapes shapes, int width, long[] maps) {
        this.shapes = shapes;
        this.width = width;
        this.rowsPerWord = PackedMaps.rowsPerWord(width);
        this.words = maps.length / CornerShapes.STATES;
        this.maps = maps;
    }

    /** Collects the places of one shape, piece by piece. */
    static final class Collector {
        private final CornerShapes shapes;
        private final Board board;
        private final int words;
        private final long[] maps;

        Collector(CornerShapes shapes, Board board) {
            this.shapes = shapes;
            this.board = board;
            this.words = PackedMaps.words(board);
            this.maps = new long[CornerShapes.STATES * words];
        }

        void add(Piece piece) {
            var rows = PackedMaps.rowsPerWord(board.width());
            var place = 1L << (piece.bottom() % rows * board.width() + piece.left());
            var word = piece.bottom() / rows;
            var orientation = piece.orientation().ordinal();
            for (var twin = 0; twin < CornerShapes.STATES; twin++) {
                if (shapes.twin(twin) == shapes.twin(orientation) && (maps[twin * words + word] & place) != 0) {
                    return;
                }
            }
            maps[orientation * words + word] |= place;
        }

        /** What was collected; nothing must be added any more. */
        Placements toPlacements() {
            return new Placements(shapes, board.width(), maps);
        }
    }

    /** No placements. */
    static Placements none(CornerShapes shapes, Board board) {
        return new Placements(shapes, board.width(), new long[CornerShapes.STATES]);
    }

    /**
     * The number of placements.
     *
     * @return 0 or more
     */
    public int count() {
        var count = 0;
        for (var word : maps) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /**
     * Whether there is no placement at all.
     *
     * @return true if the piece cannot come to rest anywhere
     */
    public boolean isEmpty() {
        return count() == 0;
    }

    /**
     * Whether the cells of a piece can be filled.
     *
     * @param piece a piece at any place
     * @return true if some placement of this set fills the same cells and the piece has this set's shape
     */
    public boolean contains(Piece piece) {
        var x = piece.left();
        var y = piece.bottom();
        return x >= 0
                && x < width
                && y >= 0
                && y < words * rowsPerWord
                && piece.shape().equals(shapes.shape())
                && ((filled(shapes.twin(piece.orientation().ordinal()), y / rowsPerWord)
                                        >>> (y % rowsPerWord * width + x))
                                & 1)
                        != 0;
    }

    /** A word of the places that fill the cells of an orientation, in whatever orientation they are told. */
    private long filled(int twin, int word) {
        var filled = 0L;
        for (var state = twin; state < CornerShapes.STATES; state++) {
            filled |= shapes.twin(state) == twin ? maps[state * words + word] : 0;
        }
        return filled;
    }

    /**
     * A cursor before the first placement.
     *
     * @return the cursor
     */
    public Cursor cursor() {
        return new Cursor(this);
    }

    /** A look at one placement after the other, each of them where {@link #next()} has led to. */
    @WorkingMemory
    public static final class Cursor {
        private final CornerShapes shapes;
        private final long[] maps;
        private final int words;
        private final int width;
        private final int rowsPerWord;
        private final int rowFraction;
        private int index = -1;
        private int state;
        private int word = -1;
        private long rest;
        private int column;
        private int row;

        private Cursor(Placements placements) {
            this.shapes = placements.shapes;
            this.maps = placements.maps;
            this.words = placements.words;
            this.width = placements.width;
            this.rowsPerWord = placements.rowsPerWord;
            this.rowFraction = (1 << FRACTION_BITS) / width + 1;
        }

        /**
         * Goes to the next placement.
         *
         * @return false if there is none any more
         */
        public boolean next() {
            while (rest == 0) {
                if (++index >= maps.length) {
                    index = maps.length;
                    return false;
                }
                if (++word == words) {
                    word = 0;
                    state++;
                }
                rest = maps[index];
            }
            var bit = Long.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            // A division by the width, as a multiplication: exact for all bits of a word.
            var rowInWord = (bit * rowFraction) >>> FRACTION_BITS;
            column = bit - rowInWord * width;
            row = word * rowsPerWord + rowInWord;
            return true;
        }

        /**
         * The orientation of the placement.
         *
         * @return one in which it can be reached
         */
        public Orientation orientation() {
            return ORIENTATIONS[state];
        }

        /**
         * The column of the leftmost filled cell of the placement.
         *
         * @return column, from 0
         */
        public int column() {
            return column;
        }

        /**
         * The row of the lowest filled cell of the placement.
         *
         * @return row, from 0
         */
        public int row() {
            return row;
        }

        /**
         * The placement as a piece.
         *
         * @return the piece where it comes to rest
         */
        public Piece piece() {
            return shapes.piece(state, column, row);
        }
    }

    @Override
    public Iterator<Piece> iterator() {
        return new PieceIterator(cursor());
    }

    /** The placements as pieces, one after the other. */
    @WorkingMemory
    private static final class PieceIterator implements Iterator<Piece> {
        private final Cursor cursor;
        private boolean hasNext;

        PieceIterator(Cursor cursor) {
            this.cursor = cursor;
            this.hasNext = cursor.next();
        }

        @Override
        public boolean hasNext() {
            return hasNext;
        }

        @Override
        public Piece next() {
            if (!hasNext) {
                throw new NoSuchElementException("there is no placement after the last one");
            }
            var piece = cursor.piece();
            hasNext = cursor.next();
            return piece;
        }
    }

    /**
     * The placements as pieces.
     *
     * @return an immutable list in the order of this set
     */
    public List<Piece> pieces() {
        var pieces = new ArrayList<Piece>();
        forEach(pieces::add);
        return List.copyOf(pieces);
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Placements that
                        && width == that.width
                        && shapes.shape().equals(that.shapes.shape())
                        && Arrays.equals(filled(), that.filled()));
    }

    @Override
    public int hashCode() {
        return 31 * shapes.shape().hashCode() + Arrays.hashCode(filled());
    }

    /** Returns the pieces, for example {@code [O 0 (0,0), O 0 (1,0)]}. */
    @Override
    public String toString() {
        return pieces().toString();
    }

    /** The cells that can be filled, without the orientation in which they are reached; no empty words at the end. */
    private long[] filled() {
        var filled = new long[maps.length];
        var used = 0;
        for (var word = 0; word < words; word++) {
            for (var state = 0; state < CornerShapes.STATES; state++) {
                var places = shapes.twin(state) == state ? filled(state, word) : 0;
                filled[word * CornerShapes.STATES + state] = places;
                used = places == 0 ? used : (word + 1) * CornerShapes.STATES;
            }
        }
        return Arrays.copyOf(filled, used);
    }
}
