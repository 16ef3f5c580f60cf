package io.github.wallkick.timing;

import io.github.wallkick.timing.LockTimer.Contact;
import java.math.BigDecimal;
import java.util.regex.Pattern;

/** What happens to a piece, in words: the steps that {@code lock-delays.txt} explains. */
final class LockScript {
    private static final Pattern REPEATED = Pattern.compile("\\(([^)]*)\\)\\*(\\d+)|(\\S+)\\*(\\d+)");
    private static final Pattern STEP = Pattern.compile("(shift|turn|fall|ground|kick|low)([+-]\\d+)?\\.([ar])");

    private LockTimer timer;
    private int boxRow = 20;
    private int lowestRow = 21;

    private LockScript(LockDelay delay) {
        timer = delay.start(0, new Contact(boxRow, lowestRow, false));
    }

    static LockTimer play(LockDelay delay, String steps) {
        var script = new LockScript(delay);
        for (var step : Table.split(unrolled(steps).strip(), "\\s+")) {
            script.take(step);
        }
        return script.timer;
    }

    static long nanos(String millis) {
        return new BigDecimal(millis).movePointRight(6).longValueExact();
    }

    private void take(String step) {
        var match = STEP.matcher(step);
        if (!match.matches()) {
            timer = timer.advance(nanos(step));
            return;
        }
        var rows = match.group(2) == null ? 0 : Integer.parseInt(match.group(2));
        var resting = match.group(3).equals("r");
        switch (match.group(1)) {
            case "shift" -> timer = timer.shifted(standing(0, 0, resting));
            case "turn" -> timer = timer.turned(standing(0, 0, resting));
            case "kick" -> timer = timer.turned(standing(rows, rows, resting));
            case "low" -> timer = timer.turned(standing(0, rows, resting));
            case "fall" -> timer = timer.fell(standing(-1, -1, resting));
            default -> timer = timer.groundChanged(standing(0, 0, resting));
        }
    }

    private Contact standing(int boxRows, int cellRows, boolean resting) {
        boxRow += boxRows;
        lowestRow += cellRows;
        return new Contact(boxRow, lowestRow, resting);
    }

    private static String unrolled(String steps) {
        return REPEATED.matcher(steps)
                .replaceAll(match -> match.group(1) != null
                        ? (match.group(1) + " ").repeat(Integer.parseInt(match.group(2)))
                        : (match.group(3) + " ").repeat(Integer.parseInt(match.group(4))));
    }
}
