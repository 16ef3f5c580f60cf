package io.github.wallkick.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.TestData;
import io.github.wallkick.timing.LockTimer.Contact;
import io.github.wallkick.timing.ResettingLockDelay.AtLimit;
import io.github.wallkick.timing.ResettingLockDelay.MoveReset;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LockDelayTest {
    private static final String FIFTEEN_MOVES = "fall.r (400 shift.r)*15";

    @ParameterizedTest(name = "{0}: {1} -> {2}")
    @MethodSource("cases")
    void aPieceLocksInItsTime(String rule, String steps, String expected) {
        var timer = LockScript.play(LockDelays.named(rule), steps);
        assertEquals(expected.equals("blocked"), timer.locksWhenFallIsBlocked());
        assertEquals(
                List.of("blocked", "never").contains(expected) ? LockTimer.NEVER : LockScript.nanos(expected),
                timer.nanosToLock());
    }

    static Stream<Arguments> cases() {
        return TestData.table(LockDelayTest.class, "lock-delays.txt")
                .map(row -> Arguments.of(row.get(0), row.get(1), row.get(2)));
    }

    @ParameterizedTest(name = "{0} level {1}: {2} frames")
    @MethodSource("levels")
    void aDelayDependsOnTheLevel(String rule, int level, int frames) {
        var timer = LockDelays.named(rule).start(level, new Contact(0, 0, true));
        assertEquals(FrameRate.HZ_60.nanosAt(frames), timer.nanosToLock());
    }

    static Stream<Arguments> levels() {
        return TestData.table(LockDelayTest.class, "level-lock-delays.txt")
                .flatMap(row -> LevelSteps.steps(row.get(1))
                        .flatMap(step -> Stream.of(step.from(), step.to())
                                .map(level -> Arguments.of(row.get(0), level, Integer.parseInt(step.value())))));
    }

    @Test
    void theSixteenthMoveIsAllowedWithoutAReset() {
        var rule = LockDelays.moveReset().withAtLimit(AtLimit.KEEP_TIME);
        assertEquals(500_000_000, LockScript.play(rule, FIFTEEN_MOVES).nanosToLock());
        assertEquals(
                100_000_000,
                LockScript.play(rule, FIFTEEN_MOVES + " 400 turn.r").nanosToLock());
        assertTrue(LockScript.play(rule, FIFTEEN_MOVES).mayShift());
    }

    @Test
    void aFallToANewLowestRowRefillsMovesThatNoLongerReset() {
        var rule = LockDelays.moveReset().withAtLimit(AtLimit.KEEP_TIME);
        var timer = LockScript.play(rule, FIFTEEN_MOVES + " 400 shift.a fall.r 400 shift.r");
        assertEquals(500_000_000, timer.nanosToLock());
    }

    @Test
    void theSixteenthMoveIsRefused() {
        var rule = LockDelays.moveReset().withAtLimit(AtLimit.REFUSE_MOVES);
        assertTrue(LockScript.play(rule, "fall.r (400 shift.r)*14").mayShift());
        assertFalse(LockScript.play(rule, FIFTEEN_MOVES).mayShift());
        assertEquals(500_000_000, LockScript.play(rule, FIFTEEN_MOVES).nanosToLock());
        assertTrue(LockScript.play(rule, FIFTEEN_MOVES + " ground.a fall.r").mayShift());
    }

    @Test
    void movesInTheAirCountIfTheRuleSaysSo() {
        var rule = LockDelays.moveReset().withMoveReset(MoveReset.ALL);
        assertEquals(
                0,
                LockScript.play(rule, "fall.r shift.r*5 kick+2.a turn.a*9 fall.a fall.r")
                        .nanosToLock());
    }

    @Test
    void aPieceThatEntersOnTheGroundStartsToLock() {
        assertEquals(
                500_000_000,
                LockDelays.moveReset().start(1, new Contact(19, 20, true)).nanosToLock());
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "tgm1", "tgm2-master", "tgm2-death"})
    void someGamesLockBySoftDrop(String name) {
        assertTrue(LockDelays.named(name).start(0, new Contact(0, 0, true)).locksOnSoftDrop());
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "move-reset", "infinity", "sega", "tetrio"})
    void guidelineGamesDoNot(String name) {
        assertFalse(LockDelays.named(name).start(0, new Contact(0, 0, true)).locksOnSoftDrop());
    }

    @Test
    void anUnknownNameIsRefusedWithTheKnownOnes() {
        var refusal = assertThrows(IllegalArgumentException.class, () -> LockDelays.named("glue"));
        assertTrue(String.valueOf(refusal.getMessage()).endsWith(": glue")
                && String.valueOf(refusal.getMessage()).contains("move-reset"));
    }

    @Test
    void negativeFiguresAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> LockDelays.stepReset(-1));
        assertThrows(
                IllegalArgumentException.class, () -> LockDelays.moveReset().withLimit(-1));
    }

    @Test
    void turnsMayHaveALimitOfTheirOwn() {
        var rule = LockDelays.moveReset().withLimit(3).withTurnLimit(2).withAtLimit(AtLimit.KEEP_TIME);
        assertEquals(
                500_000_000,
                LockScript.play(rule, "fall.r 400 shift.r 400 shift.r 400 turn.r")
                        .nanosToLock());
        assertEquals(
                100_000_000,
                LockScript.play(rule, "fall.r 400 turn.r 400 turn.r 400 turn.r").nanosToLock());
        assertEquals(
                500_000_000,
                LockScript.play(rule, "fall.r turn.r turn.r turn.r 400 shift.r 400 shift.r 400 shift.r")
                        .nanosToLock());
        assertEquals(
                100_000_000,
                LockScript.play(rule, "fall.r shift.r*3 turn.r 400 shift.r").nanosToLock());
        assertEquals(
                500_000_000,
                LockScript.play(rule, "fall.r shift.r*4 400 turn.r").nanosToLock());
    }

    @Test
    void oneOfTwoLimitsIsEnoughToLock() {
        var rule = LockDelays.moveReset().withLimit(3).withTurnLimit(2);
        assertEquals(
                500_000_000, LockScript.play(rule, "fall.r shift.r*2 turn.r").nanosToLock());
        assertEquals(0, LockScript.play(rule, "fall.r shift.r*3").nanosToLock());
        assertEquals(0, LockScript.play(rule, "fall.r turn.r*2").nanosToLock());
    }

    @Test
    void oneOfTwoLimitsRefusesMovesOfItsKind() {
        var rule = LockDelays.moveReset().withLimit(3).withTurnLimit(2).withAtLimit(AtLimit.REFUSE_MOVES);
        var turned = LockScript.play(rule, "fall.r turn.r*2");
        assertEquals(List.of(true, false), List.of(turned.mayShift(), turned.mayTurn()));
        var shifted = LockScript.play(rule, "fall.r shift.r*3");
        assertEquals(List.of(false, true), List.of(shifted.mayShift(), shifted.mayTurn()));
        var shared = LockScript.play(rule.withTurnLimit(ResettingLockDelay.SHARED), "fall.r shift.r turn.r*2");
        assertEquals(List.of(false, false), List.of(shared.mayShift(), shared.mayTurn()));
    }

    @Test
    void aFallRefillsBothCounts() {
        var rule = LockDelays.moveReset().withLimit(3).withTurnLimit(2).withAtLimit(AtLimit.REFUSE_MOVES);
        var timer = LockScript.play(rule, "fall.r turn.r*2 shift.r*3 ground.a fall.r");
        assertEquals(List.of(true, true), List.of(timer.mayShift(), timer.mayTurn()));
    }

    @Test
    void aTurnThatFailsRenewsTheDelayOnlyIfTheRuleSaysSo() {
        var resting = new Contact(19, 20, true);
        var rule = LockDelays.moveReset().withLimit(2);
        var late = rule.start(1, resting).advance(400_000_000);
        assertEquals(late, late.turnFailed(resting));
        var counting = rule.withFailedTurnsCount(true);
        var lateToo = counting.start(1, resting).advance(400_000_000);
        assertEquals(500_000_000, lateToo.turnFailed(resting).nanosToLock());
        assertEquals(lateToo.turned(resting), lateToo.turnFailed(resting));
        assertEquals(0, lateToo.turnFailed(resting).turnFailed(resting).nanosToLock());
    }

    @Test
    void aTimerOfOnesOwnIgnoresTurnsThatFail() {
        var timer = LockDelays.none().start(1, new Contact(0, 0, true));
        assertEquals(timer, timer.turnFailed(new Contact(0, 0, true)));
        assertTrue(timer.mayTurn() && timer.mayShift());
    }

    @Test
    void durationsAreTheNanosecondsOfTheOtherMethods() {
        var rule = LockDelays.stepReset(Duration.ofMillis(300));
        assertEquals(LockDelays.stepReset(300_000_000), rule);
        assertEquals(LockDelays.entryReset(300_000_000), LockDelays.entryReset(Duration.ofMillis(300)));
        assertEquals(Duration.ofMillis(300), rule.delay());
        var timer = rule.start(1, new Contact(0, 0, true)).advance(Duration.ofMillis(100));
        assertEquals(Optional.of(Duration.ofMillis(200)), timer.timeToLock());
        assertEquals(Optional.empty(), rule.start(1, new Contact(0, 0, false)).timeToLock());
    }
}
