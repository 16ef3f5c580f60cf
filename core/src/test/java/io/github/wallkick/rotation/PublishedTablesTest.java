package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.PublishedTables.PublishedTable;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The presets and the kick-properties files against the published tables. */
class PublishedTablesTest {
    static Set<String> systems() {
        return PublishedTables.names();
    }

    @ParameterizedTest
    @MethodSource("systems")
    void theFileReadsAsTheTable(String name) {
        var published = PublishedTables.named(name);

        assertSameKicks(published.asFile(), KickTables.parseProperties(published.properties(), published.preset()));
    }

    @ParameterizedTest
    @MethodSource("systems")
    void theFileReadAndWrittenReadsAsTheTable(String name) {
        var published = PublishedTables.named(name);
        var read = KickTables.parseProperties(published.properties(), published.preset());

        var text = KickTables.formatProperties(read, published.preset());

        assertSameKicks(published.asFile(), KickTables.parseProperties(text, published.preset()));
        assertEquals(read, KickTables.parseProperties(text, published.preset()));
    }

    @ParameterizedTest
    @MethodSource("systems")
    void thePresetHasTheKicks(String name) {
        var published = PublishedTables.named(name);

        assertSameKicks(published.asPreset(), kicksOf(published.preset()));
    }

    private static KickTable kicksOf(RotationSystem system) {
        return system instanceof ArsRotation ars
                ? ars.kicks()
                : system.kickTable().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("systems")
    void thePresetHasTheShapes(String name) {
        var published = PublishedTables.named(name);

        for (var type : Tetromino.values()) {
            var shape = published.preset().shape(type);
            assertEquals(statesOf(published, type, shape), statesOf(shape), shape::toString);
        }
    }

    /** The published states in the preset's box, which may have more margin. */
    private static List<Set<Cell>> statesOf(PublishedTable published, Tetromino type, Shape shape) {
        var spawn = statesOf(shape).get(0).stream().mapToInt(Cell::x).min().orElseThrow();
        var floor = statesOf(shape).get(0).stream().mapToInt(Cell::y).min().orElseThrow();
        var cells = published.cells(type, Orientation.SPAWN);
        var dx = spawn - cells.stream().mapToInt(Cell::x).min().orElseThrow();
        var dy = floor - cells.stream().mapToInt(Cell::y).min().orElseThrow();
        return List.of(Orientation.values()).stream()
                .map(state -> moved(published.cells(type, state), dx, dy))
                .toList();
    }

    private static Set<Cell> moved(Set<Cell> cells, int dx, int dy) {
        return cells.stream()
                .map(cell -> new Cell(cell.x() + dx, cell.y() + dy))
                .collect(Collectors.toSet());
    }

    private static List<Set<Cell>> statesOf(Shape shape) {
        return List.of(Orientation.values()).stream()
                .map(state -> Set.copyOf(shape.cells(state)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("systems")
    void thePresetHasTheSpawnCells(String name) {
        var published = PublishedTables.named(name);

        for (var type : Tetromino.values()) {
            assertEquals(
                    published.spawnCells(type),
                    new HashSet<>(
                            published.preset().spawn(type, BoardSize.STANDARD).cells()));
        }
    }

    private static void assertSameKicks(KickTable expected, KickTable table) {
        for (var type : Tetromino.values()) {
            for (var from : Orientation.values()) {
                for (var to : Orientation.values()) {
                    if (from != to) {
                        assertEquals(
                                expected.kicks(type, from, to),
                                table.kicks(type, from, to),
                                () -> type + " " + from + " to " + to);
                    }
                }
            }
        }
    }
}
