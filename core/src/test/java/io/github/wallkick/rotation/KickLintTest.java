package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.KickFinding.Kind;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Likely mistakes in tables, and differences between them. */
class KickLintTest {
    private static final String ALL_QUARTERS = "0R R2 2L L0 R0 2R L2 0L";

    /** The guideline's I is known to have no mirror image; nothing else is unusual about its table. */
    @Test
    void theGuidelinesTableIsUnusualForTheBarOnly() {
        var findings = KickTables.lint(KickTables.srs());

        assertTrue(findings.stream().allMatch(finding -> finding.type() == Tetromino.I), findings::toString);
        assertEquals(Set.of(Kind.MIRROR), kinds(findings));
    }

    static List<String> systems() {
        return RotationSystems.names();
    }

    @ParameterizedTest
    @MethodSource("systems")
    void turnsInPlaceHaveNothingUnusualForAnyShapes(String name) {
        assertEquals(List.of(), KickTables.lint(KickTables.inPlace(), RotationSystems.named(name)));
    }

    /** Kicks to the right come first in both turns, so that neither is the mirror image of the other. */
    @Test
    void tablesThatLeanToOneSideAreTold() {
        KickTable right = (type, from, to) -> List.of(Offset.ZERO, new Offset(1, 0), new Offset(-1, 0));

        var findings = KickTables.lint(right, RotationSystems.ars());

        assertEquals(7 * 12, findings.size());
        assertEquals(Set.of(Kind.SIGN), kinds(findings));
    }

    @Test
    void aSlipOfASignIsNamed() {
        var table = KickTables.builder()
                .include(KickTables.srs())
                .kicks("L", "0R", "(0,0)(-1,0)(-1,-1)(0,-2)(-1,-2)")
                .build();

        var slips = KickTables.lint(table).stream()
                .filter(finding -> finding.kind() == Kind.SIGN)
                .map(KickFinding::toString)
                .toList();

        assertEquals(
                List.of(
                        "J 0L sign: the mirrored turn asks for (0,0)(+1,0)(+1,-1)(0,-2)(+1,-2), here is"
                                + " (0,0)(+1,0)(+1,+1)(0,-2)(+1,-2)",
                        "L 0R sign: the mirrored turn asks for (0,0)(-1,0)(-1,+1)(0,-2)(-1,-2), here is"
                                + " (0,0)(-1,0)(-1,-1)(0,-2)(-1,-2)"),
                slips);
    }

    @Test
    void aMissingMirrorImageIsNamed() {
        var table = KickTables.builder().kicks("S", "0R", "(0,0)(-1,0)").build();

        assertEquals(
                List.of(
                        "S 0R not reversible: test 1, (-1,0), has no (+1,0) in the turn back",
                        "S 0R mirror: the mirrored turn asks for (0,0), here is (0,0)(-1,0)",
                        "Z 0L mirror: the mirrored turn asks for (0,0)(+1,0), here is (0,0)"),
                KickTables.lint(table).stream().map(KickFinding::toString).toList());
    }

    @Test
    void testsThatCannotFitAreNamed() {
        var table = KickTables.builder()
                .kicks("O", "0R", "(0,0)(1,0)(0,0)(31,0)(0,-64)")
                .kicks("O", "R0", "(0,0)(-1,0)(-31,0)(0,64)")
                .build();

        assertEquals(
                List.of(
                        "O 0R unreachable: test 2, (0,0), is an earlier one again",
                        "O 0R unreachable: test 3, (+31,0), leads off the largest board",
                        "O 0R unreachable: test 4, (0,-64), leads off the largest board",
                        "O R0 unreachable: test 2, (-31,0), leads off the largest board",
                        "O R0 unreachable: test 3, (0,+64), leads off the largest board"),
                of(Kind.UNREACHABLE, KickTables.lint(table)));
        var within =
                KickTables.builder().kicks("O", "0R", "(0,0)(30,0)(-30,62)").build();
        assertEquals(List.of(), of(Kind.UNREACHABLE, KickTables.lint(within)));
    }

