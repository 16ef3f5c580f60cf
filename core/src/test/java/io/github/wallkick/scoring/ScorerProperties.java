package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class ScorerProperties {
    @Property(tries = 200)
    void pointsLinesAndLevelNeverFall(
            @ForAll("scorers") String name,
            @ForAll @IntRange(max = 30) int level,
            @ForAll("games") List<LockResult> game) {
        var rules = ScoringSettings.named(name);
        var score = Score.start(level);
        for (var lock : game) {
            var after = rules.afterSpawn(rules.afterDrop(
                    rules.afterLock(score, lock), Drop.soft(lock.drops().softRows())));
            assertTrue(
                    after.points() >= score.points()
                            && after.lines() >= score.lines()
                            && after.level() >= score.level(),
                    () -> lock.toString());
            score = after;
        }
    }

    @Property(tries = 200)
    void comboAndChainFollowTheLawWhateverTheScorer(
            @ForAll("scorers") String name, @ForAll("games") List<LockResult> game) {
        var rules = ScoringSettings.named(name).withChains(ChainRules.difficultClears());
        var score = Score.start(1);
        var combo = -1;
        var chain = -1;
        for (var lock : game) {
            score = rules.afterLock(score, lock);
            combo = lock.lines() > 0 ? combo + 1 : -1;
            if (lock.lines() > 0) {
                chain = lock.lines() >= 4 || lock.spin() != Spin.NONE ? chain + 1 : -1;
            }
            assertEquals(combo + "/" + chain, score.combo() + "/" + score.backToBack());
        }
    }

    @Property
    void aChainNeverTouchesTheComboBonus(
            @ForAll("difficult") LockResult lock, @ForAll @IntRange(max = 50) int combo, @ForAll boolean chained) {
        var rules = ScoringSettings.guideline();
        var chain = chained ? 0 : -1;
        var inCombo = rules.afterLock(Score.start(1).withCombo(combo).withBackToBack(chain), lock);
        var alone = rules.afterLock(Score.start(1).withBackToBack(chain), lock);
        assertEquals(50L * (combo + 1), inCombo.points() - alone.points());
    }

    @Property
    void aChainIsWorthHalfAsMuchAgain(
            @ForAll("difficult") LockResult lock, @ForAll @IntRange(min = 1, max = 15) int level) {
        var rules = ScoringSettings.guideline();
        var alone = rules.afterLock(Score.start(level), lock).points();
        var chained =
                rules.afterLock(Score.start(level).withBackToBack(4), lock).points();
        assertEquals(3 * alone, 2 * chained);
    }

    @Property
    void nesDropPointsAreThoseOfTheOriginalsDecimalBytes(
            @ForAll @LongRange(max = 990_000) long points, @ForAll @IntRange(max = 19) int rows) {
        var lock = Locks.lines(0).withDrops(DropSummary.soft(rows));
        var after = ScoringSettings.named("nes").afterLock(Score.start(0).withPoints(points), lock);
        assertEquals(inDecimalBytes(points, rows), after.points());
    }

    /** The last two digits are two halves of a byte; rows are added in binary, then each half is corrected. */
    private static long inDecimalBytes(long points, int rows) {
        var hundreds = points / 100;
        var low = (int) (points % 100 / 10 * 16 + points % 10) + rows;
        if ((low & 0x0F) >= 0x0A) {
            low += 0x06;
        }
        if ((low & 0xF0) >= 0xA0) {
            low = ((low & 0xF0) + 0x60) & 0xFF;
            hundreds++;
        }
        return hundreds * 100 + (low >> 4) * 10L + (low & 0x0F);
    }

    @Provide
    Arbitrary<String> scorers() {
        return Arbitraries.of(ScoringSettings.names());
    }

    @Provide
    Arbitrary<List<LockResult>> games() {
        return locks().list().ofMaxSize(60);
    }

    @Provide
    Arbitrary<LockResult> difficult() {
        return locks().filter(lock -> lock.isDifficult() && !lock.perfectClear());
    }

    private static Arbitrary<LockResult> locks() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 5),
                        Arbitraries.of(Spin.class),
                        Arbitraries.of(true, false),
                        Arbitraries.integers().between(0, 19),
                        Arbitraries.of(true, false),
                        Arbitraries.longs().between(0, 60_000_000_000L))
                .as((lines, spin, perfect, rows, softLock, nanos) -> Locks.spin(spin, lines)
                        .withPerfectClear(perfect && lines > 0)
                        .withDrops(new DropSummary(rows, softLock, rows, nanos))
                        .withTime(new PieceTime(nanos, nanos, nanos)));
    }
}
