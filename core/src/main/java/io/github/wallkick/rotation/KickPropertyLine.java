package io.github.wallkick.rotation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A line of a properties file, with the lines that continue it.
 *
 * @param text its text without the backslashes that join it, never blank
 * @param line number of its first line, from 1
 */
record KickPropertyLine(String text, int line) {
    private static final Pattern LINE_END = Pattern.compile("\r\n|[\r\n]");
    /** A key up to the first blank, colon or equals sign, and the value behind it. */
    private static final Pattern ENTRY = Pattern.compile("\\s*+([^\\s=:]*+)\\s*+[=:]?+\\s*+(.*+)", Pattern.DOTALL);

    static List<KickPropertyLine> split(String text) {
        var physical = LINE_END.split(text, -1);
        var lines = new ArrayList<KickPropertyLine>();
        for (var i = 0; i < physical.length; i++) {
            var first = i;
            var joined = new StringBuilder(physical[i]);
            var begin = afterBlanks(joined, 0);
            while (isContinued(joined, begin) && i + 1 < physical.length) {
                joined.setLength(joined.length() - 1);
                joined.append(physical[++i].stripLeading());
                begin = afterBlanks(joined, begin);
            }
            if (!joined.toString().isBlank()) {
                lines.add(new KickPropertyLine(joined.toString(), first + 1));
            }
        }
        return List.copyOf(lines);
    }

    private static int afterBlanks(CharSequence line, int from) {
        var begin = from;
        while (begin < line.length() && Character.isWhitespace(line.charAt(begin))) {
            begin++;
        }
        return begin;
    }

    private static boolean isContinued(CharSequence line, int begin) {
        var last = line.length() - 1;
        return begin <= last && line.charAt(last) == '\\' && !isComment(line, begin);
    }

    boolean isComment() {
        return isComment(text, afterBlanks(text, 0));
    }

    private static boolean isComment(CharSequence line, int begin) {
        return line.charAt(begin) == '#' || line.charAt(begin) == '!';
    }

    Entry entry() {
        var matcher = ENTRY.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalStateException("every line is an entry: " + text);
        }
        return new Entry(
                matcher.group(1), matcher.start(1) + 1, matcher.group(2).stripTrailing(), matcher.start(2) + 1, line);
    }

    /**
     * A key and its value.
     *
     * @param key the key, possibly empty
     * @param keyColumn where it begins, from 1
     * @param value the value, possibly empty
     * @param valueColumn where it begins, from 1
     * @param line the line of both
     */
    record Entry(String key, int keyColumn, String value, int valueColumn, int line) {
        boolean isReference() {
            return value.startsWith("&");
        }
    }
}
