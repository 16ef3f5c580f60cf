package io.github.wallkick.search;

import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/**
 * How places of one rotation state are reached: from the sky, by slides, and by the turns from the other states. All
 * methods work on {@link PackedMaps}.
 *
 * <p>This class is a template, see {@link HiddenClasses}. Each method stays below 325 bytecodes ({@code
 * FreqInlineSize}), so that C2 inlines it, but those two that take places through the tests of turns: what one of them
 * calls sums up to nearly 8000 bytecodes, beyond which C2 stops.
 */
final class PackedMotion implements PackedSearch.State {
    private static final @Nullable Tables CONSTANT = HiddenClasses.tables(MethodHandles.lookup(), Tables.class);

    private final Tables own;

    PackedMotion(Tables own) {
        this.own = own;
    }

    private Tables tables() {
        return CONSTANT != null ? CONSTANT : own;
    }

    /**
     * What the motion depends on.
     *
     * @param words the words of each map that hold rows of the stack, 1 to 4; what is above is free
     * @param number the number of the state
     * @param state the state
     * @param clockwise the turn from the state before it
     * @param counterclockwise the turn from the state after it
     * @param half the turn from the opposite state
     */
    record Tables(
            int words,
            int number,
            PackedState state,
            PackedFlow.Turn clockwise,
            PackedFlow.Turn counterclockwise,
            PackedFlow.Turn half) {}

    @Override
    public int fit(long[] maps, long board0, long board1, long board2, long board3) {
        var state = tables().state();
        var at = PackedMaps.WORDS * tables().number();
        var fits0 = state.fits(board0, board1, board2);
        maps[at] = fits0;
        var count = Long.bitCount(state.resting(fits0, 0));
        if (tables().words() > 1) {
            var fits1 = state.fits(board1, board2, board3);
            maps[at + 1] = fits1;
            count += Long.bitCount(state.resting(fits1, fits0));
            if (tables().words() > 2) {
                var fits2 = state.fits(board2, board3, 0);
                maps[at + 2] = fits2;
                count += Long.bitCount(state.resting(fits2, fits1));
                if (tables().words() > 3) {
                    maps[at + 3] = state.fits(board3, 0, 0);
                    count += Long.bitCount(state.resting(maps[at + 3], fits2));
                }
            }
        }
        return count;
    }

    @Override
    public void fallFromSky(long[] maps, long filled0, long filled1, long filled2, long filled3) {
        var state = tables().state();
        slide(
                maps,
                state.fitsOpen(filled0, filled1, filled2),
                tables().words() > 1 ? state.fitsOpen(filled1, filled2, filled3) : 0,
                tables().words() > 2 ? state.fitsOpen(filled2, filled3, 0) : 0,
                tables().words() > 3 ? state.fitsOpen(filled3, 0, 0) : 0);
    }

    /** Slides on from places that turns led to; tells whether any of them is new. */
    private boolean slideFromTurned(long[] maps, long turned0, long turned1, long turned2, long turned3) {
        var at = PackedMaps.REACHED + PackedMaps.WORDS * tables().number();
        var old0 = maps[at];
        var old1 = tables().words() > 1 ? maps[at + 1] : -1L;
        var old2 = tables().words() > 2 ? maps[at + 2] : -1L;
        var old3 = tables().words() > 3 ? maps[at + 3] : -1L;
        if (((turned0 & ~old0) | (turned1 & ~old1) | (turned2 & ~old2) | (turned3 & ~old3)) == 0) {
            return false;
        }
        slide(maps, old0 | turned0, old1 | turned1, old2 | turned2, old3 | turned3);
        return true;
    }

    /** Slides and falls from places until nothing is new, and notes all of them as reached. */
    private void slide(long[] maps, long from0, long from1, long from2, long from3) {
        switch (tables().words()) {
            case 1 -> slideInOneWord(maps, from0);
            case 2 -> slideInTwoWords(maps, from0, from1);
            case 3 -> slideInThreeWords(maps, from0, from1, from2);
            default -> slideInFourWords(maps, from0, from1, from2, from3);
        }
    }

