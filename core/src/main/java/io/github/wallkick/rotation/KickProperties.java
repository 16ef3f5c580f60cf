package io.github.wallkick.rotation;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.Quote;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.rotation.KickList.Tests;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The reading and writing of kick tables in solution-finder's kick-properties format. */
final class KickProperties {
    /** The order in which the format's files have their keys. */
    private static final List<String> QUARTERS = List.of("NE", "ES", "SW", "WN", "NW", "WS", "SE", "EN");

    private static final List<String> HALVES = List.of("NS", "EW", "SN", "WE");

    private KickProperties() {}

    static CompiledKicks read(String text, ShapeSet shapes) {
        return new Reader(shapes).read(text);
    }

    static String write(CompiledKicks kicks, ShapeSet shapes) {
        return new Writer(kicks, shapes).write();
    }

    /** The way that a piece points, each a clockwise quarter turn after the one before. */
    enum Direction {
        N,
        E,
        S,
        W;

        private static final Direction[] VALUES = values();

        Direction turned(int quarters) {
            return VALUES[(ordinal() + quarters) & 3];
        }

        int quartersFrom(Direction other) {
            return (ordinal() - other.ordinal()) & 3;
        }
    }

    /** The key of an entry, such as {@code T.NE}. */
    private record Key(PieceType type, Direction from, Direction to) {
        boolean isHalfTurn() {
            return to.quartersFrom(from) == 2;
        }

        @Override
        public String toString() {
            return type.symbol() + "." + from + to;
        }
    }

    /** A line of a properties file, joined with the lines that continue it; the parts are where each of them begins. */
    private record Line(String text, List<Part> parts) {
        private static final Pattern LINE_END = Pattern.compile("\r\n|[\r\n]");
        /** A key up to the first blank, colon or equals sign, and the value behind it. */
        private static final Pattern ENTRY = Pattern.compile("\\s*+([^\\s=:]*+)\\s*+[=:]?+\\s*+(.*+)", Pattern.DOTALL);

        /** Where the joined text goes on with a line of the file: line and column are from 1, the length is the line's. */
        private record Part(int start, int line, int column, int length) {}

        static List<Line> split(String text) {
            var physical = LINE_END.split(text, -1);
            var lines = new ArrayList<Line>();
            for (var i = 0; i < physical.length; i++) {
                var parts = new ArrayList<>(List.of(new Part(0, i + 1, 1, physical[i].length())));
                var joined = new StringBuilder(physical[i]);
                var begin = afterBlanks(joined, 0);
                while (isContinued(joined, begin) && i + 1 < physical.length) {
                    joined.setLength(joined.length() - 1);
                    var next = physical[++i];
                    var more = next.stripLeading();
                    parts.add(new Part(joined.length(), i + 1, next.length() - more.length() + 1, next.length()));
                    joined.append(more);
                    begin = afterBlanks(joined, begin);
                }
                if (!joined.toString().isBlank()) {
                    lines.add(new Line(joined.toString(), List.copyOf(parts)));
                }
            }
            return lines;
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
                    this, matcher.group(1), matcher.start(1), matcher.group(2).stripTrailing(), matcher.start(2));
        }

