package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class SeedsTest {
    /** Source: https://rosettacode.org/wiki/Pseudo-random_numbers/Splitmix64, seed 1234567. */
    @Test
    void seedsOfGamesAreTheOutputsOfSplitMix64() {
        assertEquals(6457827717110365317L, Seeds.ofGame(1234567, 0));
        assertEquals(3203168211198807973L, Seeds.ofGame(1234567, 1));
        assertEquals(Long.parseUnsignedLong("9817491932198370423"), Seeds.ofGame(1234567, 2));
    }

    @Test
    void thePlayerOfAGameDoesNotShareTheSeedOfItsRandomizer() {
        assertNotEquals(Seeds.ofGame(1, 0), Seeds.ofPiece(Seeds.ofPlayer(1), 0));
    }
}