    private void slideInOneWord(long[] maps, long from) {
        var state = tables().state();
        var at = PackedMaps.WORDS * tables().number();
        var fits = maps[at];
        var places = from;
        long gained;
        do {
            // Several steps at a time: asking whether there was anything new costs more than a step in vain.
            places |= state.step(places, 0) & fits;
            places |= state.step(places, 0) & fits;
            gained = state.step(places, 0) & fits & ~places;
            places |= gained;
        } while (gained != 0);
        maps[PackedMaps.REACHED + at] = places;
    }

    private void slideInTwoWords(long[] maps, long from0, long from1) {
        var state = tables().state();
        var at = PackedMaps.WORDS * tables().number();
        var fits0 = maps[at];
        var fits1 = maps[at + 1];
        var places0 = from0;
        var places1 = from1;
        long gained;
        do {
            places0 |= state.step(places0, places1) & fits0;
            places1 |= state.step(places1, 0) & fits1;
            places0 |= state.step(places0, places1) & fits0;
            places1 |= state.step(places1, 0) & fits1;
            var new0 = state.step(places0, places1) & fits0 & ~places0;
            var new1 = state.step(places1, 0) & fits1 & ~places1;
            places0 |= new0;
            places1 |= new1;
            gained = new0 | new1;
        } while (gained != 0);
        maps[PackedMaps.REACHED + at] = places0;
        maps[PackedMaps.REACHED + at + 1] = places1;
    }

    private void slideInThreeWords(long[] maps, long from0, long from1, long from2) {
        var state = tables().state();
        var at = PackedMaps.WORDS * tables().number();
        var fits0 = maps[at];
        var fits1 = maps[at + 1];
        var fits2 = maps[at + 2];
        var places0 = from0;
        var places1 = from1;
        var places2 = from2;
        long gained;
        do {
            places0 |= state.step(places0, places1) & fits0;
            places1 |= state.step(places1, places2) & fits1;
            places2 |= state.step(places2, 0) & fits2;
            places0 |= state.step(places0, places1) & fits0;
            places1 |= state.step(places1, places2) & fits1;
            places2 |= state.step(places2, 0) & fits2;
            var new0 = state.step(places0, places1) & fits0 & ~places0;
            var new1 = state.step(places1, places2) & fits1 & ~places1;
            var new2 = state.step(places2, 0) & fits2 & ~places2;
            places0 |= new0;
            places1 |= new1;
            places2 |= new2;
            gained = new0 | new1 | new2;
        } while (gained != 0);
        maps[PackedMaps.REACHED + at] = places0;
        maps[PackedMaps.REACHED + at + 1] = places1;
        maps[PackedMaps.REACHED + at + 2] = places2;
    }

    private void slideInFourWords(long[] maps, long from0, long from1, long from2, long from3) {
        var state = tables().state();
        var at = PackedMaps.WORDS * tables().number();
        var fits0 = maps[at];
        var fits1 = maps[at + 1];
        var fits2 = maps[at + 2];
        var fits3 = maps[at + 3];
        var places0 = from0;
        var places1 = from1;
        var places2 = from2;
        var places3 = from3;
        long gained;
        do {
            // From the top, since what falls out of a word is not to wait for the next round.
            places3 |= state.step(places3, 0) & fits3;
            places2 |= state.step(places2, places3) & fits2;
            places1 |= state.step(places1, places2) & fits1;
            places0 |= state.step(places0, places1) & fits0;
            var new3 = state.step(places3, 0) & fits3 & ~places3;
            var new2 = state.step(places2, places3 | new3) & fits2 & ~places2;
            var new1 = state.step(places1, places2 | new2) & fits1 & ~places1;
            var new0 = state.step(places0, places1 | new1) & fits0 & ~places0;
            places0 |= new0;
            places1 |= new1;
            places2 |= new2;
            places3 |= new3;
            gained = new0 | new1 | new2 | new3;
        } while (gained != 0);
        maps[PackedMaps.REACHED + at] = places0;
        maps[PackedMaps.REACHED + at + 1] = places1;
        maps[PackedMaps.REACHED + at + 2] = places2;
        maps[PackedMaps.REACHED + at + 3] = places3;
    }

    @Override
    public boolean turnInto(long[] maps) {
        if (isComplete(maps)) {
            return false;
        }
        var byQuarters = turnQuartersInto(maps);
        var byHalves = tables().half().kick0() != null && turnHalvesInto(maps);
        return byQuarters || byHalves;
    }

