package io.github.wallkick.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One rotation state of the packed search in {@link Lanes}: where it fits, where it rests, and where it has got to, on
 * many boards at once.
 */
final class StateLanes {
    private final PackedState state;
    private final int words;
    private final Scratch scratch;
    /** The first state that fills the same cells, maybe this one; it knows all of its twins, and works for them. */
    private final StateLanes first;

    private final List<StateLanes> twins = new ArrayList<>();
    private final List<Turn> turns = new ArrayList<>();

    private final long[][] fits;
    private final long[][] resting;
    private final long[][] reached;
    /** The resting places that no twin has reached. */
    private final long[][] missing;
    /** The places where the state fits above the stack: everywhere. */
    private final long[] sky = new long[Lanes.COUNT];

    /** The tests of the turn from another state into this one, and by how much those down lead into the lowest word. */
    private record Turn(StateLanes from, List<PackedFlow.Kick> kicks, List<int[]> carries) {
        static Turn of(StateLanes from, List<PackedFlow.Kick> kicks) {
            var down = kicks.stream()
                    .filter(kick -> kick.distance() < 0)
                    .mapToInt(kick -> kick.bits() + kick.distance())
                    .toArray();
            var carries = new ArrayList<int[]>();
            for (var i = 0; i < down.length; i += Lanes.KICKS) {
                var some = new int[Lanes.KICKS];
                for (var j = 0; j < some.length; j++) {
                    some[j] = down[Math.min(i + j, down.length - 1)];
                }
                carries.add(some);
            }
            return new Turn(from, kicks, carries);
        }
    }

    /** What the states use by turns. */
    private static final class Scratch {
        private final long[] left = new long[Lanes.COUNT];
        /** Empty between two uses. */
        private final long[][] turned = new long[PackedSteps.WORDS][Lanes.COUNT];

        private final long[] ignored = new long[Lanes.COUNT];
        /** Never written. */
        private final long[] nothing = new long[Lanes.COUNT];
    }

    private StateLanes(PackedState state, int words, @Nullable StateLanes twin, Scratch scratch) {
        this.state = state;
        this.words = words;
        this.scratch = scratch;
        this.first = twin == null ? this : twin;
        this.fits = twin == null ? lanes(words) : twin.fits;
        this.resting = twin == null ? lanes(words) : twin.resting;
        this.missing = twin == null ? lanes(words) : twin.missing;
        this.reached = lanes(words);
        Arrays.fill(sky, state.inside());
    }

    private static long[][] lanes(int words) {
        return new long[words][Lanes.COUNT];
    }

    /** The states that a piece can be in. */
    static List<StateLanes> of(PackedTables tables, int words) {
        var scratch = new Scratch();
        var states = new @Nullable StateLanes[CornerShapes.STATES];
        for (var number = 0; number < states.length; number++) {
            if (tables.isLive(number)) {
                var twin = tables.twin(number);
                var made = new StateLanes(tables.state(number), words, states[twin], scratch);
                made.first.twins.add(made);
                states[number] = made;
            }
        }
        var live = new ArrayList<StateLanes>();
        for (var to = 0; to < states.length; to++) {
            var target = states[to];
            if (target != null) {
                for (var from = 0; from < states.length; from++) {
                    var source = states[from];
                    if (source != null && !tables.kicks(from, to).isEmpty()) {
                        target.turns.add(Turn.of(source, tables.kicks(from, to)));
                    }
                }
                live.add(target);
            }
        }
        return List.copyOf(live);
    }

    /**
     * Works out where the state fits and rests, and what has a free way up.
     *
     * @param boards the words of the boards, and an empty one above
     * @param filled likewise with every cell under a filled one filled
     */
    void fallFromSky(long[][] boards, long[][] filled) {
        if (first == this) {
            for (var word = 0; word < words; word++) {
                Lanes.fit(fits[word], state, boards[word], boards[word + 1]);
                Lanes.rest(resting[word], state, fits[word], word == 0 ? scratch.nothing : fits[word - 1]);
                Lanes.fitOpen(reached[word], state, filled[word], filled[word + 1]);
            }
        }
    }