    @Test
    void turnsThatWanderOffAreNamed() {
        var table = KickTables.builder()
                .kicks("T", "0R", "(0,1)")
                .kicks("T", "02 20", "(0,0)")
                .build();

        assertEquals(
                List.of("T 0R loop: turned all around in the open, the piece is displaced by (0,+1)"),
                of(Kind.LOOP, KickTables.lint(table)));
    }

    private static List<String> of(Kind kind, List<KickFinding> findings) {
        return findings.stream()
                .filter(finding -> finding.kind() == kind)
                .map(KickFinding::toString)
                .toList();
    }

    private static Set<Kind> kinds(List<KickFinding> findings) {
        return findings.stream().map(KickFinding::kind).collect(Collectors.toSet());
    }

    @Test
    void theDifferencesOfTwoTablesAreNamed() {
        var other = KickTables.builder()
                .include(KickTables.srs())
                .kicks("T", "0R", "(0,0)(-1,0)(-1,-1)(0,-2)(@-1,-2)")
                .kicks("T", "R0", "(0,0)(1,0)(1,-1)(0,2)(@1,2)")
                .kicks("S", "0R", "(0,0)")
                .kicks("Z", "0R", "")
                .build();

        assertEquals(
                List.of(
                        "T 0R different: test 2 is (-1,+1) and (-1,-1)",
                        "T R0 different: test 4 is (+1,+2) and (@+1,+2)",
                        "S 0R different: test 1 is (-1,0) and none",
                        "Z 0R different: tests are (0,0)(-1,0)(-1,+1)(0,-2)(-1,-2) and none (no turn)"),
                KickTables.diff(KickTables.srs(), other).stream()
                        .map(KickFinding::toString)
                        .toList());
        assertEquals(List.of(), KickTables.diff(KickTables.srs(), KickTables.srs()));
        assertEquals(List.of(), KickTables.diff(KickTables.srs(), other, List.of(Tetromino.I, Tetromino.J)));
    }

    @Test
    void mirroredTestsMakeTheOtherHalfOfATable() {
        var half = KickTables.builder()
                .include(KickTables.srs())
                .kicks("LZ", ALL_QUARTERS, "(0,0)")
                .kicks("T", "0L R0 2R L2", "(0,0)")
                .mirror("JS", ALL_QUARTERS, "LZ")
                .mirror("T", "0R R2 2L L0", "T")
                .fullSpin("T", "0L 2R", 4)
                .build();

        assertEquals(List.of(), KickTables.diff(KickTables.srs(), half));
    }

    @Test
    void inverseTestsMakeTheTurnsBack() {
        var there = KickTables.builder()
                .include(KickTables.srs())
                .kicks("JLSTZI", "R0 2R L2 0L", "")
                .inverse("JLSZI", "0R R2 2L L0")
                .build();

        assertEquals(
                List.of(),
                KickTables.diff(
                        KickTables.srs(),
                        there,
                        List.of(Tetromino.I, Tetromino.J, Tetromino.L, Tetromino.S, Tetromino.Z)));
    }

    @Test
    void aTableWithRowsDownwardsIsTurnedOver() {
        var down = KickTables.builder()
                .kicks("T", "0R", "(0,0)(-1,0)(-1,-1)(0,2)(@-1,2)")
                .yDown()
                .build();

        assertEquals(
                KickTables.srs().kicks(Tetromino.T, Orientation.SPAWN, Orientation.RIGHT),
                down.kicks(Tetromino.T, Orientation.SPAWN, Orientation.RIGHT));
        assertTrue(down.makesFullSpin(Tetromino.T, Orientation.SPAWN, Orientation.RIGHT, 4));
        assertEquals(List.of(Offset.ZERO), down.kicks(Tetromino.T, Orientation.RIGHT, Orientation.SPAWN));
    }
}
