package io.github.wallkick.search;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The tests of a turn on words of six rows. They are fields, not a list, so that the compiler of the JVM can know each of
 * them; null where the turn has fewer.
 */
record PackedTurn(
        @Nullable PackedKick kick0,
        @Nullable PackedKick kick1,
        @Nullable PackedKick kick2,
        @Nullable PackedKick kick3,
        @Nullable PackedKick kick4,
        @Nullable PackedKick kick5) {
    static final int MOST_KICKS = 6;

    static PackedTurn of(List<PackedKick> kicks) {
        return new PackedTurn(get(kicks, 0), get(kicks, 1), get(kicks, 2), get(kicks, 3), get(kicks, 4), get(kicks, 5));
    }

    private static @Nullable PackedKick get(List<PackedKick> kicks, int i) {
        return i < kicks.size() ? kicks.get(i) : null;
    }
}
