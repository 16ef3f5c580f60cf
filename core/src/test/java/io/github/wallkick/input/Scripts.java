package io.github.wallkick.input;

import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.input.PlaySession.ButtonChange;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Scripts of buttons, and ways to play them. */
final class Scripts {
    static final long MILLI = 1_000_000;

    private Scripts() {}

    /** Scripts of up to 40 changes with up to 400 ms between two of them, at any nanosecond. */
    static Arbitrary<List<ButtonChange>> scripts() {
        var pauses = Arbitraries.oneOf(
                Arbitraries.longs().between(0, 400 * MILLI), Arbitraries.longs().between(0, 20 * MILLI));
        var downs = Arbitraries.of(
                        Button.LEFT,
                        Button.RIGHT,
                        Button.LEFT,
                        Button.RIGHT,
                        Button.DOWN,
                        Button.UP,
                        Button.A,
                        Button.B,
                        Button.L)
                .set()
                .ofMaxSize(3)
                .map(buttons -> ButtonSet.of(buttons.toArray(Button[]::new)));
        return Combinators.combine(pauses, downs)
                .as(ButtonChange::new)
                .list()
                .ofMaxSize(40)
                .map(Scripts::summed);
    }

    private static List<ButtonChange> summed(List<ButtonChange> pauses) {
        var script = new ArrayList<ButtonChange>();
        var moment = 0L;
        for (var pause : pauses) {
            moment += pause.atNanos();
            script.add(new ButtonChange(moment, pause.down()));
        }
        return script;
    }

    static long end(List<ButtonChange> script) {
        return script.isEmpty() ? 0 : script.get(script.size() - 1).atNanos();
    }

    static Arbitrary<Handling> handlings() {
        return Arbitraries.of(
                Handlings.guideline(),
                Handlings.tetrio().withDcdNanos(50 * MILLI),
                Handlings.jstris().withOnRelease(Handling.OnRelease.STOP),
                Handling.of(100 * MILLI, 0),
                Handling.of(0, 0).withDcdNanos(20 * MILLI),
                Handling.of(0, 15 * MILLI).withSoftDropFactor(40),
                Handlings.nesNtsc(),
                Handlings.nesPal(),
                Handlings.gameBoy(),
                Handlings.sega(),
                Handlings.tgm());
    }

    /** Plays a script as a loop does that looks at the clock so often, and hands each change on with its time. */
    static PlaySession playedAt(PlaySession start, List<ButtonChange> script, long untilNanos, long updateNanos) {
        var now = start;
        var next = 0;
        for (var from = 0L; from < untilNanos; from += updateNanos) {
            var to = Math.min(untilNanos, from + updateNanos);
            var moment = from;
            while (next < script.size() && script.get(next).atNanos() <= to) {
                var change = script.get(next);
                now = now.at(change.down(), change.atNanos() - moment).next();
                moment = change.atNanos();
                next++;
            }
            now = now.at(now.controller().buttons(), to - moment).next();
        }
        return now;
    }
}
