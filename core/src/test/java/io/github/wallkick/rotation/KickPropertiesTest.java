package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.TestData;
import io.github.wallkick.piece.Letter;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The kick-properties format, read and written. */
class KickPropertiesTest {
    private static final String TEXT = TestData.text(KickPropertiesTest.class, "guideline.properties");

    @Test
    void offsetsOfThePivotBecomeOffsetsOfTheBox() {
        assertEquals(KickTables.srs(), KickTables.parseProperties(TEXT));
    }

    @Test
    void aFileHasFiftySixEntriesWithoutHalfTurns() {
        assertEquals(56, entries(KickTables.formatProperties(KickTables.srs())));
    }

    @Test
    void aFileHasEightyFourEntriesWithHalfTurns() {
        assertEquals(84, entries(KickTables.formatProperties(KickTables.srsPlus())));
    }

    private static long entries(String text) {
        return text.lines()
                .filter(line -> line.contains("=") && !line.startsWith("#"))
                .count();
    }

    @Test
    void equalEntriesReferToTheFirst() {
        assertTrue(KickTables.formatProperties(KickTables.srs()).contains("\nL.NE=&S.NE\n"));
    }

    @Test
    void theMarkOfAFullSpinIsKept() {
        assertTrue(KickTables.parseProperties(TEXT).makesFullSpin(Tetromino.T, Orientation.SPAWN, Orientation.LEFT, 4));
    }

    @Test
    void theSpawnOrientationIsWritten() {
        var ars = RotationSystems.ars();

        var text = KickTables.formatProperties(KickTables.inPlace(), ars);

        assertTrue(text.contains("# spawn orientation: I,O,S,Z = N; T,J,L = S\n"), text);
    }

    @Test
    void aTypeWithoutTestsDoesNotTurn() {
        var text = KickTables.formatProperties(KickTables.basic());

        assertTrue(text.contains("\nO.NE=\n"), text);
        assertEquals(KickTables.basic(), KickTables.parseProperties(text));
    }

