package io.github.wallkick.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.WallkickDomain;
import io.github.wallkick.board.Boards.Fit;
import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;

/** No board ever changes, and no two share anything that could. */
@Domain(WallkickDomain.class)
class BoardImmutabilityProperties {
    /** One change of the board, named. */
    private interface Change {
        Board of(Fit fit);
    }

    private enum Changes implements Change {
        LOCK(fit -> fit.board().lock(fit.piece())),
        CLEAR_LINES(fit -> fit.board().clearLines().board()),
        PLACE(fit -> fit.board().place(fit.piece()).board()),
        RAISE(fit -> fit.board().raise(0, fit.board().width() - 1)),
        RAISE_ROWS(fit -> fit.board().raiseRows(0, 0b1001)),
        FILL_A_CELL(fit -> fit.board().withCell(0, 0, true)),
        EMPTY_A_CELL(fit -> fit.board().withCell(0, 0, false));

        private final Change change;

        Changes(Change change) {
            this.change = change;
        }

        @Override
        public Board of(Fit fit) {
            return change.of(fit);
        }
    }

    @Provide
    Arbitrary<Changes> changes() {
        return Arbitraries.of(Changes.class);
    }

    @Property
    void aChangeLeavesTheOldBoardAsItWas(@ForAll Fit fit, @ForAll("changes") Changes change) {
        var before = CellBoard.of(fit.board());
        var hash = fit.board().hashCode();
        change.of(fit);
        assertEquals(before, CellBoard.of(fit.board()));
        assertEquals(hash, fit.board().hashCode());
    }

    /** The classic bug of shallow copies: rows of the new board that are still rows of the old one. */
    @Property
    void changingTheNewBoardShowsInNoOther(@ForAll Fit fit, @ForAll("changes") Changes change) {
        var before = CellBoard.of(fit.board());
        var changed = change.of(fit);
        var after = CellBoard.of(changed);
        var edited = changed;
        for (var y = 0; y < edited.height(); y++) {
            edited = edited.withCell(0, y, !edited.isFilled(0, y));
        }
        assertEquals(before, CellBoard.of(fit.board()));
        assertEquals(after, CellBoard.of(changed));
    }

    @Property
    void theSameChangeMadeTwiceGivesEqualBoards(@ForAll Fit fit, @ForAll("changes") Changes change) {
        assertEquals(change.of(fit), change.of(fit));
    }

    /** Blank rows that come in at the top after a clear must be rows of their own. */
    @Property
    void aCellInOneNewRowDoesNotAppearInAnother(@ForAll Fit fit) {
        var board = fit.board().clearLines().board();
        var top = board.height() - 1;
        var edited = board.withCell(0, top, true);
        assertEquals(CellBoard.of(board).withCell(0, top, true), CellBoard.of(edited));
    }

    @Property
    void theArrayOfRowsIsCopied(@ForAll Board board) {
        var rows = new int[board.height()];
        for (var y = 0; y < rows.length; y++) {
            rows[y] = board.row(y);
        }
        var made = Board.ofRows(board.size(), rows);
        Arrays.setAll(rows, y -> ~rows[y]);
        assertEquals(board, made);
    }

    @Property
    void theArraysOfGarbageAreCopied(@ForAll Board board) {
        var rows = new int[] {1, 2, 3};
        var holes = new int[] {1, 2, 3};
        var raised = board.raiseRows(rows);
        var lifted = board.raise(holes);
        Arrays.fill(rows, 0);
        Arrays.fill(holes, 0);
        assertEquals(board.raiseRows(1, 2, 3), raised);
        assertEquals(board.raise(1, 2, 3), lifted);
    }

    @Property
    void aRefusedChangeLeavesTheBoardAsItWas(@ForAll Fit fit) {
        var locked = fit.board().lock(fit.piece());
        var before = CellBoard.of(locked);
        assertThrows(IllegalArgumentException.class, () -> locked.lock(fit.piece()));
        assertThrows(IllegalArgumentException.class, () -> locked.raise(0, locked.width()));
        assertThrows(IllegalArgumentException.class, () -> locked.withCell(0, locked.height(), true));
        assertEquals(before, CellBoard.of(locked));
    }

    /** Ghost and preview are computed, never written into the board: asking where a piece would rest changes nothing. */
    @Property
    void askingWhereAPieceWouldRestChangesNothing(@ForAll Fit fit) {
        var before = CellBoard.of(fit.board());
        var ghost = fit.piece();
        while (!fit.board().collides(ghost.moved(0, -1))) {
            ghost = ghost.moved(0, -1);
        }
        assertEquals(before, CellBoard.of(fit.board()));
        assertNotEquals(fit.board(), fit.board().lock(ghost));
    }
}
