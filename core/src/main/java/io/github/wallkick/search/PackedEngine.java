package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import java.util.Optional;

/**
 * The engine for all that a kick table can express: a piece's places as bits of words. Under a free sky and a stack that is
 * not too high {@link PackedKernel} searches, in all other cases {@link LoopSearch}.
 */
final class PackedEngine implements Engine {
    private final CornerShapes shapes;
    private final PackedRules rules;
    /** The highest row that the corner of a piece can enter in for the sky to be free; negative if it never is. */
    private final int highestEntrance;

    private final int rowsPerWord;
    private final int margin;
    /** The rows that must be free below the corner of an entering piece. */
    private final int rowsNeeded;

    PackedEngine(CornerShapes shapes, PackedRules rules, BoardSize size, Piece spawn) {
        this.shapes = shapes;
        this.rules = rules;
        this.rowsPerWord = PackedMaps.rowsPerWord(size.width());
        if (spawn.orientation() != Orientation.SPAWN || Board.empty(size).collides(spawn)) {
            this.margin = 0;
            this.rowsNeeded = 0;
            this.highestEntrance = -1;
        } else {
            var free = rules.freeRows(size.height() - spawn.bottom());
            this.margin = free.margin();
            this.rowsNeeded = free.rowsNeeded();
            this.highestEntrance = free.rowsNeeded() < 0 ? -1 : spawn.bottom();
        }
    }

    @Override
    public Placements reachable(Board board, Piece start) {
        var memory = SearchMemory.current();
        if (!isSkyFree(board.stackHeight(), start)) {
            return memory.loops().findFrom(rules.loops(start.orientation().ordinal()), shapes, board, start);
        }
        var words = words(board.stackHeight());
        var kernel = words > PackedMaps.WORDS ? null : rules.kernelIfHot(words);
        if (kernel == null) {
            return memory.loops().findUnderSky(rules.loops(0), shapes, board, words);
        }
        var maps = memory.maps();
        kernel.find(
                maps,
                PackedMaps.word(board, 0),
                PackedMaps.word(board, 1),
                PackedMaps.word(board, 2),
                PackedMaps.word(board, 3));
        var found = new long[CornerShapes.STATES * words];
        for (var state = 0; state < CornerShapes.STATES; state++) {
            System.arraycopy(maps, PackedMaps.RESTING + PackedMaps.WORDS * state, found, words * state, words);
        }
        return new Placements(shapes, board.width(), found);
    }

    @Override
    public int count(Board board, Piece start) {
        var memory = SearchMemory.current();
        if (!isSkyFree(board.stackHeight(), start)) {
            return memory.loops().countFrom(rules.loops(start.orientation().ordinal()), board, start);
        }
        var words = words(board.stackHeight());
        var kernel = words > PackedMaps.WORDS ? null : rules.kernelIfHot(words);
        return kernel == null
                ? memory.loops().countUnderSky(rules.loops(0), board, words)
                : kernel.count(
                        memory.maps(),
                        PackedMaps.word(board, 0),
                        PackedMaps.word(board, 1),
                        PackedMaps.word(board, 2),
                        PackedMaps.word(board, 3));
    }

    /** Whether a piece is so high above a stack that it gets everywhere there. */
    private boolean isSkyFree(int stackHeight, Piece start) {
        // A piece that has risen above a filled entrance has less room to turn than the sky was looked at for; one that
        // has fallen from there has more.
        var row = start.bottom();
        return stackHeight <= row - rowsNeeded && row <= highestEntrance && start.orientation() == Orientation.SPAWN;
    }

    /** The number of words that a search under a free sky needs. */
    private int words(int stackHeight) {
        return Math.max(1, (stackHeight + margin + rowsPerWord - 1) / rowsPerWord);
    }

    /** The same rules for a perft on words, if there are kernels for them. */
    Optional<PackedSteps> steps() {
        return PackedSteps.of(rules, margin, highestEntrance - rowsNeeded);
    }
}
