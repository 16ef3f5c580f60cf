package io.github.wallkick.rotation;

import io.github.wallkick.NotationException;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.rotation.KickPropertyLine.Entry;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The reading of a kick table in the kick-properties format. */
final class KickPropertiesReader {
    private static final Pattern SPAWN_HEADER = Pattern.compile("\\s*+[#!]\\s*+spawn orientation:(.*+)");
    /** Not from the middle of a list, or a long one without its end would be tried from every letter on. */
    private static final Pattern SPAWN_GROUP = Pattern.compile("(?<!,)(\\S(?:,\\S)*+)\\s*+=\\s*+([NESW])\\b");

    private static final Pattern KEY = Pattern.compile("(.)\\.([NESW])([NESW])");

    private final Map<Character, PieceType> types = new HashMap<>();
    private final Map<PieceType, PivotFrame> frames = new HashMap<>();
    private final Map<KickKey, Entry> entries = new HashMap<>();

    private KickPropertiesReader(ShapeSet shapes) {
        for (var type : shapes.types()) {
            if (types.put(type.symbol(), type) != null) {
                throw new IllegalArgumentException(
                        "the types of a text must differ in their letters: two are written " + type.symbol());
            }
            frames.put(type, PivotFrame.of(shapes.of(type)));
        }
    }

    static ListedKicks read(String text, ShapeSet shapes) {
        var reader = new KickPropertiesReader(shapes);
        KickPropertyLine.split(text).forEach(reader::readLine);
        return new ListedKicks(TypeMap.of(shapes.types(), reader::lists));
    }

    private void readLine(KickPropertyLine line) {
        if (line.isComment()) {
            checkSpawnOrientation(line);
            return;
        }
        var entry = line.entry();
        var key = key(entry.key(), entry.line(), entry.keyColumn());
        if (entries.putIfAbsent(key, entry) != null) {
            throw new NotationException("each entry must be given once: " + key, entry.line(), entry.keyColumn());
        }
    }

    /** A header may say which way pieces point when they enter; shapes that differ would misread every offset. */
    private void checkSpawnOrientation(KickPropertyLine line) {
        var header = SPAWN_HEADER.matcher(line.text());
        if (!header.matches()) {
            return;
        }
        var groups = SPAWN_GROUP.matcher(header.group(1));
        while (groups.find()) {
            var spawn = Compass.valueOf(groups.group(2));
            for (var letter : groups.group(1).replace(",", "").toCharArray()) {
                var type = types.get(letter);
                if (type != null && spawnOf(type) != spawn) {
                    throw new NotationException(
                            "the text must be read with the shapes of its rotation system: " + letter + " enters as "
                                    + spawn + ", but its shape as " + spawnOf(type),
                            line.line(),
                            header.start(1) + groups.start() + 1);
                }
            }
        }
    }

    private Compass spawnOf(PieceType type) {
        return frame(type).spawn();
    }

    private PivotFrame frame(PieceType type) {
        return frames.getOrDefault(type, PivotFrame.BOX);
    }

    private KickKey key(String text, int line, int column) {
        var matcher = KEY.matcher(text);
        if (!matcher.matches() || matcher.group(2).equals(matcher.group(3))) {
            throw new NotationException(
                    "a key must be a piece and two different sides of N E S W, such as T.NE: "
                            + KickListNotation.excerpt(text),
                    line,
                    column);
        }
        var type = types.get(text.charAt(0));
        if (type == null || matcher.end(1) != 1) {
            throw new NotationException("unknown piece in key " + text, line, column);
        }
        return new KickKey(type, Compass.valueOf(matcher.group(2)), Compass.valueOf(matcher.group(3)));
    }

    private List<KickList> lists(PieceType type) {
        var lists = new KickList[ListedKicks.TURNS];
        Arrays.fill(lists, KickList.NONE);
        var hasHalfTurns = entries.keySet().stream().anyMatch(KickKey::isHalfTurn);
        for (var from : Compass.values()) {
            for (var to : Compass.values()) {
                var key = new KickKey(type, from, to);
                if (from != to && (hasHalfTurns || !key.isHalfTurn())) {
                    var frame = frame(type);
                    lists[ListedKicks.index(frame.state(from), frame.state(to))] = list(key, frame);
                }
            }
        }
        return List.of(lists);
    }

    private KickList list(KickKey key, PivotFrame frame) {
        var entry = entries.get(key);
        if (entry == null) {
            throw new NotationException("entry " + key + " is missing", lastLine(), 1);
        }
        var source = followed(key, entry);
        var shift = frame.pivotShift(frame.state(key.from()), frame.state(key.to()));
        return KickListNotation.parse(source.value(), source.line(), source.valueColumn())
                .moved(shift.negated())
                .listed("entry " + key + " about the box", entry.line(), entry.valueColumn());
    }

    /** The entry that has the tests, at the end of a chain of references. */
    private Entry followed(KickKey key, Entry start) {
        var seen = new HashSet<KickKey>(List.of(key));
        var entry = start;
        while (entry.isReference()) {
            var target = key(entry.value().substring(1).strip(), entry.line(), entry.valueColumn());
            var next = entries.get(target);
            if (next == null) {
                throw new NotationException(
                        "entry " + target + ", to which another refers, is missing", entry.line(), entry.valueColumn());
            }
            if (!seen.add(target)) {
                throw new NotationException("entry " + target + " refers to itself", entry.line(), entry.valueColumn());
            }
            entry = next;
        }
        return entry;
    }

    private int lastLine() {
        return entries.values().stream().mapToInt(Entry::line).max().orElse(1);
    }
}
