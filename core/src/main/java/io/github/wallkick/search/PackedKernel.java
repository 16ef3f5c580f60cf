package io.github.wallkick.search;

import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/**
 * The packed search for the usual cases: all places of a piece at once, the stack in up to four words.
 *
 * <p>For a low stack the rows above it are free, so the piece gets to every column in every state there; only the rows of
 * the stack need work. In this order, and only as far as needed:
 *
 * <ol>
 *   <li><b>Fit.</b> For each state, the places where it fits. A place rests if the one below it does not fit.
 *   <li><b>Done?</b> From the sky a piece falls to exactly one place in each column of each state. If there are no more
 *       resting places than that, all are reached.
 *   <li><b>Sky.</b> The places with a free way up: where the piece would fit if every hole were filled.
 *   <li><b>Slide.</b> From there to the sides and down, a step at a time for all places at once, until nothing is new.
 *   <li><b>Turn.</b> Into each state that has places not reached yet, from the others; then slide again. It ends when
 *       nothing is new, or as soon as every resting place is reached.
 * </ol>
 *
 * <p>This class is a template, see {@link HiddenClasses}: what depends on the tables alone costs nothing in a copy. Each
 * method stays below 325 bytecodes ({@code FreqInlineSize}), so that C2 inlines it.
 */
final class PackedKernel implements PackedSearch {
    private static final @Nullable Tables CONSTANT = HiddenClasses.tables(MethodHandles.lookup(), Tables.class);
    private static final int ALL = (1 << CornerShapes.STATES) - 1;

    private final Tables own;

    PackedKernel(Tables own) {
        this.own = own;
    }

    private Tables tables() {
        return CONSTANT != null ? CONSTANT : own;
    }

    /**
     * What the search depends on.
     *
     * @param words the words that hold rows of the stack, 1 to 4; what is above is free
     * @param width the columns of the board
     * @param bits the used bits of a word
     * @param skyPlaces the number of places that a piece falls to from the sky
     * @param twin1 the first state with the cells of state 1
     * @param twin2 the first state with the cells of state 2
     * @param twin3 the first state with the cells of state 3
     * @param state0 the search in the spawn state
     * @param state1 the search in the next state clockwise
     * @param state2 the search in the next one
     * @param state3 the search in the last one
     */
    record Tables(
            int words,
            int width,
            int bits,
            int skyPlaces,
            int twin1,
            int twin2,
            int twin3,
            PackedSearch.State state0,
            PackedSearch.State state1,
            PackedSearch.State state2,
            PackedSearch.State state3) {}

    @Override
    public int count(long[] maps, long board0, long board1, long board2, long board3) {
        var all = fitAll(maps, board0, board1, board2, board3);
        if (all == tables().skyPlaces()) {
            return all;
        }
        sky(maps, board0, board1, board2, board3);
        return search(maps) ? all : total(maps);
    }

    @Override
    public void find(long[] maps, long board0, long board1, long board2, long board3) {
        fitAll(maps, board0, board1, board2, board3);
        sky(maps, board0, board1, board2, board3);
        search(maps);
        rest(maps, 0, 0);
        rest(maps, 1, tables().twin1());
        rest(maps, 2, tables().twin2());
        rest(maps, 3, tables().twin3());
    }

    /** Notes the resting places of a state, except those that an earlier twin has. */
    private void rest(long[] maps, int state, int twin) {
        for (var word = 0; word < tables().words(); word++) {
            var places = landable(maps, state, word) & reached(maps, state, word);
            for (var earlier = twin; earlier < state; earlier++) {
                places &= ~(earlier == twin || twin(earlier) == twin ? reached(maps, earlier, word) : 0);
            }
            maps[PackedMaps.RESTING + PackedMaps.WORDS * state + word] = places;
        }
    }

    private int twin(int state) {
        var t = tables();
        return switch (state) {
            case 1 -> t.twin1();
            case 2 -> t.twin2();
            case 3 -> t.twin3();
            default -> 0;
        };
    }

    /** Works out where each state fits; tells the number of resting places, reached or not. */
    private int fitAll(long[] maps, long board0, long board1, long board2, long board3) {
        var t = tables();
        return t.state0().fit(maps, board0, board1, board2, board3)
                + fit(maps, 1, t.twin1(), t.state1(), board0, board1, board2, board3)
                + fit(maps, 2, t.twin2(), t.state2(), board0, board1, board2, board3)
                + fit(maps, 3, t.twin3(), t.state3(), board0, board1, board2, board3);
    }

    private int fit(
            long[] maps,
            int number,
            int twin,
            PackedSearch.State state,
            long board0,
            long board1,
            long board2,
            long board3) {
        if (twin == number) {
            return state.fit(maps, board0, board1, board2, board3);
        }
        copy(maps, PackedMaps.WORDS * twin, PackedMaps.WORDS * number);
        return 0;
    }

    private void copy(long[] maps, int from, int to) {
        maps[to] = maps[from];
        if (tables().words() > 1) {
            maps[to + 1] = maps[from + 1];
        }
        if (tables().words() > 2) {
            maps[to + 2] = maps[from + 2];
        }
        if (tables().words() > 3) {
            maps[to + 3] = maps[from + 3];
        }
    }

    /** The places of a word that fit while the place below does not. */
    private long landable(long[] maps, int state, int word) {
        var at = PackedMaps.WORDS * state + word;
        var below = word == 0 ? 0 : maps[at - 1] >>> (tables().bits() - tables().width());
        return maps[at] & ~((maps[at] << tables().width()) | below);
    }

