package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.timing.Fall;
import io.github.wallkick.timing.GravityClock;
import io.github.wallkick.timing.GravityClocks;
import io.github.wallkick.timing.LockDelay;
import io.github.wallkick.timing.LockDelays;
import io.github.wallkick.timing.ResettingLockDelay;
import io.github.wallkick.timing.ResettingLockDelay.AtLimit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games under clocks and lock delays of a user's own: what the options promise, and what is told instead of never ending. */
class UserTimingTest {
    private static final long MILLI = 1_000_000;
    private static final RandomizerFactory ONLY_I =
            RandomizerFactories.named("i", seed -> Randomizers.repeatingQueue(List.of(Tetromino.I)));

    /** Without kicks, an I that lies on the ground cannot be turned. */
    private static Game lyingI(LockDelay delay) {
        var rules = Rulesets.guideline()
                .withRandomizers(ONLY_I, RotationSystems.named("nrs"))
                .withTiming(Rulesets.guideline().timing().withLockDelay(delay));
        return Game.start(rules, 1).apply(Input.SONIC_DROP).game();
    }

    private static boolean isLocked(Game game) {
        return !game.board().isEmpty();
    }

    @Test
    void aTurnThatFailsRenewsTheDelayWhereTheRuleSaysSo() {
        var rule = LockDelays.infinity().withDelayNanos(500 * MILLI);
        for (var counts : List.of(true, false)) {
            var game = lyingI(rule.withFailedTurnsCount(counts))
                    .advance(400 * MILLI)
                    .game();
            var turned = game.apply(Input.CLOCKWISE);
            assertEquals(
                    List.of(new Event.Blocked(400 * MILLI, game.piece().orElseThrow(), Input.CLOCKWISE)),
                    turned.events());
            assertEquals(!counts, isLocked(turned.game().advance(400 * MILLI).game()));
            assertTrue(isLocked(turned.game().advance(500 * MILLI).game()));
        }
    }

    @Test
    void aTurnThatFailsMayBeTheLastThatTheLimitAllows() {
        var rule = LockDelays.infinity().withLimit(2).withFailedTurnsCount(true);
        var game = lyingI(rule).apply(Input.CLOCKWISE).game();
        assertEquals(false, isLocked(game));
        var last = game.apply(Input.CLOCKWISE);
        assertTrue(isLocked(last.game()));
        assertEquals(Event.Kind.BLOCKED, last.events().get(0).kind());
        assertEquals(Event.Kind.LOCKED, last.events().get(1).kind());
    }

    @Test
    void turnsAndShiftsAreRefusedAtTheirOwnLimits() {
        ResettingLockDelay rule = LockDelays.infinity()
                .withLimit(2)
                .withTurnLimit(1)
                .withFailedTurnsCount(true)
                .withAtLimit(AtLimit.REFUSE_MOVES);
        var game = lyingI(rule).apply(Input.LEFT).game();
        assertEquals(1, game.apply(Input.LEFT).events().size());
        var shifted = game.apply(Input.LEFT).game();
        assertEquals(
                List.of(new Event.Blocked(0, shifted.piece().orElseThrow(), Input.LEFT)),
                shifted.apply(Input.LEFT).events());
    }

    /** A clock that says when its rows come, and gives none. */
    private record Liar(long wait0) implements GravityClock {
        @Override
        public Fall advance(long elapsedNanos, int level) {
            return new Fall(0, this);
        }

        @Override
        public long nanosToNextRow(int level) {
            return wait0;
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 1000})
    void aClockThatGivesNoRowWhenItSaysSoIsTold(long wait0) {
        var rules = Rulesets.guideline()
                .withTiming(Rulesets.guideline().timing().withGravity(GravityClocks.named("liar", new Liar(wait0))));
        var error = assertThrows(
                IllegalStateException.class, () -> Game.start(rules, 1).advance(1000 * MILLI));
        assertTrue(String.valueOf(error.getMessage()).contains("liar"), error.getMessage());
    }

    @Test
    void piecesThatFollowEachOtherInNoTimeAreTold() {
        var timing = Rulesets.guideline()
                .timing()
                .withGravity(GravityClocks.intervals(1, 1000, 0))
                .withLockDelay(LockDelays.byLevel(1, LockDelays.stepReset(0), 1000, 0));
        var rules = Rulesets.guideline()
                .withSize(BoardSize.of(4, 24))
                .withRandomizers(ONLY_I, Rulesets.guideline().rotation())
                .withTiming(timing);
        var error = assertThrows(
                IllegalStateException.class, () -> Game.start(rules, 1).advance(1000 * MILLI));
        assertTrue(String.valueOf(error.getMessage()).contains("lock delay"), error.getMessage());
    }
}
