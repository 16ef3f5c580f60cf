package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Letter;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What every rotation system of the library keeps, whatever its rules. */
class RotationSystemContractTest {
    private static final int TURNS = 1_500;

    static Stream<Arguments> systems() {
        return AllRotationSystems.all().entrySet().stream().map(entry -> arguments(entry.getKey(), entry.getValue()));
    }

    /** A turn somewhere on a random board, from a piece that fits. */
    private record Situation(Board board, Piece piece, Turn turn) {}

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void aPieceThatFitsInPlaceTurnsInPlace(String name, RotationSystem system) {
        for (var situation : situations(system)) {
            var result = turn(system, situation);
            var inPlace = situation
                    .piece()
                    .withOrientation(situation.piece().orientation().turned(situation.turn()));
            if (result.isTurned() && !situation.board().collides(inPlace)) {
                assertEquals(new TurnResult(inPlace, 0), result);
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void aTurnedPieceFits(String name, RotationSystem system) {
        for (var situation : situations(system)) {
            assertFalse(situation.board().collides(turn(system, situation).piece()), situation::toString);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void aBlockedTurnLeavesTheSamePiece(String name, RotationSystem system) {
        var blocked = 0;
        for (var situation : situations(system)) {
            var result = turn(system, situation);
            if (!result.isTurned()) {
                blocked++;
                assertSame(situation.piece(), result.piece());
            }
        }
        assertTrue(blocked > 0, "no turn was blocked");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void aTurnAndTheTurnBackInTheOpenChangeNothing(String name, RotationSystem system) {
        for (var type : system.types()) {
            for (var rotation : Orientation.values()) {
                var piece = new Piece(system.shape(type), rotation, 3, 20);
                for (var turn : Turn.values()) {
                    var there = system.rotate(Board.empty(), piece, turn).piece();
                    if (!there.equals(piece)) {
                        assertEquals(
                                piece,
                                system.rotate(Board.empty(), there, turn.opposite())
                                        .piece());
                    }
                }
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void aNewPieceFitsAnEmptyBoardOfAnySize(String name, RotationSystem system) {
        for (var size : sizes()) {
            for (var type : system.types()) {
                var piece = system.spawn(type, size);
                assertEquals(Orientation.SPAWN, piece.orientation());
                var bounds = piece.shape().bounds(Orientation.SPAWN);
                assertEquals(
                        bounds.width() > size.width() || bounds.height() > size.height(),
                        Board.empty(size).collides(piece),
                        () -> piece + " on " + size);
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void itsKickTableAloneDecides(String name, RotationSystem system) {
        if (system.kickTable().isEmpty()) {
            return;
        }
        var table = system.kickTable().get();
        for (var situation : situations(system)) {
            assertEquals(tried(table, situation), turn(system, situation));
        }
    }

    private static TurnResult tried(KickTable table, Situation situation) {
        var piece = situation.piece();
        var to = piece.orientation().turned(situation.turn());
        var kicks = table.kicks(piece.type(), piece.orientation(), to);
        for (var i = 0; i < kicks.size(); i++) {
            var kicked = piece.withOrientation(to)
                    .moved(kicks.get(i).dx(), kicks.get(i).dy());
            if (!situation.board().collides(kicked)) {
                return new TurnResult(kicked, i, table.makesFullSpin(piece.type(), piece.orientation(), to, i));
            }
        }
        return TurnResult.blocked(piece);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void itHasNoShapeForAStranger(String name, RotationSystem system) {
        assertThrows(IllegalArgumentException.class, () -> system.shape(new Letter('?')));
        assertThrows(IllegalArgumentException.class, () -> system.spawn(new Letter('?'), BoardSize.STANDARD));
    }

    /** A guideline's T turned as the guideline's under the system of Arika, in silence. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void itTurnsNoPieceOfAnotherSystemsShape(String name, RotationSystem system) {
        var type = system.types().get(0);
        var strange = new Piece(Shape.of(type, "X"), Orientation.SPAWN, 3, 5);
        var unknown = new Piece(Shape.of(new Letter('?'), "X"), Orientation.SPAWN, 3, 5);

        var error = assertThrows(
                IllegalArgumentException.class, () -> system.rotate(Board.empty(), strange, Turn.CLOCKWISE));

        assertEquals(
                "a piece must have the shape that its rotation system has for its type, " + system.shape(type) + ": "
                        + strange + " of another shape",
                error.getMessage());
        assertThrows(IllegalArgumentException.class, () -> system.rotate(Board.empty(), unknown, Turn.CLOCKWISE));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void itTurnsAlikeWhateverAPlayerHolds(String name, RotationSystem system) {
        for (var situation : situations(system).subList(0, 100)) {
            assertEquals(
                    turn(system, situation),
                    system.rotate(situation.board(), situation.piece(), situation.turn(), input -> true));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void itsShapesAreOfItsTypes(String name, RotationSystem system) {
        system.types().forEach(type -> assertEquals(type, system.shape(type).type()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void itEqualsAnotherOfTheSameRulesAndNoOther(String name, RotationSystem system) {
        AllRotationSystems.all().forEach((otherName, other) -> {
            if (otherName.equals(name)) {
                assertEquals(system, other);
                assertEquals(system.hashCode(), other.hashCode());
            } else {
                assertNotEquals(system, other);
            }
        });
    }

    private static TurnResult turn(RotationSystem system, Situation situation) {
        return system.rotate(situation.board(), situation.piece(), situation.turn());
    }

    private static List<BoardSize> sizes() {
        var sizes = new ArrayList<>(List.of(BoardSize.STANDARD, BoardSize.of(32, 64), new BoardSize(10, 30, 20)));
        for (var width = BoardSize.MIN_WIDTH; width <= 12; width++) {
            for (var height = 1; height <= 6; height++) {
                sizes.add(BoardSize.of(width, height));
            }
        }
        return sizes;
    }

    private static List<Situation> situations(RotationSystem system) {
        var random = new Random(1);
        var situations = new ArrayList<Situation>();
        while (situations.size() < TURNS) {
            var board = board(random);
            var type = system.types().get(random.nextInt(system.types().size()));
            var piece = new Piece(
                    system.shape(type),
                    Orientation.values()[random.nextInt(4)],
                    random.nextInt(-2, board.width()),
                    random.nextInt(-2, 10));
            if (!board.collides(piece)) {
                situations.add(new Situation(board, piece, Turn.values()[random.nextInt(3)]));
            }
        }
        return situations;
    }

    private static Board board(Random random) {
        var size = BoardSize.of(random.nextInt(4, 13), 12);
        var rows = random.ints(12, 0, 1 << size.width())
                .map(row -> row & random.nextInt(1 << size.width()))
                .toArray();
        return Board.ofRows(size, rows);
    }
}
