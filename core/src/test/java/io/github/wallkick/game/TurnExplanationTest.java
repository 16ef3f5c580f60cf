package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.scoring.Spin;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TurnExplanationTest {
    /** A bar above a well, whose turn needs the fourth test: SRS, I, 0 to R: (0,0) (-2,0) (+1,0) (-2,-1) (+1,+2). */
    private final TurnExplanation bar =
            explained("""
            ...X......
            ..........
            ..........
            .....XX...
            .......X..
            """, new Piece(Tetromino.I.shape(), Orientation.SPAWN, 3, 1), Turn.CLOCKWISE);

    @Test
    void everyTestIsListedUpToTheOneThatFits() {
        assertEquals(
                List.of(new Offset(0, 0), new Offset(-2, 0), new Offset(1, 0), new Offset(-2, -1)),
                bar.tests().stream().map(TurnExplanation.Test::kick).toList());
    }

    @Test
    void eachTestNamesTheCellThatBlockedIt() {
        // column 5 meets (5, 1); column 3 meets (3, 4); column 6 meets (6, 1); column 3 a row lower is free
        assertEquals(
                List.of(
                        Optional.of(new Cell(5, 1)),
                        Optional.of(new Cell(3, 4)),
                        Optional.of(new Cell(6, 1)),
                        Optional.empty()),
                bar.tests().stream().map(TurnExplanation.Test::obstacle).toList());
    }

    @Test
    void theResultIsThatOfTheTurn() {
        assertEquals(3, bar.result().kick());
    }

    @Test
    void aSpinIsToldWithTheCornersThatAreFilled() {
        var t = explained("""
                X.........
                ...XXXXXXX
                X.XXXXXXXX
                """, new Piece(Tetromino.T.shape(), Orientation.RIGHT, 0, 0), Turn.CLOCKWISE);
        assertEquals(Spin.FULL, t.spin());
        assertEquals(
                List.of(
                        new TurnExplanation.Corner(new Cell(0, 0), true),
                        new TurnExplanation.Corner(new Cell(2, 0), true),
                        new TurnExplanation.Corner(new Cell(0, 2), true),
                        new TurnExplanation.Corner(new Cell(2, 2), false)),
                t.corners());
    }

    @Test
    void withoutAPieceThereIsNothingToExplain() {
        var game =
                Game.start(Rulesets.guideline2009(), 1).apply(Input.HARD_DROP).game();
        assertEquals(Optional.empty(), game.explain(Turn.CLOCKWISE));
    }

    @Test
    void explainingAgreesWithTurning() {
        var game = Game.start(Rulesets.guideline(), 1);
        var turned = game.apply(Input.CLOCKWISE).game().piece();
        assertEquals(
                turned, game.explain(Turn.CLOCKWISE).map(why -> why.result().piece()));
    }

    private static TurnExplanation explained(String board, Piece piece, Turn turn) {
        var game = Game.start(Rulesets.guideline(), 1).withPiece(piece).withBoard(Board.parse(board));
        return game.explain(turn).orElseThrow();
    }
}
