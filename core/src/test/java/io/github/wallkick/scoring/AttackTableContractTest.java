package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every attack table keeps; a new one joins by its name. */
class AttackTableContractTest {
    private static final Score RUNNING = Score.start(1).withCombo(6).withBackToBack(6);

    static List<String> names() {
        return AttackTables.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void aPresetEqualsItself(String name) {
        assertEquals(AttackTables.named(name), AttackTables.named(name));
    }

    @ParameterizedTest
    @MethodSource("names")
    void withoutLinesNothingIsSent(String name) {
        assertEquals(Attack.NONE, attack(AttackTables.named(name), RUNNING, Locks.spin(Spin.FULL, 0)));
    }

    @ParameterizedTest
    @MethodSource("names")
    void chainsAndCombosNeverSendLess(String name) {
        var table = AttackTables.named(name);
        for (var spin : Spin.values()) {
            for (var lines = 1; lines <= 5; lines++) {
                var lock = Locks.spin(spin, lines);
                assertTrue(
                        attack(table, RUNNING, lock).exact()
                                >= attack(table, Score.start(1), lock).exact(),
                        lock.toString());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void levelAndPointsDoNotMatter(String name) {
        var later = RUNNING.withPoints(99_999).withLevel(9).withLines(80);
        var table = AttackTables.named(name);
        assertEquals(attack(table, RUNNING, Locks.lines(4)), attack(table, later, Locks.lines(4)));
    }

    private static Attack attack(AttackTable table, Score before, LockResult lock) {
        var rules = ScoringSettings.guideline().withAttacks(table);
        return rules.attack(before, rules.afterLock(before, lock), lock);
    }
}
