package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** What holds for every game and every step of it. */
final class Soundness {
    private Soundness() {}

    static void check(Game before, Transition step) {
        var game = step.game();
        if (step.events().isEmpty()) {
            assertEquals(before.board(), game.board());
        }
        if (before.isOver()) {
            assertSame(before, game);
            return;
        }
        var rules = game.ruleset();
        assertEquals(rules.spawning().preview(), game.preview().size());
        assertTrue(game.score().points() >= before.score().points());
        assertEquals(
                game.phase() == Phase.FALLING || game.phase() == Phase.LOCKING,
                game.piece().isPresent());
        if (!rules.topOuts().contains(TopOut.BLOCK_OUT)) {
            return;
        }
        game.piece().ifPresent(piece -> {
            assertFalse(game.board().collides(piece), () -> "the piece is on the board: " + game);
            assertEquals(game.phase() == Phase.LOCKING, game.board().collides(piece.moved(0, -1)));
        });
        if (game.phase() != Phase.CLEARING && !game.isOver()) {
            assertEquals(0, rules.clears().clear(game.board()).count(), () -> "full rows: " + game);
        }
        assertEquals(cellsExpected(before, step), game.board().filledCells());
    }

    /** Cells are conserved: locked ones come, removed rows go, garbage comes, and lost ones are told. */
    private static int cellsExpected(Game before, Transition step) {
        var width = before.ruleset().size().width();
        var cells = before.board().filledCells();
        for (var event : step.events()) {
            if (event instanceof Event.Locked locked) {
                cells += locked.piece().cells().size();
            } else if (event instanceof Event.RowsRemoved removed) {
                cells -= width * Long.bitCount(removed.rowMask());
            } else if (event instanceof Event.GarbageEntered garbage) {
                cells += garbage.rows().stream().mapToInt(Integer::bitCount).sum();
            } else if (event instanceof Event.CellsLost lost) {
                cells -= lost.cells();
            }
        }
        return cells;
    }
}
