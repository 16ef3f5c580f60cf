package io.github.wallkick.notation;

import io.github.wallkick.NotationException;
import java.util.List;

/**
 * A text's lines, each of them ended by a line feed.
 *
 * @param all the lines, and what is behind the last line feed
 */
record Lines(List<String> all) {
    static Lines of(String text) {
        return new Lines(List.of(text.split("\n", -1)));
    }

    /** Lines that were ended by a line feed. */
    int count() {
        return all.size() - 1;
    }

    /** The line, from 0, that must be there. */
    String get(int index, String what) {
        if (index >= count()) {
            var last = all.get(count());
            throw new NotationException("the text ends before " + what, all.size(), last.length() + 1);
        }
        return all.get(index);
    }

    /** The words of a line that begins with a word and has so many more. */
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
