package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every scorer keeps; a new one joins by its name. */
class ScorerContractTest {
    static List<String> names() {
        return ScoringSettings.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void aPresetEqualsItself(String name) {
        assertEquals(ScoringSettings.named(name), ScoringSettings.named(name));
    }

    @ParameterizedTest
    @MethodSource("names")
    void linesAreCounted(String name) {
        assertEquals(7, play(name, "n1 n0 n2 f0 m0 n4").lines());
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyClearRaisesTheCombo(String name) {
        assertEquals(2, play(name, "n4 n1 n2").combo());
    }

    @ParameterizedTest
    @MethodSource("names")
    void aLockWithoutLinesEndsTheCombo(String name) {
        assertEquals(-1, play(name, "n4 n1 f0").combo());
    }

    @ParameterizedTest
    @MethodSource("names")
    void difficultClearsMakeAChain(String name) {
        assertEquals(3, play(name, "n4 n0 m1 f0 f2 n4").backToBack());
    }

    @ParameterizedTest
    @MethodSource("names")
    void anEasyClearEndsTheChain(String name) {
        assertEquals(-1, play(name, "n4 n4 n3").backToBack());
    }

    @ParameterizedTest
    @MethodSource("names")
    void fiveLinesAreWorthFourAtLeast(String name) {
        assertTrue(play(name, "n5").points() >= play(name, "n4").points());
    }

    private static Score play(String name, String words) {
        return ScoringStep.all(ScoringSettings.named(name), Score.start(1), words);
    }
}
