package io.github.wallkick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.StableRules;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.Action;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.SoftDrop;
import io.github.wallkick.game.TimedAction;
import io.github.wallkick.input.PlaySession.ButtonChange;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlaySessionTest {
    private static final long MILLI = Scripts.MILLI;
    private static final ButtonSet RIGHT = ButtonSet.of(Button.RIGHT);
    private static final Handling TO_WALL = Handling.of(150 * MILLI, 0);

    private static Controller pad(Handling handling) {
        return Controller.of(KeyMap.pad(), handling);
    }

    private static PlaySession weightless(Handling handling) {
        return PlaySession.start(StableRules.WEIGHTLESS, 1, pad(handling));
    }

    private static int column(PlaySession playing) {
        return playing.game().piece().orElseThrow().cells().stream()
                .mapToInt(cell -> cell.x())
                .max()
                .orElseThrow();
    }

    @Test
    void aRepeatWithoutTimeReachesTheWallOfTheWidestBoard() {
        var wide = StableRules.WEIGHTLESS.withSize(new BoardSize(32, 40, 20));
        var start = PlaySession.start(wide, 1, pad(TO_WALL));
        var held = start.at(RIGHT, 0).next();
        assertEquals(column(start) + 1, column(held.at(RIGHT, 149 * MILLI).next()));
        assertEquals(31, column(held.at(RIGHT, 150 * MILLI).next()));
    }

    @Test
    void aChargedShiftPushesTheNextPieceToTheWallAtOnce() {
        var charged =
                weightless(TO_WALL).at(RIGHT, 0).next().at(RIGHT, 200 * MILLI).next();
        var dropped = charged.at(RIGHT.with(Button.UP), 0).next();
        assertEquals(4, dropped.game().board().filledCells());
        assertEquals(9, column(dropped));
    }

    @Test
    void thePushGoesOnWhenAFallMakesRoom() {
        // a ledge at the right wall, from row 10 up; below it there is room
        var ledge = Board.empty(BoardSize.STANDARD);
        for (var y = 10; y < 30; y++) {
            ledge = ledge.withCell(9, y, true);
        }
        var piece = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 3, 12);
        var game = Game.start(StableRules.MODERN, 1).withBoard(ledge).withPiece(piece);
        var held = new PlaySession(game, pad(TO_WALL)).at(RIGHT, 0).next();
        assertEquals(8, column(held.at(RIGHT, 500 * MILLI).next()));
        var later = held.at(RIGHT, 5_000 * MILLI);
        assertEquals(9, column(later.next()));
        var shift = later.events().stream()
                .filter(event ->
                        event instanceof Event.Moved moved && moved.piece().y() < 10)
                .count();
        assertEquals(1, shift);
    }

    @Test
    void aTurnCutsTheChargeByTheDasCutDelay() {
        var cut = Handling.of(100 * MILLI, 40 * MILLI).withDcdNanos(30 * MILLI);
        var held = weightless(cut).at(RIGHT, 0).next();
        var turned = held.at(RIGHT.with(Button.A), 99 * MILLI).next();
        var after = turned.at(RIGHT, 100 * MILLI);
        assertEquals(
                List.of(30 * MILLI, 70 * MILLI),
                after.actions().stream()
                        .filter(timed -> timed.action() instanceof Action.Tap)
                        .map(TimedAction::atNanos)
                        .toList());
    }

    @Test
    void aDirectionHeldBeforeTheStartIsChargedAtTheStart() {
        var ready = pad(Handling.of(150 * MILLI, 50 * MILLI)).beforeStart(RIGHT, 1_000 * MILLI);
        var start = PlaySession.start(StableRules.WEIGHTLESS, 1, ready);
        var shifts = start.at(RIGHT, 60 * MILLI).actions();
        assertEquals(
                List.of(0L, 50 * MILLI),
                shifts.stream().map(TimedAction::atNanos).toList());
    }

    @Test
    void aDropHeldBeforeTheStartIsNoPress() {
        var up = ButtonSet.of(Button.UP);
        var ready = pad(TO_WALL).beforeStart(up, 1_000 * MILLI);
        var later = PlaySession.start(StableRules.WEIGHTLESS, 1, ready).at(up, 1_000 * MILLI);
        assertEquals(List.of(), later.actions());
    }

    @Test
    void aSoftDropHeldBeforeTheStartFallsFromTheStart() {
        var down = ButtonSet.of(Button.DOWN);
        var ready = pad(TO_WALL).beforeStart(down, 1_000 * MILLI);
        var opening = PlaySession.opening(StableRules.MODERN, 1, ready);
        assertEquals(List.of(new TimedAction(0, new Action.Press(Input.SOFT_DROP))), opening.actions());
        var later = opening.next().at(down, 100 * MILLI);
        assertTrue(later.events().stream().anyMatch(Event.Dropped.class::isInstance));
    }

    @Test
    void aHandlingMayHaveASoftDropOfItsOwn() {
        var start = weightless(TO_WALL.withSoftDropFactor(SoftDrop.Faster.INSTANT));
        assertEquals(SoftDrop.instant(), start.game().ruleset().timing().softDrop());
    }

    @Test
    void withoutASoftDropOfItsOwnTheRulesetStaysTheSame() {
        assertSame(StableRules.MODERN, Handlings.guideline().applyTo(StableRules.MODERN));
    }

    @Test
    void aHandlingIsGivenInNanosecondsOrAsDurations() {
        assertEquals(Handling.of(133_000_000, 10_000_000), Handling.of(Duration.ofMillis(133), Duration.ofMillis(10)));
    }

    @Test
    void aGameThatIsOverIsNotShifted() {
        var start = weightless(TO_WALL);
        var full = start.game();
        while (!full.isOver()) {
            full = full.apply(Input.HARD_DROP).game();
        }
        var over = new PlaySession(full, start.controller()).at(RIGHT, 0).next().at(RIGHT, 1_000 * MILLI);
        assertSame(full, over.next().game());
    }

    @Test
    void aScriptThatGoesBackInTimeIsRefused() {
        var script = List.of(new ButtonChange(5, RIGHT), new ButtonChange(4, ButtonSet.NONE));
        var start = weightless(TO_WALL);
        assertThrows(IllegalArgumentException.class, () -> start.through(script, 10));
    }

    @Test
    void negativeTimeIsRefused() {
        var start = weightless(TO_WALL);
        assertThrows(IllegalArgumentException.class, () -> start.at(RIGHT, -1));
    }
}
