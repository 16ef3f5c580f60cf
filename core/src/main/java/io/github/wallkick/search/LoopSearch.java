package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.rotation.ConditionalKicks.Condition;
import io.github.wallkick.search.LoopTables.Turn;
import io.github.wallkick.search.LoopTables.TurnTest;
import java.util.Arrays;

/**
 * The packed search for every board, shape and kick table, as loops over the words of maps. Begin reading here; {@link
 * PackedKernel} does the same with constants for numbers, for the usual cases.
 *
 * <p>There are two ways to begin. Under a <i>free sky</i> the words reach a little beyond the stack, and everywhere above
 * them the piece can be in every column of every state; so what has a free way up is reached. Otherwise the words hold the
 * whole board, and the piece spreads from where it is.
 *
 * <p>A state is worked on when one of the states that turn into it has grown. The turn takes all places of a word through
 * its tests in order: those that fit leave, the rest goes on. What was gained slides to the sides and falls, word by word
 * from the top, since nothing ever slides up.
 *
 * <p>An object of this class is working memory: it belongs to one thread, and does one search at a time.
 */
@WorkingMemory
final class LoopSearch {
    private LoopTables tables = LoopTables.NONE;
    private int words;
    private int stride;
    private boolean isSkyFree;
    private int boardHeight;
    /** One more than the highest word in which anything is reached. */
    private int usedWords;
    /** For each state the words with places that fit but are not reached, as bits. */
    private final long[] leftWords = new long[2 * CornerShapes.STATES];
    /** For each turn the words that have grown since it was made last, as bits. */
    private final long[] fresh = new long[2 * CornerShapes.STATES * CornerShapes.STATES];
    /** Words of the board, with full words below the floor and empty ones above the stack. */
    private long[] board = {};

    private long[] filled = {};
    /** For each orientation where it fits. Below the floor it fits nowhere, above the words wherever it is free. */
    private long[] fits = {};

    private long[] resting = {};
    private long[] reached = {};
    /** Where a turn leads to, and where its floor kicks do; empty between two turns. */
    private long[] turned = {};

    private long[] kicked = {};

    /** Counts the resting places under a free sky. */
    int countUnderSky(LoopTables under, Board on, int inWords) {
        begin(under, on, inWords, true);
        var all = fitAll();
        if (all == tables.skyPlaces) {
            return all;
        }
        fallFromSky();
        return search() ? all : total();
    }

    /** Counts the resting places that a piece reaches from where it is. */
    int countFrom(LoopTables under, Board on, Piece start) {
        begin(under, on, PackedMaps.words(on), false);
        var all = fitAll();
        enter(start);
        return search() ? all : total();
    }

    /** Finds the resting places under a free sky. */
    Placements findUnderSky(LoopTables under, CornerShapes shapes, Board on, int inWords) {
        begin(under, on, inWords, true);
        fitAll();
        fallFromSky();
        search();
        return placements(shapes);
    }

    /** Finds the resting places that a piece reaches from where it is. */
    Placements findFrom(LoopTables under, CornerShapes shapes, Board on, Piece start) {
        begin(under, on, PackedMaps.words(on), false);
        fitAll();
        enter(start);
        search();
        return placements(shapes);
    }

    private void begin(LoopTables under, Board on, int inWords, boolean underSky) {
        tables = under;
        words = inWords;
        isSkyFree = underSky;
        boardHeight = on.height();
        stride = tables.wordsBelow + words + tables.wordsAbove;
        usedWords = underSky ? words : 0;
        Arrays.fill(leftWords, -1L);
        Arrays.fill(fresh, 0);
        var states = tables.layers * CornerShapes.STATES;
        if (reached.length < states * stride) {
            grow(states * stride);
        }
        Arrays.fill(reached, 0, states * stride, 0);
        var low = tables.wordsBelow;
        Arrays.fill(board, 0, low, (1L << tables.bits) - 1);
        for (var i = 0; i < words; i++) {
            board[low + i] = PackedMaps.word(on, i);
        }
        Arrays.fill(board, low + words, stride, underSky ? 0 : (1L << tables.bits) - 1);
        if (!underSky) {
            // The rows of the highest word that are above the board.
            var rows = boardHeight - (words - 1) * tables.rowsPerWord;
            board[low + words - 1] |= ((1L << tables.bits) - 1) & ~((1L << (rows * tables.width)) - 1);
        }
    }

