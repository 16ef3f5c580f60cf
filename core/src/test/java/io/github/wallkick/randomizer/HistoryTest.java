package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.piece.Tetromino;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** TGM1, TGM2 and strict history. */
class HistoryTest {
    private static final PieceTypes SEVEN = PieceTypes.seven();

    /** A generator known by its numbers: that of the first seed whose pieces of seven are these letters. */
    private static Rng.SplitMix64 rngThatGives(String letters) {
        for (var seed = 0L; ; seed++) {
            var rng = Rng.SplitMix64.ofSeed(seed);
            if (Deals.letters(new Uniform(SEVEN, rng), letters.length()).equals(letters)) {
                return rng;
            }
        }
    }

    private static RerollHistory history(String numbersOfSeven, int rolls, String last) {
        var rng = rngThatGives(numbersOfSeven);
        return (RerollHistory)
                Randomizers.parse("history types=IOTSZJL rng=" + rng + " rolls=" + rolls + " history=" + last);
    }

    @Test
    void aPieceOutsideTheHistoryIsTakenAtOnce() {
        assertEquals(Tetromino.T, history("T", 4, "ZZZI").draw().piece());
    }

    @Test
    void aPieceOfTheHistoryIsRolledAgain() {
        assertEquals(Tetromino.T, history("ZIT", 4, "ZZZI").draw().piece());
    }

    @Test
    void theLastRollIsTakenWhateverItIs() {
        assertEquals(Tetromino.Z, history("ZIIZ", 4, "ZZZI").draw().piece());
    }

    @Test
    void oneMoreRollIsHeldAgainstTheHistoryToo() {
        assertEquals(Tetromino.O, history("ZIIZO", 5, "ZZZI").draw().piece());
    }

    @Test
    void theNewPiecePushesOutTheOldest() {
        var next = (RerollHistory) history("T", 4, "ZSOI").draw().next();
        assertEquals("SOIT", next.history().letters(SEVEN));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tgm1", "tgm2", "tgm3", "7-bag-no-szo-start"})
    void theFirstPieceIsNoneOfSAndZAndO(String name) {
        for (var seed = 0; seed < 1000; seed++) {
            var first = Randomizers.named(name, seed).draw().piece();
            assertFalse(FirstPiece.SZO.contains(first), "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tgm1", "tgm2", "tgm3", "7-bag-no-szo-start"})
    void theFourFirstPiecesAreEquallyLikely(String name) {
        var counts = new int[7];
        for (var seed = 0; seed < 8000; seed++) {
            counts[((Tetromino) Randomizers.named(name, seed).draw().piece()).ordinal()]++;
        }
        for (var type : List.of(Tetromino.I, Tetromino.T, Tetromino.J, Tetromino.L)) {
            assertEquals(2000, counts[type.ordinal()], 200, type::name);
        }
    }

    @Test
    void theHistoryBeforeTheGameIsThatOfTheGames() {
        assertEquals("ZZZ", historyAfterFirst(Randomizers.tgm1(7)));
        assertEquals("SSZ", historyAfterFirst(Randomizers.tgm2(7)));
        assertEquals(
                "SZS",
                historyAfterFirst(Randomizers.history(
                        HistoryOptions.TGM2.withHistory(List.of(Tetromino.Z, Tetromino.S, Tetromino.Z, Tetromino.S)),
                        7)));
    }

    /** What is left of the history before the game when the first piece is out. */
    private static String historyAfterFirst(Randomizer randomizer) {
        var history = (RerollHistory) randomizer.draw().next();
        return history.history().letters(SEVEN).substring(0, 3);
    }

    @Test
    void moreRollsMakeRepeatsRarer() {
        var few = RandomizerStatistics.of(Randomizers.history(HistoryOptions.TGM1.withRolls(2), 1), 50_000);
        var some = RandomizerStatistics.of(Randomizers.tgm1(1), 50_000);
        var many = RandomizerStatistics.of(Randomizers.tgm2(1), 50_000);
        assertTrue(few.repeats() > some.repeats() && some.repeats() > many.repeats());
    }

    @Test
    void aSingleRollIsChance() {
        var free = HistoryOptions.TGM1.withRolls(1).withNotFirst(List.of());
        assertEquals(Deals.letters(Randomizers.uniform(5), 100), Deals.letters(Randomizers.history(free, 5), 100));
    }

    @Test
    void strictHistoryNeverRepeatsOneOfTheLastFour() {
        var dealt = "OOZS" + Deals.letters(Randomizers.strictHistory(3), 1000);
        for (var i = 4; i < dealt.length(); i++) {
            assertEquals(-1, dealt.substring(i - 4, i).indexOf(dealt.charAt(i)));
        }
    }

    @Test
    void strictHistoryOfFewTypesDealsThemAll() {
        var statistics = RandomizerStatistics.of(Randomizers.strictHistory(3, Presets.types(3)), 300);
        assertEquals(3, statistics.types().size());
    }

    @Test
    void classicRepeatsOnceIn28() {
        var statistics = RandomizerStatistics.of(Randomizers.classic(1), 280_000);
        assertEquals(10_000, statistics.repeats(), 400);
    }

    @Test
    void optionsOutOfTheirRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> HistoryOptions.TGM1.withRolls(0));
    }
}
