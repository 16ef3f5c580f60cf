package io.github.wallkick.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.timing.LockTimer.Contact;
import io.github.wallkick.timing.ResettingLockDelay.AtLimit;
import io.github.wallkick.timing.ResettingLockDelay.MoveReset;
import io.github.wallkick.timing.ResettingLockDelay.StepReset;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The stable texts of clocks, lock delays, timers and frame rates: equal exactly where the values are, and read back. */
class TimingTextTest {
    private static final ResettingLockDelay RULE = LockDelays.moveReset();

    /** A text in a recording never changes its meaning: a failure here is a change to every recording. */
    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("goldenTexts")
    void aPresetHasItsTextForEver(String kind, String name, String text) {
        var written = switch (kind) {
            case "gravity" -> GravityClocks.named(name).text();
            case "lock" -> LockDelays.named(name).text();
            default -> FrameRate.named(name).text();
        };
        assertEquals(text, written);
    }

    static Stream<Arguments> goldenTexts() {
        return Table.rows("golden-texts.txt").map(row -> Arguments.of(row.get(0), row.get(1), row.get(2)));
    }

    @Test
    void theListOfTextsHasEveryPreset() {
        var listed = Table.rows("golden-texts.txt")
                .map(row -> row.get(0) + " " + row.get(1))
                .toList();
        var all = new ArrayList<String>();
        GravityClocks.names().forEach(name -> all.add("gravity " + name));
        LockDelays.names().forEach(name -> all.add("lock " + name));
        FrameRate.names().forEach(name -> all.add("rate " + name));
        assertEquals(all, listed);
    }

    @Test
    void clocksAreEqualExactlyWhenTheirTextsAre() {
        equalExactlyWhenTextsAre(clocks(), GravityClock::text);
    }

    @Test
    void lockDelaysAreEqualExactlyWhenTheirTextsAre() {
        equalExactlyWhenTextsAre(delays(), LockDelay::text);
    }

    @Test
    void timersOfOneDelayAreEqualExactlyWhenTheirTextsAre() {
        equalExactlyWhenTextsAre(timers(), LockTimer::text);
    }

    @Test
    void frameRatesAreEqualExactlyWhenTheirTextsAre() {
        equalExactlyWhenTextsAre(rates(), FrameRate::text);
    }

    @Test
    void everyTextIsReadAsWhatWroteIt() {
        clocks().stream()
                .filter(clock -> !clock.text().contains("\""))
                .forEach(clock -> assertEquals(clock, GravityClocks.parse(clock.text())));
        delays().stream()
                .filter(delay -> !delay.text().contains("\""))
                .forEach(delay -> assertEquals(delay, LockDelays.parse(delay.text())));
        timers().forEach(timer -> assertEquals(timer, RULE.resume(timer.text())));
        rates().forEach(rate -> assertEquals(rate, FrameRate.parse(rate.text())));
    }

    private static <T> void equalExactlyWhenTextsAre(List<T> values, Function<T, String> text) {
        for (var one : values) {
            for (var other : values) {
                assertEquals(
                        one.equals(other),
                        text.apply(one).equals(text.apply(other)),
                        () -> text.apply(one) + " and " + text.apply(other));
            }
        }
    }

