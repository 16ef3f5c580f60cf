package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.TestData;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystems;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The published counts of placements from an empty board. */
class PerftTest {
    private static final long MOST_NODES = 150_000_000;

    private final PlacementSearch search =
            PlacementSearch.of(RotationSystems.srs()).withSpawnRow(19);

    @TestFactory
    Stream<DynamicTest> countsArePublishedOnes() {
        return TestData.table(PerftTest.class, "perft.txt")
                .filter(row -> Long.parseLong(row.get(1)) <= MOST_NODES)
                .map(row -> DynamicTest.dynamicTest(
                        row.get(0),
                        () -> assertEquals(
                                Long.parseLong(row.get(1)), Perft.count(Board.empty(), queue(row.get(0)), search))));
    }

    @Test
    void divisionAddsUpToTheCount() {
        var divided = Perft.divide(Board.empty(), queue("IOLJ"), search);
        assertEquals(17, divided.size());
        assertEquals(
                188_374, divided.values().stream().mapToLong(Long::longValue).sum());
    }

    @Test
    void aPieceThatCannotEnterHasNoPlaces() {
        var srs = PlacementSearch.of(RotationSystems.srs());
        assertEquals(0, Perft.count(Board.empty(BoardSize.of(4, 1)), queue("T"), srs));
        var buried = Board.parse("XXXX.XXXXX\n".repeat(10));
        assertEquals(0, Perft.count(buried, queue("T"), srs.withSpawnRow(5)));
    }

    @Test
    void aPieceThatEntersBesideAStackGetsNowhereElse() {
        var towers = Board.parse("XX........\n".repeat(10));
        var low = search.withSpawnRow(5);
        assertEquals(low.count(towers, Tetromino.T), Perft.count(towers, queue("T"), low));
        assertEquals(26, Perft.count(towers, queue("T"), low));
    }

    @Test
    void aPieceMayEnterAnywhereAboveOrAmongWhatWasPlaced() {
        var start = Board.parse("XX........\nXXXX.XXXX.\n");
        for (var row = 1; row <= 16; row++) {
            var entering = search.withSpawnRow(row);
            var queue = queue("TLO");
            assertEquals(Perft.countPlainly(start, queue, entering), Perft.count(start, queue, entering), "row " + row);
        }
    }

    @Test
    void aBarThatFillsARowAloneIsCleared() {
        for (var rows = 4; rows <= 14; rows++) {
            var narrow = Board.parse(new BoardSize(4, 30, 20), "X.XX\n".repeat(rows));
            var queue = queue("IT");
            assertEquals(Perft.countPlainly(narrow, queue, search), Perft.count(narrow, queue, search), rows + " rows");
        }
    }

    @Test
    void aRowThatIsFullFromTheStartIsClearedWithTheFirstPlacement() {
        var board = Board.parse(BoardSize.of(10, 12), """
                .XX..X.XX.
                XXXXXXX...
                X.XX......
                XXXX..X.XX
                XXXXXXXXXX
                XX.X.XX.X.
                XXXXX..XXX
                X.XXXX..XX
                XXX.XXXXXX
                ...XX..XXX
                """);
        var nrs = PlacementSearch.of(RotationSystems.nrs());
        assertEquals(77, Perft.countPlainly(board, queue("OI"), nrs));
        assertEquals(77, Perft.count(board, queue("OI"), nrs));
    }

    @Test
    void anEmptyQueueCanBePlacedInOneWay() {
        assertEquals(1, Perft.count(Board.empty(), List.of(), search));
    }

    private static List<Tetromino> queue(String letters) {
        return letters.chars()
                .mapToObj(letter -> Tetromino.valueOf("" + (char) letter))
                .toList();
    }
}
