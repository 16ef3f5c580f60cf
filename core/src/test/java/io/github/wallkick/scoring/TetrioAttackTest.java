package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TetrioAttackTest {
    /** The tables have four decimals. */
    private static final double TABLE_ERROR = 0.00005;

    private static final TetrioAttack.Surge SURGE = new TetrioAttack.Surge(4, 4);

    @ParameterizedTest
    @MethodSource("chains")
    void chainsGrowWithTheLogarithm(List<String> row) {
        var attack = AttackTables.tetrio().attack(score(-1, Integer.parseInt(row.get(0)) - 1), Landings.lines(4));
        assertEquals(4 + Double.parseDouble(row.get(1)), attack.exact(), TABLE_ERROR);
    }

    @ParameterizedTest
    @MethodSource("combos")
    void combosMultiply(List<String> row) {
        var before = score(Integer.parseInt(row.get(0)) - 1, -1);
        var table = AttackTables.tetrio();
        var sent = Stream.of(Landings.lines(1), Landings.lines(2), Landings.spin(Spin.FULL, 2))
                .mapToDouble(landing -> table.attack(before, landing).exact())
                .toArray();
        var expected =
                row.subList(1, 4).stream().mapToDouble(Double::parseDouble).toArray();
        assertArrayEquals(expected, sent, TABLE_ERROR);
    }

    @Test
    void aTSpinDoubleFifthInAChainAndFourthInAComboSends11Point3371() {
        var attack = AttackTables.tetrio().attack(score(2, 3), Landings.spin(Spin.FULL, 2));
        assertEquals(11.3371, attack.exact(), TABLE_ERROR);
    }

    @Test
    void withoutChainingAChainIsWorthOneLine() {
        var attack = AttackTables.tetrio().withChaining(false).attack(score(-1, 30), Landings.lines(4));
        assertEquals(5, attack.exact());
    }

    @Test
    void combosCanAddByTheClassicTable() {
        assertEquals(List.of(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5), singles(TetrioAttack.Combo.CLASSIC_GUIDELINE));
    }

    @Test
    void combosCanAddByTheModernTable() {
        assertEquals(List.of(0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3), singles(TetrioAttack.Combo.MODERN_GUIDELINE));
    }

    @Test
    void combosCanBeWithoutEffect() {
        assertEquals(List.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), singles(TetrioAttack.Combo.NONE));
    }

    @Test
    void aChargedChainIsReleasedWhenItEnds() {
        var attack = AttackTables.tetrio().withSurge(SURGE).attack(score(-1, 4), Landings.lines(1));
        assertEquals(List.of(2, 2, 1), attack.surgeParts());
    }

    @Test
    void aChainOfFourIsNotCharged() {
        var attack = AttackTables.tetrio().withSurge(SURGE).attack(score(-1, 3), Landings.lines(1));
        assertEquals(0, attack.surge());
    }

    @Test
    void aChainThatGoesOnIsNotReleased() {
        var attack = AttackTables.tetrio().withSurge(SURGE).attack(score(-1, 9), Landings.lines(4));
        assertEquals(0, attack.surge());
    }

    @Test
    void aFactorRoundsTheSurgeDown() {
        var attack = AttackTables.tetrio().withSurge(SURGE).attack(score(-1, 4), Landings.lines(1));
        assertEquals(7, attack.times(1.5).surge());
    }

    @Test
    void handheldHalvesSpinsOfOtherPieces() {
        var piece = new Piece(Tetromino.S.shape(), Orientation.SPAWN, 0, 0);
        var landing = LockResult.of(piece).withLines(2).withSpin(Spin.FULL);
        var attack = AttackTables.tetrio().withHandheld(true).attack(score(-1, -1), landing);
        assertEquals(2, attack.exact());
    }

    @Test
    void handheldLeavesTheTAsItIs() {
        var attack = AttackTables.tetrio().withHandheld(true).attack(score(-1, -1), Landings.spin(Spin.FULL, 2));
        assertEquals(4, attack.exact());
    }

    @Test
    void aNegativePerfectClearIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> AttackTables.tetrio().withPerfectClear(-1));
    }

    static Stream<List<String>> chains() {
        return Table.rows("tetrio-chains.txt");
    }

    static Stream<List<String>> combos() {
        return Table.rows("tetrio-combos.txt");
    }

    private static List<Integer> singles(TetrioAttack.Combo combo) {
        var table = AttackTables.tetrio().withCombo(combo);
        return IntStream.range(-1, 12)
                .mapToObj(before ->
                        table.attack(score(before, -1), Landings.lines(1)).lines())
                .toList();
    }

    private static Score score(int combo, int backToBack) {
        return new Score(0, 0, 1, combo, backToBack, ScorerMemory.NONE);
    }
}
