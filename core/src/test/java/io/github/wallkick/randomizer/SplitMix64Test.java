package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.wallkick.internal.SplitMix;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SplitMix64Test {
    @Test
    void valuesAreThoseOfTheReferenceImplementation() {
        // Source: splitmix64.c with seed 1234567, as listed by the Rosetta Code task "Pseudo-random numbers/Splitmix64"
        var reference = List.of(
                "6457827717110365317",
                "3203168211198807973",
                "9817491932198370423",
                "4593380528125082431",
                "16408922859458223821");
        var values = new ArrayList<String>();
        var rng = new Rng.SplitMix64(1234567);
        for (var i = 0; i < reference.size(); i++) {
            rng = rng.next(7);
            values.add(Long.toUnsignedString(SplitMix.mix(rng.state())));
        }
        assertEquals(reference, values);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 42, Long.MIN_VALUE, Long.MAX_VALUE})
    void stepsAsTheJdkDoes(long state) {
        var jdk = new SplittableRandom(state);
        var rng = new Rng.SplitMix64(state);
        for (var i = 0; i < 1000; i++) {
            rng = rng.next(7);
            assertEquals(jdk.nextLong(), SplitMix.mix(rng.state()));
        }
    }

    @Test
    void numbersThatWouldFavourAFaceArePassedOver() {
        var beforeZero = new Rng.SplitMix64(0x9E3779B97F4A7C15L * -1);
        assertEquals(0, SplitMix.mix(0));
        assertEquals(new Rng.SplitMix64(0x9E3779B97F4A7C15L), beforeZero.next(7));
    }

    @Test
    void noNumberIsPassedOverWhenTheBoundDividesEvenly() {
        var beforeZero = new Rng.SplitMix64(0x9E3779B97F4A7C15L * -1);
        assertEquals(new Rng.SplitMix64(0), beforeZero.next(8));
    }

    @Test
    void seedsAStepApartDoNotShareTheirSequence() {
        assertNotEquals(
                Rng.SplitMix64.ofSeed(0).next(7).state(),
                Rng.SplitMix64.ofSeed(0x9E3779B97F4A7C15L).state());
    }

    @Test
    void differentSeedsAreDifferentStates() {
        var states = new HashSet<Long>();
        for (var seed = -5000L; seed < 5000; seed++) {
            states.add(Rng.SplitMix64.seeded(seed));
        }
        assertEquals(10000, states.size());
    }
}
