package io.github.wallkick.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.timing.LockTimer.Contact;
import io.github.wallkick.timing.ResettingLockDelay.AtLimit;
import io.github.wallkick.timing.ResettingLockDelay.MoveReset;
import io.github.wallkick.timing.ResettingLockDelay.StepReset;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;

/** The contract of lock delays, after any history. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class LockDelayProperties {
    private static final Contact ENTRY = new Contact(20, 20, false);

    @Property(tries = 3_000)
    void advancingTwiceIsAdvancingByTheSum(
            @ForAll("delays") LockDelay delay,
            @ForAll("histories") List<Change> history,
            @ForAll("spans") long first,
            @ForAll("spans") long second) {
        var timer = after(delay, history);
        var rest = Math.min(second, Long.MAX_VALUE - first);
        assertEquals(timer.advance(first + rest), timer.advance(first).advance(rest));
    }

    @Property(tries = 2_000)
    void aPieceLocksWhenItIsSaidToLockAndNoSooner(
            @ForAll("delays") LockDelay delay, @ForAll("histories") List<Change> history) {
        var timer = after(delay, history);
        var wait = timer.nanosToLock();
        if (wait == LockTimer.NEVER) {
            assertEquals(LockTimer.NEVER, timer.advance(Long.MAX_VALUE).nanosToLock());
        } else {
            assertEquals(0, timer.advance(wait).nanosToLock());
            assertTrue(wait == 0 || timer.advance(wait - 1).nanosToLock() == 1);
        }
    }

    @Property
    void noTimeChangesNothing(@ForAll("delays") LockDelay delay, @ForAll("histories") List<Change> history) {
        var timer = after(delay, history);
        assertEquals(timer, timer.advance(0));
    }

    @Property
    void timeLocksNoPieceInTheAir(@ForAll("delays") LockDelay delay, @ForAll("histories") List<Change> history) {
        var timer = after(delay, history).groundChanged(new Contact(0, 0, false));
        assertEquals(LockTimer.NEVER, timer.nanosToLock());
    }

    @Property
    void theSameHistoryGivesAnEqualTimer(@ForAll("delays") LockDelay delay, @ForAll("histories") List<Change> history) {
        assertEquals(after(delay, history), after(delay, history));
        assertEquals(after(delay, history).hashCode(), after(delay, history).hashCode());
    }

    @Property
    void timeThatRunsBackwardIsRefused(
            @ForAll("delays") LockDelay delay,
            @ForAll("histories") List<Change> history,
            @ForAll @LongRange(min = Long.MIN_VALUE, max = -1) long span) {
        var timer = after(delay, history);
        var refusal = assertThrows(IllegalArgumentException.class, () -> timer.advance(span));
        assertTrue(String.valueOf(refusal.getMessage()).contains(String.valueOf(span)));
    }

    @Property
    void aStayOnTheGroundIsSetBackAtMostAsOftenAsTheLimitSays(
            @ForAll("rules") ResettingLockDelay rule, @ForAll("histories") List<Change> history) {
        Assume.that(rule.limit() != ResettingLockDelay.UNLIMITED);
        var resting = new Contact(-100, -100, true);
        var timer = after(rule, history).fell(resting);
        var resets = 0;
        for (var i = 0; i < 40; i++) {
            var late = timer.advance(Math.max(0, timer.nanosToLock() - 1));
            timer = late.shifted(resting);
            resets += timer.nanosToLock() > late.nanosToLock() ? 1 : 0;
        }
        assertTrue(resets <= rule.limit(), () -> "the limit is " + rule.limit());
    }

    private enum Kind {
        SHIFT,
        TURN,
        TURN_FAILED,
        FALL,
        GROUND,
        WAIT
    }

    private record Change(Kind kind, Contact contact, long nanos) {
        LockTimer on(LockTimer timer) {
            return switch (kind) {
                case SHIFT -> timer.shifted(contact);
                case TURN -> timer.turned(contact);
                case TURN_FAILED -> timer.turnFailed(contact);
                case FALL -> timer.fell(contact);
                case GROUND -> timer.groundChanged(contact);
                case WAIT -> timer.advance(nanos);
            };
        }
    }

    private static LockTimer after(LockDelay delay, List<Change> history) {
        var timer = delay.start(0, ENTRY);
        for (var change : history) {
            timer = change.on(timer);
        }
        return timer;
    }

    @Provide
    Arbitrary<LockDelay> delays() {
        return Arbitraries.oneOf(Arbitraries.of(LockDelays.names()).map(LockDelays::named), rules().map(rule -> rule));
    }

    @Provide
    Arbitrary<ResettingLockDelay> rules() {
        return Combinators.combine(
                        Arbitraries.of(0L, 1L, 2L, 500_000_000L, Long.MAX_VALUE - 1),
                        Arbitraries.of(MoveReset.class),
                        Arbitraries.of(0, 1, 2, 15, ResettingLockDelay.UNLIMITED),
                        Arbitraries.of(ResettingLockDelay.SHARED, 0, 1, 7, ResettingLockDelay.UNLIMITED),
                        Arbitraries.of(AtLimit.class),
                        Arbitraries.of(StepReset.class),
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false))
                .as(ResettingLockDelay::new);
    }

    @Provide
    Arbitrary<List<Change>> histories() {
        var contacts = Combinators.combine(
                        Arbitraries.integers().between(0, 20),
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.of(true, false))
                .as((row, bottom, resting) -> new Contact(row, row + bottom, resting));
        return Combinators.combine(Arbitraries.of(Kind.class), contacts, spans())
                .as(Change::new)
                .list()
                .ofMaxSize(40);
    }

    @Provide
    Arbitrary<Long> spans() {
        return Arbitraries.oneOf(
                Arbitraries.of(0L, 1L, Long.MAX_VALUE - 1, Long.MAX_VALUE),
                Arbitraries.longs().between(0, 600_000_000),
                Arbitraries.longs().between(0, Long.MAX_VALUE));
    }
}
