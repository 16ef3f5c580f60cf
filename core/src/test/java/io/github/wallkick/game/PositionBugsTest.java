package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.BugCase;
import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Public bug reports about ghosts, drops and what a lock is told to be. */
class PositionBugsTest {
    @ParameterizedTest
    @ValueSource(strings = {"ghost-01", "ghost-03", "ghost-04", "lock-11"})
    void theGhostIsWhereAHardDropLands(String id) {
        var bug = BugCase.of(id);
        var play = BugGames.play(bug, TestRules.PLAIN);
        assertEquals(
                BugCase.cells(bug.expected().get("ghost")),
                play.game().ghost().orElseThrow().cells());
        play.apply(Input.HARD_DROP);
        var dropped = play.first(Event.Dropped.class).orElseThrow();
        assertEquals(bug.expected().get("drop_distance").asInt(), dropped.rows());
    }

    @Test
    void askingForTheGhostChangesNothing() {
        var game = BugGames.game(BugCase.of("ghost-03"), TestRules.PLAIN);
        for (var i = 0; i < 1000; i++) {
            assertEquals(game.ghost(), game.ghost());
        }
        assertEquals(BugGames.game(BugCase.of("ghost-03"), TestRules.PLAIN), game);
    }

    @Test
    void aPerfectClearIsJudgedAfterTheRowsAreGone() {
        assertTrue(clearOver(Board.parse("XXXXXX....")).landing().perfectClear());
    }

    @Test
    void aClearThatLeavesCellsIsNotPerfect() {
        assertFalse(clearOver(Board.parse("X.........\nXXXXXX....")).landing().perfectClear());
    }

    @Test
    void theBottomRowIsReportedOnceAndNeverAgain() {
        var play = new PlayedGame(barOver(Board.parse("XXXXXX...."))).apply(Input.HARD_DROP);
        for (var i = 1; i <= 10; i++) {
            play.untilMillis(10L * i);
        }
        assertEquals(
                List.of(1L),
                play.all(Event.RowsCleared.class).stream()
                        .map(Event.RowsCleared::rowMask)
                        .toList());
    }

    private static Event.RowsCleared clearOver(Board board) {
        return new PlayedGame(barOver(board))
                .apply(Input.HARD_DROP)
                .first(Event.RowsCleared.class)
                .orElseThrow();
    }

    /** A lying bar over columns 6 to 9. */
    private static Game barOver(Board board) {
        return Game.start(TestRules.with("I"), 1)
                .apply(Input.RIGHT_TO_WALL)
                .game()
                .withBoard(board);
    }
}
