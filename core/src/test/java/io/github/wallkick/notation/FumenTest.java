package io.github.wallkick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.Equality;
import io.github.wallkick.NotationException;
import io.github.wallkick.StableRules;
import io.github.wallkick.TestData;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.board.GarbageCell;
import io.github.wallkick.board.Palette;
import io.github.wallkick.game.Action;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.game.Transition;
import io.github.wallkick.notation.Fumen.Flag;
import io.github.wallkick.notation.Fumen.Page;
import io.github.wallkick.notation.Fumen.Placement;
import io.github.wallkick.notation.Fumen.Quiz;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystems;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FumenTest {
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    static List<List<String>> fumens() {
        return TestData.table(FumenTest.class, "fumens.txt").toList();
    }

    static List<List<String>> pieces() {
        return TestData.table(FumenTest.class, "fumen-pieces.txt").toList();
    }

    private static String described(Fumen fumen) {
        return fumen.pages().stream()
                .map(page -> described(page, page.equals(fumen.pages().get(0))))
                .collect(Collectors.joining(" ; "));
    }

    private static String described(Page page, boolean isFirst) {
        var rows = page.field().toString().replace("\n----------\n", "\n=").strip();
        var flags = new TreeSet<>(page.flags());
        var isUsual = flags.remove(Flag.GUIDELINE_COLOURS) == isFirst;
        var words = (flags.remove(Flag.LOCK) ? "" : "nolock ")
                + flags.stream()
                        .map(flag -> flag.name().toLowerCase(Locale.ROOT) + " ")
                        .collect(Collectors.joining())
                + (isUsual ? "" : "colours ");
        var piece = page.piece()
                .map(placed -> placed.type().symbol() + " "
                        + placed.orientation().symbol() + " (" + placed.x() + "," + placed.y() + ")")
                .orElse("-");
        return String.join(" / ", rows.isEmpty() ? "-" : rows.replace('\n', ','), piece, words + "/ " + page.comment())
                .strip();
    }

    @ParameterizedTest
    @MethodSource("fumens")
    void aFumenHasThePagesThatWereWorkedOutByHand(List<String> fact) {
        var fumen = Fumen.parse(fact.get(0));
        assertEquals(fact.get(2).replaceAll(" +", " "), described(fumen).replaceAll(" +", " "));
        assertEquals(fact.get(1).isEmpty() ? fact.get(0) : fact.get(1), fumen.format());
        assertEquals(fumen.format(), fumen.toString());
    }

    @ParameterizedTest
    @MethodSource("pieces")
    void aPieceHasItsCellsAboutTheCellThatTheTextSays(List<String> fact) {
        var type = Tetromino.valueOf(fact.get(1));
        var orientation = Orientation.ofSymbol(fact.get(2).charAt(0));
        var position = (22 - 5) * 10 + 4;
        var action = " ILOZTJS".indexOf(fact.get(1)) + 8 * (Integer.parseInt(fact.get(0)) + 4 * (position + 240 * 4));
        var letters = new StringBuilder("v115@vhA");
        for (var i = 0; i < 3; i++) {
            letters.append(ALPHABET.charAt(action >> (6 * i) & 63));
        }
        var fumen = Fumen.parse(letters.toString());
        var piece = fumen.pages().get(0).piece().orElseThrow();
        assertEquals(type, piece.type());
        assertEquals(orientation, piece.orientation());
        assertEquals(
                new TreeSet<>(List.of(fact.get(3).split("(?<=\\))"))),
                piece.cells().stream()
                        .map(cell -> "(" + (cell.x() - 4) + "," + (cell.y() - 5) + ")")
                        .collect(Collectors.toCollection(TreeSet::new)));
        assertEquals(letters.toString(), fumen.format());
    }

    @Test
    void theExampleIsTrue() {
        Fumen fumen = Fumen.parse("https://fumen.zui.jp/?v115@bhD8DeB8JexQJvhAAAA");
        Page page = fumen.pages().get(0);
        Board board = page.board();
        assertEquals(Board.parse("XXXX....XX"), board);
        Piece piece = page.piece(RotationSystems.srs()).orElseThrow();
        assertEquals("I 0 (4,-2)", piece.toString());
        assertEquals(
                Optional.of(page.piece().orElseThrow()), page.withPiece(piece).piece());
        String text = Fumen.of(page, page.next()).format();
        assertEquals("v115@bhD8DeB8JexQJvhAAAA", text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | 1 | a fumen must begin with v115@ or v110@",
                "v115 | 1 | a fumen must begin with v115@ or v110@",
                "see v105@vhAAgH | 6 | a fumen must be of version 110 or 115: 105",
                "D115@vhAAgH | 1 | a fumen must begin with a small v, m or d: D",
                "v115@vhA | 9 | the fumen must not end within what a page does",
                "v115@vhAAg | 11 | the fumen must not end within what a page does",
                "v115@vhAAgHv | 13 | the fumen must not end within a field",
                "v115@vh | 8 | the fumen must not end within the number of pages without a field",
                "v115@vhAAgW | 12 | the fumen must not end within the length of a comment",
                "v115@vhAAgWYA | 14 | the fumen must not end within a comment",
                "v115@vhA-AgH | 9 | a fumen must have letters, digits, + and / only: '-'",
                "v115@HhHhAgH | 8 | a run must not go beyond the last cell, 40 away: 200",
                "v115@vDAgH | 6 | a cell must become 0 to 8: -8",
                "v115@l/JeAgll/JeAgl | 13 | a cell must become 0 to 8: 16",
                "v115@vhA/// | 9 | what a page does must be a number below 245760: 262143",
                "v115@vhAAgWBA///// | 14 | four letters of a comment must leave no rest: 12",
                "v115@vhAAgWBAfBAAA | 14 | a letter of a comment must be 0 to 94: 95"
            })
    void aMistakeIsToldWithItsPlace(String text, int column, String rule) {
        var error = assertThrows(NotationException.class, () -> Fumen.parse(text));
        assertEquals(List.of(rule, 1, column), List.of(error.rule(), error.line(), error.column()));
    }

    @Test
    void theLineOfAMistakeIsToldToo() {
        var error = assertThrows(NotationException.class, () -> Fumen.parse("look:\nv115@vh\r\n A!"));
        assertEquals(List.of(3, 3), List.of(error.line(), error.column()));
    }

    @Test
    void aPieceThatLocksBeyondTheBoardIsRefused() {
        var page = Page.of(FumenField.empty()).withFlags(Flag.GUIDELINE_COLOURS);
        var beyond = page.withPiece(new Placement(Tetromino.I, Orientation.SPAWN, 9, 0));
        assertEquals(Fumen.of(beyond), Fumen.parse(Fumen.of(beyond).format()));
        assertThrows(IllegalArgumentException.class, () -> beyond.withFlags(Flag.LOCK));
        // the same piece with the flag that it does not lock taken out
        var error = assertThrows(NotationException.class, () -> Fumen.parse("v115@vhARSJ"));
        assertTrue(error.rule().startsWith("a piece that locks must be in columns 0 to 9"), error::rule);
    }

    @Test
    void moreThanTenThousandPagesAreRefused() {
        var page = Page.of(FumenField.empty());
        var most = Fumen.of(Collections.nCopies(Fumen.MAX_PAGES, page).toArray(Page[]::new));
        assertEquals(most, Fumen.parse(most.format()));
        var error = assertThrows(NotationException.class, () -> Fumen.parse(most.format() + "vhAAgH"));
        assertEquals(most.format().length() + 1, error.column());
        assertThrows(IllegalArgumentException.class, () -> new Fumen(Collections.nCopies(Fumen.MAX_PAGES + 1, page)));
    }

    @Test
    void aCommentMayHaveAnyLetters() {
        for (var comment : List.of("テト", "😀 T-spin", "100%", "%41", "%u0041", "\ud83d", "tab\tand\nline", "ÿĀ")) {
            var fumen = Fumen.of(Page.of(FumenField.empty()).withComment(comment));
            assertEquals(fumen, Fumen.parse(fumen.format()));
        }
    }

    @Test
    void aCommentThatWasReadCanBeWritten() {
        // cut within an escape: in full it would take 4097 characters
        var cut = "a".repeat(4090) + "%u30C";
        var fumen = Fumen.of(Page.of(FumenField.empty()).withComment(cut));
        assertEquals(fumen, Fumen.parse(fumen.format()));
        var longest = Fumen.of(Page.of(FumenField.empty()).withComment(" ".repeat(4095)));
        assertEquals(longest, Fumen.parse(longest.format()));
        var page = Page.of(FumenField.empty());
        assertThrows(IllegalArgumentException.class, () -> page.withComment("a".repeat(4096)));
        assertThrows(IllegalArgumentException.class, () -> page.withComment("テ".repeat(683)));
    }

    // Source: knewjade/tetris-fumen 1.1.3, run: the comment that follows when a piece locks
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "#Q=[](S)OLJ | S | #Q=[](O)LJ",
                "#Q=[](S)OLJ | O | #Q=[S](L)J",
                "#Q=[](S)OLJ | J | #Q=[](S)OLJ",
                "#Q=[](S)OLJ | - | #Q=[](S)OLJ",
                "#Q=[S](L)J | S | #Q=[L](J)",
                "#Q=[S](L)J | L | #Q=[S](J)",
                "#Q=[S](L) | L | #Q=[](S)",
                "#Q=[](J) | J | ''",
                "#Q=[](J);rest | J | rest",
                "#Q=[](J);#Q=[](T)O | J | #Q=[](T)O",
                "#Q=[](S)O;rest | O | #Q=[](S)O;rest",
                "#Q=[S]()O | O | #Q=[](S)O",
                "#Q=[S]()OL | O | #Q=[S](L)",
                "#Q=[]()OL | L | #Q=[](O)L",
                "'#Q=[](S) O L' | S | #Q=[](O)L",
                "#Q=[](S)oz | S | #Q=[](o)z",
                "#Q=(S)OLJ | S | #Q=(S)OLJ",
                "text | S | text"
            })
    void aQuizGoesOnWithThePieces(String comment, char played, String next) {
        var page = Page.of(FumenField.empty()).withComment(comment);
        var with = played == '-'
                ? page
                : page.withPiece(new Placement(Tetromino.valueOf(String.valueOf(played)), Orientation.SPAWN, 4, 5));
        assertEquals(next, with.next().comment());
    }

    @Test
    void aQuizIsAValue() {
        var quiz =
                new Quiz(Optional.of(Tetromino.S), Optional.of(Tetromino.O), List.of(Tetromino.L, Tetromino.J), "done");
        assertEquals("#Q=[S](O)LJ;done", quiz.format());
        var page = Page.of(FumenField.empty());
        assertEquals(Optional.of(quiz), page.withComment(quiz.format()).quiz());
        assertEquals(Optional.of(quiz), page.withComment("#Q=[s](o)lj;done").quiz());
        assertEquals("#Q=[](T)I", Quiz.of(List.of(Tetromino.T, Tetromino.I)).format());
        assertEquals("#Q=[]()", Quiz.of(List.of()).format());
        assertEquals(Optional.empty(), page.withComment("T-spin").quiz());
        assertEquals(Optional.empty(), page.withComment("#Q=[](S)OX").quiz());
        assertEquals(Optional.empty(), page.withComment("#Q=[").quiz());
    }

    @Test
    void aPageIsABoardAPaletteAndAPiece() {
        var palette = Palette.parse(BoardSize.STANDARD, """
                .......T..
                IIII..TTTG
                """);
        var page = Page.of(FumenField.of(palette));
        assertEquals(palette, page.palette());
        assertEquals(palette.board(), page.board());
        assertEquals(Optional.of(Tetromino.T), page.field().typeAt(7, 1));
        assertEquals(Optional.empty(), page.field().typeAt(0, 1));
        var small = BoardSize.of(10, 2);
        assertEquals(palette.toString(), page.field().palette(small).toString());
        assertEquals(
                Page.of(palette.board()), Page.of(FumenField.of(Palette.of(palette.board(), GarbageCell.GARBAGE))));
        var low = BoardSize.of(10, 1);
        var wide = BoardSize.of(12, 20);
        assertThrows(IllegalArgumentException.class, () -> page.field().palette(low));
        assertThrows(IllegalArgumentException.class, () -> page.field().palette(wide));
        assertEquals(Optional.empty(), page.piece(RotationSystems.srs()));
    }

    @Test
    void cellsThatAFumenHasNoPlaceForAreRefused() {
        var wide = Board.empty(BoardSize.of(12, 20));
        assertThrows(IllegalArgumentException.class, () -> Page.of(wide));
        var high = Board.empty().withCell(0, 23, true);
        var error = assertThrows(IllegalArgumentException.class, () -> Page.of(high));
        assertTrue(String.valueOf(error.getMessage()).contains("rows 0 to 22"), error::getMessage);
        assertEquals(
                high.withCell(0, 22, true).withCell(0, 23, false),
                Page.of(Board.empty().withCell(0, 22, true)).board());
        var field = FumenField.empty();
        assertThrows(IllegalArgumentException.class, () -> field.typeAt(10, 0));
        assertThrows(IllegalArgumentException.class, () -> field.typeAt(0, -2));
        assertThrows(IllegalArgumentException.class, () -> new Placement(Tetromino.T, Orientation.SPAWN, 10, 0));
        assertThrows(IllegalArgumentException.class, () -> new Placement(Tetromino.T, Orientation.SPAWN, 4, 23));
        var bar = Shape.of(Tetromino.T, "....", "XXXX", "....", "....");
        var notATetromino = new Piece(bar, Orientation.SPAWN, 0, 0);
        assertThrows(IllegalArgumentException.class, () -> Placement.of(notATetromino));
    }

    @Test
    void aPageIsAPosition() {
        var start = Game.start(Rulesets.guideline(), 1);
        var page = Page.of(Board.parse("XXXX....XX")).withComment("#Q=[T](S)IOL");
        var game = page.game(start);
        assertEquals(page.board(), game.board());
        assertEquals(Optional.of("S 0 (3,19)"), game.piece().map(Piece::toString));
        assertEquals(Optional.of(Tetromino.T), game.held());
        assertEquals(
                List.of(Tetromino.I, Tetromino.O, Tetromino.L), game.preview().subList(0, 3));

        // the piece from the hold is in play, the one that would have been is on hold
        var swapped = page.withPiece(new Placement(Tetromino.T, Orientation.SPAWN, 5, 0))
                .game(start);
        assertEquals(Optional.of("T 0 (4,-1)"), swapped.piece().map(Piece::toString));
        assertEquals(Optional.of(Tetromino.S), swapped.held());
        assertEquals(
                List.of(Tetromino.I, Tetromino.O, Tetromino.L),
                swapped.preview().subList(0, 3));

        var plain = Page.of(page.board()).game(start);
        assertEquals(start.withBoard(page.board()), plain);
        var overlapping = page.withPiece(new Placement(Tetromino.T, Orientation.SPAWN, 1, 0));
        assertThrows(IllegalArgumentException.class, () -> overlapping.game(start));
        var nes = Game.start(Rulesets.nesNtsc(), 1);
        assertThrows(IllegalArgumentException.class, () -> page.game(nes));
        assertEquals(
                "XXXX....XX\n", page.withComment("#Q=[](S)I").game(nes).board().toString());
    }

    @Test
    void theGarbageRowRises() {
        var field = FumenField.empty();
        for (var x = 0; x < 9; x++) {
            field = field.withCell(x, -1, Optional.of(GarbageCell.GARBAGE));
        }
        var page = Page.of(field).withFlags(Flag.LOCK, Flag.RISE, Flag.MIRROR);
        assertEquals("----------\nGGGGGGGGG.\n", page.field().toString());
        assertEquals(".GGGGGGGGG\n", page.next().field().toString());
        assertEquals(field, Page.of(field).next().field());
        assertEquals(Board.empty(), page.board());
    }

    @Test
    void eachLockOfAReplayIsAPage() {
        var recording = Recording.start(StableRules.WEIGHTLESS, 42);
        var locks = new ArrayList<Piece>();
        var palettes = new ArrayList<Palette>();
        var palette = Palette.empty();
        for (var i = 0; i < 12; i++) {
            var input = List.of(Input.LEFT_TO_WALL, Input.RIGHT_TO_WALL, Input.CLOCKWISE)
                    .get(i % 3);
            recording = recording.apply(input).next();
            recording =
                    recording.apply(new Action.ReceiveHoles(List.of(i % 10))).next();
            locks.add(recording.game().ghost().orElseThrow());
            palettes.add(palette);
            var drop = recording.apply(Input.HARD_DROP);
            recording = drop.next();
            palette = new Transition(recording.game(), drop.events()).palette(palette);
        }
        var fumen = Fumen.of(recording.replay());
        assertEquals(palettes, fumen.pages().stream().map(Page::palette).toList());
        assertEquals(locks, fumen.pages().stream().map(FumenTest::srsPiece).toList());
        assertEquals(fumen, Fumen.parse(fumen.format()));
        assertEquals(
                Set.of(Flag.LOCK, Flag.GUIDELINE_COLOURS), fumen.pages().get(0).flags());
        assertEquals(Set.of(Flag.LOCK), fumen.pages().get(11).flags());
        assertTrue(palette.toString().contains("GGG"), palette::toString);
    }

    private static Piece srsPiece(Page page) {
        return page.piece(RotationSystems.srs()).orElseThrow();
    }

    @Test
    void fieldsOfEqualCellsAreEqual() {
        Equality.assertDiffer(
                () -> FumenField.of(Palette.parse(BoardSize.STANDARD, "I.........")),
                FumenField.empty(),
                FumenField.empty().withCell(0, 0, Optional.of(Tetromino.J)),
                FumenField.empty().withCell(0, -1, Optional.of(Tetromino.I)));
        var one = FumenField.of(Palette.parse(BoardSize.STANDARD, "I........."));
        assertEquals(FumenField.empty(), one.withCell(0, 0, Optional.empty()));
    }
}
