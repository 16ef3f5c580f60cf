package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Letter;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KickTableBuilderTest {
    @Test
    void atFirstQuarterTurnsAreInPlace() {
        var table = KickTables.builder().build();

        assertEquals(List.of(Offset.ZERO), table.kicks(Tetromino.T, Orientation.SPAWN, Orientation.LEFT));
    }

    @Test
    void atFirstThereAreNoHalfTurns() {
        var table = KickTables.builder().build();

        assertEquals(List.of(), table.kicks(Tetromino.T, Orientation.SPAWN, Orientation.REVERSE));
    }

    @Test
    void kicksAreSetForTheNamedTurnsOnly() {
        var table = KickTables.builder().kicks("TI", "0R LR", "(0,0)(@-1,+2)").build();

        assertEquals(
                List.of(Offset.ZERO, new Offset(-1, 2)), table.kicks(Tetromino.I, Orientation.LEFT, Orientation.RIGHT));
        assertEquals(List.of(Offset.ZERO), table.kicks(Tetromino.I, Orientation.RIGHT, Orientation.SPAWN));
        assertEquals(List.of(Offset.ZERO), table.kicks(Tetromino.J, Orientation.SPAWN, Orientation.RIGHT));
        assertTrue(table.makesFullSpin(Tetromino.T, Orientation.SPAWN, Orientation.RIGHT, 1));
    }

    @Test
    void aBuiltTableStaysAsItIs() {
        var builder = KickTables.builder();
        var before = builder.build();

        builder.kicks("T", "0R", "(0,0)(1,0)");

        assertEquals(KickTables.inPlace(), before);
    }

    @Test
    void tablesOfEqualTestsAreEqual() {
        var copy = KickTables.builder().include(KickTables.srs()).build();

        assertEquals(KickTables.srs(), copy);
        assertEquals(KickTables.srs().hashCode(), copy.hashCode());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            TQ | 0R    | (0,0)         | line 1, column 2: unknown piece Q, must be one of [I, O, T, S, Z, J, L]
            T  | 0Q    | (0,0)         | line 1, column 2: an orientation must be one of 0 R 2 L: 0Q
            T  | 0     | (0,0)         | line 1, column 1: an orientation must be one of 0 R 2 L: 0
            T  | RR    | (0,0)         | line 1, column 1: turns must be pairs of different orientations, a blank apart: RR
            T  | 0R,R0 | (0,0)         | line 1, column 1: turns must be pairs of different orientations, a blank apart: 0R,R0
            T  | 0R    | (0,0)(1;0)    | line 1, column 6: a test must be written (x,y): (1;0)
            T  | 0R    | (0,0)(0,65)   | line 1, column 1: tests: a test must displace by at most 64 cells: (0,+65)
            """)
    void aBadTextIsRefused(String pieces, String turns, String tests, String message) {
        var builder = KickTables.builder();

        var error = assertThrows(NotationException.class, () -> builder.kicks(pieces, turns, tests));

        assertEquals(message, error.getMessage());
    }

    @Test
    void aTurnMayHaveOneHundredAndTwentySevenTestsAndNoMore() {
        var table = KickTables.builder()
                .kicks("T", "0R", "(0,0)".repeat(126) + "(@0,1)")
                .build();

        assertEquals(
                127,
                table.kicks(Tetromino.T, Orientation.SPAWN, Orientation.RIGHT).size());
        assertTrue(table.makesFullSpin(Tetromino.T, Orientation.SPAWN, Orientation.RIGHT, 126));
        var builder = KickTables.builder();
        var error = assertThrows(NotationException.class, () -> builder.kicks("T", "0R", "(0,0)".repeat(128)));
        assertEquals("line 1, column 1: tests: a turn must have at most 127 tests: 128", error.getMessage());
    }

    @Test
    void theFirstTestNeedNotBeInPlace() {
        var system = RotationSystems.of(
                KickTables.builder().kicks("T", "0R", "(1,0)(0,0)").build());
        var piece = new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 5);

        var turned = system.rotate(Board.empty(), piece, Turn.CLOCKWISE);

        assertEquals(new TurnResult(new Piece(Tetromino.T.shape(), Orientation.RIGHT, 4, 5), 0), turned);
        assertFalse(turned.isKicked());
    }

    @ParameterizedTest
    @ValueSource(ints = {65, -65, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void aTestOfAnotherTableThatLeadsTooFarIsRefused(int cells) {
        var builder = KickTables.builder();

        for (var far : List.of(new Offset(cells, 0), new Offset(0, cells))) {
            KickTable table = (type, from, to) -> List.of(Offset.ZERO, far);
            var error = assertThrows(IllegalArgumentException.class, () -> builder.include(table));
            assertEquals(
                    "kicks of I from 0 to R: a test must displace by at most 64 cells: " + far, error.getMessage());
        }
    }

    /** Where the time grows with the product of the lengths, this takes minutes. */
    @Test
    void repeatedLettersAndTurnsTakeNoLongerThanTheirLength() {
        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> KickTables.builder()
                        .kicks("T".repeat(300_000), "0R ".repeat(300_000), "(0,0)(1,0)")
                        .fullSpin("T".repeat(300_000), "0R ".repeat(300_000), 1)
                        .build());
    }

    @Test
    void aLongTextIsQuotedInPart() {
        var builder = KickTables.builder();

        var error = assertThrows(NotationException.class, () -> builder.kicks("T", "Q".repeat(100_000), "(0,0)"));

        assertEquals(
                "line 1, column 1: an orientation must be one of 0 R 2 L: " + "Q".repeat(80) + "…", error.getMessage());
    }

    @Test
    void asManyTypesAreMirroredAsAreNamed() {
        var builder = KickTables.builder();

        var error = assertThrows(IllegalArgumentException.class, () -> builder.mirror("JS", "0R", "L"));

        assertEquals("there must be 2 mirrored types: 1", error.getMessage());
    }

    @Test
    void typesOfOneLetterAreRefused() {
        var types = List.of(Tetromino.T, new Letter('T'));

        assertThrows(IllegalArgumentException.class, () -> KickTables.builder(types));
    }

    @Test
    void aTestThatATurnDoesNotHaveCannotBeMarked() {
        var builder = KickTables.builder();

        assertThrows(IllegalArgumentException.class, () -> builder.fullSpin("T", "0R", 1));
    }
}
