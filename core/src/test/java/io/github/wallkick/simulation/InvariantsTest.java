package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.game.ClearRule;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.GarbageSettings;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.game.Transition;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.scoring.Spin;
import java.util.List;
import org.junit.jupiter.api.Test;

class InvariantsTest {
    private static final Ruleset GUIDELINE = Rulesets.guideline();
    private static final Transition OPENING = Game.opening(GUIDELINE, 1);
    private static final Piece PIECE = OPENING.game().piece().orElseThrow();

    /** Checks of a game that has just begun. */
    private static Invariants begun() {
        var invariants = new Invariants(GUIDELINE);
        invariants.step(OPENING);
        return invariants;
    }

    private static void assertBroken(String rule, Game game, Event... events) {
        var step = new Transition(game, List.of(events));
        var broken = assertThrows(IllegalStateException.class, () -> begun().step(step));
        assertTrue(broken.toString().contains(rule), broken::toString);
    }

    @Test
    void aStepOfTheLibraryIsSound() {
        assertDoesNotThrow(() -> begun().step(OPENING.game().apply(Input.HARD_DROP)));
    }

    @Test
    void cellsFromNowhereAreFound() {
        assertBroken("must have 0 cells", OPENING.game().withBoard(board("X.........")));
    }

    @Test
    void aPieceThatMovesWithoutAnEventIsFound() {
        assertBroken(
                "the piece must be as the events tell it",
                OPENING.game().apply(Input.LEFT).game());
    }

    @Test
    void aPieceThatLocksInTheAirIsFound() {
        assertBroken(
                "must rest",
                OPENING.game(),
                new Event.Locked(0, OPENING.game().piece().orElseThrow(), Spin.NONE));
    }

    @Test
    void aPieceThatLocksWhereItIsNotIsFound() {
        assertBroken("must lock where it is", OPENING.game(), new Event.Locked(0, PIECE.moved(1, 0), Spin.NONE));
    }

    @Test
    void aPieceOutsideTheBoardIsFound() {
        assertBroken("must be apart", OPENING.game(), new Event.Fell(0, PIECE.moved(0, -30), 30));
    }

    @Test
    void aPieceThatEntersOverLandedCellsIsFound() {
        var grounded = PIECE.moved(
                0, -PIECE.y() - PIECE.shape().bounds(PIECE.orientation()).minY());
        assertBroken(
                "must not enter over landed cells",
                OPENING.game(),
                new Event.Fell(0, grounded, 20),
                new Event.Locked(0, grounded, Spin.NONE),
                new Event.Spawned(0, grounded));
    }

    @Test
    void rowsThatAreNotClearedAreFound() {
        assertThatARunFails("no full row must remain", locked -> new LineClear(locked, 0));
    }

    @Test
    void cellsLeftBehindByAClearAreFound() {
        assertThatARunFails("cells after all locks and clears", locked -> {
            var clear = locked.clearLines();
            return clear.count() == 0
                    ? clear
                    : new LineClear(clear.board().withCell(0, locked.height() - 1, true), clear.rowMask());
        });
    }

    @Test
    void aRowThatClearsWithoutBeingFullIsFound() {
        assertThatARunFails("a cleared row must be full", locked -> new LineClear(locked, locked.isEmpty() ? 0 : 1));
    }

    @Test
    void garbageIsNoBreach() {
        var quick = GUIDELINE.withGarbage(GarbageSettings.standard().withDelayNanos(0));
        var opening = Game.opening(quick, 1);
        var invariants = new Invariants(quick);
        invariants.step(opening);
        var attacked = opening.game().receive(4);
        invariants.step(attacked);
        var dropped = attacked.game().apply(Input.HARD_DROP);
        assertTrue(dropped.events().stream().anyMatch(Event.GarbageEntered.class::isInstance));
        assertDoesNotThrow(() -> invariants.input(Input.HARD_DROP, dropped));
    }

    /** Plays games, enough of them to have lines, by a clear rule that is out of order. */
    private static void assertThatARunFails(String rule, ClearRule broken) {
        var rules = GUIDELINE.withClears(broken);
        var run = SelfPlay.of(rules, Players.random()).withGames(3_000).withChecked(true);
        var failure = assertThrows(SelfPlayException.class, run::run);
        assertTrue(failure.toString().contains(rule), failure::toString);
    }

    private static Board board(String rows) {
        return Board.parse(GUIDELINE.size(), rows);
    }
}
