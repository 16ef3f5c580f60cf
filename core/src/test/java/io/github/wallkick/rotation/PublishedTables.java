package io.github.wallkick.rotation;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.wallkick.TestData;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.StreamSupport;

/** The collection of published tables that the presets are held to. */
final class PublishedTables {
    private static final String BASIC = "basic";

    private PublishedTables() {}

    static Set<String> names() {
        var names = new TreeSet<String>();
        systems().fieldNames().forEachRemaining(names::add);
        return names;
    }

    static PublishedTable named(String name) {
        return new PublishedTable(name, systems().get(name));
    }

    private static JsonNode systems() {
        return TestData.json(PublishedTables.class, "published-systems.json");
    }

    /** A published system: shapes, spawn cells on 10 columns and 20 visible rows, and kicks. */
    record PublishedTable(String name, JsonNode pieces) {
        RotationSystem preset() {
            return RotationSystems.named(name);
        }

        String properties() {
            return TestData.text(PublishedTables.class, "published-kicks/" + name + ".properties");
        }

        KickTable asPreset() {
            return (type, from, to) -> {
                var kicks = piece(type).get("kicks").get("" + from.symbol() + to.symbol());
                return kicks == null ? List.of() : offsets(kicks);
            };
        }

        /** The format has no way to leave an entry out, so the file of the basic system turns the O in place, and says so. */
        KickTable asFile() {
            return (type, from, to) -> name.equals(BASIC) && type == Tetromino.O && isQuarter(from, to)
                    ? List.of(Offset.ZERO)
                    : asPreset().kicks(type, from, to);
        }

        private static boolean isQuarter(Orientation from, Orientation to) {
            return from.turned(Turn.HALF) != to;
        }

        Set<Cell> spawnCells(Tetromino type) {
            return Set.copyOf(pairs(piece(type).get("spawn")));
        }

        Set<Cell> cells(Tetromino type, Orientation state) {
            return Set.copyOf(pairs(piece(type).get("states").get(String.valueOf(state.symbol()))));
        }

        private JsonNode piece(PieceType type) {
            return pieces.get(String.valueOf(type.symbol()));
        }

        private static List<Offset> offsets(JsonNode list) {
            return pairs(list).stream()
                    .map(cell -> new Offset(cell.x(), cell.y()))
                    .toList();
        }

        private static List<Cell> pairs(JsonNode list) {
            return StreamSupport.stream(list.spliterator(), false)
                    .map(pair -> new Cell(pair.get(0).asInt(), pair.get(1).asInt()))
                    .toList();
        }
    }
}
