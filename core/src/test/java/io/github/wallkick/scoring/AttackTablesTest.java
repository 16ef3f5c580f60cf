package io.github.wallkick.scoring;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.TestData;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AttackTablesTest {
    @ParameterizedTest
    @MethodSource("attacks")
    void locksSendWhatTheTableSays(List<String> row) {
        assertEquals(row.get(2), sent(AttackTables.named(row.get(0)), row.get(1)));
    }

    @ParameterizedTest
    @MethodSource("combos")
    void combosSendWhatTheTableSays(List<String> row) {
        var bonus = AttackTables.ComboBonus.valueOf(row.get(0));
        var lines = IntStream.range(0, 14).mapToObj(combo -> Integer.toString(bonus.lines(combo)));
        assertEquals(row.get(1), lines.collect(joining(" ")));
    }

    @Test
    void withoutAComboNothingIsAdded() {
        assertEquals(0, AttackTables.ComboBonus.TETRIS_99.lines(-1));
    }

    @Test
    void aPerfectClearCanBeAllThatIsSent() {
        var table = AttackTables.guideline(
                AttackTables.BackToBackBonus.HALF, Scorers.PerfectClearMode.INSTEAD, AttackTables.ComboBonus.STANDARD);
        assertEquals("4 10", sent(table, "n4 n4!"));
    }

    @Test
    void anUnknownNameIsAnsweredWithTheKnownOnes() {
        var error = assertThrows(IllegalArgumentException.class, () -> AttackTables.named("friends"));
        var message = String.valueOf(error.getMessage());
        assertTrue(message.matches("attack table must be one of none, guideline, .*: friends"), message);
    }

    static Stream<List<String>> attacks() {
        return TestData.table(AttackTablesTest.class, "attacks.txt");
    }

    static Stream<List<String>> combos() {
        return TestData.table(AttackTablesTest.class, "combos.txt");
    }

    private static String sent(AttackTable table, String words) {
        var lines = new ArrayList<String>();
        var rules = ScoringSettings.guideline().withAttacks(table);
        var score = Score.start(1);
        for (var play : ScoringStep.parse(words)) {
            var lock = ((ScoringStep.Lock) play).result();
            var after = rules.afterLock(score, lock);
            lines.add(Integer.toString(rules.attack(score, after, lock).total()));
            score = after;
        }
        return String.join(" ", lines);
    }
}