    @Test
    void typesThatAreNoTetrominoesAreDisplacedByTheirBox() {
        var system = AllRotationSystems.pentominoes();
        var table = system.kickTable().orElseThrow();

        var text = KickTables.formatProperties(table, system);

        assertTrue(text.contains("\nI.NE=(0,0)(-1,0)(+1,0)(-2,0)(+2,0)(0,+1)\n"), text);
        assertEquals(table, KickTables.parseProperties(text, system));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            T.ES=&L.ES     | X.ES=&L.ES       | unknown piece in key X.ES
            T.ES=&L.ES     | T.EE=&L.ES       | a key must be a piece and two different sides of N E S W, such as T.NE: T.EE
            T.ES=&L.ES     | T.EQ=&L.ES       | a key must be a piece and two different sides of N E S W, such as T.NE: T.EQ
            T.ES=&L.ES     | T.EN=&L.ES       | entry T.ES is missing
            T.ES=&L.ES     | # T.ES=&L.ES     | entry T.ES is missing
            T.ES=&L.ES     | T.ES=&T.ES       | entry T.ES refers to itself
            T.ES=&L.ES     | T.ES=&T.NS       | entry T.NS, to which another refers, is missing
            T.ES=&L.ES     | T.ES=&L          | a key must be a piece and two different sides of N E S W, such as T.NE: L
            T.ES=&L.ES     | T.NS=&L.ES       | entry I.NS is missing
            O.NE=(0,+1)    | O.NE=(0,1x)      | a number of cells must be an integer from -99 to 99: 1x
            O.NE=(0,+1)    | O.NE=(0,100)     | a number of cells must be an integer from -99 to 99: 100
            O.NE=(0,+1)    | O.NE=(0,)        | a number of cells must be an integer from -99 to 99:
            O.NE=(0,+1)    | O.NE=(0,+1)0,0   | a test must be written (x,y): 0,0
            O.NE=(0,+1)    | O.NE=(0,+1,0)    | a test must be written (x,y): (0,+1,0)
            O.NE=(0,+1)    | O.NE=(0,1)(70,0) | entry O.NE about the box: a test must displace by at most 64 cells: (+70,-1)
            T,S,Z,J,L = N  | T,S = N; Z,J = S | the text must be read with the shapes of its rotation system: Z enters as S, but its shape as N
            """)
    void aBadEntryIsNamed(String part, String bad, String message) {
        var text = TEXT.replace(part, bad);

        var error = assertThrows(NotationException.class, () -> KickTables.parseProperties(text));

        assertEquals(
                message,
                String.valueOf(error.getMessage())
                        .replaceFirst("line \\d+, column \\d+: ", "")
                        .strip());
    }

    /** Solution-finder's own file without kicks: some half turns begin displaced. */
    @Test
    void aFileWhoseTurnsBeginDisplacedIsRead() {
        var table = KickTables.parseProperties(TestData.text(KickPropertiesTest.class, "nokicks.properties"));

        assertEquals(List.of(Offset.ZERO), table.kicks(Tetromino.I, Orientation.SPAWN, Orientation.RIGHT));
        assertEquals(List.of(new Offset(0, 1)), table.kicks(Tetromino.S, Orientation.SPAWN, Orientation.REVERSE));
        assertEquals(table, KickTables.parseProperties(KickTables.formatProperties(table)));
    }

    @Test
    void keysMayBeInSmallLetters() {
        var text = TEXT.replace("T.ES=", "t.es=").replace("&L.ES", "&l.eS");

        assertEquals(KickTables.srs(), KickTables.parseProperties(text));
    }

    @Test
    void commasMayStandBetweenTests() {
        var text = TEXT.replace(")(", ") , (");

        assertEquals(KickTables.srs(), KickTables.parseProperties(text));
    }

    @Test
    void theLastOfTwoEntriesCounts() {
        var text = TEXT + "\nT.NE=(0,0)(9,9)";

        assertEquals(
                List.of(Offset.ZERO, new Offset(9, 9)),
                KickTables.parseProperties(text).kicks(Tetromino.T, Orientation.SPAWN, Orientation.RIGHT));
    }

    @Test
    void aByteOrderMarkIsIgnored() {
        assertEquals(KickTables.srs(), KickTables.parseProperties("\uFEFF" + TEXT));
    }

    /** Two releases of the JDK differ in what they take for the end of a word after N. */
    @Test
    void aSideOfAHeaderEndsWhereNoAsciiLetterFollows() {
        var text = "# spawn orientation: J,L = S\u0301; T = Sé\n" + TEXT;

        var error = assertThrows(NotationException.class, () -> KickTables.parseProperties(text));

        assertTrue(String.valueOf(error.getMessage()).contains("J enters as S"), error.getMessage());
    }

    @Test
    void anErrorInAContinuedLineNamesThePlaceInItsOwnLine() {
        var text = TEXT.replace("O.NE=(0,+1)", "O.NE=(0,+1)\\\n    (1,0)\\\n  (2,x)");
        var line = text.substring(0, text.indexOf("(2,x)")).lines().count();

        var error = assertThrows(NotationException.class, () -> KickTables.parseProperties(text));

        assertEquals(line, error.line());
        assertEquals(6, error.column());
    }

    @Test
    void aLongTextIsQuotedInPart() {
        var text = TEXT + "\n" + "Q".repeat(1_600_000) + "=(0,0)";

        var error = assertThrows(NotationException.class, () -> KickTables.parseProperties(text));

        assertTrue(String.valueOf(error.getMessage()).length() < 250, error.getMessage());
    }

    @Test
    void lettersThatCannotStandInAKeyAreRefused() {
        var system = RotationSystems.of(KickTables.inPlace(), List.of(Shape.of(new Letter('#'), "X")));

        assertThrows(IllegalArgumentException.class, () -> KickTables.formatProperties(KickTables.inPlace(), system));
    }

    @Test
    void anErrorNamesItsPlace() {
        var text = TEXT.replace("O.NE=(0,+1)", "O.NE=(0,1x)");
        var line = text.substring(0, text.indexOf("1x")).lines().count();

        var error = assertThrows(NotationException.class, () -> KickTables.parseProperties(text));

        assertEquals(line, error.line());
        assertEquals(9, error.column());
    }

    @Test
    void commasTooManyInAHeaderAreNoError() {
        var text = "# spawn orientation: ,J,,L = N\n" + TEXT;

        assertEquals(KickTables.parseProperties(TEXT), KickTables.parseProperties(text));
    }

    static List<String> longTexts() {
        return List.of(
                "# spawn orientation: " + "J,".repeat(500_000),
                "# spawn orientation: " + ",".repeat(1_000_000),
                "T.NE\\\n".repeat(200_000),
                " ".repeat(500_000) + "\\\n".repeat(250_000));
    }

    /** Where the time grows with the square of the length, these take hours. */
    @ParameterizedTest
    @MethodSource("longTexts")
    void aLongTextTakesNoLongerThanItsLength(String text) {
        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> assertThrows(NotationException.class, () -> KickTables.parseProperties(text)));
    }

    @Test
    void aCommentThatEndsInABackslashIsNotContinued() {
        var text = "# T.NE=&L.NE \\\n\\\n  # T.NE=&L.NE \\\n" + TEXT;

        assertEquals(KickTables.parseProperties(TEXT), KickTables.parseProperties(text));
    }

    @Test
    void aCircleOfReferencesIsRefused() {
        var text = TEXT.replaceFirst("J.ES = .*", "J.ES = &Z.ES");

        var error = assertThrows(NotationException.class, () -> KickTables.parseProperties(text));

        assertTrue(String.valueOf(error.getMessage()).endsWith("entry J.ES refers to itself"), error.getMessage());
    }

    @Test
    void anEmptyTextLacksItsFirstEntry() {
        var error = assertThrows(NotationException.class, () -> KickTables.parseProperties(""));

        assertEquals("line 1, column 1: entry I.NE is missing", error.getMessage());
    }
}
