package io.github.wallkick.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.WallkickDomain;
import io.github.wallkick.board.Boards.Fit;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import net.jqwik.api.domains.Domain;

/** The board does whatever a plain matrix of booleans does. */
@Domain(WallkickDomain.class)
class BoardProperties {
    @Provide
    Arbitrary<Tuple2<Board, Piece>> boardsAndPiecesAround() {
        return Boards.boards()
                .flatMap(board -> Boards.piecesAround(board.size()).map(piece -> Tuple.of(board, piece)));
    }

    @Property
    void aPieceAroundTheBoardCollidesAsCellByCell(@ForAll("boardsAndPiecesAround") Tuple2<Board, Piece> boardAndPiece) {
        var board = boardAndPiece.get1();
        var piece = boardAndPiece.get2();
        assertEquals(CellBoard.of(board).collides(piece), board.collides(piece));
    }

    @Property
    void aPieceAnywhereCollidesAsCellByCell(@ForAll BoardSize size, @ForAll Piece piece) {
        assertEquals(CellBoard.empty(size).collides(piece), Board.empty(size).collides(piece));
    }

    @Property
    void aPieceInAGapOfItsFormFits(@ForAll Fit fit) {
        assertFalse(fit.board().collides(fit.piece()));
    }

    @Property
    void oneFilledCellUnderAPieceIsACollision(@ForAll Fit fit, @ForAll("indices") int index) {
        var cells = fit.piece().cells();
        var cell = cells.get(index % cells.size());
        assertTrue(fit.board().withCell(cell.x(), cell.y(), true).collides(fit.piece()));
    }

    @Property
    void aDropGoesRowByRowUntilACellIsInTheWay(@ForAll Fit fit) {
        var plain = CellBoard.of(fit.board());
        var lower = fit.piece();
        while (!plain.collides(lower.moved(0, -1))) {
            lower = lower.moved(0, -1);
        }
        assertEquals(lower, fit.board().dropped(fit.piece()));
    }

    @Property
    void aPieceRestsWhereItCannotGoLower(@ForAll Fit fit) {
        var lower = fit.piece().moved(0, -1);
        assertEquals(CellBoard.of(fit.board()).collides(lower), fit.board().isResting(fit.piece()));
    }

    @Property
    void aCellIsBlockedWhereAPieceOfOneCellCollides(
            @ForAll("boardsAndPiecesAround") Tuple2<Board, Piece> boardAndPiece) {
        var board = boardAndPiece.get1();
        var cell = Shape.of(Tetromino.O, "X");
        for (var at : boardAndPiece.get2().cells()) {
            var piece = new Piece(cell, Orientation.SPAWN, at.x(), at.y());
            assertEquals(CellBoard.of(board).collides(piece), board.isBlocked(at.x(), at.y()), at.toString());
        }
    }

    @Property
    void holesAndWellsAreThoseOfThePlainBoard(@ForAll Board board) {
        var plain = CellBoard.of(board);
        assertEquals(plain.holes(), board.holes());
        for (var x = 0; x < board.width(); x++) {
            assertEquals(plain.wellDepth(x), board.wellDepth(x), "column " + x);
        }
    }

    @Property
    void aDropFromTheCeilingIsThatToTheStack(@ForAll("boardsAndPiecesAround") Tuple2<Board, Piece> boardAndPiece) {
        var board = boardAndPiece.get1();
        var bounds = boardAndPiece.get2().shape().bounds(boardAndPiece.get2().orientation());
        var piece = boardAndPiece
                .get2()
                .moved(
                        0,
                        board.height()
                                - 1
                                - bounds.maxY()
                                - boardAndPiece.get2().y());
        Assume.that(!board.collides(piece));
        var lower = piece;
        while (!board.collides(lower.moved(0, -1))) {
            lower = lower.moved(0, -1);
        }
        assertEquals(lower, board.dropped(piece));
    }

    @Property
    void aCollidingPieceIsNotDropped(@ForAll("boardsAndPiecesAround") Tuple2<Board, Piece> boardAndPiece) {
        var board = boardAndPiece.get1();
        var piece = boardAndPiece.get2();
        Assume.that(board.collides(piece));
        assertThrows(IllegalArgumentException.class, () -> board.dropped(piece));
    }

    @Property
    void lockingFillsThePiecesCells(@ForAll Fit fit) {
        assertEquals(
                CellBoard.of(fit.board()).lock(fit.piece()),
                CellBoard.of(fit.board().lock(fit.piece())));
    }

    @Property
    void aCollidingPieceIsNotLocked(@ForAll("boardsAndPiecesAround") Tuple2<Board, Piece> boardAndPiece) {
        var board = boardAndPiece.get1();
        var piece = boardAndPiece.get2();
        Assume.that(CellBoard.of(board).collides(piece));
        assertThrows(IllegalArgumentException.class, () -> board.lock(piece));
    }

