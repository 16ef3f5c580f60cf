package io.github.wallkick.rotation;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.rotation.KickListNotation.Tests;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The writing of a kick table in the kick-properties format. */
final class KickPropertiesWriter {
    /** The order in which the format's files have their keys. */
    private static final List<String> QUARTERS = List.of("NE", "ES", "SW", "WN", "NW", "WS", "SE", "EN");

    private static final List<String> HALVES = List.of("NS", "EW", "SN", "WE");

    private final ShapeSet shapes;
    private final ListedKicks kicks;
    private final StringBuilder text = new StringBuilder();
    /** The first key under which each value was written, by the turn's letters and the value. */
    private final Map<String, KickKey> written = new HashMap<>();

    private KickPropertiesWriter(ListedKicks kicks, ShapeSet shapes) {
        this.kicks = kicks;
        this.shapes = shapes;
    }

    static String write(ListedKicks kicks, ShapeSet shapes) {
        return new KickPropertiesWriter(kicks, shapes).write();
    }

    private String write() {
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
        var key = new KickKey(type, Compass.valueOf(turn.substring(0, 1)), Compass.valueOf(turn.substring(1)));
        var value = value(key);
        var first = written.putIfAbsent(turn + value, key);
        text.append(key).append('=').append(first == null ? value : "&" + first).append('\n');
    }

    private String value(KickKey key) {
        var frame = PivotFrame.of(shapes.of(key.type()));
        var from = frame.state(key.from());
        var to = frame.state(key.to());
        var list = kicks.list(key.type(), from, to);
        return new Tests(list.offsets(), list.fullSpins())
                .moved(frame.pivotShift(from, to))
                .toString();
    }
}
