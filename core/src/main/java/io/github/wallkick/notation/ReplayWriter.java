package io.github.wallkick.notation;

import io.github.wallkick.game.Action;
import io.github.wallkick.game.Ruleset;
import java.util.stream.Collectors;

/** The text form of replays. */
final class ReplayWriter {
    static final String TITLE = "wallkick replay";
    static final int VERSION = 1;
    static final int DELTA_RADIX = 36;
    static final String SEED = "seed";
    static final String POSITION = "position";

    private static final int STEPS_PER_LINE = 12;

    private ReplayWriter() {}

    static String write(Replay replay) {
        return write(replay, rules(replay.ruleset()));
    }

    /** A replay's text with the lines of its rules. */
    static String write(Replay replay, String rules) {
        var text = new StringBuilder();
        text.append(TITLE).append(' ').append(VERSION).append('\n').append(rules);
        text.append(start(replay.start())).append('\n');
        text.append("checkpoints ").append(replay.piecesPerCheckpoint()).append('\n');
        steps(replay, new StepLines(text, STEPS_PER_LINE));
        text.append("end ").append(replay.lengthNanos()).append(' ');
        text.append(replay.end()).append(' ');
        return text.append(sum(text.toString())).append('\n').toString();
    }

    private static String start(Replay.Start start) {
        return start instanceof Replay.NewGame newGame
                ? SEED + " " + newGame.seed()
                : POSITION + " " + start.game().textWithoutRules();
    }

    private static String rules(Ruleset ruleset) {
        var lines = ruleset.text().split("\n", -1);
        var count = lines.length - 1; // the text ends with a line feed
        var text = new StringBuilder();
        text.append("rules ")
                .append(ruleset.fingerprint())
                .append(' ')
                .append(count)
                .append('\n');
        for (var i = 0; i < count; i++) {
            text.append(' ').append(lines[i]).append('\n');
        }
        return text.toString();
    }

    /** The checksum of all text before it. */
    static String sum(String text) {
        var digits = Long.toHexString(StateHash.Fnv1a.START.plus(text).bits());
        return "0".repeat(16 - digits.length()) + digits;
    }

    private static void steps(Replay replay, StepLines lines) {
        var last = 0L;
        var written = 0;
        var checkpoints = replay.checkpoints().iterator();
        var checkpoint = checkpoints.hasNext() ? checkpoints.next() : null;
        for (var i = 0; i <= replay.actions().size(); i++) {
            while (checkpoint != null && checkpoint.actions() == i) {
                lines.add(written++, last, checkpoint.atNanos(), "#" + checkpoint.hash());
                last = checkpoint.atNanos();
                checkpoint = checkpoints.hasNext() ? checkpoints.next() : null;
            }
            if (i < replay.actions().size()) {
                var timed = replay.actions().get(i);
                lines.add(written++, last, timed.atNanos(), step(timed.action()));
                last = timed.atNanos();
            }
        }
        lines.end(written);
    }

    private static String step(Action action) {
        if (action instanceof Action.Tap applied) {
            return "!" + InputLetters.of(applied.input());
        }
        if (action instanceof Action.Press pressed) {
            return "+" + InputLetters.of(pressed.input());
        }
        if (action instanceof Action.Release released) {
            return "-" + InputLetters.of(released.input());
        }
        if (action instanceof Action.Receive received) {
            return "*" + received.lines();
        }
        var holes = ((Action.ReceiveHoles) action).holes();
        return "^" + holes.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    /**
     * Lines of steps in the making.
     *
     * @param text where they go
     * @param perLine steps in a full line
     */
    private record StepLines(StringBuilder text, int perLine) {
        void add(int index, long lastNanos, long nanos, String step) {
            if (index % perLine == 0) {
                end(index);
                text.append(nanos).append(" 0");
            } else {
                text.append(' ').append(Long.toString(nanos - lastNanos, DELTA_RADIX));
            }
            text.append(step);
        }

        void end(int written) {
            if (written > 0) {
                text.append('\n');
            }
        }
    }
}