        /** The error at a place of the joined text, from 0; its column is one of the line. */
        NotationException error(String rule, int place) {
            var part = parts.get(0);
            for (var next : parts) {
                if (next.start() <= place) {
                    part = next;
                }
            }
            var column = part.column() + place - part.start();
            return new NotationException(rule, part.line(), Math.max(1, Math.min(column, part.length())));
        }
    }

    /** A key and its value, and where they begin in their line; either may be empty. */
    private record Entry(Line line, String key, int keyStart, String value, int valueStart) {
        boolean isReference() {
            return value.startsWith("&");
        }

        NotationException keyError(String rule) {
            return line.error(rule, keyStart);
        }

        NotationException valueError(String rule) {
            return line.error(rule, valueStart);
        }
    }

    private static final class Reader {
        private static final String BYTE_ORDER_MARK = "\uFEFF";
        private static final Pattern SPAWN_HEADER = Pattern.compile("\\s*+[#!]\\s*+spawn orientation:(.*+)");
        /** Not from the middle of a list, or a long one without its end would be tried from every letter on. */
        private static final Pattern SPAWN_GROUP =
                Pattern.compile("(?<!,)(\\S(?:,\\S)*+)\\s*+=\\s*+([NESW])(?![0-9A-Za-z_])");

        private static final Pattern KEY = Pattern.compile("(.)\\.([NESWnesw])([NESWnesw])");

        private final ShapeSet shapes;
        private final Map<Character, PieceType> types = new HashMap<>();
        private final Map<PieceType, PivotFrame> frames = new HashMap<>();
        private final Map<Key, Entry> entries = new HashMap<>();

        Reader(ShapeSet shapes) {
            this.shapes = shapes;
            for (var type : shapes.types()) {
                if (types.put(type.symbol(), type) != null) {
                    throw new IllegalArgumentException(
                            "the types of a text must differ in their letters: two are written " + type.symbol());
                }
                frames.put(type, PivotFrame.of(shapes.of(type)));
            }
        }

        CompiledKicks read(String text) {
            var lines = Line.split(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
            lines.forEach(this::readLine);
            var last = lines.isEmpty()
                    ? new NotationException("", 1, 1)
                    : lines.get(lines.size() - 1).error("", 0);
            return new CompiledKicks(TypeMap.of(shapes.types(), type -> lists(type, last.line())));
        }

        private void readLine(Line line) {
            if (line.isComment()) {
                checkSpawnOrientation(line);
                return;
            }
            var entry = line.entry();
            // As in a properties file, the last entry of a key counts.
            entries.put(key(entry.key(), entry, true), entry);
        }

        /** A header may say which way pieces point when they enter; shapes that differ would misread every offset. */
        private void checkSpawnOrientation(Line line) {
            var header = SPAWN_HEADER.matcher(line.text());
            if (!header.matches()) {
                return;
            }
            var groups = SPAWN_GROUP.matcher(header.group(1));
            while (groups.find()) {
                var spawn = Direction.valueOf(groups.group(2));
                for (var letter : groups.group(1).replace(",", "").toCharArray()) {
                    var type = types.get(letter);
                    if (type != null && frame(type).spawn() != spawn) {
                        throw line.error(
                                "the text must be read with the shapes of its rotation system: " + letter
                                        + " enters as " + spawn + ", but its shape as "
                                        + frame(type).spawn(),
                                header.start(1) + groups.start());
                    }
                }
            }
        }

        private PivotFrame frame(PieceType type) {
            return frames.getOrDefault(type, PivotFrame.BOX);
        }

        /** The key that an entry has, or refers to in its value. */
        private Key key(String text, Entry entry, boolean own) {
            var matcher = KEY.matcher(text);
            var isKey = matcher.matches() && !matcher.group(2).equalsIgnoreCase(matcher.group(3));
            var type = isKey ? type(text.charAt(0)) : null;
            if (type == null || matcher.end(1) != 1) {
                var rule = isKey
                        ? "unknown piece in key " + Quote.of(text)
                        : "a key must be a piece and two different sides of N E S W, such as T.NE: " + Quote.of(text);
                throw own ? entry.keyError(rule) : entry.valueError(rule);
            }
            return new Key(type, direction(matcher.group(2)), direction(matcher.group(3)));
        }

        /** The type of a letter, in the other case if there is none in this one. */
        private @Nullable PieceType type(char letter) {
            var exact = types.get(letter);
            var isLetter = (letter | ' ') >= 'a' && (letter | ' ') <= 'z';
            return exact != null || !isLetter ? exact : types.get((char) (letter ^ ' '));
        }

        private static Direction direction(String letter) {
            return Direction.valueOf(letter.toUpperCase(Locale.ROOT));
        }

        private List<KickList> lists(PieceType type, int lastLine) {
            var lists = new KickList[CompiledKicks.TURNS];
            Arrays.fill(lists, KickList.NONE);
            var hasHalfTurns = entries.keySet().stream().anyMatch(Key::isHalfTurn);
            for (var from : Direction.values()) {
                for (var to : Direction.values()) {
                    var key = new Key(type, from, to);
                    if (from != to && (hasHalfTurns || !key.isHalfTurn())) {
                        var entry = entries.get(key);
                        if (entry == null) {
                            throw new NotationException("entry " + key + " is missing", lastLine, 1);
                        }
                        var frame = frame(type);
                        lists[CompiledKicks.index(frame.state(from), frame.state(to))] = list(key, entry, frame);
                    }
                }
            }
            return List.of(lists);
        }

        private KickList list(Key key, Entry entry, PivotFrame frame) {
            var source = followed(key, entry);
            var shift = frame.pivotShift(frame.state(key.from()), frame.state(key.to()));
            var tests = Tests.parse(
                            source.value(), (rule, place) -> source.line().error(rule, source.valueStart() + place))
                    .moved(shift.negated());
            try {
                return KickList.of(tests);
            } catch (IllegalArgumentException e) {
                throw entry.valueError("entry " + key + " about the box: " + e.getMessage());
            }
        }

        /** The entry that has the tests, at the end of a chain of references. */
        private Entry followed(Key key, Entry start) {
            var seen = new HashSet<>(List.of(key));
            var entry = start;
            while (entry.isReference()) {
                var target = key(entry.value().substring(1).strip(), entry, false);
                var next = entries.get(target);
                if (next == null) {
                    throw entry.valueError("entry " + target + ", to which another refers, is missing");
                }
                if (!seen.add(target)) {
                    throw entry.valueError("entry " + target + " refers to itself");
                }
                entry = next;
            }
            return entry;
        }
    }

    private static final class Writer {
        private static final String NOT_IN_KEYS = "#!=:\\&";

        private final ShapeSet shapes;
        private final CompiledKicks kicks;
        private final StringBuilder text = new StringBuilder();
        /** The first key under which each value was written, by the turn's letters and the value. */
        private final Map<String, Key> written = new HashMap<>();

        Writer(CompiledKicks kicks, ShapeSet shapes) {
            for (var type : shapes.types()) {
                Check.that(
                        NOT_IN_KEYS.indexOf(type.symbol()) < 0,
                        "the letters of the types must be none of " + NOT_IN_KEYS,
                        type.symbol());
            }
            this.kicks = kicks;
            this.shapes = shapes;
        }

        String write() {
            text.append("# kick properties; x right, y up; offsets are of the pivot mino\n");
            text.append("# spawn orientation: ").append(spawnOrientations()).append('\n');
            for (var type : shapes.types()) {
                text.append('\n');
                QUARTERS.forEach(turn -> writeEntry(type, turn));
                if (kicks.hasHalfTurns()) {
                    HALVES.forEach(turn -> writeEntry(type, turn));
                }
            }
            return text.toString();
        }

        private String spawnOrientations() {
            var bySpawn = shapes.types().stream()
                    .collect(Collectors.groupingBy(
                            type -> PivotFrame.of(shapes.of(type)).spawn(),
                            TreeMap::new,
                            Collectors.mapping(type -> String.valueOf(type.symbol()), Collectors.joining(","))));
            return bySpawn.entrySet().stream()
                    .map(group -> group.getValue() + " = " + group.getKey())
                    .collect(Collectors.joining("; "));
        }

        private void writeEntry(PieceType type, String turn) {
            var key = new Key(type, Direction.valueOf(turn.substring(0, 1)), Direction.valueOf(turn.substring(1)));
            var value = value(key);
            var first = written.putIfAbsent(turn + value, key);
            text.append(key)
                    .append('=')
                    .append(first == null ? value : "&" + first)
                    .append('\n');
        }

        private String value(Key key) {
            var frame = PivotFrame.of(shapes.of(key.type()));
            var from = frame.state(key.from());
            var to = frame.state(key.to());
            return kicks.list(key.type(), from, to)
                    .tests()
                    .moved(frame.pivotShift(from, to))
                    .toString();
        }
    }
}
