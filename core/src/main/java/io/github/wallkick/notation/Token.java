package io.github.wallkick.notation;

import io.github.wallkick.NotationException;
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
    /** The words of a line, parted by single blanks. */
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
    long number(int radix, long least, long most) {
        try {
            var value = Long.parseLong(text, radix);
            if (value >= least && value <= most && Long.toString(value, radix).equals(text)) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw notANumber(radix, least, most);
        }
        throw notANumber(radix, least, most);
    }

    private NotationException notANumber(int radix, long least, long most) {
        var base = radix == 10 ? "" : " in base " + radix;
        return error("a number from " + least + " to " + most + base + " is expected");
    }

    NotationException error(String rule) {
        var shown = text.length() <= 40 ? text : text.substring(0, 40) + "…";
        return new NotationException(rule + ", got \"" + shown + "\"", line, column);
    }
}
