package io.github.wallkick.board;

import static io.github.wallkick.board.BoardText.MAP;
import static io.github.wallkick.board.BoardText.SOLVER;
import static io.github.wallkick.board.BoardText.WIKI;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.NotationException;
import io.github.wallkick.piece.PieceType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BoardTextTest {
    private static final Palette STACK = Palette.parse(BoardSize.STANDARD, """
            LL......OO
            .L..T...OO
            .L.TTTIIII
            """);

    /** A type that only this library knows. */
    private enum Dot implements PieceType {
        DOT;

        @Override
        public char symbol() {
            return 'o';
        }
    }

    @Test
    void theExampleIsTrue() {
        Palette opener = WIKI.parse("""
                LL      OO
                 L  T   OO
                 L TTTIIII
                """);
        assertEquals(STACK, opener);
        assertEquals("ll______oo_l__t___oo_l_tttiiii", MAP.format(opener));
    }

    // Source: TetrisWiki, Template:Playfield and the pages that use it
    @Test
    void aPlayfieldOfAWikiMayHaveItsTagsAndDots() {
        var text = "<playfield>\nLL......OO\r\n.L..T...OO\n.L.TTTIIII\n</playfield>\n";
        assertEquals(STACK, WIKI.parse(text));
        assertEquals(Palette.parse(BoardSize.STANDARD, "GGGGG.TGGG"), WIKI.parse("XPB-G_T123"));
        assertEquals("LL......OO\n.L..T...OO\n.L.TTTIIII\n", WIKI.format(STACK));
    }

    // Source: knewjade/solution-finder 1.43, input/field.txt and its documentation
    @Test
    void aFieldOfASolverMayHaveItsLinesAndComments() {
        var text = """
                4   # lines
                # an opener
                XX______XX
                _X__X___XX # nearly done
                _X_XXXXXXX
                """;
        assertEquals(STACK.board(), SOLVER.parse(text).board());
        assertEquals(STACK, SOLVER.parse("LL______OO\n_L__T___OO\n_L_TTTIIII"));
        assertEquals("3\nLL______OO\n_L__T___OO\n_L_TTTIIII\n", SOLVER.format(STACK));
        assertEquals("0\n", SOLVER.format(Palette.empty()));
    }

    // Source: TitanPlayz100/teti, whose maps TETR.IO's custom games read: cells, pieces to come, hold
    @Test
    void aMapIsOneLine() {
        var rows = Palette.parse(BoardSize.STANDARD, """
                GGG.....GG
                GGG....GGG
                GGG...GGGG
                GGG....GGG
                """);
        assertEquals(rows, MAP.parse("GGG_____GGGGG____GGGGGG___GGGGGGG____GGG?i,l,i,o"));
        assertEquals(rows, MAP.parse(MAP.format(rows) + "\n"));
        assertEquals("###_____#####____######___#######____###", MAP.format(rows));
    }

    @Test
    void aRowMayEndBeforeItsBlanks() {
        assertEquals(STACK, WIKI.parse("LL      OO\n L  T   OO\n L TTTIIII   \n".replace("   \n", "\n")));
        var size = BoardSize.of(10, 20);
        assertEquals("XX........\n", WIKI.parse(size, "XX").board().toString());
        assertEquals(
                "XX........\n", WIKI.parse(size, "XX            \n\n").board().toString());
        assertEquals("", SOLVER.parse(size, "4\n").toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WIKI | '' | 1 | 1 | a board must have at least one row",
                "WIKI | XXX | 1 | 1 | board width must be 4 to 32: 3",
                "WIKI | '..X.;.C..' | 2 | 2 | a cell must be one of \"._ \", IOTSZJL or GXPB-0123456789: C",
                "WIKI | '..X.;.t..' | 2 | 2 | a cell must be one of \"._ \", IOTSZJL or GXPB-0123456789: t",
                "SOLVER | '4;XX__;XX_9' | 3 | 4 | a cell must be one of \"._ \", IOTSZJL or GXABCDEFHKMNPQRUVWY: 9",
                "MAP | ____ | 1 | 1 | each row must be 10 wide: 4",
                "MAP | __________tt | 1 | 11 | each row must be 10 wide: 2",
                "MAP | _________. | 1 | 10 | a cell must be one of \"_\", IOTSZJL or #GX@: ."
            })
    void aMistakeIsToldWithItsPlace(BoardText notation, String text, int line, int column, String rule) {
        var error = assertThrows(NotationException.class, () -> notation.parse(text.replace(';', '\n')));
        assertEquals(List.of(rule, line, column), List.of(error.rule(), error.line(), error.column()));
    }

    @ParameterizedTest
    @EnumSource
    void tooManyRowsAndTypesThatOthersDoNotKnowAreRefused(BoardText notation) {
        var size = BoardSize.of(10, 2);
        var text = notation.format(STACK);
        assertThrows(NotationException.class, () -> notation.parse(size, text));
        var own = Palette.empty().withCell(0, 0, Dot.DOT);
        assertThrows(IllegalArgumentException.class, () -> notation.format(own));
    }

    @Test
    void aMapIsTenWide() {
        var wide = Palette.empty(BoardSize.of(12, 20));
        assertThrows(IllegalArgumentException.class, () -> MAP.format(wide));
        assertEquals("", WIKI.format(wide));
    }
}