    /** Whether every place that fits is reached. */
    private boolean isComplete(long[] maps) {
        var t = tables();
        var at = PackedMaps.WORDS * t.number();
        var left = maps[at] & ~maps[PackedMaps.REACHED + at];
        if (t.words() > 1) {
            left |= maps[at + 1] & ~maps[PackedMaps.REACHED + at + 1];
        }
        if (t.words() > 2) {
            left |= maps[at + 2] & ~maps[PackedMaps.REACHED + at + 2];
        }
        if (t.words() > 3) {
            left |= maps[at + 3] & ~maps[PackedMaps.REACHED + at + 3];
        }
        return left == 0;
    }

    private boolean turnQuartersInto(long[] maps) {
        var t = tables();
        var fits = fits(maps);
        var quarter = from(maps, 3)
                .through(t.clockwise().kick0(), fits)
                .through(t.clockwise().kick1(), fits)
                .through(t.clockwise().kick2(), fits)
                .through(t.clockwise().kick3(), fits)
                .through(t.clockwise().kick4(), fits)
                .through(t.clockwise().kick5(), fits)
                .through(t.clockwise().kick6(), fits)
                .through(t.clockwise().kick7(), fits)
                .through(t.clockwise().kick8(), fits)
                .through(t.clockwise().kick9(), fits)
                .through(t.clockwise().kick10(), fits)
                .through(t.clockwise().kick11(), fits);
        var back = from(maps, 1)
                .through(t.counterclockwise().kick0(), fits)
                .through(t.counterclockwise().kick1(), fits)
                .through(t.counterclockwise().kick2(), fits)
                .through(t.counterclockwise().kick3(), fits)
                .through(t.counterclockwise().kick4(), fits)
                .through(t.counterclockwise().kick5(), fits)
                .through(t.counterclockwise().kick6(), fits)
                .through(t.counterclockwise().kick7(), fits)
                .through(t.counterclockwise().kick8(), fits)
                .through(t.counterclockwise().kick9(), fits)
                .through(t.counterclockwise().kick10(), fits)
                .through(t.counterclockwise().kick11(), fits);
        return slideFromTurned(
                maps,
                (quarter.turned0() | back.turned0()) & fits.word0(),
                (quarter.turned1() | back.turned1()) & fits.word1(),
                (quarter.turned2() | back.turned2()) & fits.word2(),
                (quarter.turned3() | back.turned3()) & fits.word3());
    }

    private boolean turnHalvesInto(long[] maps) {
        var t = tables();
        var fits = fits(maps);
        var half = from(maps, 2)
                .through(t.half().kick0(), fits)
                .through(t.half().kick1(), fits)
                .through(t.half().kick2(), fits)
                .through(t.half().kick3(), fits)
                .through(t.half().kick4(), fits)
                .through(t.half().kick5(), fits)
                .through(t.half().kick6(), fits)
                .through(t.half().kick7(), fits)
                .through(t.half().kick8(), fits)
                .through(t.half().kick9(), fits)
                .through(t.half().kick10(), fits)
                .through(t.half().kick11(), fits);
        return slideFromTurned(
                maps,
                half.turned0() & fits.word0(),
                half.turned1() & fits.word1(),
                half.turned2() & fits.word2(),
                half.turned3() & fits.word3());
    }

    private PackedFlow.Fits fits(long[] maps) {
        var t = tables();
        var above = t.state().inside();
        var at = PackedMaps.WORDS * t.number();
        return new PackedFlow.Fits(
                maps[at],
                t.words() > 1 ? maps[at + 1] : above,
                t.words() > 2 ? maps[at + 2] : above,
                t.words() > 3 ? maps[at + 3] : above,
                above);
    }

    /** The places reached in the state that is some clockwise quarters after this one. */
    private PackedFlow from(long[] maps, int quarters) {
        var at = PackedMaps.REACHED + PackedMaps.WORDS * ((tables().number() + quarters) & 3);
        return PackedFlow.of(
                maps[at],
                tables().words() > 1 ? maps[at + 1] : 0,
                tables().words() > 2 ? maps[at + 2] : 0,
                tables().words() > 3 ? maps[at + 3] : 0);
    }
}
