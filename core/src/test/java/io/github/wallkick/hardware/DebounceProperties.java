package io.github.wallkick.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Laws of the filters for contacts that bounce. */
class DebounceProperties {
    private static final ButtonSet DOWN = ButtonSet.of(Button.A);
    private static final int DEAD = 50;

    private static ButtonSet level(int i) {
        return i % 2 == 0 ? DOWN : ButtonSet.NONE;
    }

    private static Debounce filter(boolean isLockOut) {
        return isLockOut ? Debounce.lockOut(DEAD) : Debounce.stable(DEAD);
    }

    private record Told(List<Debounce.Change> changes, Debounce last) {}

    private static Told told(Debounce filter, List<Integer> gaps, int parts) {
        var changes = new ArrayList<Debounce.Change>();
        var nanos = 0L;
        var now = filter;
        for (var i = 0; i <= gaps.size(); i++) {
            var span = i < gaps.size() ? gaps.get(i) : 10 * DEAD;
            var before = i == 0 ? ButtonSet.NONE : level(i - 1);
            var after = i < gaps.size() ? level(i) : before;
            var count = Math.min(parts, span); // two readings at one moment would be two levels
            for (var part = 0; part < count; part++) {
                var length = span / count + (part < span % count ? 1 : 0);
                var step = now.at(part + 1 == count ? after : before, length);
                for (var change : step.changes()) {
                    changes.add(new Debounce.Change(nanos + change.nanos(), change.down()));
                }
                nanos += length;
                now = step.next();
            }
        }
        return new Told(changes, now);
    }

    @Property
    void changesAlternateAndTheLastOneIsTheTruth(
            @ForAll boolean isLockOut, @ForAll @Size(max = 12) List<@IntRange(min = 1, max = 120) Integer> gaps) {
        var told = told(filter(isLockOut), gaps, 1);
        for (var i = 0; i < told.changes().size(); i++) {
            assertEquals(level(i), told.changes().get(i).down());
        }
        assertEquals(
                gaps.isEmpty() ? ButtonSet.NONE : level(gaps.size() - 1),
                told.last().down());
    }

    @Property
    void itDoesNotMatterHowOftenAFilterIsRead(
            @ForAll boolean isLockOut,
            @ForAll @Size(max = 12) List<@IntRange(min = 1, max = 120) Integer> gaps,
            @ForAll @IntRange(min = 2, max = 9) int parts) {
        assertEquals(told(filter(isLockOut), gaps, 1), told(filter(isLockOut), gaps, parts));
    }

    @Property
    void noLevelIsLostThatLastsLongerThanTheTime(
            @ForAll boolean isLockOut, @ForAll @Size(max = 12) List<@IntRange(min = 1, max = 200) Integer> gaps) {
        var told = told(filter(isLockOut), gaps, 1);
        var begin = 0L;
        for (var i = 0; i < gaps.size(); i++) {
            begin += gaps.get(i);
            var end = begin + (i + 1 < gaps.size() ? gaps.get(i + 1) : 10 * DEAD);
            if (end - begin > DEAD) {
                assertTrue(isSeen(told.changes(), level(i), begin, end), gaps + " " + i);
            }
        }
    }

    /** Whether a level is told at some moment of a span. */
    private static boolean isSeen(List<Debounce.Change> changes, ButtonSet level, long begin, long end) {
        var state = ButtonSet.NONE;
        for (var change : changes) {
            if (change.nanos() > begin && state.equals(level)) {
                return true;
            }
            if (change.nanos() >= end) {
                return false;
            }
            state = change.down();
        }
        return state.equals(level);
    }
}
