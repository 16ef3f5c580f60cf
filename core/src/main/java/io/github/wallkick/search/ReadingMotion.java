package io.github.wallkick.search;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The motion of {@link PackedMotion} for runtimes without hidden classes: the turns are loops over lists of tests.
 *
 * <p>A test moves a map up or down; one of the two distances is 0. Bits that a shift carries beyond the used ones of a word
 * need no mask, since what follows is an "and" with places that have none there.
 */
final class ReadingMotion implements StateKernel {
    private final PackedMotion motion;
    private final int words;
    private final int at;
    private final int bits;
    private final long inside;
    /** The turns into this state, as far as there are any. */
    private final Turn[] turns;

    /** Where the reached places of a state begin, and the tests of the turn from that state. */
    private static final class Turn {
        private final int from;
        private final int[] up;
        private final int[] down;
        private final long[] sources;

        Turn(int state, PackedTurn turn) {
            List<PackedKick> kicks = Stream.of(
                            turn.kick0(), turn.kick1(), turn.kick2(), turn.kick3(), turn.kick4(), turn.kick5())
                    .filter(Objects::nonNull)
                    .toList();
            this.from = PackedMaps.REACHED + PackedMaps.WORDS * (state & 3);
            this.up = kicks.stream()
                    .mapToInt(kick -> Math.max(0, kick.distance()))
                    .toArray();
            this.down = kicks.stream()
                    .mapToInt(kick -> Math.max(0, -kick.distance()))
                    .toArray();
            this.sources = kicks.stream().mapToLong(PackedKick::sources).toArray();
        }
    }

    ReadingMotion(PackedMotion.Tables tables) {
        this.motion = new PackedMotion(tables);
        this.words = tables.words();
        this.at = PackedMaps.WORDS * tables.number();
        this.bits = tables.state().bits();
        this.inside = tables.state().inside();
        this.turns = Stream.of(
                        new Turn(tables.number() + 3, tables.clockwise()),
                        new Turn(tables.number() + 1, tables.counterclockwise()),
                        new Turn(tables.number() + 2, tables.half()))
                .filter(turn -> turn.up.length > 0)
                .toArray(Turn[]::new);
    }

    @Override
    public int fit(long[] maps, long board0, long board1, long board2) {
        return motion.fit(maps, board0, board1, board2);
    }

    @Override
    public void fallFromSky(long[] maps, long filled0, long filled1, long filled2) {
        motion.fallFromSky(maps, filled0, filled1, filled2);
    }

    @Override
    public boolean turnInto(long[] maps) {
        return switch (words) {
            case 1 -> turnIntoOneWord(maps);
            case 2 -> turnIntoTwoWords(maps);
            default -> turnIntoThreeWords(maps);
        };
    }

    private boolean turnIntoOneWord(long[] maps) {
        var fits = maps[at];
        var left = fits & ~maps[PackedMaps.REACHED + at];
        if (left == 0) {
            return false;
        }
        var turned = 0L;
        for (var turn : turns) {
            var rest = maps[turn.from];
            for (var i = 0; i < turn.up.length; i++) {
                var up = turn.up[i];
                var down = turn.down[i];
                var pass = rest & turn.sources[i] & (lowered(fits, inside, up) << down);
                rest ^= pass;
                turned |= (pass << up) >>> down;
            }
        }
        return motion.slideFromTurned(maps, turned & left, 0, 0);
    }

    private boolean turnIntoTwoWords(long[] maps) {
        var fits0 = maps[at];
        var fits1 = maps[at + 1];
        var left0 = fits0 & ~maps[PackedMaps.REACHED + at];
        var left1 = fits1 & ~maps[PackedMaps.REACHED + at + 1];
        if ((left0 | left1) == 0) {
            return false;
        }
        var turned0 = 0L;
        var turned1 = 0L;
        for (var turn : turns) {
            var rest0 = maps[turn.from];
            var rest1 = maps[turn.from + 1];
            for (var i = 0; i < turn.up.length; i++) {
                var up = turn.up[i];
                var down = turn.down[i];
                var sources = turn.sources[i];
                var pass0 = rest0 & sources & (lowered(fits0, fits1, up) << down);
                var pass1 = rest1 & sources & raised(fits0, lowered(fits1, inside, up), down);
                rest0 ^= pass0;
                rest1 ^= pass1;
                turned0 |= lowered(pass0 << up, pass1, down);
                turned1 |= raised(pass0, pass1, up) >>> down;
            }
        }
        return motion.slideFromTurned(maps, turned0 & left0, turned1 & left1, 0);
    }

    private boolean turnIntoThreeWords(long[] maps) {
        var fits0 = maps[at];
        var fits1 = maps[at + 1];
        var fits2 = maps[at + 2];
        var left0 = fits0 & ~maps[PackedMaps.REACHED + at];
        var left1 = fits1 & ~maps[PackedMaps.REACHED + at + 1];
        var left2 = fits2 & ~maps[PackedMaps.REACHED + at + 2];
        if ((left0 | left1 | left2) == 0) {
            return false;
        }
        var turned0 = 0L;
        var turned1 = 0L;
        var turned2 = 0L;
        for (var turn : turns) {
            var rest0 = maps[turn.from];
            var rest1 = maps[turn.from + 1];
            var rest2 = maps[turn.from + 2];
            for (var i = 0; i < turn.up.length; i++) {
                var up = turn.up[i];
                var down = turn.down[i];
                var sources = turn.sources[i];
                var pass0 = rest0 & sources & (lowered(fits0, fits1, up) << down);
                var pass1 = rest1 & sources & raised(fits0, lowered(fits1, fits2, up), down);
                var pass2 = rest2 & sources & raised(fits1, lowered(fits2, inside, up), down);
                rest0 ^= pass0;
                rest1 ^= pass1;
                rest2 ^= pass2;
                turned0 |= lowered(pass0 << up, pass1, down);
                turned1 |= lowered(raised(pass0, pass1, up), pass2, down);
                turned2 |= raised(pass1, pass2, up) >>> down;
            }
        }
        return motion.slideFromTurned(maps, turned0 & left0, turned1 & left1, turned2 & left2);
    }

    /** A word moved down by some bits, with what comes in from the word above. */
    private long lowered(long word, long above, int by) {
        return (word >>> by) | (above << (bits - by));
    }

    /** A word moved up by some bits, with what comes in from the word below. */
    private long raised(long below, long word, int by) {
        return (word << by) | (below >>> (bits - by));
    }
}
