package io.github.wallkick.search;

import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/**
 * The packed search: all places of a piece at once, six rows of the board in each of up to three words.
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
 * <p>This class is a template, see {@link HiddenClasses}: what depends on the tables alone costs nothing in a copy. Methods
 * are cut so that the compiler of the JVM puts them together again: none is larger than 325 bytecodes.
 */
final class PackedKernel implements Kernel {
    private static final @Nullable Tables CONSTANT = HiddenClasses.tables(MethodHandles.lookup(), Tables.class);
    private static final int ALL = (1 << Footprints.STATES) - 1;

    private final Tables own;
    private final long[] maps = PackedMaps.create();
    private final long[] resting = new long[PackedMaps.REACHED];

    PackedKernel(Tables own) {
        this.own = own;
    }

    private Tables tables() {
        return CONSTANT != null ? CONSTANT : own;
    }

    /**
     * What the search depends on.
     *
     * @param words the words that hold rows of the stack, 1 to 3; what is above is free
     * @param width the columns of the board
     * @param bits the used bits of a word
     * @param skyPlaces the number of places that a piece falls to from the sky
     * @param twin1 the first state with the cells of state 1
     * @param twin2 likewise of state 2
     * @param twin3 likewise of state 3
     * @param state0 the search in the spawn state
     * @param state1 likewise in the next state clockwise
     * @param state2 likewise in the next one
     * @param state3 likewise in the last one
     */
    record Tables(
            int words,
            int width,
            int bits,
            int skyPlaces,
            int twin1,
            int twin2,
            int twin3,
            StateKernel state0,
            StateKernel state1,
            StateKernel state2,
            StateKernel state3) {}

    @Override
    public int count(long board0, long board1, long board2) {
        var all = fitAll(board0, board1, board2);
        if (all == tables().skyPlaces()) {
            return all;
        }
        sky(board0, board1, board2);
        return search() ? all : total();
    }

    @Override
    public long[] find(long board0, long board1, long board2) {
        fitAll(board0, board1, board2);
        sky(board0, board1, board2);
        search();
        rest(0, 0);
        rest(1, tables().twin1());
        rest(2, tables().twin2());
        rest(3, tables().twin3());
        return resting;
    }

