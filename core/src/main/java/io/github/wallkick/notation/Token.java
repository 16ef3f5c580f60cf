package io.github.wallkick.notation;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Quote;
import java.util.ArrayList;
import java.util.List;

/**
 * A word of a text and where it stands.
 *
 * @param text the word
 * @param line its line, from 1
 * @param column the place of its first character in the line, from 1
 */
record Token(String text, int line, int column) {
    /** The words of a line, separated by single blanks. */
    static List<Token> split(String text, int line) {
        var tokens = new ArrayList<Token>();
        var begin = 0;
        for (var blank = text.indexOf(' '); blank >= 0; blank = text.indexOf(' ', begin)) {
            tokens.add(new Token(text.substring(begin, blank), line, begin + 1));
            begin = blank + 1;
        }
        tokens.add(new Token(text.substring(begin), line, begin + 1));
        return tokens;
    }

    Token from(int begin) {
        return part(begin, text.length());
    }

    Token to(int end) {
        return part(0, end);
    }

    Token part(int begin, int end) {
        return new Token(text.substring(begin, end), line, column + begin);
    }

    /** The number that the word is, written as this library writes it. */
    long number(int radix, long min, long max) {
        try {
            var value = Long.parseLong(text, radix);
            if (value >= min && value <= max && Long.toString(value, radix).equals(text)) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw notANumber(radix, min, max);
        }
        throw notANumber(radix, min, max);
    }

    private NotationException notANumber(int radix, long min, long max) {
        var base = radix == 10 ? "" : " in base " + radix;
        return error("a number from " + min + " to " + max + base + " is expected");
    }

    NotationException error(String rule) {
        return new NotationException(rule + ", got \"" + Quote.of(text) + "\"", line, column);
    }

    /**
     * The lines of a text, each ended by a line feed.
     *
     * @param all the lines, and what follows the last line feed
     */
    record Lines(List<String> all) {
        /** The lines of a text in which each line ends with a line feed alone. */
        static Lines of(String text) {
            var lines = List.of(text.split("\n", -1));
            if (text.startsWith("\uFEFF")) {
                throw new NotationException(
                        "the text must not begin with a byte order mark: save it as UTF-8 without BOM", 1, 1);
            }
            for (var i = 0; i < lines.size(); i++) {
                var carriageReturn = lines.get(i).indexOf('\r');
                if (carriageReturn >= 0) {
                    throw new NotationException(
                            "lines must end with LF alone, not with CR LF: an editor, a mail program or a version control"
                                    + " system has changed the line ends",
                            i + 1,
                            carriageReturn + 1);
                }
            }
            return new Lines(lines);
        }

        /** The text of lines from one index to before another. */
        String text(int from, int to) {
            return String.join("\n", all.subList(from, to)) + "\n";
        }

        /** Lines that were ended by a line feed. */
        int count() {
            return all.size() - 1;
        }

        /** The line, from 0, that must be there. */
        String get(int index, String what) {
            if (index >= count()) {
                var last = all.get(count());
                throw new NotationException("the text is cut off before " + what, all.size(), last.length() + 1);
            }
            return all.get(index);
        }

        /** The words after the first one, which is given, as their number is. */
        List<Token> words(int index, String first, int more) {
            var tokens = Token.split(get(index, "the line \"" + first + "\""), index + 1);
            if (!tokens.get(0).text().equals(first)) {
                throw tokens.get(0).error("the line \"" + first + "\" is expected");
            }
            if (tokens.size() != more + 1) {
                throw tokens.get(Math.min(more + 1, tokens.size() - 1))
                        .error("the line \"" + first + "\" must have " + more + " words more");
            }
            return tokens.subList(1, tokens.size());
        }
    }
}