    private long reached(long[] maps, int state, int word) {
        return maps[PackedMaps.REACHED + PackedMaps.WORDS * state + word];
    }

    /** The places of a word reached in a state or a twin of it. */
    private long reachedByTwins(long[] maps, int state, int word) {
        var t = tables();
        var places = reached(maps, state, word);
        if (state == 0 && t.twin1() == 0) {
            places |= reached(maps, 1, word);
        }
        if (state < 2 && t.twin2() == state) {
            places |= reached(maps, 2, word);
        }
        if (state < 3 && t.twin3() == state) {
            places |= reached(maps, 3, word);
        }
        return places;
    }

    /** Reaches what has a free way up, and slides from there. */
    private void sky(long[] maps, long board0, long board1, long board2, long board3) {
        var t = tables();
        var filled3 = t.words() > 3 ? filledBelow(board3, 0) : 0;
        var filled2 = t.words() > 2 ? filledBelow(board2, filled3) : 0;
        var filled1 = t.words() > 1 ? filledBelow(board1, filled2) : 0;
        var filled0 = filledBelow(board0, filled1);
        t.state0().fallFromSky(maps, filled0, filled1, filled2, filled3);
        fall(maps, 1, t.twin1(), t.state1(), filled0, filled1, filled2, filled3);
        fall(maps, 2, t.twin2(), t.state2(), filled0, filled1, filled2, filled3);
        fall(maps, 3, t.twin3(), t.state3(), filled0, filled1, filled2, filled3);
    }

    private void fall(
            long[] maps,
            int number,
            int twin,
            PackedSearch.State state,
            long filled0,
            long filled1,
            long filled2,
            long filled3) {
        if (twin == number) {
            state.fallFromSky(maps, filled0, filled1, filled2, filled3);
        } else {
            copy(maps, PackedMaps.REACHED + PackedMaps.WORDS * twin, PackedMaps.REACHED + PackedMaps.WORDS * number);
        }
    }

    /** A word of the board with every cell under a filled one filled, given the word above after the same. */
    private long filledBelow(long word, long above) {
        var width = tables().width();
        var bits = tables().bits();
        var filled = word | (word >>> width) | (above << (bits - width));
        if (2 * width <= bits) {
            filled |= (filled >>> (2 * width)) | (above << (bits - 2 * width));
        }
        if (4 * width <= bits) {
            filled |= (filled >>> (4 * width)) | (above << (bits - 4 * width));
        }
        return filled & ((1L << bits) - 1);
    }

    /** Turns and slides until nothing is new; true if every resting place is reached. */
    private boolean search(long[] maps) {
        var t = tables();
        var due = ALL;
        while (due != 0) {
            if (!restingLeft(maps)) {
                return true;
            }
            if ((due & 1) != 0) {
                due = turned(maps, due, 0, t.state0());
            }
            if ((due & 2) != 0) {
                due = turned(maps, due, 1, t.state1());
            }
            if ((due & 4) != 0) {
                due = turned(maps, due, 2, t.state2());
            }
            if ((due & 8) != 0) {
                due = turned(maps, due, 3, t.state3());
            }
        }
        return false;
    }

    /** Turns into a state; tells the states that are due then, as bits. */
    private int turned(long[] maps, int due, int number, PackedSearch.State state) {
        return (state.turnInto(maps) ? ALL : due) & ~(1 << number);
    }

    /** Whether a resting place is not reached yet. */
    private boolean restingLeft(long[] maps) {
        var t = tables();
        return (restingLeft(maps, 0)
                        | (t.twin1() == 1 ? restingLeft(maps, 1) : 0)
                        | (t.twin2() == 2 ? restingLeft(maps, 2) : 0)
                        | (t.twin3() == 3 ? restingLeft(maps, 3) : 0))
                != 0;
    }

    private long restingLeft(long[] maps, int state) {
        var left = landable(maps, state, 0) & ~reachedByTwins(maps, state, 0);
        if (tables().words() > 1) {
            left |= landable(maps, state, 1) & ~reachedByTwins(maps, state, 1);
        }
        if (tables().words() > 2) {
            left |= landable(maps, state, 2) & ~reachedByTwins(maps, state, 2);
        }
        if (tables().words() > 3) {
            left |= landable(maps, state, 3) & ~reachedByTwins(maps, state, 3);
        }
        return left;
    }

    /** The number of resting places reached. */
    private int total(long[] maps) {
        var t = tables();
        return total(maps, 0)
                + (t.twin1() == 1 ? total(maps, 1) : 0)
                + (t.twin2() == 2 ? total(maps, 2) : 0)
                + (t.twin3() == 3 ? total(maps, 3) : 0);
    }

    private int total(long[] maps, int state) {
        var count = Long.bitCount(landable(maps, state, 0) & reachedByTwins(maps, state, 0));
        if (tables().words() > 1) {
            count += Long.bitCount(landable(maps, state, 1) & reachedByTwins(maps, state, 1));
        }
        if (tables().words() > 2) {
            count += Long.bitCount(landable(maps, state, 2) & reachedByTwins(maps, state, 2));
        }
        if (tables().words() > 3) {
            count += Long.bitCount(landable(maps, state, 3) & reachedByTwins(maps, state, 3));
        }
        return count;
    }
}