    private static List<GravityClock> clocks() {
        var clocks = new ArrayList<GravityClock>();
        for (var name : GravityClocks.names()) {
            clocks.add(GravityClocks.named(name));
            clocks.add(GravityClocks.named(name).advance(7_000_001, 1).next());
            clocks.add(GravityClocks.named(name).advance(20_000_000, 1).next());
            clocks.add(GravityClocks.named(name).advance(20_000_000, 1).next().restarted());
        }
        clocks.addAll(List.of(
                GravityClocks.intervals(1, 5, 5, 6),
                GravityClocks.intervals(2, 5, 5, 6),
                GravityClocks.intervals(1, 5, 5, 7),
                GravityClocks.intervals(1, 5, 5, 6).advance(1, 1).next(),
                GravityClocks.constant(1, 64, FrameRate.HZ_60),
                GravityClocks.constant(2, 64, FrameRate.HZ_60),
                GravityClocks.constant(1, 65, FrameRate.HZ_60),
                GravityClocks.constant(1, 64, FrameRate.NES_PAL),
                GravityClocks.growing(1, 2, 3, true),
                GravityClocks.growing(2, 2, 3, true),
                GravityClocks.growing(1, 3, 3, true),
                GravityClocks.growing(1, 2, 4, true),
                GravityClocks.growing(1, 2, 3, false),
                GravityClocks.named("tgm", GravityClocks.tgm()),
                GravityClocks.named("mine", GravityClocks.tgm()),
                GravityClocks.named("mine", GravityClocks.tgm().advance(5, 1).next()),
                GravityClocks.named("mine", GravityClocks.tgm()).advance(5, 1).next(),
                GravityClocks.named("yours", GravityClocks.tgm()).advance(5, 1).next()));
        return clocks;
    }

    private static List<LockDelay> delays() {
        var delays = new ArrayList<LockDelay>();
        LockDelays.names().forEach(name -> delays.add(LockDelays.named(name)));
        delays.addAll(List.of(
                RULE,
                RULE.withDelayNanos(1),
                RULE.withDelay(Duration.ofSeconds(1)),
                RULE.withLimit(0),
                RULE.withLimit(ResettingLockDelay.UNLIMITED),
                RULE.withTurnLimit(0),
                RULE.withTurnLimit(15),
                RULE.withTurnLimit(ResettingLockDelay.UNLIMITED),
                RULE.withFailedTurnsCount(true),
                RULE.withSoftDropLocks(true),
                LockDelays.byLevel(1, RULE, 4, 3, 2),
                LockDelays.byLevel(1, RULE, List.of(Duration.ofNanos(4), Duration.ofNanos(3), Duration.ofNanos(2))),
                LockDelays.byLevel(1, RULE.withDelayNanos(7), 4, 3, 2),
                LockDelays.byLevel(2, RULE, 4, 3, 2),
                LockDelays.byLevel(1, RULE, 4, 3, 1),
                LockDelays.byLevel(1, RULE.withSoftDropLocks(true), 4, 3, 2),
                LockDelays.named("tetrio", RULE),
                LockDelays.named("mine", RULE),
                LockDelays.named("mine", LockDelays.tetrio())));
        Stream.of(MoveReset.values()).map(RULE::withMoveReset).forEach(delays::add);
        Stream.of(AtLimit.values()).map(RULE::withAtLimit).forEach(delays::add);
        Stream.of(StepReset.values()).map(RULE::withStepReset).forEach(delays::add);
        return delays;
    }

    private static List<LockTimer> timers() {
        var air = RULE.start(1, new Contact(5, 5, false));
        var ground = RULE.start(1, new Contact(5, 5, true));
        return List.of(
                air,
                ground,
                RULE.start(1, new Contact(4, 5, false)),
                RULE.start(1, new Contact(5, 4, false)),
                ground.advance(1),
                ground.advance(2),
                ground.shifted(new Contact(5, 5, true)),
                ground.turned(new Contact(5, 5, true)),
                ground.shifted(new Contact(5, 5, true)).shifted(new Contact(5, 5, true)),
                ground.groundChanged(new Contact(5, 5, false)),
                air.fell(new Contact(4, 4, false)),
                air.fell(new Contact(4, 4, true)));
    }

    private static List<FrameRate> rates() {
        var rates = new ArrayList<FrameRate>();
        FrameRate.names().forEach(name -> rates.add(FrameRate.named(name)));
        rates.addAll(List.of(
                new FrameRate(1, 2),
                new FrameRate(2, 4),
                new FrameRate(1, 3),
                new FrameRate(2, 3),
                FrameRate.of(60, Duration.ofSeconds(1))));
        return rates;
    }

