package io.github.wallkick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.input.Handling.DasCharge;
import io.github.wallkick.input.Handling.OnRelease;
import io.github.wallkick.input.Handling.OppositeKeys;
import io.github.wallkick.input.Handling.SoftDropWhileShifting;
import io.github.wallkick.piece.Input;
import io.github.wallkick.timing.FrameRate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HandlingTest {
    private static final Handling PLAIN = Handling.of(7, 3);

    /** Handlings that differ from {@link #PLAIN} in one value each. */
    private static List<Handling> variations() {
        var reversed = new ArrayList<>(InputOrder.SHIFT_FIRST.inputs());
        Collections.reverse(reversed);
        return List.of(
                PLAIN.withDasNanos(8),
                PLAIN.withArrNanos(4),
                PLAIN.withDcdNanos(1),
                PLAIN.withOppositeKeys(OppositeKeys.RIGHT),
                PLAIN.withOppositeKeys(OppositeKeys.RIGHT_PRESSED_AGAIN),
                PLAIN.withOnRelease(OnRelease.CANCEL_CHARGE),
                PLAIN.withOnRelease(OnRelease.SHARE_CHARGE),
                PLAIN.withOnRelease(OnRelease.STOP),
                PLAIN.withDasCharge(new DasCharge(true, 0, false, false)),
                PLAIN.withDasCharge(new DasCharge(false, 1, false, false)),
                PLAIN.withDasCharge(new DasCharge(false, 0, true, false)),
                PLAIN.withDasCharge(new DasCharge(false, 0, false, true)),
                PLAIN.withSoftDropWhileShifting(SoftDropWhileShifting.PAUSES),
                PLAIN.withSoftDropWhileShifting(SoftDropWhileShifting.ENDS),
                PLAIN.withSoftDropFactor(5),
                PLAIN.withFrames(FrameRate.HZ_60),
                PLAIN.withInputOrder(InputOrder.TURN_FIRST),
                PLAIN.withInputOrder(InputOrder.NES),
                PLAIN.withInputOrder(new InputOrder(reversed, false)),
                PLAIN.withShiftBuffer(true),
                PLAIN.withSafeLockNanos(1));
    }

    static Stream<Handling> all() {
        var presets = Handlings.names().stream().map(Handlings::named);
        return Stream.concat(Stream.concat(presets, Stream.of(PLAIN)), variations().stream());
    }

    @Test
    void handlingsAreEqualByAllTheirValues() {
        assertEquals(PLAIN, Handling.of(7, 3));
        variations().forEach(other -> assertNotEquals(PLAIN, other));
    }

    @Test
    void differentHandlingsHaveDifferentTexts() {
        var handlings = new HashSet<>(all().toList());
        var texts = new HashSet<>(all().map(Handling::text).toList());
        assertEquals(handlings.size(), texts.size());
        assertTrue(handlings.size() > 25);
    }

    @ParameterizedTest
    @MethodSource("all")
    void theTextOfAHandlingGivesItBack(Handling handling) {
        assertEquals(handling, Handling.parse(handling.text()));
    }

    @Test
    void presetsAreToldByTheirNames() {
        assertEquals(
                Handlings.names(),
                Handlings.names().stream()
                        .map(name -> Handlings.named(name).text())
                        .toList());
        assertEquals(Handlings.nesPal(), Handlings.named("nes-pal"));
        assertThrows(IllegalArgumentException.class, () -> Handlings.named("nes"));
    }

    @Test
    void aHandlingOfOnesOwnTellsAllItsValues() {
        assertEquals(
                "handling(das=7, arr=3, dcd=0, opposite-keys=last-pressed, on-release=keep-charge,"
                        + " charge-outlives-release=false, wall-retry=0, charge-needs-piece=false, soft-drop-blocks=false,"
                        + " soft-drop-while-shifting=goes-on, soft-drop-factor=0, frames="
                        + PLAIN.frames().text()
                        + ", input-order=[hold left right left-to-wall right-to-wall clockwise counterclockwise half-turn"
                        + " soft-drop sonic-drop hard-drop], one-turn=false, shift-buffer=false, safe-lock=0)",
                PLAIN.text());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nes",
                "handling",
                "handling(das=1)",
                "handling(das=-1, arr=3, dcd=0)",
                "\"mine\"",
                "tgm(das=1)",
                "tgm tgm"
            })
    void otherTextsAreRefused(String text) {
        assertThrows(NotationException.class, () -> Handling.parse(text));
    }

    @Property(tries = 2000)
    void aChangedTextIsAnotherHandlingOrAnError(
            @ForAll @IntRange(min = 0, max = 10_000) int place, @ForAll @IntRange(min = 32, max = 126) int character) {
        var text = PLAIN.text();
        var at = place % text.length();
        var changed = text.substring(0, at) + (char) character + text.substring(at + 1);
        try {
            var handling = Handling.parse(changed);
            assertEquals(handling, Handling.parse(handling.text()));
        } catch (NotationException e) {
            assertTrue(e.line() == 1 && e.column() >= 1 && e.column() <= changed.length() + 1, e.getMessage());
        }
    }

    @Test
    void durationsStandForNanoseconds() {
        assertEquals(PLAIN.withDasNanos(5), PLAIN.withDas(Duration.ofNanos(5)));
        assertEquals(PLAIN.withArrNanos(5), PLAIN.withArr(Duration.ofNanos(5)));
        assertEquals(PLAIN.withDcdNanos(5), PLAIN.withDcd(Duration.ofNanos(5)));
        assertEquals(PLAIN.withSafeLockNanos(5), PLAIN.withSafeLock(Duration.ofNanos(5)));
    }

    @Test
    void ordersAndFramesThatCannotBeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new InputOrder(List.of(Input.LEFT), false));
        var twice = new ArrayList<>(InputOrder.SHIFT_FIRST.inputs());
        twice.set(0, Input.LEFT);
        assertThrows(IllegalArgumentException.class, () -> new InputOrder(twice, false));
        assertThrows(IllegalArgumentException.class, () -> PLAIN.withFrames(new FrameRate(2, 1)));
        assertThrows(IllegalArgumentException.class, () -> PLAIN.withSafeLockNanos(-1));
    }
}
