package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Tetromino;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pieces of the basic system enter in row 0, column 3, counted from the top left corner of the hidden rows. */
class BasicSpawnTest {
    private static final BoardSize SIZE = new BoardSize(10, 30, 20);

    @ParameterizedTest
    @EnumSource
    void theLeftEdgeOfTheBoxIsInColumnThree(Tetromino type) {
        assertEquals(3, RotationSystems.basic().spawn(type, SIZE).x());
    }

    @ParameterizedTest
    @EnumSource
    void theTopRowOfTheBoxIsTheTopRowOfTheBoard(Tetromino type) {
        var piece = RotationSystems.basic().spawn(type, SIZE);
        assertEquals(SIZE.height(), piece.y() + piece.shape().box());
    }

    @ParameterizedTest
    @EnumSource
    void onALowBoardPiecesFitAllTheSame(Tetromino type) {
        var size = BoardSize.of(4, 2);
        assertFalse(Board.empty(size).collides(RotationSystems.basic().spawn(type, size)));
    }
}
