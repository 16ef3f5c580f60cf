package io.github.wallkick.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.NotationException;
import io.github.wallkick.timing.LockTimer.Contact;
import java.util.List;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** The law of the texts: what is written can be read, and nothing else harms. */
class TimingTextProperties {
    @Property(tries = 1000)
    void aClockOfTheLibraryIsReadWhateverItCarries(
            @ForAll("clocks") String name,
            @ForAll @LongRange(min = 0) long first,
            @ForAll @LongRange(min = 0, max = 100_000_000_000L) long second,
            @ForAll @IntRange(min = -1, max = 520) int level) {
        var clock = GravityClocks.named(name);
        for (var carrying : List.of(
                clock.advance(first, level).next(),
                clock.advance(second, level).next(),
                clock.advance(second, level).next().restarted())) {
            assertEquals(carrying, GravityClocks.parse(carrying.text()));
            assertEquals(carrying, clock.resume(carrying.text()));
        }
    }

    @Property(tries = 2000)
    void aSpoiltTextOfAClockIsReadOrRefused(
            @ForAll("texts") String text,
            @ForAll("spoilers") String spoiler,
            @ForAll @IntRange(max = 300) int place,
            @ForAll @IntRange(max = 5) int cut) {
        readsOrRefuses(spoilt(text, spoiler, place, cut), GravityClocks::parse, GravityClock::text);
        readsOrRefuses(spoilt(text, spoiler, place, cut), LockDelays::parse, LockDelay::text);
        readsOrRefuses(spoilt(text, spoiler, place, cut), LockDelays.tetrio()::resume, LockTimer::text);
        readsOrRefuses(spoilt(text, spoiler, place, cut), LockDelays.tgm2Death()::resume, LockTimer::text);
        readsOrRefuses(spoilt(text, spoiler, place, cut), FrameRate::parse, FrameRate::text);
    }

    @Property(tries = 500)
    void anyTextIsReadOrRefused(@ForAll String text) {
        readsOrRefuses(text, GravityClocks::parse, GravityClock::text);
        readsOrRefuses(text, LockDelays::parse, LockDelay::text);
        readsOrRefuses(text, FrameRate::parse, FrameRate::text);
    }

    /** What is read works as any other, and writes a text that is read as the same. */
    private static <T> void readsOrRefuses(String text, Function<String, T> parser, Function<T, String> writer) {
        T read;
        try {
            read = parser.apply(text);
        } catch (NotationException refusal) {
            return;
        }
        assertEquals(read, parser.apply(writer.apply(read)));
        if (read instanceof GravityClock clock) {
            clock.advance(Long.MAX_VALUE, 3).next().advance(clock.nanosToNextRow(5), 5);
        }
        if (read instanceof LockTimer timer) {
            timer.advance(Long.MAX_VALUE)
                    .shifted(new Contact(0, 0, true))
                    .turned(new Contact(0, 0, true))
                    .fell(new Contact(0, 0, true));
        }
    }

    private static String spoilt(String text, String spoiler, int place, int cut) {
        var from = Math.min(place, text.length());
        var to = Math.min(from + cut, text.length());
        return text.substring(0, from) + spoiler + text.substring(to);
    }

    @Provide
    Arbitrary<String> clocks() {
        return Arbitraries.of(GravityClocks.names());
    }

    @Provide
    Arbitrary<String> texts() {
        var ground = new Contact(3, 3, true);
        return Arbitraries.of(
                GravityClocks.intervals(3, 7, 0, 0, 1).advance(1, 3).next().text(),
                GravityClocks.constant(2, 3, new FrameRate(7, 5))
                        .advance(9, 1)
                        .next()
                        .text(),
                GravityClocks.growing(5, 5, 5, true)
                        .advance(100_000_000, 1)
                        .next()
                        .text(),
                "intervals(first-level=0, ticks-per-row=[5*3 2], ticks-per-nano=3, ticks=1)",
                "own(name=\"mine\", state=basic)",
                "guideline",
                LockDelays.moveReset().withLimit(3).text(),
                LockDelays.byLevel(3, LockDelays.tgm1(), 5, 5, 4).text(),
                LockDelays.tetrio().start(1, ground).advance(5).text(),
                LockDelays.tgm2Death().start(120, ground).advance(5).text(),
                new FrameRate(3, 5).text());
    }

    @Provide
    Arbitrary<String> spoilers() {
        return Arbitraries.oneOf(
                Arbitraries.strings().ofMaxLength(4),
                Arbitraries.strings().withChars("()[]=,\" 0123456789-*").ofMaxLength(4),
                Arbitraries.of("9223372036854775807", "-1", "*10000", "unlimited", "shared", "true", "nanos=[1]"));
    }
}
