package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.Spin;
import io.github.wallkick.scoring.SpinRules;
import io.github.wallkick.search.PlacementSearch.BlockedSpawn;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlacementSearchTest {
    private static final Board SLOT_FOR_A_T = Board.parse("""
            ..XX......
            ...XXXXXXX
            X.XXXXXXXX
            """);

    private final PlacementSearch search = PlacementSearch.of(RotationSystems.srs());

    @ParameterizedTest
    @CsvSource({"I, 17", "O, 9", "T, 34", "S, 17", "Z, 17", "J, 34", "L, 34"})
    void anEmptyBoardHasOnePlaceForEachColumnOfEachState(Tetromino type, int places) {
        assertEquals(places, search.count(Board.empty(), type));
        assertEquals(places, search.reachable(Board.empty(), type).count());
        assertEquals(places, search.hardDrops(Board.empty(), type).count());
    }

    @Test
    void aPieceCanTurnIntoASlotThatItCannotDropInto() {
        var inSlot = new Piece(Tetromino.T.shape(), Orientation.REVERSE, 0, 0);
        assertTrue(search.reachable(SLOT_FOR_A_T, Tetromino.T).contains(inSlot));
        assertFalse(search.hardDrops(SLOT_FOR_A_T, Tetromino.T).contains(inSlot));
    }

    @Test
    void aPathGoesThroughTheSlotsEntrance() {
        var inSlot = new Piece(Tetromino.T.shape(), Orientation.REVERSE, 0, 0);
        var path = InputPath.finesse(SLOT_FOR_A_T, inSlot, search).orElseThrow();
        assertEquals(5, path.inputs().size());
        assertEquals(Input.HARD_DROP, path.inputs().get(4));
    }

    @Test
    void aTurnIntoASlotIsAFullSpin() {
        var inSlot = new Piece(Tetromino.T.shape(), Orientation.REVERSE, 0, 0);
        var spins = search.spins(SLOT_FOR_A_T, Tetromino.T, SpinRules.guideline());
        assertEquals(Spin.FULL, spins.best(inSlot));
        assertEquals(Spin.NONE, spins.best(new Piece(Tetromino.T.shape(), Orientation.SPAWN, 5, 1)));
        assertTrue(spins.none().contains(new Piece(Tetromino.T.shape(), Orientation.SPAWN, 5, 1)));
    }

    @Test
    void aSpinRuleRemembersATurnThroughTheShiftsAfterIt() {
        var roof = Board.parse("""
                .....XXXXX
                ..........
                ..........
                """);
        var turnedThenShifted = new Piece(Tetromino.T.shape(), Orientation.REVERSE, 7, 0);
        var spins = search.spins(roof, Tetromino.T, SpinRules.tetrioStupid());
        assertEquals(Spin.FULL, spins.best(turnedThenShifted));
        assertTrue(spins.none().contains(new Piece(Tetromino.T.shape(), Orientation.SPAWN, 7, -1)));
    }

    @Test
    void aPieceDoesNotEnterWhereTheSpawnPlaceIsFilled() {
        var blocked = Board.empty().withCell(4, 20, true);
        assertTrue(search.reachable(blocked, Tetromino.T).isEmpty());
        assertEquals(0, search.count(blocked, Tetromino.T));
    }

    @Test
    void aPieceRisesAboveAFilledSpawnPlaceIfAskedTo() {
        var blocked = Board.empty().withCell(4, 20, true);
        var rising = search.withBlockedSpawn(BlockedSpawn.RISES);
        var onTop = new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 20);
        assertTrue(rising.reachable(blocked, Tetromino.T).contains(onTop));
        assertTrue(rising.reachable(blocked, Tetromino.T).count() > 34);
    }

    @Test
    void aPieceThatRisesStaysOnTheBoard() {
        var board = Board.parse(BoardSize.of(10, 18), "....X.....\n...X......\n" + "..........\n".repeat(14));
        var rising = PlacementSearch.of(RotationSystems.gb()).withBlockedSpawn(BlockedSpawn.RISES);
        for (var piece : rising.reachable(board, Tetromino.S).pieces()) {
            assertFalse(board.collides(piece), piece::toString);
        }
    }

    @Test
    void aPieceThatEntersLowerCannotGetOverAHigherWall() {
        var wall = Board.parse("X.........\n".repeat(12));
        assertEquals(34 - 4, search.withSpawnRow(5).reachable(wall, Tetromino.T).count());
        assertEquals(34, search.withSpawnRow(13).reachable(wall, Tetromino.T).count());
    }

    @ParameterizedTest
    @EnumSource
    void aPieceThatEntersAboveTheBoardIsBlocked(BlockedSpawn policy) {
        var anywhere = search.withBlockedSpawn(policy);
        assertEquals(34, anywhere.withSpawnRow(38).count(Board.empty(), Tetromino.T));
        assertEquals(0, anywhere.withSpawnRow(39).count(Board.empty(), Tetromino.T));
        assertEquals(0, anywhere.withSpawnRow(Integer.MAX_VALUE).count(Board.empty(), Tetromino.T));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE})
    void noPieceEntersUnderTheBoard(int row) {
        var thrown = assertThrows(IllegalArgumentException.class, () -> search.withSpawnRow(row));
        assertEquals("a spawn row must be 0 or more: " + row, thrown.getMessage());
    }

    @Test
    void aPieceInPlayCannotGoBackUp() {
        var wall = Board.parse("X.........\n".repeat(12));
        var low = new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 4);
        assertEquals(34 - 4, search.reachable(wall, low).count());
        assertEquals(34 - 4, search.count(wall, low));
        assertEquals(34 - 4 + 9, search.withHold(wall, low, Tetromino.O).count());
        var onTheWall = new Piece(Tetromino.T.shape(), Orientation.RIGHT, -1, 12);
        assertTrue(InputPath.finesse(wall, onTheWall, search).isPresent());
        assertTrue(InputPath.finesse(wall, low, onTheWall, search, EnumSet.allOf(Input.class))
                .isEmpty());
        assertTrue(InputPath.shortest(wall, low, low.moved(1, -5), search, EnumSet.allOf(Input.class))
                .isPresent());
    }

    @Test
    void aPieceOfAnotherSystemsShapeIsAmongNoPlacements() {
        var arika = PlacementSearch.of(RotationSystems.ars()).reachable(Board.empty(), Tetromino.T);
        assertFalse(arika.contains(new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 0)));
        assertFalse(arika.contains(new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, -1)));
    }

    @Test
    void aPieceInPlayMustFitAndHaveTheSystemsShape() {
        var filled = Board.empty().withCell(4, 20, true);
        var inTheWay = new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 19);
        assertThrows(IllegalArgumentException.class, () -> search.reachable(filled, inTheWay));
        var other = RotationSystems.ars().spawn(Tetromino.T, filled.size());
        assertThrows(IllegalArgumentException.class, () -> search.count(Board.empty(), other));
    }

    @Test
    void aPlayerWithoutButtonsForTurnsReachesOneStateOnly() {
        assertEquals(8, search.withInputs(Set.of(Input.LEFT)).count(Board.empty(), Tetromino.T));
        assertEquals(34, search.withInputs(Set.of(Input.CLOCKWISE)).count(Board.empty(), Tetromino.T));
    }

    @Test
    void holdOffersThePlacesOfEitherPiece() {
        var either = search.withHold(Board.empty(), Tetromino.T, Tetromino.O);
        assertEquals(34 + 9, either.count());
        assertTrue(either.contains(new Piece(Tetromino.O.shape(), Orientation.SPAWN, 0, 0)));
        assertEquals(
                34, search.withHold(Board.empty(), Tetromino.T, Tetromino.T).count());
    }

    @Test
    void placementsAreToldFromTheBottomLeft() {
        var placements = search.reachable(Board.empty(), Tetromino.O);
        var cursor = placements.cursor();
        assertTrue(cursor.next());
        assertEquals(0, cursor.column());
        assertEquals(0, cursor.row());
        assertEquals(Orientation.SPAWN, cursor.orientation());
        assertEquals(new Piece(Tetromino.O.shape(), Orientation.SPAWN, 0, 0), cursor.piece());
        assertTrue(cursor.next());
        assertEquals(1, cursor.column());
        assertEquals(9, placements.pieces().size());
    }

    @Test
    void placementsEndAfterTheLast() {
        var placements = search.reachable(Board.empty(), Tetromino.O);
        var pieces = placements.iterator();
        for (var piece : placements.pieces()) {
            assertTrue(pieces.hasNext());
            assertEquals(piece, pieces.next());
        }
        assertFalse(pieces.hasNext());
        assertThrows(NoSuchElementException.class, pieces::next);
        var cursor = placements.cursor();
        for (var i = 0; i < 9; i++) {
            assertTrue(cursor.next());
        }
        assertFalse(cursor.next());
        assertFalse(cursor.next());
    }

    @Test
    void setsAreEqualIfTheSameCellsCanBeFilled() {
        var same = search.withSpawnRow(5).reachable(Board.empty(), Tetromino.I);
        assertEquals(search.reachable(Board.empty(), Tetromino.I), same);
        assertEquals(search.reachable(Board.empty(), Tetromino.I).hashCode(), same.hashCode());
        assertNotEquals(search.reachable(Board.empty(), Tetromino.J), same);
    }

    @Test
    void oneSearchTakesBoardsOfAnySize() {
        assertEquals(17, search.count(Board.empty(), Tetromino.I));
        assertEquals(32 + 29, search.count(Board.empty(BoardSize.of(32, 24)), Tetromino.I));
        assertEquals(17, search.count(Board.empty(), Tetromino.I));
    }

    @Test
    void aQueueOfNoPiecesCannotBeDivided() {
        assertThrows(IllegalArgumentException.class, () -> Perft.divide(Board.empty(), List.of(), search));
    }

    @Test
    void anOrientationThatLooksLikeAnotherIsKeptWhereItIsTheWayToAThird() {
        // from spawn by way of left to reverse, whose turn to the right alone leads down into the cave
        var kicks = Map.of(
                "0L", List.of(Offset.ZERO),
                "L0", List.of(Offset.ZERO),
                "L2", List.of(Offset.ZERO),
                "2L", List.of(Offset.ZERO),
                "2R", List.of(new Offset(-1, 0), new Offset(-2, -2)),
                "R2", List.of(Offset.ZERO));
        var dot = Shape.of(Tetromino.T, "X");
        var system = RotationSystems.of(
                (type, from, to) -> kicks.getOrDefault("" + from.symbol() + to.symbol(), List.of()), List.of(dot));
        var board = Board.parse("""
                XXX.XX
                X..XXX
                X...XX
                """);
        var expected = PlainSearch.reachable(board, system, system.spawn(Tetromino.T, board.size()));
        var search = PlacementSearch.of(system);
        assertEquals(expected, PlainSearch.cells(search.reachable(board, Tetromino.T)));
        assertEquals(expected.size(), search.count(board, Tetromino.T));
        assertTrue(expected.contains(List.of(new Cell(1, 0))));
    }
}