    @Property
    void clearingTakesOutTheFullRows(@ForAll Board board) {
        assertEquals(
                CellBoard.of(board).clearLines(),
                CellBoard.of(board.clearLines().board()));
    }

    @Property
    void clearingTellsWhichRowsWereFull(@ForAll Board board) {
        assertEquals(
                CellBoard.of(board).fullRows(),
                board.clearLines().rows().boxed().toList());
    }

    @Property
    void clearingCountsTheFullRows(@ForAll Board board) {
        assertEquals(CellBoard.of(board).fullRows().size(), board.clearLines().count());
    }

    @Property
    void clearingTwiceIsClearingOnce(@ForAll Board board) {
        var cleared = board.clearLines().board();
        assertSame(cleared, cleared.clearLines().board());
    }

    @Property
    void placingIsLockingAndClearing(@ForAll Fit fit) {
        assertEquals(fit.board().lock(fit.piece()).clearLines(), fit.board().place(fit.piece()));
    }

    @Provide
    Arbitrary<Tuple2<Board, int[]>> boardsAndHoles() {
        return Boards.boards()
                .flatMap(board -> Arbitraries.integers()
                        .between(0, board.width() - 1)
                        .array(int[].class)
                        .ofMaxSize(70)
                        .map(holes -> Tuple.of(board, holes)));
    }

    @Property
    void raisingInsertsRowsWithAHoleOneAfterTheOther(@ForAll("boardsAndHoles") Tuple2<Board, int[]> boardAndHoles) {
        var board = boardAndHoles.get1();
        var holes = boardAndHoles.get2();
        assertEquals(CellBoard.of(board).raise(holes), CellBoard.of(board.raise(holes)));
    }

    @Provide
    Arbitrary<Tuple2<Board, int[]>> boardsAndRows() {
        return Boards.boards()
                .flatMap(board -> Boards.rows(board.size())
                        .filter(row -> row != -1 >>> (Integer.SIZE - board.width()))
                        .array(int[].class)
                        .ofMaxSize(70)
                        .map(rows -> Tuple.of(board, rows)));
    }

    @Property
    void raisingInsertsAnyRowsOneAfterTheOther(@ForAll("boardsAndRows") Tuple2<Board, int[]> boardAndRows) {
        var board = boardAndRows.get1();
        var rows = boardAndRows.get2();
        assertEquals(CellBoard.of(board).raiseRows(rows), CellBoard.of(board.raiseRows(rows)));
    }

    @Provide
    Arbitrary<Edit> edits() {
        return Boards.boards()
                .flatMap(board -> Combinators.combine(
                                Arbitraries.integers().between(0, board.width() - 1),
                                Arbitraries.integers().between(0, board.height() - 1),
                                Arbitraries.of(true, false))
                        .as((x, y, filled) -> new Edit(board, x, y, filled)));
    }

    record Edit(Board board, int x, int y, boolean filled) {
        Board edited() {
            return board.withCell(x, y, filled);
        }
    }

    @Property
    void anEditSetsOneCell(@ForAll("edits") Edit edit) {
        assertEquals(
                CellBoard.of(edit.board()).withCell(edit.x(), edit.y(), edit.filled()), CellBoard.of(edit.edited()));
    }

    @Property
    void anEditThatChangesNothingIsTheSameBoard(@ForAll("edits") Edit edit) {
        var edited = edit.edited();
        assertSame(edited, edited.withCell(edit.x(), edit.y(), edit.filled()));
    }

    @Property
    void oneCellMakesADifference(@ForAll("edits") Edit edit) {
        assertNotEquals(edit.edited(), edit.board().withCell(edit.x(), edit.y(), !edit.filled()));
    }

    @Property
    void everyQuestionIsAnsweredAsCellByCell(@ForAll Board board) {
        BoardAnswers.assertSameAs(CellBoard.of(board), board);
    }

    @Property
    void aBoardIsEqualToOneOfItsRows(@ForAll Board board) {
        var rows = new int[board.height()];
        for (var y = 0; y < rows.length; y++) {
            rows[y] = board.row(y);
        }
        var same = Board.ofRows(board.size(), rows);
        assertEquals(board, same);
        assertEquals(board.hashCode(), same.hashCode());
    }

    @Property
    void boardsOfEqualCellsAreEqualWhateverTheirHistory(@ForAll Fit fit) {
        var locked = fit.board().lock(fit.piece());
        var unlocked = locked;
        for (var cell : fit.piece().cells()) {
            unlocked = unlocked.withCell(cell.x(), cell.y(), false);
        }
        assertEquals(fit.board(), unlocked);
        assertEquals(fit.board().hashCode(), unlocked.hashCode());
    }

    @Property
    void boardsOfDifferentSizesDiffer(@ForAll BoardSize size, @ForAll BoardSize other) {
        Assume.that(!size.equals(other));
        assertNotEquals(Board.empty(size), Board.empty(other));
    }

    @Provide
    Arbitrary<Integer> indices() {
        return Arbitraries.integers().between(0, 63);
    }
}
