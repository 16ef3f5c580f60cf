package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * The places where a piece can come to rest: an immutable set.
 *
 * <p>Places that fill the same cells are one; it is told in a rotation state in which it can be reached. The set is
 * kept as bitmaps, so counting and asking allocate nothing. To walk through it without allocating either, follow the
 * placements as packed numbers:
 *
 * <pre>{@code
 * for (int placement = set.first(); placement != Placements.NONE; placement = set.next(placement)) {
 *     int landingRow = Placements.row(placement);
 * }
 * }</pre>
 *
 * <p>A packed placement tells rotation state and <i>corner</i>: the column and row of the lower left cell of the
 * rectangle around the piece's filled cells. {@link #piece(int)} makes the record of it. The order is by state, then
 * from the bottom up, then from left to right.
 *
 * <p>Equality: two sets are equal if their pieces have equal shapes and the same cells can be filled, whatever the states
 * in which they are reached.
 *
 * @since 0.1.0
 */
public final class Placements {
    /** What {@link #first()} and {@link #next(int)} return when there is no further placement. */
    public static final int NONE = -1;

    private static final int COLUMN_SHIFT = 2;
    private static final int ROW_SHIFT = 8;

    private final CornerShapes shapes;
    private final int width;
    private final int rowsPerWord;
    private final int words;
    private final long[] maps;

    /**
     * A set given as bitmaps.
     *
     * @param shapes the shape that the bitmaps are about
     * @param width columns of the board
     * @param rowsPerWord rows in each word of a bitmap, lowest row in the lowest bits
     * @param maps one bitmap of equally many words for each rotation state, whose bits are corners; not copied
     */
    Placements(CornerShapes shapes, int width, int rowsPerWord, long[] maps) {
        this.shapes = shapes;
        this.width = width;
        this.rowsPerWord = rowsPerWord;
        this.words = maps.length / CornerShapes.STATES;
        this.maps = maps;
    }

    /** Collects the places of one shape, piece by piece. */
    static final class Collector {
        private final CornerShapes shapes;
        private final Board board;
        private final long[] rows;

        Collector(CornerShapes shapes, Board board) {
            this.shapes = shapes;
            this.board = board;
            this.rows = new long[CornerShapes.STATES * board.height()];
        }

        void add(Piece piece) {
            var state = piece.orientation().ordinal();
            rows[state * board.height() + piece.bottom()] |= 1L << piece.left();
        }

        /** What was collected; nothing must be added any more. */
        Placements toPlacements() {
            return new Placements(shapes, board.width(), 1, rows);
        }
    }

    /**
     * The rotation state of a packed placement.
     *
     * @param placement a number from {@link #first()} or {@link #next(int)}
     * @return the ordinal of its {@link io.github.wallkick.piece.Orientation}, 0 to 3
     */
    public static int state(int placement) {
        return placement & (CornerShapes.STATES - 1);
    }

    /**
     * The column of the leftmost filled cell of a packed placement.
     *
     * @param placement a number from {@link #first()} or {@link #next(int)}
     * @return column, from 0
     */
    public static int column(int placement) {
        return (placement >>> COLUMN_SHIFT) & ((1 << (ROW_SHIFT - COLUMN_SHIFT)) - 1);
    }

    /**
     * The row of the lowest filled cell of a packed placement.
     *
     * @param placement a number from {@link #first()} or {@link #next(int)}
     * @return row, from 0
     */
    public static int row(int placement) {
        return placement >>> ROW_SHIFT;
    }

    /**
     * The number of placements.
     *
     * @return 0 or more
     */
    public int count() {
        var count = 0;
        for (var state = 0; state < CornerShapes.STATES; state++) {
            if (isFirstOfTwins(state)) {
                for (var word = 0; word < words; word++) {
                    count += Long.bitCount(reached(state, word));
                }
            }
        }
        return count;
    }

    /**
     * Whether there is no placement at all.
     *
     * @return true if the piece cannot come to rest anywhere
     */
    public boolean isEmpty() {
        return first() == NONE;
    }