    @Test
    void aClockTellsWhatItCarries() {
        assertEquals(
                "guideline(ticks=300000000)",
                GravityClocks.guideline().advance(300_000_000, 1).next().text());
        assertEquals(
                "tgm(ticks=10000000, parts=4)",
                GravityClocks.tgm().advance(Duration.ofMillis(20), 0).next().text());
        assertEquals(
                "tetrio-league(ticks=10000000, age=1, parts=1200000)",
                GravityClocks.tetrioLeague().advance(20_000_000, 1).next().text());
    }

    @Test
    void aClockOfNoPresetTellsItsNumbers() {
        assertEquals(
                "intervals(first-level=3, nanos=[7 0*2 1])",
                GravityClocks.intervals(3, 7, 0, 0, 1).text());
        assertEquals(
                "speeds(first-level=0, parts-per-frame=[2], parts-per-row=3, rate=nes-pal)",
                GravityClocks.constant(2, 3, FrameRate.NES_PAL).text());
        assertEquals(
                "rising(millionths=0, millionths-per-second=20000000, margin-frames=3, ends-instant=false)",
                GravityClocks.growing(0, 20_000_000, 3, false).text());
    }

    @Test
    void aLockDelayOfNoPresetTellsItsNumbers() {
        assertEquals(
                "resetting(delay-nanos=500000000, move-reset=from-ground, limit=15, turn-limit=shared, at-limit=keep-time, "
                        + "step-reset=lowest-box-row, failed-turns-count=false, soft-drop-locks=false)",
                RULE.withAtLimit(AtLimit.KEEP_TIME).text());
    }

    @Test
    void aLambdaHasNoTextUntilItIsNamed() {
        GravityClock clock = (nanos, level) -> new Fall(0, GravityClocks.frozen());
        var refusal = assertThrows(IllegalStateException.class, clock::text);
        assertTrue(String.valueOf(refusal.getMessage()).contains("GravityClocks.named(name, clock)"));
        assertEquals("\"slow\"", GravityClocks.named("slow", clock).text());
        LockDelay delay = (level, contact) -> LockDelays.none().start(level, contact);
        assertThrows(IllegalStateException.class, delay::text);
        assertEquals("\"glue\"", LockDelays.named("glue", delay).text());
    }

    @Test
    void aNamedClockMustBeHandedIn() {
        var clock = GravityClocks.named("mine", GravityClocks.basic());
        var later = clock.advance(300, 1).next();
        assertEquals("own(name=\"mine\", state=basic(ticks=300))", later.text());
        for (var text : List.of(clock.text(), later.text())) {
            var refusal = assertThrows(NotationException.class, () -> GravityClocks.parse(text));
            assertTrue(String.valueOf(refusal.getMessage()).contains("handed in"));
        }
        assertEquals(clock, clock.resume(clock.text()));
        assertEquals(later, clock.resume(later.text()));
        assertEquals(clock, later.resume(clock.text()));
        assertNotEquals(clock, later);
        assertThrows(NotationException.class, () -> clock.resume("\"yours\""));
        assertThrows(NotationException.class, () -> clock.resume("own(name=\"yours\", state=basic)"));
        assertThrows(NotationException.class, () -> clock.resume("basic"));
    }

    @Test
    void aNamedClockGoesAsTheClockThatItNames() {
        var clock = GravityClocks.named("mine", GravityClocks.basic());
        assertEquals(3, clock.advance(Duration.ofSeconds(3), 1).rows());
        assertEquals(1_000_000_000, clock.nanosToNextRow(1));
        assertEquals(clock, clock.advance(5, 1).next().restarted());
    }

    @Test
    void aNamedLockDelayMustBeHandedIn() {
        var delay = LockDelays.named("mine", RULE);
        var refusal = assertThrows(NotationException.class, () -> LockDelays.parse(delay.text()));
        assertTrue(String.valueOf(refusal.getMessage()).contains("handed in"));
        var timer = delay.start(1, new Contact(1, 1, true)).advance(7);
        assertEquals(timer, delay.resume(timer.text()));
    }

