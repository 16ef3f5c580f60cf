package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class JavaRandomProperties {
    /** Also for the large bounds and powers of two that no bag asks for, where the JDK's algorithm has its branches. */
    @Property
    void numbersAreThoseOfTheJdk(@ForAll long seed, @ForAll @IntRange(min = 1) int bound) {
        var jdk = new Random(seed);
        var rng = Rng.JavaRandom.ofSeed(seed);
        for (var i = 0; i < 20; i++) {
            rng = rng.next(bound);
            assertEquals(jdk.nextInt(bound), rng.value(bound));
        }
    }

    @Property
    void powersOfTwoTakeTheUpperBits(@ForAll long seed, @ForAll @IntRange(max = 30) int exponent) {
        numbersAreThoseOfTheJdk(seed, 1 << exponent);
    }
}
