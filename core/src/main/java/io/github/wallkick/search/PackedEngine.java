package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The fast engine for the usual case: a tetromino, up to ten columns, a kick table, and a piece that enters high enough
 * above the stack. Where it enters too low, or the stack is too high, the engine for all cases takes over.
 */
final class PackedEngine implements Engine {
    private final Footprints footprints;
    private final PackedTables tables;
    private final Engine other;
    private final PackedPlacing placing;
    private final int width;
    private final Piece spawn;
    private final int margin;
    private final int highestStack;
    /** For each word of a board, the rows in which a filled cell makes the stack too high. */
    private final long tooHigh0;

    private final long tooHigh1;
    private final long tooHigh2;
    /** The rows of the last word that the stack must leave empty. */
    private final long marginRows;

    private final KernelMaker maker;
    private final @Nullable Kernel[] kernels = new Kernel[PackedMaps.WORDS + 1];

    private PackedEngine(
            Footprints footprints,
            PackedTables tables,
            Engine other,
            int width,
            Piece spawn,
            OpenSky sky,
            KernelMaker maker) {
        this.footprints = footprints;
        this.tables = tables;
        this.other = other;
        this.width = width;
        this.spawn = spawn;
        this.margin = sky.deepestFirstTest();
        this.highestStack = Math.min(
                PackedMaps.WORDS * PackedMaps.ROWS - margin, spawn.y() + footprints.cornerY(0) - sky.rowsNeeded());
        this.tooHigh0 = rowsFrom(highestStack);
        this.tooHigh1 = rowsFrom(highestStack - PackedMaps.ROWS);
        this.tooHigh2 = rowsFrom(highestStack - 2 * PackedMaps.ROWS);
        this.marginRows = rowsFrom(PackedMaps.ROWS - margin);
        this.maker = maker;
        this.placing = tables.placing();
    }

    /** The bits of a word from one of its rows up; all of them from a row below the word, none from one above. */
    private long rowsFrom(int row) {
        return -1L << (Math.max(0, Math.min(PackedMaps.ROWS, row)) * width);
    }

    /**
     * The engine for a shape, if it is a usual case.
     *
     * @param other the engine for all cases
     * @param spawn the piece where it enters
     * @param maker where its kernels come from
     */
    static Optional<PackedEngine> of(
            Footprints footprints, CornerKicks kicks, Engine other, BoardSize size, Piece spawn, KernelMaker maker) {
        if (!PackedTables.suit(footprints, kicks, size.width())
                || spawn.orientation() != Orientation.SPAWN
                || Board.empty(size).collides(spawn)) {
            return Optional.empty();
        }
        var corner = spawn.y() + footprints.cornerY(0);
        var sky = new OpenSky(footprints, kicks, size.width(), size.height() - corner);
        if (sky.rowsNeeded() < 0 || sky.rowsNeeded() > corner) {
            return Optional.empty();
        }
        var tables = new PackedTables(footprints, kicks, size.width(), sky.states());
        return Optional.of(new PackedEngine(footprints, tables, other, size.width(), spawn, sky, maker));
    }

    @Override
    public Placements reachable(Board board, Piece start) {
        var words = words(board.stackHeight(), start);
        if (words > PackedMaps.WORDS) {
            return other.reachable(board, start);
        }
        var maps = kernel(words).find(PackedMaps.word(board, 0), PackedMaps.word(board, 1), PackedMaps.word(board, 2));
        return new Placements(footprints, width, PackedMaps.ROWS, Arrays.copyOf(maps, maps.length));
    }

    @Override
    public int count(Board board, Piece start) {
        var words = words(board.stackHeight(), start);
        return words > PackedMaps.WORDS
                ? other.count(board, start)
                : kernel(words).count(PackedMaps.word(board, 0), PackedMaps.word(board, 1), PackedMaps.word(board, 2));
    }

    /** The number of words that a search under a stack needs; more than there are if it is too high. */
    private int words(int stackHeight, Piece start) {
        // A piece that has risen above a filled entrance has less room to turn than the sky was looked at for.
        return stackHeight > highestStack || !start.equals(spawn)
                ? PackedMaps.WORDS + 1
                : (stackHeight + margin + PackedMaps.ROWS - 1) / PackedMaps.ROWS;
    }

    /**
     * The number of words that a search on a packed board needs; more than there are if the stack is too high. Under a
     * stack that is not, the piece can enter as usual.
     */
    int words(long word0, long word1, long word2, long word3) {
        if (((word0 & tooHigh0) | (word1 & tooHigh1) | (word2 & tooHigh2) | word3) != 0) {
            return PackedMaps.WORDS + 1;
        }
        if ((word1 | word2 | (word0 & marginRows)) == 0) {
            return 1;
        }
        return (word2 | (word1 & marginRows)) == 0 ? 2 : PackedMaps.WORDS;
    }

    /** A sum over many boards whose stacks need so many words. */
    BatchCount batch(int words) {
        return new BatchCount(tables, words, kernel(words));
    }

    PackedPlacing placing() {
        return placing;
    }

    Kernel kernel(int words) {
        var known = kernels[words];
        if (known != null) {
            return known;
        }
        var made = maker.make(tables, words);
        kernels[words] = made;
        return made;
    }
}
