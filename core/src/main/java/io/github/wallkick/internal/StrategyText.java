package io.github.wallkick.internal;

import io.github.wallkick.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The stable text of a strategy, written and read: it is the strategy's identity in recordings, and never a class name.
 *
 * <pre>
 * value  = word [ "(" [ field { "," field } ] ")" ]   a preset's name, a constant, a number, or a kind with its numbers
 *        | '"' name '"'                               a strategy of the caller's own, known by its name
 *        | "[" { value } "]"                          a list
 * field  = word "=" value
 * word   = characters other than blanks and ( ) [ ] = , "
 * </pre>
 *
 * Blanks may stand between these, but not between a word and its parenthesis; they must stand between the values of a list.
 */
public final class StrategyText {
    private static final String SPECIAL = "()[]=,\"";

    /** Deeper texts are refused, so that no input can exhaust the stack. */
    private static final int MAX_DEPTH = 32;

    private static final int MAX_FIELDS = 64;

    private enum Kind {
        WORD,
        NAME,
        LIST
    }

    private record Field(String key, StrategyText value) {}

    private final Kind kind;
    private final String word;
    private final List<Field> fields;
    private final List<StrategyText> items;
    private final int line;
    private final int column;

    private StrategyText(Kind kind, String word, List<Field> fields, List<StrategyText> items, int line, int column) {
        this.kind = kind;
        this.word = word;
        this.fields = fields;
        this.items = items;
        this.line = line;
        this.column = column;
    }

    /** A text of one word so far. */
    public static StrategyText of(String word) {
        return new StrategyText(Kind.WORD, word, List.of(), List.of(), 1, 1);
    }

    /** The text of a strategy of the caller's own, known by its name. */
    public static StrategyText named(String name) {
        Check.that(
                isName(name),
                "a name must not be blank, and have neither quotation marks nor control characters",
                Quote.of(name));
        return new StrategyText(Kind.NAME, name, List.of(), List.of(), 1, 1);
    }

    private static boolean isName(String name) {
        return !name.isBlank() && name.chars().noneMatch(c -> c == '"' || Character.isISOControl(c));
    }

    /** A list, as a field may hold it. */
    public static StrategyText list(List<StrategyText> items) {
        return new StrategyText(Kind.LIST, "", List.of(), List.copyOf(items), 1, 1);
    }

    /** A list of numbers; repeated ones are written once, with their count: {@code 500*3}. */
    public static StrategyText numbers(long... numbers) {
        var items = new ArrayList<StrategyText>();
        for (var from = 0; from < numbers.length; ) {
            var to = from + 1;
            while (to < numbers.length && numbers[to] == numbers[from]) {
                to++;
            }
            items.add(of(to - from == 1 ? "" + numbers[from] : numbers[from] + "*" + (to - from)));
            from = to;
        }
        return list(items);
    }

    /** A constant's word: its name in lower case, with hyphens. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The failure of a strategy that has no text, such as a lambda; {@code naming} is the call that gives it one. */
    public static IllegalStateException missing(String kind, String naming) {
        return new IllegalStateException(
                "this " + kind + " has no stable text, so that no recording can name it: give it one with " + naming);
    }

    public StrategyText with(String key, long value) {
        return with(key, of(Long.toString(value)));
    }

    public StrategyText with(String key, boolean value) {
        return with(key, of(Boolean.toString(value)));
    }

    public StrategyText with(String key, Enum<?> value) {
        return with(key, of(word(value)));
    }

    public StrategyText with(String key, StrategyText value) {
        var more = new ArrayList<>(fields);
        more.add(new Field(key, value));
        return new StrategyText(kind, word, List.copyOf(more), items, line, column);
    }

    /** With a field that is the text of another strategy. */
    public StrategyText with(String key, String text) {
        return with(key, parse(text));
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        write(text);
        return text.toString();
    }

    private void write(StringBuilder text) {
        switch (kind) {
            case NAME -> text.append('"').append(word).append('"');
            case LIST -> writeItems(text);
            case WORD -> writeWord(text);
        }
    }

    private void writeItems(StringBuilder text) {
        text.append('[');
        var between = "";
        for (var item : items) {
            text.append(between);
            item.write(text);
            between = " ";
        }
        text.append(']');
    }

    private void writeWord(StringBuilder text) {
        text.append(word);
        if (fields.isEmpty()) {
            return;
        }
        var before = "(";
        for (var field : fields) {
            text.append(before).append(field.key()).append('=');
            field.value().write(text);
            before = ", ";
        }
        text.append(')');
    }

    /**
     * The parts of a text of one line.
     *
     * @throws NotationException if the text does not follow the notation
     */
    public static StrategyText parse(String text) {
        return parse(text, 1, 1);
    }

    /** As {@link #parse(String)}, for a text that stands somewhere in a larger one. */
    public static StrategyText parse(String text, int line, int column) {
        return new Parser(text, line, column).whole();
    }

    /** Whether this is a strategy of the caller's own, known by its name alone. */
    public boolean isNamed() {
        return kind == Kind.NAME;
    }

    /** The word or the name; the empty text for a list. */
    public String word() {
        return word;
    }

    /** Whether this is a word without fields. */
    public boolean isWord() {
        return kind == Kind.WORD && fields.isEmpty();
    }

    /** The items of a list. */
    public List<StrategyText> items() {
        if (kind != Kind.LIST) {
            throw failure("expected a list such as [1 2 3]");
        }
        return items;
    }

    /** The fields, to be asked for one after the other. */
    public Fields fields() {
        return new Fields();
    }

