package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.TestData;
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
        var attack = attack(AttackTables.tetrio(), score(-1, Integer.parseInt(row.get(0)) - 1), Locks.lines(4));
        assertEquals(4 + Double.parseDouble(row.get(1)), attack.exact(), TABLE_ERROR);
    }

    @ParameterizedTest
    @MethodSource("combos")
    void combosMultiply(List<String> row) {
        var before = score(Integer.parseInt(row.get(0)) - 1, -1);
        var table = AttackTables.tetrio();
        var sent = Stream.of(Locks.lines(1), Locks.lines(2), Locks.spin(Spin.FULL, 2))
                .mapToDouble(lock -> attack(table, before, lock).exact())
                .toArray();
        var expected =
                row.subList(1, 4).stream().mapToDouble(Double::parseDouble).toArray();
        assertArrayEquals(expected, sent, TABLE_ERROR);
    }

    @Test
    void aTSpinDoubleFifthInAChainAndFourthInAComboSends11Point3371() {
        var attack = attack(AttackTables.tetrio(), score(2, 3), Locks.spin(Spin.FULL, 2));
        assertEquals(11.3371, attack.exact(), TABLE_ERROR);
    }

    @Test
    void withoutChainingAChainIsWorthOneLine() {
        var attack = attack(AttackTables.tetrio().withChaining(false), score(-1, 30), Locks.lines(4));
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
        var attack = attack(AttackTables.tetrio().withSurge(SURGE), score(-1, 4), Locks.lines(1));
        assertEquals(List.of(2, 2, 1), attack.surgeParts());
    }

    @Test
    void aChainOfFourIsNotCharged() {
        var attack = attack(AttackTables.tetrio().withSurge(SURGE), score(-1, 3), Locks.lines(1));
        assertEquals(0, attack.surge());
    }

    @Test
    void aChainThatGoesOnIsNotReleased() {
        var attack = attack(AttackTables.tetrio().withSurge(SURGE), score(-1, 9), Locks.lines(4));
        assertEquals(0, attack.surge());
    }

    @Test
    void aFactorRoundsTheSurgeDown() {
        var attack = attack(AttackTables.tetrio().withSurge(SURGE), score(-1, 4), Locks.lines(1));
        assertEquals(7, attack.times(1.5).surge());
    }

    @Test
    void handheldHalvesSpinsOfOtherPieces() {
        var piece = new Piece(Tetromino.S.shape(), Orientation.SPAWN, 0, 0);
        var lock = LockResult.of(piece).withLines(2).withSpin(Spin.FULL);
        var attack = attack(AttackTables.tetrio().withHandheld(true), score(-1, -1), lock);
        assertEquals(2, attack.exact());
    }

    @Test
    void handheldLeavesTheTAsItIs() {
        var attack = attack(AttackTables.tetrio().withHandheld(true), score(-1, -1), Locks.spin(Spin.FULL, 2));
        assertEquals(4, attack.exact());
    }

    @Test
    void aPerfectClearInTheLeagueContinuesTheChainWhateverItsLines() {
        var rules = ScoringSettings.guideline()
                .withChains(ChainRules.perfectClears(1))
                .withAttacks(AttackTables.tetrioLeague());
        var before = score(-1, 5);
        var lock = Locks.lines(2).withPerfectClear(true);
        var after = rules.afterLock(before, lock);
        var attack = rules.attack(before, after, lock);
        assertEquals("[2, 5] and chain 6", attack.parts() + " and chain " + after.backToBack());
    }

    @Test
    void aPerfectClearEndsTheChainWhereOnlyDifficultClearsCount() {
        var attack = attack(
                ChainRules.difficultClears(),
                AttackTables.tetrioLeague(),
                score(-1, 5),
                Locks.lines(2).withPerfectClear(true));
        assertEquals(List.of(2, 2, 2, 1, 5), attack.parts());
    }

    @Test
    void aPerfectClearCanBeginAChain() {
        var rules = ScoringSettings.guideline().withChains(ChainRules.perfectClears(1));
        var lock = Locks.lines(1).withPerfectClear(true);
        assertEquals(0, rules.afterLock(score(-1, -1), lock).backToBack());
    }

    @Test
    void aPerfectClearCanCountForSeveralSteps() {
        var rules = ScoringSettings.guideline().withChains(ChainRules.perfectClears(3));
        var lock = Locks.lines(4).withPerfectClear(true);
        assertEquals(5, rules.afterLock(score(-1, 2), lock).backToBack());
    }

    @Test
    void fourLinesByAMiniSendAsMuchAsByAFullSpin() {
        var attack = attack(AttackTables.tetrio(), score(-1, -1), Locks.spin(Spin.MINI, 4));
        assertEquals(10, attack.total());
    }

    @Test
    void aFactorRoundsTheClearAndThePerfectClearDownApart() {
        var lock = Locks.spin(Spin.FULL, 1).withPerfectClear(true);
        var attack = attack(AttackTables.tetrio(), score(-1, -1), lock);
        assertEquals(14, attack.times(1.2668).total());
    }

    @Test
    void aComboDoesNotMultiplyThePerfectClear() {
        var lock = Locks.lines(4).withPerfectClear(true);
        var attack = attack(AttackTables.tetrio(), score(3, -1), lock);
        assertEquals(List.of(8, 10), attack.parts());
    }

    @Test
    void aReleasedChainIsSentBeforeTheClear() {
        var attack = attack(AttackTables.tetrio().withSurge(SURGE), score(-1, 4), Locks.lines(3));
        assertEquals("[2, 2, 1, 2] in all 7", attack.parts() + " in all " + attack.total());
    }

    @Test
    void anAttackStaysWithinItsLimit() {
        var table = AttackTables.tetrio().withSurge(new TetrioAttack.Surge(0, 10_000));
        var attack = attack(table, score(Integer.MAX_VALUE, Integer.MAX_VALUE), Locks.lines(3));
        assertEquals(Attack.MAX_LINES, attack.total());
    }

    @Test
    void aNegativePerfectClearIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> AttackTables.tetrio().withPerfectClear(-1));
    }

    static Stream<List<String>> chains() {
        return TestData.table(TetrioAttackTest.class, "tetrio-chains.txt");
    }

    static Stream<List<String>> combos() {
        return TestData.table(TetrioAttackTest.class, "tetrio-combos.txt");
    }

    private static List<Integer> singles(TetrioAttack.Combo combo) {
        var table = AttackTables.tetrio().withCombo(combo);
        return IntStream.range(-1, 12)
                .mapToObj(before ->
                        attack(table, score(before, -1), Locks.lines(1)).lines())
                .toList();
    }

    private static Score score(int combo, int backToBack) {
        return Score.start(1).withCombo(combo).withBackToBack(backToBack);
    }

    private static Attack attack(AttackTable table, Score before, LockResult lock) {
        return attack(ChainRules.difficultClears(), table, before, lock);
    }

    private static Attack attack(ChainRule chains, AttackTable table, Score before, LockResult lock) {
        var rules = ScoringSettings.guideline().withChains(chains).withAttacks(table);
        return rules.attack(before, rules.afterLock(before, lock), lock);
    }
}