    private void grow(int length) {
        board = new long[length];
        filled = new long[length];
        fits = new long[length];
        resting = new long[length];
        reached = new long[length];
        turned = new long[length];
        kicked = new long[length];
    }

    /** Where the words of a state begin. */
    private int at(int state) {
        return state * stride + tables.wordsBelow;
    }

    /** Works out where each orientation fits and rests; tells the number of resting places, reached or not. */
    private int fitAll() {
        var count = 0;
        for (var state = 0; state < CornerShapes.STATES; state++) {
            var twin = tables.orientations[state].twin;
            if (twin == state) {
                count += fit(state);
            } else {
                System.arraycopy(fits, twin * stride, fits, state * stride, stride);
            }
        }
        return count;
    }

    private int fit(int state) {
        var orientation = tables.orientations[state];
        var width = tables.width;
        var bits = tables.bits;
        var at = at(state);
        Arrays.fill(fits, at - tables.wordsBelow, at, 0);
        var below = 0L;
        var count = 0;
        for (var i = 0; i < words; i++) {
            var here = inside(orientation, i);
            for (var cell : orientation.cells) {
                var j = tables.wordsBelow + i + cell.words;
                here &= ~((board[j] >>> cell.bits) | (board[j + 1] << (bits - cell.bits)));
            }
            fits[at + i] = here;
            var rest = here & ~((here << width) | (below >>> (bits - width)));
            resting[at + i] = rest;
            count += Long.bitCount(rest);
            below = here;
        }
        Arrays.fill(fits, at + words, at + words + tables.wordsAbove, isSkyFree ? orientation.inside : 0);
        return count;
    }

    /** The places of a word between the walls and below the ceiling. */
    private long inside(LoopTables.Orientated orientation, int word) {
        var rows = boardHeight - orientation.height + 1 - word * tables.rowsPerWord;
        if (isSkyFree || rows >= tables.rowsPerWord) {
            return orientation.inside;
        }
        return rows <= 0 ? 0 : orientation.inside & ((1L << (rows * tables.width)) - 1);
    }

    /** Reaches what has a free way up, and slides from there. */
    private void fallFromSky() {
        fill();
        var bits = tables.bits;
        for (var state = 0; state < CornerShapes.STATES; state++) {
            var orientation = tables.orientations[state];
            if (orientation.twin == state) {
                for (var i = words - 1; i >= 0; i--) {
                    var open = orientation.inside;
                    for (var foot : orientation.feet) {
                        var j = tables.wordsBelow + i + foot.words;
                        open &= ~((filled[j] >>> foot.bits) | (filled[j + 1] << (bits - foot.bits)));
                    }
                    turned[tables.wordsBelow + i] = open;
                }
                gain(state, turned);
            } else {
                System.arraycopy(reached, orientation.twin * stride, reached, state * stride, stride);
                leftWords[state] = leftWords[orientation.twin];
                for (var turns = tables.turnsFrom[state]; turns != 0; turns &= turns - 1) {
                    fresh[Integer.numberOfTrailingZeros(turns)] = -1L >>> (Long.SIZE - words);
                }
            }
        }
    }

    /** Fills every cell under a filled one. */
    private void fill() {
        var width = tables.width;
        var bits = tables.bits;
        var low = tables.wordsBelow;
        Arrays.fill(filled, low + words, stride, 0);
        for (var i = words - 1; i >= 0; i--) {
            var above = filled[low + i + 1];
            var cells = board[low + i];
            for (var rows = 1; rows < tables.rowsPerWord + 1; rows *= 2) {
                cells |= (cells >>> (rows * width)) | (above << (bits - rows * width));
            }
            filled[low + i] = cells & ((1L << bits) - 1);
        }
    }

