package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every attack table keeps; a new one joins by its name. */
class AttackTableContractTest {
    private static final Score RUNNING = new Score(0, 0, 1, 6, 6, ScorerMemory.NONE);

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
        assertEquals(Attack.NONE, AttackTables.named(name).attack(RUNNING, Landings.spin(Spin.FULL, 0)));
    }

    @ParameterizedTest
    @MethodSource("names")
    void chainsAndCombosNeverSendLess(String name) {
        var table = AttackTables.named(name);
        for (var spin : Spin.values()) {
            for (var lines = 1; lines <= 5; lines++) {
                var landing = Landings.spin(spin, lines);
                assertTrue(
                        table.attack(RUNNING, landing).exact()
                                >= table.attack(Score.start(1), landing).exact(),
                        landing.toString());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void levelAndPointsDoNotMatter(String name) {
        var later = RUNNING.withPoints(99_999).withLevel(9).plusLines(80);
        var table = AttackTables.named(name);
        assertEquals(table.attack(RUNNING, Landings.lines(4)), table.attack(later, Landings.lines(4)));
    }
}
