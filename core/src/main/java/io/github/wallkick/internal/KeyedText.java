package io.github.wallkick.internal;

import io.github.wallkick.NotationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A title and parts with a value each, on one line or on many; written and read.
 *
 * <pre>
 * text  = title { sep [ part ] }
 * sep   = ";" | newline
 * part  = key ":" value
 * value = characters; "|" is a line end in it, and "\" goes before a ";", "|" or "\" that is none of these
 * </pre>
 *
 * A line that begins with a blank goes on with the value of the line before. Blanks around a value, blank lines, lines that
 * begin with {@code #} and a byte order mark count for nothing.
 */
public final class KeyedText {
    private static final char SEPARATOR = ';';
    private static final char LINE_END = '|';
    private static final char ESCAPE = '\\';
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final String INDENT = "\n  ";

    private final String text;
    private final Map<String, Value> values = new LinkedHashMap<>();

    private KeyedText(String text) {
        this.text = text;
    }

    /** The text in one line. */
    public static String line(String title, Map<String, String> parts) {
        var line = new StringBuilder(title);
        parts.forEach((key, value) -> line.append(SEPARATOR)
                .append(' ')
                .append(key)
                .append(": ")
                .append(escaped(value).replace("\n", " " + LINE_END + " ")));
        return line.toString();
    }

    /** The text with a line for each part, and more for values that have several; each is ended by a line feed. */
    public static String lines(String title, Map<String, String> parts) {
        var lines = new StringBuilder(title).append('\n');
        parts.forEach((key, value) -> lines.append(key)
                .append(value.startsWith("\n") ? ":" : ": ")
                .append(escaped(value).replace("\n", INDENT))
                .append('\n'));
        return lines.toString();
    }

    private static String escaped(String value) {
        var escaped = new StringBuilder();
        for (var i = 0; i < value.length(); i++) {
            if (isSpecial(value.charAt(i))) {
                escaped.append(ESCAPE);
            }
            escaped.append(value.charAt(i));
        }
        return escaped.toString();
    }

    private static boolean isSpecial(char character) {
        return character == SEPARATOR || character == LINE_END || character == ESCAPE;
    }

    /**
     * The parts of a text.
     *
     * @throws NotationException if the text has another title, or a part that has no key, another one, or one that came before
     */
    public static KeyedText parse(String text, String title, List<String> keys) {
        var parsed = new KeyedText(text);
        var parts = new Reader(text).parts();
        var first = parts.isEmpty() ? Value.none(parsed) : parts.get(0).in(parsed);
        if (!first.text().equals(title)) {
            throw first.failure("expected \"" + title + "\", got \"" + Quote.of(first.text()) + "\"");
        }
        for (var part : parts.subList(1, parts.size())) {
            parsed.add(part.in(parsed), keys);
        }
        return parsed;
    }

    private void add(Value part, List<String> keys) {
        var colon = part.text().indexOf(':');
        var key = part.part(0, Math.max(0, colon)).stripped();
        if (colon < 0 || !keys.contains(key.text())) {
            throw part.failure("expected one of the parts " + String.join(", ", keys) + ", a colon and a value, got \""
                    + Quote.of(part.text()) + "\"");
        }
        if (values.putIfAbsent(key.text(), part.from(colon + 1).stripped()) != null) {
            throw part.failure("expected each part once, got " + key.text() + " again");
        }
    }

    public boolean has(String key) {
        return values.containsKey(key);
    }

    public Optional<Value> value(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /** An error at the end of the text, for a part that is missing. */
    public NotationException missing(String rule) {
        return failure(rule, text.length());
    }

    /** What the whole text makes; what does not go together is an error at its end. */
    public <T> T read(Supplier<T> maker) {
        try {
            return maker.get();
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw missing(String.valueOf(e.getMessage()));
        }
    }

    private NotationException failure(String rule, int at) {
        var line = 1;
        var start = 0;
        for (var end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', start)) {
            line++;
            start = end + 1;
        }
        return new NotationException(rule, line, at - start + 1);
    }

    /** A value, or a part of one, and where its characters stand in the whole text. */
    public static final class Value {
        private final KeyedText whole;
        private final String value;
        private final int[] places;
        private final int end;

        private Value(KeyedText whole, String value, int[] places, int end) {
            this.whole = whole;
            this.value = value;
            this.places = places;
            this.end = end;
        }

        private static Value none(KeyedText whole) {
            return new Value(whole, "", new int[0], 0);
        }

        public String text() {
            return value;
        }

        private int place(int index) {
            return index < places.length ? places[index] : end;
        }

        /** The part from an index to before another one. */
        public Value part(int from, int to) {
            return new Value(whole, value.substring(from, to), Arrays.copyOfRange(places, from, to), place(to));
        }

        public Value from(int from) {
            return part(from, value.length());
        }

        private Value stripped() {
            var from = value.length() - value.stripLeading().length();
            return part(from, Math.max(from, value.stripTrailing().length()));
        }

        /** What stands between separators, without the blanks around it; nothing for nothing. */
        public List<Value> split(String separators) {
            var parts = new ArrayList<Value>();
            var from = 0;
            for (var i = 0; i <= value.length(); i++) {
                if (i == value.length() || separators.indexOf(value.charAt(i)) >= 0) {
                    var part = part(from, i).stripped();
                    if (!part.value.isEmpty()) {
                        parts.add(part);
                    }
                    from = i + 1;
                }
            }
            return parts;
        }

        /** The words between blanks and line ends; their number must be one of those allowed. */
        public List<Value> words(int min, int max, String rule) {
            var words = split(" \n\t");
            if (words.size() < min || words.size() > max) {
                throw failure(rule + ", got \"" + Quote.of(value) + "\"");
            }
            return words;
        }

        public long number(long min, long max) {
            try {
                var number = Long.parseLong(value);
                if (number >= min && number <= max) {
                    return number;
                }
            } catch (NumberFormatException e) {
                // said below, with the numbers that are allowed
            }
            throw failure("expected a number from " + min + " to " + max + ", got \"" + Quote.of(value) + "\"");
        }

        /** What a reader makes of the text; an error that it has is one of this text. */
        public <T> T read(Function<String, T> reader) {
            try {
                return reader.apply(value);
            } catch (NotationException e) {
                throw failure(e.rule(), index(e.line(), e.column()));
            } catch (IllegalArgumentException | IllegalStateException e) {
                throw failure(String.valueOf(e.getMessage()));
            }
        }

        private int index(int line, int column) {
            var start = 0;
            for (var i = 1; i < line; i++) {
                start = value.indexOf('\n', start) + 1;
            }
            return Math.min(start + column - 1, value.length());
        }

        public NotationException failure(String rule) {
            return failure(rule, 0);
        }

        public NotationException failure(String rule, int index) {
            return whole.failure(rule, place(index));
        }
    }

    /** Characters in the making, with their places. */
    @WorkingMemory
    private static final class Unescaped {
        private final StringBuilder value = new StringBuilder();
        private int[] places = new int[16];
        private int end;

        void add(char character, int place) {
            if (value.length() == places.length) {
                places = Arrays.copyOf(places, 2 * places.length);
            }
            places[value.length()] = place;
            value.append(character);
            end = place + 1;
        }

        Value in(KeyedText whole) {
            return new Value(whole, value.toString(), Arrays.copyOf(places, value.length()), end).stripped();
        }
    }

    @WorkingMemory
    private static final class Reader {
        private final String text;
        private final List<Unescaped> parts = new ArrayList<>();
        private int at;

        Reader(String text) {
            this.text = text;
            this.at = text.indexOf(BYTE_ORDER_MARK) == 0 ? 1 : 0;
        }

        /** All parts that are not blank. */
        List<Unescaped> parts() {
            while (at < text.length()) {
                var first = text.charAt(at);
                if (first == '\n' || first == '\r') {
                    at++;
                } else if (first == '#') {
                    var end = text.indexOf('\n', at);
                    at = end < 0 ? text.length() : end + 1;
                } else if (isBlank(first) && !parts.isEmpty()) {
                    parts.get(parts.size() - 1).add('\n', at);
                    line();
                } else {
                    parts.add(new Unescaped());
                    line();
                }
            }
            parts.removeIf(part -> part.value.toString().isBlank());
            return parts;
        }

        private static boolean isBlank(char character) {
            return character == ' ' || character == '\t';
        }

        /** The rest of a line, which goes on with the last part. */
        private void line() {
            while (at < text.length()) {
                var place = at++;
                var character = text.charAt(place);
                if (character == '\n') {
                    return;
                }
                if (character == SEPARATOR) {
                    parts.add(new Unescaped());
                } else if (character == ESCAPE && at < text.length() && isSpecial(text.charAt(at))) {
                    parts.get(parts.size() - 1).add(text.charAt(at), place);
                    at++;
                } else {
                    parts.get(parts.size() - 1).add(character == LINE_END ? '\n' : character, place);
                }
            }
        }
    }
}
