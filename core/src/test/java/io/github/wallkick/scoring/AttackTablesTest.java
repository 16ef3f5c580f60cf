package io.github.wallkick.scoring;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
        return Table.rows("attacks.txt");
    }

    static Stream<List<String>> combos() {
        return Table.rows("combos.txt");
    }

    private static String sent(AttackTable table, String words) {
        var lines = new ArrayList<String>();
        var score = Score.start(1);
        for (var play : Play.parse(words)) {
            var landing = ((Play.Lock) play).landing();
            lines.add(Integer.toString(table.attack(score, landing).lines()));
            score = score.chained(landing);
        }
        return String.join(" ", lines);
    }
}