    /** The number that this is. */
    public long number(long min, long max) {
        if (isWord()) {
            try {
                var number = Long.parseLong(word);
                if (number >= min && number <= max) {
                    return number;
                }
            } catch (NumberFormatException e) {
                // said below, with the numbers that are allowed
            }
        }
        throw failure("expected a number from " + min + " to " + max);
    }

    /** The numbers of a list that {@link #numbers(long...)} wrote. */
    public long[] numbers(int maxCount, long min, long max) {
        var numbers = new ArrayList<Long>();
        for (var item : items()) {
            var times = item.word.indexOf('*');
            var count =
                    times < 0 ? 1 : item.part(item.word.substring(times + 1)).number(1, maxCount);
            var value = times < 0 ? item : item.part(item.word.substring(0, times));
            var number = value.number(min, max);
            if (numbers.size() + count > maxCount) {
                throw item.failure("expected at most " + maxCount + " numbers");
            }
            for (var i = 0; i < count; i++) {
                numbers.add(number);
            }
        }
        return numbers.stream().mapToLong(Long::longValue).toArray();
    }

    private StrategyText part(String other) {
        return new StrategyText(kind, other, fields, items, line, column);
    }

    public boolean isTrue() {
        return switch (isWord() ? word : "") {
            case "true" -> true;
            case "false" -> false;
            default -> throw failure("expected true or false");
        };
    }

    /** The constant that this is; {@code constants} are the allowed ones. */
    public <E extends Enum<E>> E constant(List<E> constants) {
        var allowed = new ArrayList<String>();
        for (var constant : constants) {
            if (isWord() && word.equals(word(constant))) {
                return constant;
            }
            allowed.add(word(constant));
        }
        throw failure("expected one of " + String.join(", ", allowed));
    }

    /** An error at this place, which says what was found. */
    public NotationException failure(String rule) {
        return new NotationException(rule + ", got " + Quote.of(toString()), line, column);
    }

    /** The fields of a text. What has not been asked for when {@link #end} is called is an error. */
    public final class Fields {
        private final List<Field> rest = new ArrayList<>(fields);

        private Fields() {}

        public boolean has(String key) {
            return rest.stream().anyMatch(field -> field.key().equals(key));
        }

        public StrategyText value(String key) {
            for (var i = 0; i < rest.size(); i++) {
                if (rest.get(i).key().equals(key)) {
                    return rest.remove(i).value();
                }
            }
            throw failure("expected a field " + key);
        }

        public long number(String key, long min, long max) {
            return value(key).number(min, max);
        }

        public boolean isTrue(String key) {
            return value(key).isTrue();
        }

        public <E extends Enum<E>> E constant(String key, List<E> constants) {
            return value(key).constant(constants);
        }

        public void end() {
            if (!rest.isEmpty()) {
                throw rest.get(0)
                        .value()
                        .failure("no field " + Quote.of(rest.get(0).key()) + " is known here");
            }
        }
    }

    @WorkingMemory
    private static final class Parser {
        private final String text;
        private final int line;
        private final int column;
        private int at;

        Parser(String text, int line, int column) {
            this.text = text;
            this.line = line;
            this.column = column;
        }

        StrategyText whole() {
            var value = value(0);
            blanks();
            if (at < text.length()) {
                throw failure("expected the end of the text");
            }
            return value;
        }

        private StrategyText value(int depth) {
            blanks();
            if (depth > MAX_DEPTH) {
                throw failure("expected at most " + MAX_DEPTH + " levels");
            }
            var start = column + at;
            if (take('[')) {
                var items = items(depth);
                return new StrategyText(Kind.LIST, "", List.of(), items, line, start);
            }
            if (take('"')) {
                var end = text.indexOf('"', at);
                if (end < 0 || !isName(text.substring(at, end))) {
                    throw failure("expected a name and a quotation mark");
                }
                var name = text.substring(at, end);
                at = end + 1;
                return new StrategyText(Kind.NAME, name, List.of(), List.of(), line, start);
            }
            var word = word();
            var fields = take('(') ? fields(depth) : List.<Field>of();
            return new StrategyText(Kind.WORD, word, fields, List.of(), line, start);
        }

        private List<StrategyText> items(int depth) {
            var items = new ArrayList<StrategyText>();
            blanks();
            while (!take(']')) {
                items.add(value(depth + 1));
                blanks();
            }
            return List.copyOf(items);
        }

        private List<Field> fields(int depth) {
            var fields = new ArrayList<Field>();
            do {
                blanks();
                var key = word();
                if (fields.size() == MAX_FIELDS) {
                    throw failure("expected at most " + MAX_FIELDS + " fields");
                }
                if (fields.stream().anyMatch(field -> field.key().equals(key))) {
                    throw failure("expected each field once, got " + Quote.of(key) + " again");
                }
                blanks();
                require('=');
                fields.add(new Field(key, value(depth + 1)));
                blanks();
            } while (take(','));
            require(')');
            return List.copyOf(fields);
        }

        private String word() {
            var from = at;
            while (at < text.length() && isOfWord(text.charAt(at))) {
                at++;
            }
            if (at == from) {
                throw failure("expected a word");
            }
            return text.substring(from, at);
        }

        private static boolean isOfWord(char character) {
            return character > ' ' && SPECIAL.indexOf(character) < 0;
        }

        private void blanks() {
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
        }

        private boolean take(char character) {
            if (at < text.length() && text.charAt(at) == character) {
                at++;
                return true;
            }
            return false;
        }

        private void require(char character) {
            if (!take(character)) {
                throw failure("expected '" + character + "'");
            }
        }

        private NotationException failure(String rule) {
            return new NotationException(rule + ", got " + found(), line, column + at);
        }

        private String found() {
            return at < text.length() ? "'" + Quote.of(text.substring(at)) + "'" : "the end";
        }
    }
}
