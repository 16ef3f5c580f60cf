package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.rotation.TurnResult;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A rotation system may look at what the player holds, and at what the piece rests on. */
class HeldTurnsTest {
    /** Turns in place; two columns to the left if right is held, and two rows up if the piece rests. */
    private static final RotationSystem SYSTEM = new RotationSystem() {
        @Override
        public Shape shape(PieceType type) {
            return RotationSystems.srs().shape(type);
        }

        @Override
        public TurnResult rotate(Board board, Piece piece, Turn turn) {
            return rotate(board, piece, turn, input -> false);
        }

        @Override
        public Set<Input> heldInputs() {
            return Set.of(Input.RIGHT);
        }

        @Override
        public TurnResult rotate(Board board, Piece piece, Turn turn, Predicate<Input> held) {
            return new TurnResult(
                    piece.withOrientation(piece.orientation().turned(turn))
                            .moved(held.test(Input.RIGHT) ? -2 : 0, board.isResting(piece) ? 2 : 0),
                    0);
        }
    };

    private static final Game GAME = Game.start(TestRules.PLAIN.withRotation(SYSTEM), 1)
            .withPiece(new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 9));

    private static Piece turned(Game game) {
        return game.apply(Input.CLOCKWISE).game().piece().orElseThrow();
    }

    @Test
    void nothingIsHeldAtFirst() {
        assertEquals(new Piece(Tetromino.T.shape(), Orientation.RIGHT, 3, 9), turned(GAME));
    }

    @Test
    void aHeldInputIsSeen() {
        var held = GAME.press(Input.RIGHT).game();
        assertEquals(new Piece(Tetromino.T.shape(), Orientation.RIGHT, 2, 9), turned(held));
        assertEquals(
                new Piece(Tetromino.T.shape(), Orientation.RIGHT, 2, 9),
                held.explain(Turn.CLOCKWISE).orElseThrow().result().piece());
        assertEquals(
                new Piece(Tetromino.T.shape(), Orientation.RIGHT, 4, 9),
                turned(held.release(Input.RIGHT).game()));
    }

    @Test
    void theGroundIsSeen() {
        var resting = GAME.withPiece(new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, -1));
        assertEquals(new Piece(Tetromino.T.shape(), Orientation.RIGHT, 3, 1), turned(resting));
    }

    @ParameterizedTest
    @CsvSource({"true, RIGHT, 2", "false, SPAWN, 3"})
    void anInitialTurnKicksWhereTheRulesLetIt(boolean kicks, Orientation orientation, int column) {
        var rules = TestRules.with("T")
                .withRotation(RotationSystems.srs())
                .withSpawning(SpawnSettings.plain(1).withInitialTurn(SpawnSettings.InitialAction.HELD, kicks));
        var game = Game.start(rules, 1);
        var spawned = game.piece().orElseThrow();
        var inTheWay = Board.empty(rules.size()).withCell(4, spawned.y(), true);
        var turned = game.withPiece(spawned.moved(0, -9))
                .withBoard(inTheWay)
                .press(Input.CLOCKWISE)
                .game()
                .apply(Input.HOLD)
                .game();
        assertEquals(
                new Piece(Tetromino.T.shape(), orientation, column, spawned.y()),
                turned.piece().orElseThrow());
    }
}