    /**
     * Whether the cells of a piece can be filled.
     *
     * @param piece a piece at any place
     * @return true if some placement of this set fills the same cells and the piece has this set's shape
     */
    public boolean contains(Piece piece) {
        var state = piece.orientation().ordinal();
        var x = piece.x() + shapes.cornerX(state);
        var y = piece.y() + shapes.cornerY(state);
        return x >= 0
                && x < width
                && y >= 0
                && y < words * rowsPerWord
                && piece.shape().equals(shapes.shape())
                && ((reached(shapes.twin(state), y / rowsPerWord) >>> bit(x, y)) & 1) != 0;
    }

    /**
     * The first placement.
     *
     * @return its packed number; {@link #NONE} if the set is empty
     */
    public int first() {
        return from(0, 0, 0);
    }

    /**
     * The placement after another one.
     *
     * @param placement a number that this set returned
     * @return the next one's packed number; {@link #NONE} after the last
     */
    public int next(int placement) {
        var y = row(placement);
        return from(shapes.twin(state(placement)), y / rowsPerWord, bit(column(placement), y) + 1);
    }

    private int from(int firstState, int firstWord, int firstBit) {
        var word = firstWord;
        var rest = firstBit == Long.SIZE ? 0 : -1L << firstBit;
        for (var state = firstState; state < CornerShapes.STATES; state++) {
            if (isFirstOfTwins(state)) {
                for (; word < words; word++) {
                    var found = reached(state, word) & rest;
                    if (found != 0) {
                        return packed(state, word, Long.numberOfTrailingZeros(found));
                    }
                    rest = -1L;
                }
                word = 0;
            }
        }
        return NONE;
    }

    private int packed(int twin, int word, int bit) {
        var state = twin;
        while (shapes.twin(state) != twin || ((maps[state * words + word] >>> bit) & 1) == 0) {
            state++;
        }
        return ((word * rowsPerWord + bit / width) << ROW_SHIFT) | (bit % width << COLUMN_SHIFT) | state;
    }

    /**
     * The passing of every placement to an action, in order.
     *
     * @param action what to do with each packed placement
     */
    public void forEach(IntConsumer action) {
        for (var placement = first(); placement != NONE; placement = next(placement)) {
            action.accept(placement);
        }
    }

    /**
     * The piece of a packed placement.
     *
     * @param placement a number that this set returned
     * @return the piece where it comes to rest
     */
    public Piece piece(int placement) {
        return shapes.piece(state(placement), column(placement), row(placement));
    }

    /**
     * The placements as pieces.
     *
     * @return an immutable list in the order of this set
     */
    public List<Piece> pieces() {
        var pieces = new ArrayList<Piece>();
        forEach(placement -> pieces.add(piece(placement)));
        return List.copyOf(pieces);
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Placements that
                        && shapes.shape().equals(that.shapes.shape())
                        && Arrays.equals(places(), that.places()));
    }

    @Override
    public int hashCode() {
        return 31 * shapes.shape().hashCode() + Arrays.hashCode(places());
    }

    /** Returns the pieces, for example {@code [O 0 (0,0), O 0 (1,0)]}. */
    @Override
    public String toString() {
        return pieces().toString();
    }

    /** The placements without the state in which each is reached. */
    private int[] places() {
        var places = new int[count()];
        var placement = first();
        for (var i = 0; i < places.length; i++) {
            places[i] = (placement & -CornerShapes.STATES) | shapes.twin(state(placement));
            placement = next(placement);
        }
        return places;
    }

    /** Whether no earlier state has the same cells. */
    private boolean isFirstOfTwins(int state) {
        return shapes.twin(state) == state;
    }

    /** A word of the places reached in a state or a twin of it. */
    private long reached(int state, int word) {
        var reached = maps[state * words + word];
        for (var later = state + 1; later < CornerShapes.STATES; later++) {
            if (shapes.twin(later) == state) {
                reached |= maps[later * words + word];
            }
        }
        return reached;
    }

    private int bit(int x, int y) {
        return y % rowsPerWord * width + x;
    }
}
