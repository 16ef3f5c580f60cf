package io.github.wallkick.search;

import io.github.wallkick.internal.WorkingMemory;
import java.util.Arrays;
import java.util.List;

/**
 * The sum of the resting places of one piece on many boards, which are searched {@link Lanes#COUNT} at a time.
 *
 * <p>Boards go through three sieves, and each lets only those on that it cannot settle. A board is settled when every
 * resting place is reached, or when nothing more can be.
 *
 * <ol>
 *   <li>The piece falls from the sky, slides, and turns once into each state, in the rows of the lowest word: higher up
 *       there is hardly ever anything to turn into that was not reached before.
 *   <li>Likewise, but with more turns, for boards on which the first ones led on.
 *   <li>Likewise, but with turns in all words, for boards with something to turn into higher up.
 * </ol>
 *
 * <p>The few boards that are left are searched one by one.
 */
@WorkingMemory
final class BatchCount {
    private static final int MORE_TURNS = 3;

    private final int words;
    private final int width;
    private final int bits;
    private final PackedSearch kernel;
    private final long[] maps = new long[PackedMaps.LENGTH];
    private final List<StateLanes> states;
    private final Sieve first;
    private final Sieve winding;
    private final Sieve high;
    private final List<Sieve> sieves;
    private final long[][] filled;
    private final long[] unreached = new long[Lanes.COUNT];
    private final long[] changed = new long[Lanes.COUNT];
    private final long[] doubts = new long[Lanes.COUNT];
    /** −1 where a board is settled, otherwise 0. */
    private final long[] settled = new long[Lanes.COUNT];
    /** Empty between two uses. */
    private final long[] counts = new long[Lanes.COUNT];
    /** The lanes whose boards are not settled. */
    private final int[] open = new int[Lanes.COUNT];

    private long sum;

    /**
     * Boards, and how far the piece goes on them.
     *
     * @param turns the turns into each state
     * @param words the words, lowest first, in which it turns
     */
    @WorkingMemory
    private record Sieve(LaneBoards boards, int turns, int words) {}

    /**
     * A sum of 0.
     *
     * @param tables what the search depends on
     * @param words the words that hold rows of the stacks, 1 to 3
     * @param kernel the search on one board
     */
    BatchCount(PackedTables tables, int words, PackedSearch kernel) {
        this.words = words;
        this.width = tables.width();
        this.bits = PackedSteps.ROWS * width;
        this.kernel = kernel;
        this.states = StateLanes.of(tables, words);
        this.first = new Sieve(new LaneBoards(words), 1, 1);
        this.winding = new Sieve(new LaneBoards(words), MORE_TURNS, 1);
        this.high = new Sieve(new LaneBoards(words), MORE_TURNS, words);
        this.sieves = List.of(first, winding, high);
        this.filled = new long[words + 1][Lanes.COUNT];
    }

    /**
     * Adds a board, to be searched at once or later.
     *
     * @param packed some boards
     * @param at where the board's words begin
     */
    void add(long[] packed, int at) {
        first.boards.add(packed, at);
        searchLoad();
    }

    /** The boards to be searched, to which some may be added. */
    LaneBoards boards() {
        return first.boards;
    }

    /** Searches boards if there are enough of them; to be called when some were added. */
    void searchLoad() {
        if (first.boards.isLoad()) {
            search(Lanes.COUNT);
        }
    }

    /** The sum over the boards added since the last call. */
    long take() {
        search(1);
        var taken = sum;
        sum = 0;
        return taken;
    }

    /** Searches on until there are fewer boards than so many before each sieve. */
    private void search(int most) {
        // What is to go through the last sieve does so first, since that makes room for what the others let through.
        for (var i = sieves.size() - 1; i >= 0; ) {
            if (sieves.get(i).boards.size() < most) {
                i--;
            } else {
                sift(sieves.get(i));
                i = sieves.size() - 1;
            }
        }
    }

    private void sift(Sieve sieve) {
        var boards = sieve.boards;
        fallFromSky(boards);
        for (var state : states) {
            state.slideFromSky();
        }
        for (var turn = 0; turn < sieve.turns; turn++) {
            Arrays.fill(changed, 0);
            for (var state : states) {
                state.turnInto(sieve.words, changed);
            }
        }
        Arrays.fill(doubts, 0);
        for (var state : states) {
            if (sieve.words < words) {
                state.addDoubts(doubts);
            }
            state.addUnreached(unreached);
        }
        Lanes.add(changed, doubts);
        settle(boards, changed);
        passOn(boards);
        boards.drop();
    }

    /** Adds the boards that are not settled to the next sieve. */
    private void passOn(LaneBoards boards) {
        var count = 0;
        for (var i = 0; i < boards.loadSize(); i++) {
            // Without a branch, since it would be a toss-up: the next lane overwrites a settled one.
            open[count] = i;
            count += 1 + (int) settled[i];
        }
        for (var i = 0; i < count; i++) {
            var lane = open[i];
            if (boards == high.boards) {
                sum += boards.count(lane, kernel, maps);
            } else {
                var next = boards == winding.boards || doubts[lane] != 0 ? high : winding;
                next.boards.add(boards, lane);
            }
        }
    }

    /** Finds out where the piece fits on each board, and what has a free way up. */
    private void fallFromSky(LaneBoards boards) {
        for (var word = words - 1; word >= 0; word--) {
            Lanes.fill(filled[word], width, bits, boards.lanes()[word], filled[word + 1]);
        }
        for (var state : states) {
            state.fallFromSky(boards.lanes(), filled);
        }
        Arrays.fill(unreached, 0);
    }

    /** Marks the boards that are settled, given those on which more could be reached, and adds their places to the sum. */
    private void settle(LaneBoards boards, long[] open) {
        Lanes.markUnlessBoth(settled, unreached, open);
        Arrays.fill(settled, boards.loadSize(), Lanes.COUNT, 0);
        for (var state : states) {
            state.addReached(counts, settled);
        }
        sum += Lanes.takeBytes(counts);
    }
}
