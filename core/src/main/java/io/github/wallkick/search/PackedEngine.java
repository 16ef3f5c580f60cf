package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
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
    private final int freeRows;
    private final int margin;
    /** For each number of words, the bits of its last word that the stack must leave empty begin here. */
    private final int[] roomBits = new int[PackedMaps.WORDS + 1];

    private final KernelMaker maker;
    private final @Nullable Kernel[] kernels = new Kernel[PackedMaps.WORDS + 1];

    private PackedEngine(
            Footprints footprints,
            PackedTables tables,
            Engine other,
            int width,
            int spawnCorner,
            OpenSky sky,
            KernelMaker maker) {
        this.footprints = footprints;
        this.tables = tables;
        this.other = other;
        this.width = width;
        this.freeRows = sky.rowsNeeded();
        this.margin = sky.deepestFirstTest();
        this.maker = maker;
        this.placing = tables.placing();
        for (var words = 1; words <= PackedMaps.WORDS; words++) {
            var highest = Math.min(words * PackedMaps.ROWS - margin, spawnCorner - freeRows);
            var rows = highest - (words - 1) * PackedMaps.ROWS;
            roomBits[words] = Math.max(0, Math.min(PackedMaps.ROWS, rows)) * width;
        }
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
        var corner = spawn.y() + footprints.cornerY(0);
        var sky = new OpenSky(footprints, kicks, size.width(), size.height() - corner);
        if (!PackedTables.suit(footprints, kicks, size.width()) || corner >= size.height() || sky.rowsNeeded() < 0) {
            return Optional.empty();
        }
        var tables = new PackedTables(footprints, kicks, size.width(), sky.states());
        return Optional.of(new PackedEngine(footprints, tables, other, size.width(), corner, sky, maker));
    }

    @Override
    public Placements reachable(Board board, Piece start) {
        var words = words(board.stackHeight(), start);
        if (words > PackedMaps.WORDS) {
            return other.reachable(board, start);
        }
        var maps = kernel(words).find(board.window(0), board.window(1), board.window(2));
        return new Placements(footprints, width, PackedMaps.ROWS, Arrays.copyOf(maps, maps.length));
    }

    @Override
    public int count(Board board, Piece start) {
        var words = words(board.stackHeight(), start);
        return words > PackedMaps.WORDS
                ? other.count(board, start)
                : kernel(words).count(board.window(0), board.window(1), board.window(2));
    }

    /** The number of words that a search under a stack needs; more than there are if it is too high. */
    private int words(int stackHeight, Piece start) {
        var corner = start.y() + footprints.cornerY(0);
        return start.rotation().ordinal() != 0 || corner - stackHeight < freeRows
                ? PackedMaps.WORDS + 1
                : (stackHeight + margin + PackedMaps.ROWS - 1) / PackedMaps.ROWS;
    }

    /** The number of words that a search on a packed board needs for a piece that enters as usual. */
    int words(long word0, long word1, long word2, long word3) {
        if ((word1 | word2 | word3) == 0 && word0 >>> roomBits[1] == 0) {
            return 1;
        }
        if ((word2 | word3) == 0 && word1 >>> roomBits[2] == 0) {
            return 2;
        }
        return word3 == 0 && word2 >>> roomBits[3] == 0 ? 3 : PackedMaps.WORDS + 1;
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
