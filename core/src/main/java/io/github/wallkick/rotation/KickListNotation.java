package io.github.wallkick.rotation;

import io.github.wallkick.NotationException;
import io.github.wallkick.piece.Offset;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The notation of the tests of one turn: {@code (0,0)(-1,0)(@-1,-2)}, blanks ignored, {@code @} before a test that makes
 * a T-spin full.
 */
final class KickListNotation {
    private static final Pattern TEST = Pattern.compile("\\s*+\\(\\s*+(@?+)([^,()]*+),([^,()]*+)\\)\\s*+");
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,2}");

    private KickListNotation() {}

    /** What was written, not yet known to be a proper list. */
    record Tests(List<Offset> offsets, long fullSpins) {
        Tests moved(Offset by) {
            return new Tests(offsets.stream().map(by::plus).toList(), fullSpins);
        }

        KickList listed(String where, int line, int column) {
            try {
                return KickList.of(offsets, fullSpins);
            } catch (IllegalArgumentException e) {
                throw new NotationException(where + ": " + e.getMessage(), line, column);
            }
        }

        @Override
        public String toString() {
            var text = new StringBuilder();
            for (var i = 0; i < offsets.size(); i++) {
                var test = offsets.get(i).toString();
                text.append(((fullSpins >>> i) & 1) == 0 ? test : "(@" + test.substring(1));
            }
            return text.toString();
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
        if (!NUMBER.matcher(digits).matches()) {
            throw new NotationException(
                    "a number of cells must be an integer from -99 to 99: " + excerpt(text), line, column);
        }
        return Integer.parseInt(digits);
    }

    /** Enough of a text to recognize it in an error. */
    static String excerpt(String text) {
        return text.length() <= 20 ? text : text.substring(0, 20) + "…";
    }
}
