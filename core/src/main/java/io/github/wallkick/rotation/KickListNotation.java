package io.github.wallkick.rotation;

import io.github.wallkick.piece.NotationException;
import io.github.wallkick.piece.Offset;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The notation of the tests of one turn: {@code (0,0)(-1,0)(@-1,-2)}, blanks ignored, {@code @} before a test that makes
 * a T-spin full.
 */
final class KickListNotation {
    /** The farthest a test may displace a piece, in cells; no board is larger. */
    static final int MAX_OFFSET = 64;

    private static final Pattern TEST = Pattern.compile("\\s*+\\(\\s*+(@?+)([^,()]*+),([^,()]*+)\\)\\s*+");
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,3}");

    private KickListNotation() {}

    /** What was written, the first test not yet known to be in place. */
    record Tests(List<Offset> offsets, long fullSpins) {
        Tests moved(Offset by) {
            return new Tests(offsets.stream().map(by::plus).toList(), fullSpins);
        }

        KickList listed(int line, int column) {
            if (!offsets.isEmpty() && !offsets.get(0).equals(Offset.ZERO)) {
                throw new NotationException(
                        "the first test must leave the box in place: it moves it by " + offsets.get(0), line, column);
            }
            return KickList.of(offsets, fullSpins);
        }
    }

    static Tests parse(String text, int line, int column) {
        var offsets = new ArrayList<Offset>();
        var fullSpins = 0L;
        var matcher = TEST.matcher(text);
        var end = text.isBlank() ? text.length() : 0;
        while (end < text.length()) {
            if (!matcher.region(end, text.length()).lookingAt()) {
                throw new NotationException(
                        "a test must be written (x,y): " + excerpt(text.substring(end)), line, column + end);
            }
            if (offsets.size() == KickList.MAX_TESTS) {
                throw new NotationException(
                        "a turn must have at most " + KickList.MAX_TESTS + " tests", line, column + end);
            }
            if (!matcher.group(1).isEmpty()) {
                fullSpins |= 1L << offsets.size();
            }
            offsets.add(new Offset(
                    number(matcher.group(2), line, column + matcher.start(2)),
                    number(matcher.group(3), line, column + matcher.start(3))));
            end = matcher.end();
        }
        return new Tests(List.copyOf(offsets), fullSpins);
    }

    private static int number(String text, int line, int column) {
        var digits = text.strip();
        var value = NUMBER.matcher(digits).matches() ? Integer.parseInt(digits) : MAX_OFFSET + 1;
        if (Math.abs(value) > MAX_OFFSET) {
            throw new NotationException(
                    "a number of cells must be " + -MAX_OFFSET + " to " + MAX_OFFSET + ": " + excerpt(text),
                    line,
                    column);
        }
        return value;
    }

    static String format(Tests tests) {
        var text = new StringBuilder();
        for (var i = 0; i < tests.offsets().size(); i++) {
            var test = tests.offsets().get(i).toString();
            text.append(((tests.fullSpins() >>> i) & 1) == 0 ? test : "(@" + test.substring(1));
        }
        return text.toString();
    }

    /** Enough of a text to recognize it in an error. */
    static String excerpt(String text) {
        return text.length() <= 20 ? text : text.substring(0, 20) + "…";
    }
}
