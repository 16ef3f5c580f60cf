package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystems;
import org.junit.jupiter.api.Test;

class DellacheriePlayerTest {
    private static Board afterwards(Board board, Tetromino type) {
        var rotations = RotationSystems.srs();
        var view = new View(board, rotations.spawn(type, board.size()), Tetromino.O, rotations);
        var hand = new Hand(view);
        ((Inputs) Players.dellacherie().play(view, 0)).toList().forEach(hand::apply);
        hand.apply(Input.HARD_DROP);
        return board.place(hand.piece()).board();
    }

    @Test
    void aBarGoesDownTheWell() {
        var board = Board.parse("""
                XXXXXXXXX.
                XXXXXXXXX.
                XXXXXXXXX.
                XXXXXXXXX.
                """);
        assertTrue(afterwards(board, Tetromino.I).isEmpty());
    }

    @Test
    void aSkewPieceFillsTheStepOfItsForm() {
        var board = Board.parse("""
                XXX...XXXX
                XXX..XXXXX
                """);
        assertEquals(Board.parse("XXX.XXXXXX"), afterwards(board, Tetromino.S));
    }

    /** The bar enters in columns 3 to 6: both walls are three columns away. */
    @Test
    void ofTwoEqualPlacesItTakesTheLeftOne() {
        assertEquals(Board.parse("XXXX......"), afterwards(Board.empty(), Tetromino.I));
    }

    @Test
    void inputsAreAskedOfTheRotationSystem() {
        var rotations = RotationSystems.basic();
        var view = new View(Board.empty(), rotations.spawn(Tetromino.O, BoardSize.STANDARD), Tetromino.I, rotations);
        var inputs = (Inputs) Players.dellacherie().play(view, 0);
        assertTrue(inputs.toList().stream().noneMatch(input -> input == Input.of(Turn.CLOCKWISE)));
    }

    @Test
    void aThousandPiecesAreNoDanger() {
        var run = SelfPlay.of(PlayRules.basic().withMaxPieces(1000), Players.dellacherie())
                .withGames(4);
        assertEquals(4, run.run().ended(GameEnd.PIECE_LIMIT));
    }

    @Test
    void itSeesTheStackBesideTheEntrance() {
        var rules = PlayRules.basic().withSize(BoardSize.of(10, 6)).withMaxPieces(500);
        var run = SelfPlay.of(rules, Players.dellacherie()).withGames(20).withChecked(true);
        assertTrue(run.run().lines().mean() > 2);
    }
}
