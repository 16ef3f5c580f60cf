package io.github.wallkick.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.wallkick.timing.LockTimer.Contact;
import io.github.wallkick.timing.ResettingLockDelay.AtLimit;
import io.github.wallkick.timing.ResettingLockDelay.MoveReset;
import io.github.wallkick.timing.ResettingLockDelay.StepReset;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Values are equal when every part is, and unequal when one is not: what the laws of the package rest on. */
class TimingEqualityTest {
    @Test
    void falls() {
        differ(
                () -> new Fall(1, GravityClocks.basic()),
                () -> new Fall(2, GravityClocks.basic()),
                () -> new Fall(1, GravityClocks.frozen()));
    }

    @Test
    void contacts() {
        differ(
                () -> new Contact(1, 2, true),
                () -> new Contact(0, 2, true),
                () -> new Contact(1, 1, true),
                () -> new Contact(1, 2, false));
    }

    @Test
    void tablesOfLevels() {
        differ(
                () -> LevelTable.of(1, 5, 6),
                () -> LevelTable.of(2, 5, 6),
                () -> LevelTable.of(1, 5, 7),
                () -> LevelTable.of(1, 5),
                () -> LevelTable.of(1, 5, 6, 6));
    }

    @Test
    void intervals() {
        var table = LevelTable.of(1, 5, 6);
        differ(
                () -> new LibraryClock.IntervalClock(LevelTable.of(1, 5, 6), 1, 0),
                () -> new LibraryClock.IntervalClock(LevelTable.of(1, 5, 7), 1, 0),
                () -> new LibraryClock.IntervalClock(table, 2, 0),
                () -> new LibraryClock.IntervalClock(table, 1, 1));
    }

    @Test
    void speeds() {
        var table = LevelTable.of(1, 5, 6);
        differ(
                () -> new LibraryClock.SpeedClock(LevelTable.of(1, 5, 6), 9, new FrameRate(2, 3), 0, 0),
                () -> new LibraryClock.SpeedClock(LevelTable.of(1, 5, 7), 9, FrameRate.HZ_60, 0, 0),
                () -> new LibraryClock.SpeedClock(table, 8, new FrameRate(2, 3), 0, 0),
                () -> new LibraryClock.SpeedClock(table, 9, new FrameRate(1, 3), 0, 0),
                () -> new LibraryClock.SpeedClock(table, 9, new FrameRate(2, 3), 1, 0),
                () -> new LibraryClock.SpeedClock(table, 9, new FrameRate(2, 3), 0, 1));
    }

    @Test
    void gravityThatRises() {
        differ(
                () -> new RisingGravity(new RisingGravity.Growth(1, 2, 3, true), 0, 0, 0),
                () -> new RisingGravity(new RisingGravity.Growth(2, 2, 3, true), 0, 0, 0),
                () -> new RisingGravity(new RisingGravity.Growth(1, 1, 3, true), 0, 0, 0),
                () -> new RisingGravity(new RisingGravity.Growth(1, 2, 4, true), 0, 0, 0),
                () -> new RisingGravity(new RisingGravity.Growth(1, 2, 3, false), 0, 0, 0),
                () -> new RisingGravity(new RisingGravity.Growth(1, 2, 3, true), 1, 0, 0),
                () -> new RisingGravity(new RisingGravity.Growth(1, 2, 3, true), 0, 1, 0),
                () -> new RisingGravity(new RisingGravity.Growth(1, 2, 3, true), 0, 0, 1));
    }

    @Test
    void clocksThatGiveAlwaysTheSame() {
        differ(GravityClocks::instant, GravityClocks::frozen, GravityClocks::basic);
    }

    @Test
    void namedClocks() {
        differ(
                () -> GravityClocks.named("a", (nanos, level) -> new Fall(0, GravityClocks.frozen())),
                () -> GravityClocks.named("b", GravityClocks.frozen()),
                GravityClocks::frozen);
        differ(
                () -> GravityClocks.named("a", GravityClocks.basic())
                        .advance(5, 1)
                        .next(),
                () -> GravityClocks.named("a", GravityClocks.basic()),
                () -> GravityClocks.named("a", GravityClocks.basic())
                        .advance(6, 1)
                        .next(),
                () -> GravityClocks.named("b", GravityClocks.basic())
                        .advance(5, 1)
                        .next());
    }

    @Test
    void namedClocksAtTheStartAreEqualByName() {
        var one = GravityClocks.named("a", GravityClocks.basic());
        var other = GravityClocks.named("a", GravityClocks.guideline());
        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
        assertNotEquals(
                one.hashCode(), GravityClocks.named("b", GravityClocks.basic()).hashCode());
        assertNotEquals(one.hashCode(), one.advance(5, 1).next().hashCode());
    }

    @Test
    void lockDelays() {
        var rule = LockDelays.moveReset();
        differ(
                LockDelays::moveReset,
                () -> rule.withDelayNanos(1),
                () -> rule.withMoveReset(MoveReset.ALL),
                () -> rule.withLimit(3),
                () -> rule.withTurnLimit(3),
                () -> rule.withAtLimit(AtLimit.KEEP_TIME),
                () -> rule.withStepReset(StepReset.EVERY),
                () -> rule.withFailedTurnsCount(true),
                () -> rule.withSoftDropLocks(true));
        differ(
                () -> LockDelays.byLevel(1, rule, 3, 4),
                () -> LockDelays.byLevel(2, rule, 3, 4),
                () -> LockDelays.byLevel(1, rule, 3, 5),
                () -> LockDelays.byLevel(1, rule.withLimit(3), 3, 4));
        differ(() -> LockDelays.named("a", LockDelays.tgm1()), () -> LockDelays.named("b", LockDelays.tgm1()));
        assertEquals(LockDelays.named("a", LockDelays.tgm1()), LockDelays.named("a", rule));
        assertEquals(
                LockDelays.named("a", LockDelays.tgm1()).hashCode(),
                LockDelays.named("a", rule).hashCode());
        differ(LockDelays::none, LockDelays::tgm1);
    }

    @Test
    void timers() {
        var ground = new Contact(5, 5, true);
        var start = LockDelays.moveReset().start(1, ground);
        differ(
                () -> LockDelays.moveReset().start(1, new Contact(5, 5, true)),
                () -> LockDelays.moveReset().withLimit(3).start(1, ground),
                () -> LockDelays.moveReset().start(1, new Contact(4, 5, true)),
                () -> start.shifted(ground),
                () -> LockDelays.moveReset().withTurnLimit(3).start(1, ground).turned(ground),
                () -> start.advance(1),
                () -> LockDelays.moveReset().start(1, new Contact(5, 5, false)),
                () -> start.groundChanged(new Contact(5, 5, false)),
                () -> start.fell(ground));
        var separate = LockDelays.moveReset().withTurnLimit(3);
        assertNotEquals(
                separate.start(1, ground).turned(ground),
                separate.start(1, ground).shifted(ground));
    }

    /** The first equals itself made once more, with an equal hash code, and none of the others. */
    @SafeVarargs
    private static <T> void differ(Supplier<T> one, Supplier<? extends T>... others) {
        assertEquals(one.get(), one.get());
        assertEquals(one.get().hashCode(), one.get().hashCode());
        for (var other : others) {
            assertNotEquals(one.get(), other.get());
            assertNotEquals(other.get(), one.get());
        }
        assertNotEquals(one.get(), "another kind of value");
    }
}
