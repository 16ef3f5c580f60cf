package io.github.wallkick.timing;

import io.github.wallkick.internal.Check;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Every gravity clock that is held to the contract, by name. */
final class Clocks {
    private static final Map<String, GravityClock> ALL = make();

    private Clocks() {}

    static Map<String, GravityClock> all() {
        return ALL;
    }

    static GravityClock named(String name) {
        return Objects.requireNonNull(ALL.get(name));
    }

    /** All of them, made once more. */
    static Map<String, GravityClock> make() {
        var clocks = new LinkedHashMap<String, GravityClock>();
        GravityClocks.names().forEach(name -> clocks.put(name, GravityClocks.named(name)));
        clocks.put("guideline to its last level", GravityClocks.guideline(115));
        clocks.put("intervals", GravityClocks.intervals(3, 7, 0, Long.MAX_VALUE, 1));
        clocks.put("intervals of frames", GravityClocks.intervals(FrameRate.NES_PAL, 1, 48, 0, 1, 7));
        clocks.put("2/3 G", GravityClocks.constant(2, 3, FrameRate.NES_PAL));
        clocks.put("no speed", GravityClocks.constant(0, 1, FrameRate.HZ_60));
        clocks.put("extreme ratio", GravityClocks.constant(Long.MAX_VALUE - 1, Long.MAX_VALUE, FrameRate.GAME_BOY));
        clocks.put("growing without end", GravityClocks.growing(0, 20_000_000, 3, false));
        clocks.put("growing to instant", GravityClocks.growing(0, 20_000_000, 100, true));
        clocks.put("a user's own", new Every(1_000, 0));
        return clocks;
    }

    /** A user's own clock: the least code that keeps the law. */
    private record Every(long nanosPerRow, long carried) implements GravityClock {
        @Override
        public Fall advance(long elapsedNanos, int level) {
            Check.elapsed(elapsedNanos);
            var rest = elapsedNanos % nanosPerRow + carried;
            return new Fall(
                    elapsedNanos / nanosPerRow + rest / nanosPerRow, new Every(nanosPerRow, rest % nanosPerRow));
        }
    }
}