    /** Notes the resting places of a state, except those that an earlier twin has. */
    private void rest(int state, int twin) {
        for (var word = 0; word < tables().words(); word++) {
            var places = landable(state, word) & reached(state, word);
            for (var earlier = twin; earlier < state; earlier++) {
                places &= ~(earlier == twin || twin(earlier) == twin ? reached(earlier, word) : 0);
            }
            resting[PackedMaps.WORDS * state + word] = places;
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
    private int fitAll(long board0, long board1, long board2) {
        var t = tables();
        return t.state0().fit(maps, board0, board1, board2)
                + fit(1, t.twin1(), t.state1(), board0, board1, board2)
                + fit(2, t.twin2(), t.state2(), board0, board1, board2)
                + fit(3, t.twin3(), t.state3(), board0, board1, board2);
    }

    private int fit(int number, int twin, StateKernel state, long board0, long board1, long board2) {
        if (twin == number) {
            return state.fit(maps, board0, board1, board2);
        }
        copy(PackedMaps.WORDS * twin, PackedMaps.WORDS * number);
        return 0;
    }

    private void copy(int from, int to) {
        maps[to] = maps[from];
        if (tables().words() > 1) {
            maps[to + 1] = maps[from + 1];
        }
        if (tables().words() > 2) {
            maps[to + 2] = maps[from + 2];
        }
    }

    /** The places of a word that fit while the place below does not. */
    private long landable(int state, int word) {
        var at = PackedMaps.WORDS * state + word;
        var below = word == 0 ? 0 : maps[at - 1] >>> (tables().bits() - tables().width());
        return maps[at] & ~((maps[at] << tables().width()) | below);
    }

    private long reached(int state, int word) {
        return maps[PackedMaps.REACHED + PackedMaps.WORDS * state + word];
    }

    /** The places of a word reached in a state or a twin of it. */
    private long reachedByTwins(int state, int word) {
        var t = tables();
        var places = reached(state, word);
        if (state == 0 && t.twin1() == 0) {
            places |= reached(1, word);
        }
        if (state < 2 && t.twin2() == state) {
            places |= reached(2, word);
        }
        if (state < 3 && t.twin3() == state) {
            places |= reached(3, word);
        }
        return places;
    }

    /** Reaches what has a free way up, and slides from there. */
    private void sky(long board0, long board1, long board2) {
        var t = tables();
        var filled2 = t.words() > 2 ? filledBelow(board2, 0) : 0;
        var filled1 = t.words() > 1 ? filledBelow(board1, filled2) : 0;
        var filled0 = filledBelow(board0, filled1);
        t.state0().fallFromSky(maps, filled0, filled1, filled2);
        fall(1, t.twin1(), t.state1(), filled0, filled1, filled2);
        fall(2, t.twin2(), t.state2(), filled0, filled1, filled2);
        fall(3, t.twin3(), t.state3(), filled0, filled1, filled2);
    }

    private void fall(int number, int twin, StateKernel state, long filled0, long filled1, long filled2) {
        if (twin == number) {
            state.fallFromSky(maps, filled0, filled1, filled2);
        } else {
            copy(PackedMaps.REACHED + PackedMaps.WORDS * twin, PackedMaps.REACHED + PackedMaps.WORDS * number);
        }
    }

    /** A word of the board with every cell under a filled one filled, given the word above after the same. */
    private long filledBelow(long word, long above) {
        var width = tables().width();
        var bits = tables().bits();
        var filled = word | (word >>> width) | (above << (bits - width));
        filled |= (filled >>> (2 * width)) | (above << (bits - 2 * width));
        filled |= (filled >>> (4 * width)) | (above << (bits - 4 * width));
        return filled & ((1L << bits) - 1);
    }

    /** Turns and slides until nothing is new; true if every resting place is reached. */
    private boolean search() {
        var t = tables();
        var due = ALL;
        while (due != 0) {
            if (!restingLeft()) {
                return true;
            }
            if ((due & 1) != 0) {
                due = turned(due, 0, t.state0());
            }
            if ((due & 2) != 0) {
                due = turned(due, 1, t.state1());
            }
            if ((due & 4) != 0) {
                due = turned(due, 2, t.state2());
            }
            if ((due & 8) != 0) {
                due = turned(due, 3, t.state3());
            }
        }
        return false;
    }

    /** Turns into a state; tells the states that are due then, as bits. */
    private int turned(int due, int number, StateKernel state) {
        return (state.turnInto(maps) ? ALL : due) & ~(1 << number);
    }

    /** Whether a resting place is not reached yet. */
    private boolean restingLeft() {
        var t = tables();
        return (restingLeft(0)
                        | (t.twin1() == 1 ? restingLeft(1) : 0)
                        | (t.twin2() == 2 ? restingLeft(2) : 0)
                        | (t.twin3() == 3 ? restingLeft(3) : 0))
                != 0;
    }

    private long restingLeft(int state) {
        var left = landable(state, 0) & ~reachedByTwins(state, 0);
        if (tables().words() > 1) {
            left |= landable(state, 1) & ~reachedByTwins(state, 1);
        }
        if (tables().words() > 2) {
            left |= landable(state, 2) & ~reachedByTwins(state, 2);
        }
        return left;
    }

    /** The number of resting places reached. */
    private int total() {
        var t = tables();
        return total(0)
                + (t.twin1() == 1 ? total(1) : 0)
                + (t.twin2() == 2 ? total(2) : 0)
                + (t.twin3() == 3 ? total(3) : 0);
    }

    private int total(int state) {
        var count = Long.bitCount(landable(state, 0) & reachedByTwins(state, 0));
        if (tables().words() > 1) {
            count += Long.bitCount(landable(state, 1) & reachedByTwins(state, 1));
        }
        if (tables().words() > 2) {
            count += Long.bitCount(landable(state, 2) & reachedByTwins(state, 2));
        }
        return count;
    }
}