    /** Slides on from there, and falls in the lowest word; what that leaves out higher up is a doubt. */
    void slideFromSky() {
        for (var word = words - 1; word >= 0; word--) {
            if (first == this) {
                Lanes.slide(reached[word], state, fits[word], scratch.ignored);
                if (word == 0) {
                    Lanes.fall(
                            reached[word],
                            state,
                            fits[word],
                            words > 1 ? reached[1] : scratch.nothing,
                            scratch.ignored);
                    Lanes.slide(reached[word], state, fits[word], scratch.ignored);
                }
            } else {
                System.arraycopy(first.reached[word], 0, reached[word], 0, Lanes.COUNT);
            }
        }
    }

    /** Slides, then falls; if that leads to more, the next slide in the word tells. */
    private void slide(int word, long[] changed) {
        var above = word + 1 < words ? reached[word + 1] : scratch.nothing;
        Lanes.slide(reached[word], state, fits[word], changed);
        Lanes.fall(reached[word], state, fits[word], above, changed);
    }

    /** Turns into this state in the lowest words, then slides; marks the lanes in which that led on. */
    void turnInto(int turnWords, long[] changed) {
        for (var turn : turns) {
            for (var word = 0; word < turnWords; word++) {
                turn(turn, word, turnWords == 1);
            }
        }
        for (var word = turnWords - 1; word >= 0; word--) {
            Lanes.gain(reached[word], scratch.turned[word], fits[word], changed);
            slide(word, changed);
        }
    }

    /** Tests the kicks of a turn that begins in a word. */
    private void turn(Turn turn, int word, boolean endsThere) {
        var from = turn.from.reached[word];
        var above = word + 1 < words ? fits[word + 1] : sky;
        for (var kick : turn.kicks) {
            if (endsThere) {
                Lanes.kick(kick, from, scratch.left, scratch.turned[word], fits[word], above);
            } else if (kick.distance() > 0) {
                var turnedAbove = word + 1 < words ? scratch.turned[word + 1] : scratch.ignored;
                Lanes.kickUp(kick, from, scratch.left, scratch.turned[word], fits[word], above, turnedAbove);
            } else {
                var below = word > 0 ? fits[word - 1] : scratch.nothing;
                var turnedBelow = word > 0 ? scratch.turned[word - 1] : scratch.ignored;
                Lanes.kickDown(kick, from, scratch.left, scratch.turned[word], fits[word], below, turnedBelow);
            }
            from = scratch.left;
        }
    }

    /** Marks the lanes in which turns and slides above the lowest word, or turns down from there, might lead on. */
    void addDoubts(long[] doubts) {
        for (var word = 1; word < words; word++) {
            Lanes.addRest(doubts, fits[word], reached[word]);
        }
        if (words > 1 && !turns.isEmpty()) {
            Lanes.difference(scratch.left, fits[0], reached[0]);
            for (var turn : turns) {
                for (var carries : turn.carries) {
                    Lanes.addAbove(doubts, carries, turn.from.reached[1], scratch.left);
                }
            }
        }
    }

    /** Marks the lanes in which no twin has reached some resting place. */
    void addUnreached(long[] unreached) {
        if (first == this) {
            for (var word = 0; word < words; word++) {
                findMissing(word, unreached);
            }
        }
    }

    /** Takes what the twins reached out of the resting places, two at a time; the last step marks what is missing. */
    private void findMissing(int word, long[] unreached) {
        var rest = resting[word];
        for (var i = 0; i < twins.size(); i += 2) {
            var isLast = i + 2 >= twins.size();
            Lanes.without(
                    missing[word],
                    rest,
                    twins.get(i).reached[word],
                    twins.get(Math.min(i + 1, twins.size() - 1)).reached[word],
                    isLast ? unreached : scratch.ignored);
            rest = missing[word];
        }
    }

    /** Adds the resting places in marked lanes that a twin has reached, for all twins; bytes of a lane add up to them. */
    void addReached(long[] sums, long[] marks) {
        if (first == this) {
            for (var word = 0; word < words; word++) {
                Lanes.addCounts(sums, resting[word], missing[word], marks);
            }
        }
    }
}
