package io.github.wallkick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.StableRules;
import io.github.wallkick.board.Board;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What inputs that are pressed in one frame come to.
 *
 * <p>Source: the NES and Game Boy disassemblies; for Arika's games public re-implementations and a wiki page on simultaneous
 * inputs.
 */
class FrameOrderTest {
    private static final ButtonSet RIGHT = ButtonSet.of(Button.RIGHT);
    private static final ButtonSet A = ButtonSet.of(Button.A);
    private static final ButtonSet B = ButtonSet.of(Button.B);

    /** The game after a frame in which these buttons are new. */
    private static Game pressed(Game game, Handling handling, ButtonSet down) {
        var session = PlaySession.from(game, Controller.of(KeyMap.classicPad(), handling));
        return session.at(down, 0).next().at(down, 2).next().game();
    }

    private static Piece piece(Ruleset rules, PieceType type, Orientation orientation, int x, int y) {
        return new Piece(rules.rotation().spawn(type, rules.size()).shape(), orientation, x, y);
    }

    private static Set<Cell> cells(Game game) {
        return Set.copyOf(game.piece().orElseThrow().cells());
    }

    private static Set<Cell> cells(int... columnsAndRows) {
        var cells = new java.util.HashSet<Cell>();
        for (var i = 0; i < columnsAndRows.length; i += 2) {
            cells.add(new Cell(columnsAndRows[i], columnsAndRows[i + 1]));
        }
        return cells;
    }

    @Test
    void theGameBoyTurnsBeforeItShifts() {
        // the upright I at the wall cannot turn; it shifts upright
        var rules = Rulesets.gameBoy();
        var upright = piece(rules, Tetromino.I, Orientation.RIGHT, -1, 8);
        var game = Game.start(rules, 1).withPiece(upright);
        var shifted = upright.moved(1, 0);
        assertEquals(Set.copyOf(shifted.cells()), cells(pressed(game, Handlings.gameBoy(), RIGHT.or(A))));
    }

    @Test
    void theNesShiftsBeforeItTurns() {
        // the same piece: shifted off the wall it can turn
        var rules = Rulesets.nesNtsc();
        var upright = piece(rules, Tetromino.I, Orientation.RIGHT, 0, 8);
        var game = Game.start(rules, 1).withPiece(upright);
        var expected = rules.rotation()
                .rotate(game.board(), upright.moved(1, 0), io.github.wallkick.piece.Turn.CLOCKWISE)
                .piece();
        assertEquals(Set.copyOf(expected.cells()), cells(pressed(game, Handlings.nesNtsc(), RIGHT.or(A))));
    }

    @Test
    void arikasGamesTurnBeforeTheyShift() {
        // J at (4,1)(5,1)(6,1)(6,0) under 20G: turned, shifted, dropped
        var rules = Rulesets.tgm2Master();
        var size = rules.size();
        var board = Board.empty(size).withCell(0, 0, true).withCell(1, 0, true).withCell(7, 1, true);
        var spawned = rules.rotation().spawn(Tetromino.J, size);
        var start = Game.start(rules.withScoring(rules.scoring().withStartLevel(500)), 1)
                .withBoard(board);
        var lowest = spawned.moved(4 - spawned.left(), -spawned.bottom());
        assertEquals(cells(4, 1, 5, 1, 6, 1, 6, 0), Set.copyOf(lowest.cells()));
        var game = start.withPiece(lowest);
        assertEquals(cells(5, 0, 6, 0, 6, 1, 6, 2), cells(pressed(game, Handlings.tgm(), RIGHT.or(A))));
    }

    @Test
    void aTurnPressedWithAHoldActsOnTheNewPiece() {
        var game = Game.start(StableRules.WEIGHTLESS, 1);
        var next = game.preview().get(0);
        var both = PlaySession.from(game, Controller.of(KeyMap.pad(), Handlings.guideline()))
                .at(ButtonSet.of(Button.L, Button.A), 0)
                .next()
                .game();
        assertEquals(next, both.piece().orElseThrow().type());
        assertEquals(Orientation.RIGHT, both.piece().orElseThrow().orientation());
    }

    @Test
    void ofTwoTurnsInOneFrameTheNesTakesTheClockwiseOne() {
        var game = Game.start(Rulesets.nesNtsc(), 1)
                .withPiece(piece(Rulesets.nesNtsc(), Tetromino.T, Orientation.SPAWN, 4, 10));
        assertEquals(cells(pressed(game, Handlings.nesNtsc(), A)), cells(pressed(game, Handlings.nesNtsc(), A.or(B))));
    }

    @Test
    void ofTwoTurnsInOneFrameTheGameBoyTakesTheCounterclockwiseOne() {
        var game = Game.start(Rulesets.gameBoy(), 1)
                .withPiece(piece(Rulesets.gameBoy(), Tetromino.T, Orientation.SPAWN, 4, 10));
        assertEquals(cells(pressed(game, Handlings.gameBoy(), B)), cells(pressed(game, Handlings.gameBoy(), A.or(B))));
    }

    @Test
    void oppositeDirectionsOfOneFrameGoOneColumnToTheRight() {
        for (var handling : new Handling[] {Handlings.nesNtsc(), Handlings.gameBoy(), Handlings.guideline()}) {
            var game = Game.start(StableRules.WEIGHTLESS, 1);
            assertEquals(
                    cells(pressed(game, handling, RIGHT)),
                    cells(pressed(game, handling, RIGHT.with(Button.LEFT))),
                    handling::text);
        }
    }

    @Test
    void aRepeatAndAPressOfOneFrameBelongTogether() {
        // RIGHT held, A new in the frame of the first repeat: shift, then turn, in this frame and not before
        var session = PlaySession.start(Rulesets.nesNtsc(), 1, Controller.of(KeyMap.classicPad(), Handlings.nesNtsc()));
        var rate = Rulesets.nesNtsc().timing().frames();
        var held = session.at(RIGHT, 0).next().at(RIGHT.or(A), rate.nanosAt(16)).next();
        var before = held.at(RIGHT.or(A), 0).next();
        var after = before.at(RIGHT.or(A), 1);
        assertEquals(
                java.util.List.of(
                        new io.github.wallkick.game.Action.Tap(io.github.wallkick.piece.Input.RIGHT),
                        new io.github.wallkick.game.Action.Press(io.github.wallkick.piece.Input.CLOCKWISE)),
                after.actions().stream().map(timed -> timed.action()).toList());
    }
}