    /** Reaches the place where a piece is, and slides from there. */
    private void enter(Piece start) {
        var word = start.bottom() / tables.rowsPerWord;
        var row = start.bottom() % tables.rowsPerWord;
        turned[tables.wordsBelow + word] = 1L << (row * tables.width + start.left());
        usedWords = word + 1;
        gain(start.orientation().ordinal(), turned);
    }

    /** Turns and slides until nothing is new; true if every resting place is reached. */
    private boolean search() {
        if (!isRestingLeft()) {
            return true;
        }
        var due = 0;
        for (var turn = 0; turn < tables.turns.length; turn++) {
            due |= isDue(turn) ? 1 << turn : 0;
        }
        while (due != 0) {
            var next = Integer.numberOfTrailingZeros(due);
            due &= due - 1;
            var grown = turn(next);
            if (grown != 0) {
                due |= grown;
                if (!isRestingLeft()) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isDue(int turn) {
        return fresh[turn] != 0;
    }

    /** Makes a turn from what was reached since it was made last; tells which turns are due after it, as bits. */
    private int turn(int number) {
        var turn = tables.turns[number];
        var from = at(turn.from);
        var into = at(turn.to % CornerShapes.STATES);
        var bits = tables.bits;
        var tests = turn.tests;
        var open = open(turn);
        var any = 0L;
        for (var due = fresh[number] & open; due != 0; due &= due - 1) {
            var i = Long.numberOfTrailingZeros(due);
            var rest = reached[from + i];
            for (var test : tests) {
                var j = i + test.words;
                var passing = rest
                        & test.sources
                        & ((fits[into + j] >>> test.bits) | (fits[into + j + 1] << (bits - test.bits)));
                if (test.condition != Condition.ALWAYS) {
                    passing &= condition(turn, test, i);
                }
                rest ^= passing;
                any |= passing;
                var to = tables.wordsBelow + j;
                var places = test.condition == Condition.FLOOR_KICK ? kicked : turned;
                places[to] |= passing << test.bits;
                places[to + 1] |= passing >>> (bits - test.bits);
            }
        }
        fresh[number] = 0;
        if (any == 0) {
            return 0;
        }
        var grown = gain(turn.to, turned) ? tables.turnsFrom[turn.to] : 0;
        if (turn.toSpent != turn.to && gain(turn.toSpent, kicked)) {
            grown |= tables.turnsFrom[turn.toSpent];
        }
        return grown;
    }

    /** The words from which a turn may lead to places not reached yet. */
    private long open(Turn turn) {
        var left = leftWords[turn.to] | leftWords[turn.toSpent];
        var open = 0L;
        for (var i = 0; i < turn.wordRange; i++) {
            var words = turn.lowestWord + i;
            open |= words >= 0 ? left >>> words : left << -words;
        }
        return open;
    }

    /** The places of a word from which a test is made. */
    private long condition(Turn turn, TurnTest test, int word) {
        var state = turn.from % CornerShapes.STATES;
        var orientation = tables.orientations[state];
        var here = fits[at(state) + word];
        return switch (test.condition) {
            case ALWAYS -> -1L;
            case FLOOR_KICK -> resting[at(orientation.twin) + word];
            case BESIDE_SOMETHING -> ~(((here & orientation.notLast) << 1) & ((here & orientation.notFirst) >>> 1));
            case CENTRE_COLUMN -> ~firstBlockedIsCentral(turn, word);
        };
    }

    private long firstBlockedIsCentral(Turn turn, int word) {
        var bits = tables.bits;
        var seen = 0L;
        var central = 0L;
        for (var cell : turn.cells) {
            var j = tables.wordsBelow + word + cell.shift.words;
            var blocked = (board[j] >>> cell.shift.bits) | (board[j + 1] << (bits - cell.shift.bits)) | cell.outside;
            central |= cell.isCentral ? blocked & ~seen : 0;
            seen |= blocked;
        }
        return central;
    }

    /**
     * Takes over places as far as they fit and are new, and slides on from them; tells whether there were any.
     *
     * @param places the places, emptied after it
     */
    private boolean gain(int state, long[] places) {
        var orientation = tables.orientations[state % CornerShapes.STATES];
        var free = at(state % CornerShapes.STATES);
        var got = at(state);
        var low = tables.wordsBelow;
        var width = tables.width;
        var carry = tables.bits - width;
        var top = Math.min(words, usedWords + tables.wordsAbove) - 1;
        var gained = 0L;
        var left = 0L;
        var above = 0L;
        for (var i = words - 1; i > top; i--) {
            left |= fits[free + i] == 0 ? 0 : 1L << i;
        }
        for (var i = top; i >= 0; i--) {
            var fit = fits[free + i];
            var before = reached[got + i];
            var now = before | ((places[low + i] | (above << carry)) & fit);
            places[low + i] = 0;
            if (now != before) {
                gained |= 1L << i;
                long more;
                do {
                    // Several steps at a time: asking whether there was anything new costs more than a step in vain.
                    now |= step(orientation, now, width) & fit;
                    now |= step(orientation, now, width) & fit;
                    more = step(orientation, now, width) & fit & ~now;
                    now |= more;
                } while (more != 0);
                reached[got + i] = now;
                usedWords = Math.max(usedWords, i + 1);
            }
            above = now;
            left |= (fit & ~now) == 0 ? 0 : 1L << i;
        }
        clearOutside(places);
        leftWords[state] = left;
        for (var turns = gained == 0 ? 0 : tables.turnsFrom[state]; turns != 0; turns &= turns - 1) {
            fresh[Integer.numberOfTrailingZeros(turns)] |= gained;
        }
        return gained != 0;
    }

    /** Forgets what tests led to beyond the words. */
    private void clearOutside(long[] places) {
        Arrays.fill(places, 0, tables.wordsBelow, 0);
        Arrays.fill(places, tables.wordsBelow + Math.min(words, usedWords), stride, 0);
    }

    /** The places one step away, to the sides and down. */
    private static long step(LoopTables.Orientated orientation, long places, int width) {
        return ((places & orientation.notLast) << 1) | ((places & orientation.notFirst) >>> 1) | (places >>> width);
    }

    /** Whether a resting place is not reached yet. */
    private boolean isRestingLeft() {
        for (var state = 0; state < CornerShapes.STATES; state++) {
            if (tables.orientations[state].twin == state) {
                for (var i = 0; i < words; i++) {
                    if ((resting[at(state) + i] & ~reachedByTwins(state, i)) != 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The number of resting places reached. */
    private int total() {
        var count = 0;
        for (var state = 0; state < CornerShapes.STATES; state++) {
            if (tables.orientations[state].twin == state) {
                for (var i = 0; i < words; i++) {
                    count += Long.bitCount(resting[at(state) + i] & reachedByTwins(state, i));
                }
            }
        }
        return count;
    }

    /** The places of a word reached in an orientation or a twin of it. */
    private long reachedByTwins(int state, int word) {
        var places = reachedIn(state, word);
        for (var later = state + 1; later < CornerShapes.STATES; later++) {
            if (tables.orientations[later].twin == state) {
                places |= reachedIn(later, word);
            }
        }
        return places;
    }

    /** The places of a word reached in an orientation, in whatever layer. */
    private long reachedIn(int state, int word) {
        var places = reached[at(state) + word];
        return tables.layers == 1 ? places : places | reached[at(CornerShapes.STATES + state) + word];
    }

    private Placements placements(CornerShapes shapes) {
        var maps = new long[CornerShapes.STATES * words];
        for (var state = 0; state < CornerShapes.STATES; state++) {
            var twin = tables.orientations[state].twin;
            for (var i = 0; i < words; i++) {
                var places = resting[at(twin) + i] & reachedIn(state, i);
                for (var earlier = twin; earlier < state; earlier++) {
                    // Places that fill the same cells are told once.
                    places &= tables.orientations[earlier].twin == twin ? ~maps[earlier * words + i] : -1L;
                }
                maps[state * words + i] = places;
            }
        }
        return new Placements(shapes, tables.width, maps);
    }
}
