package io.github.wallkick.rotation;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Quote;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The reading of kicks from the Lua tables of games, in which they stand as values that need no program to run. */
@WorkingMemory
final class LuaKicks {
    private static final int DEEPEST = 4;
    private static final int STATES = 4;

    private final String text;
    private int at;

    private LuaKicks(String text) {
        this.text = text;
    }

    /** The tests of a turn. */
    record Turn(Orientation from, Orientation to, List<Offset> tests) {}

    /** Tests such as {@code [01]={'+0+0','-1+0'}}, y upwards, the first one included. */
    static List<Turn> techmino(String text) {
        var turns = new ArrayList<Turn>();
        for (var entry : new LuaKicks(text).table().entries.entrySet()) {
            var key = entry.getValue().key;
            if (key.length() != 2) {
                throw entry.getValue().error("a turn must be two of the digits 0 to 3, such as [01]: ", key);
            }
            var tests = new ArrayList<Offset>();
            for (var test : entry.getValue().table().entries.values()) {
                tests.add(techminoTest(test));
            }
            turns.add(turn(entry.getValue(), key.charAt(0), key.charAt(1), tests));
        }
        return turns;
    }

    private static Offset techminoTest(Item test) {
        var word = test.word;
        if (!word.matches("'[+-]\\d[+-]\\d'|\"[+-]\\d[+-]\\d\"")) {
            throw test.error("a test must be two signed digits, such as '-1+0': ", word);
        }
        return new Offset(Integer.parseInt(word.substring(1, 3)), Integer.parseInt(word.substring(3, 5)));
    }

    /** Tests such as {@code [0]={[1]={{x=-2, y=0}}}}, y downwards, without the first one. */
    static List<Turn> cambridge(String text) {
        var turns = new ArrayList<Turn>();
        for (var from : new LuaKicks(text).table().entries.values()) {
            for (var to : from.table().entries.values()) {
                var tests = new ArrayList<>(List.of(Offset.ZERO));
                for (var test : to.table().entries.values()) {
                    tests.add(new Offset(number(test, "x"), -number(test, "y")));
                }
                if (from.key.length() != 1 || to.key.length() != 1) {
                    throw to.error("an orientation must be one of the digits 0 to 3: ", from.key + " " + to.key);
                }
                turns.add(turn(to, from.key.charAt(0), to.key.charAt(0), tests));
            }
        }
        return turns;
    }

    private static int number(Item test, String name) {
        var number = test.table().entries.get(name);
        if (number == null) {
            throw test.error("a test must have numbers x and y: ", "no " + name);
        }
        if (!number.word.matches("-?\\d{1,2}") || Math.abs(Integer.parseInt(number.word)) > KickList.MAX_OFFSET) {
            throw number.error(
                    "a number must be " + -KickList.MAX_OFFSET + " to " + KickList.MAX_OFFSET + ": ", number.word);
        }
        return Integer.parseInt(number.word);
    }

    private static Turn turn(Item item, char from, char to, List<Offset> tests) {
        if (from < '0' || from >= '0' + STATES || to < '0' || to >= '0' + STATES || from == to) {
            throw item.error("a turn must be between two of the orientations 0 to 3: ", from + " " + to);
        }
        if (tests.isEmpty() || tests.size() > KickList.MAX_TESTS) {
            throw item.error("a turn must have 1 to " + KickList.MAX_TESTS + " tests: ", String.valueOf(tests.size()));
        }
        var orientations = Orientation.values();
        return new Turn(orientations[from - '0'], orientations[to - '0'], tests);
    }

    /**
     * A value and its place.
     *
     * @param key what stands before it, or its number if nothing does
     * @param word the value; nothing if it is a table
     * @param entries the entries if it is a table
     * @param source the text that it stands in
     * @param place where it begins in that
     */
    private record Item(String key, String word, Map<String, Item> entries, String source, int place) {
        Item table() {
            if (!word.isEmpty()) {
                throw error("a table in braces must be here: ", word);
            }
            return this;
        }

        NotationException error(String rule, String found) {
            return LuaKicks.error(source, rule + Quote.of(found), place);
        }
    }

    private static NotationException error(String text, String rule, int place) {
        var lineStart = text.lastIndexOf('\n', place - 1) + 1;
        var lines = text.substring(0, lineStart)
                .chars()
                .filter(unit -> unit == '\n')
                .count();
        return new NotationException(rule, 1 + (int) lines, place - lineStart + 1);
    }

    private NotationException error(String rule) {
        return error(text, rule, at);
    }

    /** The only table of the text, behind whatever it is assigned to. */
    private Item table() {
        skip();
        var open = text.indexOf('{', at);
        if (open < 0) {
            throw error("a table in braces must be here");
        }
        if (!text.substring(at, open).matches("(local\\s+)?+([\\w.]++\\s*+=\\s*+)?")) {
            throw error("only a name and = may be before the table");
        }
        at = open;
        var table = item("", DEEPEST);
        skip();
        while (at < text.length() && ",;".indexOf(text.charAt(at)) >= 0) {
            at++;
            skip();
        }
        if (at < text.length()) {
            throw error("nothing may follow the table");
        }
        return table;
    }

    private void skip() {
        while (at < text.length()) {
            if (text.startsWith("--", at)) {
                var end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (Character.isWhitespace(text.charAt(at))) {
                at++;
            } else {
                return;
            }
        }
    }

    private char next() {
        skip();
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private void expect(char sign) {
        if (next() != sign) {
            throw error("the sign " + sign + " must be here");
        }
        at++;
    }

    private Item item(String key, int depth) {
        skip();
        var place = at;
        if (next() != '{') {
            return new Item(key, word(), Map.of(), text, place);
        }
        if (depth == 0) {
            throw error("tables must be at most " + DEEPEST + " deep");
        }
        at++;
        var entries = new LinkedHashMap<String, Item>();
        while (next() != '}') {
            var begin = at;
            var name = key(entries.size() + 1);
            if (entries.containsKey(name)) {
                throw error(text, "an entry must be there only once: " + Quote.of(name), begin);
            }
            entries.put(name, item(name, depth - 1));
            if (next() == ';') {
                at++;
            } else if (next() != '}') {
                expect(',');
            }
        }
        at++;
        return new Item(key, "", entries, text, place);
    }

    /** What stands before the value of an entry, or its number. */
    private String key(int number) {
        if (next() == '[') {
            at++;
            var key = word();
            expect(']');
            expect('=');
            return key;
        }
        var begin = at;
        if (Character.isLetter(next())) {
            var key = word();
            if (next() == '=') {
                at++;
                return key;
            }
            at = begin;
        }
        return String.valueOf(number);
    }

    /** A number, a name, or a text in quotation marks with them. */
    private String word() {
        skip();
        var begin = at;
        var quote = next();
        if (quote == '\'' || quote == '"') {
            var end = text.indexOf(quote, at + 1);
            at = end < 0 ? text.length() : end + 1;
            return text.substring(begin, at);
        }
        while (at < text.length() && isWordSign(text.charAt(at)) && !text.startsWith("--", at)) {
            at++;
        }
        if (at == begin) {
            throw error("a number, a text or a table must be here");
        }
        return text.substring(begin, at);
    }

    private static boolean isWordSign(char sign) {
        return Character.isLetterOrDigit(sign) || sign == '-' || sign == '_' || sign == '.';
    }
}
