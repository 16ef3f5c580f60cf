package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every spin rule keeps; a new one joins by its name. */
class SpinRuleContractTest {
    private static final Board CAVE = Board.parse(BoardSize.STANDARD, """
            ...XXX....
            XXX...XXXX
            XXXX.XXXXX
            """);

    static List<String> names() {
        return SpinRules.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void aPresetEqualsItself(String name) {
        assertEquals(SpinRules.named(name), SpinRules.named(name));
    }

    @ParameterizedTest
    @MethodSource("names")
    void withoutATurnThereIsNoSpin(String name) {
        for (var type : Tetromino.values()) {
            var piece = CAVE.dropped(new Piece(type.shape(), Orientation.REVERSE, 3, 8));
            assertEquals(Spin.NONE, SpinRules.named(name).judge(CAVE, piece, LastTurn.NONE), type.name());
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void theBoardAfterTheLockIsRefused(String name) {
        var piece = new Piece(Tetromino.T.shape(), Orientation.REVERSE, 3, 0);
        var locked = CAVE.lock(piece);
        var rule = SpinRules.named(name);
        var error = assertThrows(IllegalArgumentException.class, () -> rule.judge(locked, piece, LastTurn.NONE));
        assertEquals(
                "a spin must be judged before the lock, on a board where the piece fits: " + piece, error.getMessage());
    }

    @ParameterizedTest
    @MethodSource("names")
    void onAnEmptyBoardInTheAirThereIsNoSpin(String name) {
        var piece = new Piece(Tetromino.T.shape(), Orientation.RIGHT, 3, 9);
        var last = LastTurn.inPlace(Orientation.SPAWN);
        assertEquals(Spin.NONE, SpinRules.named(name).judge(Board.empty(BoardSize.STANDARD), piece, last));
    }

    @ParameterizedTest
    @MethodSource("names")
    void aTurnIsRememberedWhereThePieceRests(String name) {
        var piece = new Piece(Tetromino.T.shape(), Orientation.REVERSE, 3, 0);
        var remembered = SpinRules.named(name).afterTurn(LastTurn.NONE, Turns.by(Orientation.RIGHT, 0), CAVE, piece);
        assertEquals(LastTurn.inPlace(Orientation.RIGHT), remembered);
    }
}
