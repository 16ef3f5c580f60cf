package io.github.wallkick.notation;

import io.github.wallkick.game.Action;
import io.github.wallkick.game.TimedAction;
import java.util.List;

/** Checks of a replay's parts against each other. */
final class ReplayCheck {
    private ReplayCheck() {}

    static void deeds(List<TimedAction> deeds, long lengthNanos, int width) {
        var last = 0L;
        for (var timed : deeds) {
            Check.that(timed.atNanos() >= last, "times of deeds must not go back from " + last, timed.atNanos());
            Check.that(
                    !(timed.action() instanceof Action.ReceiveHoles garbage)
                            || garbage.holes().stream().allMatch(hole -> hole < width),
                    "holes must be on a board of " + width + " columns",
                    timed.action());
            last = timed.atNanos();
        }
        Check.that(lengthNanos >= last, "a replay must not end before its last deed at " + last, lengthNanos);
    }

    static void marks(List<Mark> marks, List<TimedAction> deeds, long lengthNanos) {
        var last = 0L;
        var done = 0;
        for (var mark : marks) {
            Check.that(
                    mark.deeds() >= done && mark.deeds() <= deeds.size(),
                    "deeds before a mark must be " + done + " to " + deeds.size(),
                    mark.deeds());
            done = mark.deeds();
            var from = Math.max(last, done == 0 ? 0 : deeds.get(done - 1).atNanos());
            var to = done == deeds.size() ? lengthNanos : deeds.get(done).atNanos();
            Check.that(
                    mark.atNanos() >= from && mark.atNanos() <= to,
                    "the time of a mark must lie between its deeds, from " + from + " to " + to,
                    mark.atNanos());
            last = mark.atNanos();
        }
    }
}
