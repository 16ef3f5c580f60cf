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
        var scorer = Scorers.named(name);
        var score = Score.start(level);
        for (var landing : game) {
            var after = scorer.spawned(scorer.drop(
                    scorer.score(score, landing), Drop.soft(landing.drops().softRows())));
            assertTrue(
                    after.points() >= score.points()
                            && after.lines() >= score.lines()
                            && after.level() >= score.level(),
                    () -> landing.toString());
            score = after;
        }
    }

    @Property(tries = 200)
    void comboAndChainFollowTheLawWhateverTheScorer(
            @ForAll("scorers") String name, @ForAll("games") List<LockResult> game) {
        var scorer = Scorers.named(name);
        var score = Score.start(1);
        var combo = -1;
        var chain = -1;
        for (var landing : game) {
            score = scorer.score(score, landing);
            combo = landing.lines() > 0 ? combo + 1 : -1;
            if (landing.lines() > 0) {
                chain = landing.lines() >= 4 || landing.spin() != Spin.NONE ? chain + 1 : -1;
            }
            assertEquals(combo + "/" + chain, score.combo() + "/" + score.backToBack());
        }
    }

    @Property
    void aChainNeverTouchesTheComboBonus(
            @ForAll("difficult") LockResult landing, @ForAll @IntRange(max = 50) int combo, @ForAll boolean chained) {
        var scorer = Scorers.guideline();
        var chain = chained ? 0 : -1;
        var inCombo = scorer.score(new Score(0, 0, 1, combo, chain, ScorerMemory.NONE), landing);
        var alone = scorer.score(new Score(0, 0, 1, -1, chain, ScorerMemory.NONE), landing);
        assertEquals(50L * (combo + 1), inCombo.points() - alone.points());
    }

    @Property
    void aChainIsWorthHalfAsMuchAgain(
            @ForAll("difficult") LockResult landing, @ForAll @IntRange(min = 1, max = 15) int level) {
        var scorer = Scorers.guideline();
        var alone = scorer.score(Score.start(level), landing).points();
        var chained = scorer.score(new Score(0, 0, level, -1, 4, ScorerMemory.NONE), landing)
                .points();
        assertEquals(3 * alone, 2 * chained);
    }

    @Property
    void nesDropPointsAreThoseOfTheOriginalsDecimalBytes(
            @ForAll @LongRange(max = 990_000) long points, @ForAll @IntRange(max = 19) int rows) {
        var landing = Landings.lines(0).withDrops(DropSummary.soft(rows));
        var after = Scorers.nes().score(Score.start(0).withPoints(points), landing);
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
        return Arbitraries.of(Scorers.names());
    }

    @Provide
    Arbitrary<List<LockResult>> games() {
        return landings().list().ofMaxSize(60);
    }

    @Provide
    Arbitrary<LockResult> difficult() {
        return landings().filter(landing -> landing.isDifficult() && !landing.perfectClear());
    }

    private static Arbitrary<LockResult> landings() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 5),
                        Arbitraries.of(Spin.class),
                        Arbitraries.of(true, false),
                        Arbitraries.integers().between(0, 19),
                        Arbitraries.of(true, false),
                        Arbitraries.longs().between(0, 60_000_000_000L))
                .as((lines, spin, perfect, rows, softLock, nanos) -> Landings.spin(spin, lines)
                        .withPerfectClear(perfect && lines > 0)
                        .withDrops(new DropSummary(rows, softLock, rows, nanos))
                        .withTime(new PieceTime(nanos, nanos, nanos)));
    }
}
