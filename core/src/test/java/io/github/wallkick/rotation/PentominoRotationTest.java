package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Pentomino;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** RandomizerFactory of a user's own, from the spawn over a kick to a cleared line. */
class PentominoRotationTest {
    private static final RotationSystem SYSTEM = AllRotationSystems.pentominoes();

    @Test
    void theEighteenAreDifferentHoweverTheyAreTurned() {
        var seen = new HashSet<Set<Cell>>();
        for (var type : Pentomino.values()) {
            var states = new HashSet<Set<Cell>>();
            for (var orientation : Orientation.values()) {
                states.add(normalized(type, orientation));
            }
            for (var state : states) {
                assertTrue(seen.add(state), type::toString);
            }
        }
        assertEquals(18, Pentomino.values().length);
    }

    private static Set<Cell> normalized(Pentomino type, Orientation orientation) {
        var bounds = type.shape().bounds(orientation);
        return Set.copyOf(type.shape().cells(orientation).stream()
                .map(cell -> new Cell(cell.x() - bounds.minX(), cell.y() - bounds.minY()))
                .toList());
    }

    @ParameterizedTest
    @EnumSource
    void aTurnAtTheWallStaysAtTheWall(Pentomino type) {
        var upright = SYSTEM.rotate(Board.empty(), SYSTEM.spawn(type, BoardSize.STANDARD), Turn.CLOCKWISE)
                .piece();
        var atTheWall = upright.moved(
                -upright.x() - upright.shape().bounds(Orientation.RIGHT).minX(), 0);

        var turned = SYSTEM.rotate(Board.empty(), atTheWall, Turn.CLOCKWISE);

        assertTrue(turned.isTurned());
        assertEquals(0, turned.piece().cells().stream().mapToInt(Cell::x).min().orElseThrow());
    }

    @ParameterizedTest
    @EnumSource
    void aBoardWithoutThePieceIsFullWithIt(Pentomino type) {
        var size = BoardSize.of(8, 8);
        var piece = new Piece(type.shape(), Orientation.LEFT, 1, 1);
        var board = Board.ofRows(size, 255, 255, 255, 255, 255, 255, 255, 255);
        for (var cell : piece.cells()) {
            board = board.withCell(cell.x(), cell.y(), false);
        }

        assertFalse(board.collides(piece));
        assertEquals(8, board.place(piece).count());
    }
}
