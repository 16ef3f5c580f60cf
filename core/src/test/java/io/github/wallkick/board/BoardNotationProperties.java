package io.github.wallkick.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.WallkickDomain;
import io.github.wallkick.piece.Tetromino;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.Domain;

/** Boards as text: the way out and the way in are inverses, and no text breaks the reader. */
@Domain(WallkickDomain.class)
class BoardNotationProperties {
    @Property
    void aBoardWrittenAndReadIsTheSameBoard(@ForAll Board board) {
        assertEquals(board, Board.parse(board.size(), board.toString()));
    }

    @Property
    void aBoardReadAndWrittenIsTheSamePicture(@ForAll Board board) {
        var picture = CellBoard.of(board).picture();
        assertEquals(picture, Board.parse(board.size(), picture).toString());
    }

    @Property
    void aPictureWithoutASizeMakesABoardOfItsWidthAndTheStandardHeight(@ForAll Board board) {
        Assume.that(!board.isEmpty() && board.stackHeight() <= BoardSize.STANDARD.height());
        var read = Board.parse(board.toString());
        assertEquals(board.width(), read.width());
        assertEquals(BoardSize.STANDARD.height(), read.height());
        assertEquals(board.toString(), read.toString());
    }

    @Property
    void blanksAroundRowsAndEmptyLinesDoNotMatter(@ForAll Board board) {
        var loose = "\n\t\n" + board.toString().indent(7).replace("\n", " \t\r\n\n");
        assertEquals(board, Board.parse(board.size(), loose));
    }

    @Property
    void anyVisibleCharacterIsAFilledCell(@ForAll Board board, @ForAll("visible") char filled) {
        assertEquals(board, Board.parse(board.size(), board.toString().replace('X', filled)));
    }

    @Provide
    Arbitrary<Character> visible() {
        return Arbitraries.chars().range('!', '~').filter(symbol -> "._-0".indexOf(symbol) < 0);
    }

    @Property
    void anyTextIsReadOrRefusedWithItsPlace(@ForAll("texts") String text) {
        failure(() -> Board.parse(text)).ifPresent(error -> assertPointsInto(text, error));
    }

    @Property
    void anyTextForASizeIsReadOrRefusedWithItsPlace(@ForAll BoardSize size, @ForAll("texts") String text) {
        failure(() -> Board.parse(size, text)).ifPresent(error -> assertPointsInto(text, error));
    }

    /** Anything at all, text made of the characters of pictures, and pictures with one character damaged. */
    @Provide
    Arbitrary<String> texts() {
        var anything = Arbitraries.strings().ofMaxLength(200);
        var likely = Arbitraries.strings()
                .withChars('.', 'X', 'G', ' ', '\t', '\n', '\r', '\u000b', '\u0085', '\u00a0', '\u2028', '\u3000', '\0')
                .ofMaxLength(400);
        var damaged = Boards.boards()
                .filter(board -> !board.isEmpty())
                .map(Board::toString)
                .flatMap(picture -> Arbitraries.integers()
                        .between(0, picture.length() - 1)
                        .flatMap(at -> Arbitraries.chars()
                                .map(damage -> picture.substring(0, at) + damage + picture.substring(at + 1))));
        return Arbitraries.frequencyOf(Tuple.of(1, anything), Tuple.of(2, likely), Tuple.of(2, damaged))
                .withoutEdgeCases();
    }

    /** The error of a parse, which may be of no other kind. */
    private static Optional<NotationException> failure(Runnable parse) {
        try {
            parse.run();
            return Optional.empty();
        } catch (NotationException e) {
            return Optional.of(e);
        }
    }

    private static void assertPointsInto(String text, NotationException error) {
        var lines = text.lines().toList();
        if (lines.isEmpty()) {
            assertEquals(1, error.line());
            assertEquals(1, error.column());
        } else {
            assertTrue(error.line() >= 1 && error.line() <= lines.size(), error::getMessage);
            var length = lines.get(error.line() - 1).length();
            assertTrue(error.column() >= 1 && error.column() <= Math.max(1, length), error::getMessage);
        }
    }

    @Property
    void aRowOfAnotherWidthIsRefused(@ForAll Board board, @ForAll BoardSize other) {
        Assume.that(!board.isEmpty() && board.stackHeight() <= other.height() && board.width() != other.width());
        var error = assertThrows(NotationException.class, () -> Board.parse(other, board.toString()));
        assertEquals(1, error.line());
    }

    @Property
    void moreRowsThanTheBoardHasAreRefusedAtTheFirstTooMany(@ForAll Board board) {
        var size = board.size();
        var picture = (".".repeat(size.width()) + "\n").repeat(size.height() + 1);
        var error = assertThrows(NotationException.class, () -> Board.parse(size, picture));
        assertEquals(size.height() + 1, error.line());
    }

    @Property
    void aBoardThatOthersWriteIsReadBack(@ForAll Board board, @ForAll BoardText notation) {
        Assume.that(notation != BoardText.MAP || board.width() == 10);
        var palette = Palette.of(board, Tetromino.T);
        assertEquals(palette, notation.parse(board.size(), notation.format(palette)));
    }

    @Property
    void anyTextOfOthersIsReadOrRefusedWithItsPlace(
            @ForAll BoardSize size, @ForAll("texts") String text, @ForAll BoardText notation) {
        failure(() -> notation.parse(text)).ifPresent(error -> assertPointsInto(text, error));
        failure(() -> notation.parse(size, text)).ifPresent(error -> assertPointsInto(text, error));
    }
}
