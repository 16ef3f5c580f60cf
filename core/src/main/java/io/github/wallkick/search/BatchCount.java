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
    private final LaneBoards fresh;
    private final LaneBoards winding;
    private final LaneBoards high;
    private final long[][] filled;
    private final long[] unreached = new long[Lanes.COUNT];
    private final long[] changed = new long[Lanes.COUNT];
    private final long[] doubts = new long[Lanes.COUNT];
    /** −1 where a board is settled, otherwise 0. */
    private final long[] settled = new long[Lanes.COUNT];
    /** The lanes whose boards are not settled. */
    private final int[] open = new int[Lanes.COUNT];
    private long sum;

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
        this.fresh = new LaneBoards(words);
        this.winding = new LaneBoards(words);
        this.high = new LaneBoards(words);
        this.filled = new long[words + 1][Lanes.COUNT];
    }

    /**
     * Adds a board, to be searched at once or later.
     *
     * @param packed some boards
     * @param at where the board's words begin
     */
    void add(long[] packed, int at) {
        fresh.add(packed, at);
        if (fresh.isLoad()) {
            sift(fresh, 1, 1);
        }
    }

    /** The sum over the boards added since the last call. */
    long take() {
        sift(fresh, 1, 1);
        sift(winding, MORE_TURNS, 1);
        sift(high, MORE_TURNS, words);
        var taken = sum;
        sum = 0;
        return taken;
    }

    /** Searches a load of boards, with so many turns into each state in so many words. */
    private void sift(LaneBoards boards, int turns, int turnWords) {
        if (boards.loadSize() == 0) {
            return;
        }
        fallFromSky(boards);
        for (var state : states) {
            state.slideFromSky();
        }
        for (var turn = 0; turn < turns; turn++) {
            Arrays.fill(changed, 0);
            for (var state : states) {
                state.turnInto(turnWords, changed);
            }
        }
        Arrays.fill(doubts, 0);
        for (var state : states) {
            if (turnWords < words) {
                state.addDoubts(doubts);
            }
            state.addUnreached(unreached);
        }
        Lanes.add(changed, doubts);
        settle(boards, changed);
        passOn(boards);
        boards.drop();
        if (winding.isLoad()) {
            sift(winding, MORE_TURNS, 1);
        }
        if (high.isLoad()) {
            sift(high, MORE_TURNS, words);
        }
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
            if (boards == high) {
                sum += boards.count(lane, kernel, maps);
            } else {
                (boards == winding || doubts[lane] != 0 ? high : winding).add(boards, lane);
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
            sum += state.countReached(settled);
        }
    }
}