    @Test
    void aTimerIsReadByADelayThatDependsOnTheLevelToo() {
        var delay = LockDelays.tgm2Death();
        var timer = delay.start(150, new Contact(1, 1, true)).advance(7);
        assertEquals(timer, delay.resume(timer.text()));
        assertThrows(
                NotationException.class,
                () -> delay.resume(
                        RULE.withDelayNanos(1).start(1, new Contact(1, 1, true)).text()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "resetting(delay-nanos=^1)",
                "^resetting(delay-nanos=500000000)",
                "none",
                "resetting(delay-nanos=^500000001, lowest-row=1, moves=0, turns=0, rested-nanos=0, resting=true, landed=true, in-the-air=true)",
                "resetting(delay-nanos=500000000, lowest-row=1, moves=^16, turns=0, rested-nanos=0, resting=true, landed=true, in-the-air=true)",
                "resetting(delay-nanos=500000000, lowest-row=1, moves=0, turns=^1, rested-nanos=0, resting=true, landed=true, in-the-air=true)",
                "resetting(delay-nanos=500000000, lowest-row=1, moves=0, turns=0, rested-nanos=^500000001, resting=true, landed=true, in-the-air=true)",
                "resetting(delay-nanos=500000000, lowest-row=1, moves=0, turns=0, rested-nanos=0, resting=^1, landed=true, in-the-air=true)",
            })
    void aTextOfNoTimerIsRefused(String marked) {
        refusedAtTheMark(marked, RULE::resume);
    }

    /** The mark stands before the place at which the text goes wrong; without one it is the beginning. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8g",
                "^\"mine\"",
                "[1 2]",
                "guideline(ticks=^-1)",
                "guideline(parts=^1)",
                "frozen(ticks=^1)",
                "intervals(first-level=1, nanos=^[])",
                "intervals(first-level=1, nanos=[1 ^-1])",
                "intervals(first-level=1, nanos=[^1*10001])",
                "intervals(first-level=^x, nanos=[1])",
                "^intervals(first-level=1, ticks-per-row=[1])",
                "tgm(ticks=^1000000000, parts=1)",
                "tgm(ticks=0, parts=^256)",
                "speeds(first-level=0, parts-per-frame=[^-2], parts-per-row=3, rate=nes-pal)",
                "speeds(first-level=0, parts-per-frame=[2], parts-per-row=^0, rate=nes-pal)",
                "speeds(first-level=0, parts-per-frame=[2], parts-per-row=3, rate=^vga)",
                "speeds(first-level=0, parts-per-frame=[2], parts-per-row=3, rate=rate(frames=^0, nanos=1))",
                "rising(millionths=^20000001, millionths-per-second=0, margin-frames=3, ends-instant=false)",
                "tetrio-league(parts=^60000000)",
            })
    void aTextOfNoClockIsRefused(String marked) {
        refusedAtTheMark(marked, GravityClocks::parse);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "glue",
                "^\"mine\"",
                "[1 2]",
                "^none(delay-nanos=1)",
                "^resetting(delay-nanos=1)",
                "by-level(first-level=1, delay-nanos=[1], rule=^none)",
                "by-level(first-level=1, delay-nanos=[1], rule=^by-level(first-level=1, delay-nanos=[1], rule=tgm1))",
            })
    void aTextOfNoLockDelayIsRefused(String marked) {
        refusedAtTheMark(marked, LockDelays::parse);
    }

    private static void refusedAtTheMark(String marked, Function<String, ?> parser) {
        var error = assertThrows(NotationException.class, () -> parser.apply(marked.replace("^", "")));
        assertEquals(
                List.of(1, Math.max(0, marked.indexOf('^')) + 1),
                List.of(error.line(), error.column()),
                error.getMessage());
    }
}
