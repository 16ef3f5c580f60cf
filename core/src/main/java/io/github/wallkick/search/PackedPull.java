package io.github.wallkick.search;

import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/**
 * The turns into one rotation state: takes all places reached in the other states through the tests and adds what comes
 * out.
 *
 * <p>Like {@link PackedKernel} it is a template, see {@link Specialized}.
 */
final class PackedPull implements PackedTarget {
    private static final @Nullable Tables CONSTANT = Specialized.tables(MethodHandles.lookup(), Tables.class);

    private final Tables own;

    PackedPull(Tables own) {
        this.own = own;
    }

    private Tables tables() {
        return CONSTANT != null ? CONSTANT : own;
    }

    /**
     * What the turns into a state depend on.
     *
     * @param words the words of each map that hold rows of the stack; what is above is free
     * @param target the number of the state
     * @param state the state
     * @param clockwise the turn from the state before it
     * @param counterclockwise the turn from the state after it
     * @param half the turn from the opposite state
     */
    record Tables(
            int words,
            int target,
            PackedState state,
            PackedTurn clockwise,
            PackedTurn counterclockwise,
            PackedTurn half) {}

    @Override
    public boolean pull(long[] maps) {
        var t = tables();
        var above = t.state().inside();
        var at = PackedMaps.WORDS * t.target();
        var fits0 = maps[at];
        var fits1 = t.words() > 1 ? maps[at + 1] : above;
        var fits2 = t.words() > 2 ? maps[at + 2] : above;
        var flow = from(maps, 3)
                .through(t.clockwise().kick0(), fits0, fits1, fits2, above)
                .through(t.clockwise().kick1(), fits0, fits1, fits2, above)
                .through(t.clockwise().kick2(), fits0, fits1, fits2, above)
                .through(t.clockwise().kick3(), fits0, fits1, fits2, above)
                .through(t.clockwise().kick4(), fits0, fits1, fits2, above)
                .through(t.clockwise().kick5(), fits0, fits1, fits2, above);
        var back = from(maps, 1)
                .through(t.counterclockwise().kick0(), fits0, fits1, fits2, above)
                .through(t.counterclockwise().kick1(), fits0, fits1, fits2, above)
                .through(t.counterclockwise().kick2(), fits0, fits1, fits2, above)
                .through(t.counterclockwise().kick3(), fits0, fits1, fits2, above)
                .through(t.counterclockwise().kick4(), fits0, fits1, fits2, above)
                .through(t.counterclockwise().kick5(), fits0, fits1, fits2, above);
        var half = from(maps, 2)
                .through(t.half().kick0(), fits0, fits1, fits2, above)
                .through(t.half().kick1(), fits0, fits1, fits2, above)
                .through(t.half().kick2(), fits0, fits1, fits2, above)
                .through(t.half().kick3(), fits0, fits1, fits2, above)
                .through(t.half().kick4(), fits0, fits1, fits2, above)
                .through(t.half().kick5(), fits0, fits1, fits2, above);
        var reached = PackedMaps.REACHED + at;
        var found0 = (flow.turned0() | back.turned0() | half.turned0()) & fits0 & ~maps[reached];
        maps[reached] |= found0;
        if (t.words() == 1) {
            return found0 != 0;
        }
        var found1 = (flow.turned1() | back.turned1() | half.turned1()) & fits1 & ~maps[reached + 1];
        maps[reached + 1] |= found1;
        if (t.words() == 2) {
            return (found0 | found1) != 0;
        }
        var found2 = (flow.turned2() | back.turned2() | half.turned2()) & fits2 & ~maps[reached + 2];
        maps[reached + 2] |= found2;
        return (found0 | found1 | found2) != 0;
    }

    /** The places reached in the state that is some clockwise quarters before the target. */
    private PackedFlow from(long[] maps, int quarters) {
        var t = tables();
        var at = PackedMaps.REACHED + PackedMaps.WORDS * ((t.target() + quarters) & 3);
        return PackedFlow.of(maps[at], t.words() > 1 ? maps[at + 1] : 0, t.words() > 2 ? maps[at + 2] : 0);
    }
}
