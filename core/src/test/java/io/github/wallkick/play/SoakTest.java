package io.github.wallkick.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.game.Action;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.hardware.MemoryPorts;
import io.github.wallkick.hardware.Port;
import io.github.wallkick.hardware.PortException;
import io.github.wallkick.input.PlaySession;
import io.github.wallkick.piece.Input;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A day of play on ports that fail, with buttons pressed at random and a machine that stalls. */
class SoakTest {
    private static final long MILLI = 1_000_000;
    private static final long DAY_NANOS = 24L * 3600 * 1000 * MILLI;

    /** What is counted on the way. */
    private static final class Count implements GameLoop.Listener {
        private long playedNanos;
        private long games;
        private long failures;
        private long reopened;
        private boolean turned;

        @Override
        public void played(PlaySession.Step step) {
            turned |=
                    step.actions().stream().anyMatch(timed -> timed.action().equals(new Action.Press(Input.CLOCKWISE)));
        }

        @Override
        public void failed(PortException failure) {
            failures++;
        }

        @Override
        public void reopened(Port port) {
            reopened++;
        }

        @Override
        public void ended(PlaySession session) {
            games++;
            playedNanos += session.recording().nanos();
        }
    }

    @Test
    void aDayOfPlayLosesNoTimeAndNoButton() {
        var random = new SplittableRandom(42);
        var memory = MemoryPorts.of(10, 20);
        memory.ports().all().forEach(Port::open);
        var count = new Count();
        var loop = GameLoop.of(memory.ports(), PlaySettings.of(Rulesets.guideline()), 1, count);
        var given = 0L;
        var taps = 0L;
        var buttons = List.of(Button.LEFT, Button.RIGHT, Button.DOWN, Button.UP, Button.B, Button.L);
        var down = ButtonSet.NONE;
        for (var nanos = 0L; nanos < DAY_NANOS; ) {
            var dice = random.nextInt(1000);
            var device = MemoryPorts.Device.values()[random.nextInt(4)];
            if (dice < 2) {
                memory.unplug(device);
            } else if (dice < 12) {
                memory.plugIn(device);
            } else if (dice < 500) {
                var button = buttons.get(random.nextInt(buttons.size()));
                down = down.contains(button) ? down.without(button) : down.with(button);
                memory.change(down);
            } else if (dice < 520) {
                memory.tap(Button.START);
            }
            // A is tapped only, so that each tap is a press of its own
            var isTapped = dice >= 520 && dice < 900;
            if (isTapped) {
                memory.tap(Button.A);
            }
            count.turned = false;
            var span = dice == 999 ? random.nextLong(10_000 * MILLI) : random.nextLong(800 * MILLI);
            var before = loop.session();
            var wasPlaying = !loop.isPaused() && !before.game().isOver() && span <= GameLoop.LONGEST_SPAN.toNanos();
            var gamesBefore = count.games;
            loop.step(span);
            nanos += span;
            if (gamesBefore == count.games
                    && before.game().isOver() == loop.session().game().isOver()) {
                var passed =
                        loop.session().recording().nanos() - before.recording().nanos();
                if (wasPlaying && passed != span) {
                    // the ports failed before time passed, which the loop must say
                    assertTrue(loop.trouble().isPresent() && passed == 0, () -> "lost time: " + loop.trouble());
                }
                given += Math.max(0, passed);
            }
            var held = loop.session().controller().buttons();
            assertTrue(down.containsAll(held) || loop.session().game().isOver(), "no button may be stuck");
            if (isTapped && wasPlaying && loop.trouble().isEmpty() && gamesBefore == count.games) {
                assertTrue(count.turned, "no tap may be lost");
                taps++;
            }
            assertEquals(loop.session().game().board(), loop.palette().board());
        }
        assertTrue(count.games > 100, () -> "games: " + count.games);
        assertTrue(count.failures > 100, () -> "failures: " + count.failures);
        assertTrue(count.reopened > count.failures / 2, () -> "reopened: " + count.reopened);
        assertTrue(count.playedNanos <= DAY_NANOS && given <= DAY_NANOS);
        var seen = taps;
        assertTrue(seen > 10_000, () -> "taps: " + seen);
        assertTrue(memory.pictures().size() <= MemoryPorts.KEPT);
        System.out.printf(
                "A day of play: %d games, %d failures, %d reopened, %d taps, %d hours played, %d pictures%n",
                count.games,
                count.failures,
                count.reopened,
                seen,
                count.playedNanos / (3600 * 1000 * MILLI),
                memory.pictureCount());
    }
}
