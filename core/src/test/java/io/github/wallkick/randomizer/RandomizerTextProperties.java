package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.NotationException;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** The law of the texts: what is written can be read, and nothing else harms. */
class RandomizerTextProperties {
    @Provide
    Arbitrary<String> presets() {
        return Arbitraries.of(Presets.all().keySet());
    }

    @Provide
    Arbitrary<String> presetsOfAnyTypes() {
        return Arbitraries.of(Presets.ofAnyTypes());
    }

    @Property(tries = 2000)
    void aTextIsReadAsTheRandomizerThatWroteIt(
            @ForAll("presets") String name, @ForAll long seed, @ForAll @IntRange(max = 60) int draws) {
        var written = Deals.after(Presets.of(name, seed), draws);
        var read = Randomizers.parse(written.toString());
        assertEquals(written, read);
    }

    @Property(tries = 1000)
    void whatIsReadGoesOnWithTheSamePieces(
            @ForAll("presets") String name, @ForAll long seed, @ForAll @IntRange(max = 60) int draws) {
        var written = Deals.after(Presets.of(name, seed), draws);
        var read = Randomizers.parse(written.toString());
        assertEquals(Deals.letters(written, 60), Deals.letters(read, 60));
    }

    @Property(tries = 1000)
    void aTextAboutOtherTypesIsReadToo(
            @ForAll("presetsOfAnyTypes") String name,
            @ForAll long seed,
            @ForAll @IntRange(min = 2, max = 64) int size,
            @ForAll @IntRange(max = 60) int draws) {
        var types = Presets.types(size);
        var written = Deals.after(Randomizers.named(name, seed, types), draws);
        assertEquals(written, Randomizers.parse(written.toString(), List.of(types)));
    }

    @Property(tries = 2000)
    void aSpoiltTextIsReadOrRefused(
            @ForAll("presets") String name,
            @ForAll long seed,
            @ForAll @IntRange(max = 20) int draws,
            @ForAll("spoilers") String spoiler,
            @ForAll @IntRange(max = 300) int place,
            @ForAll @IntRange(max = 5) int cut) {
        var text = Deals.after(Presets.of(name, seed), draws).toString();
        var from = Math.min(place, text.length());
        var to = Math.min(from + cut, text.length());
        readsOrRefuses(text.substring(0, from) + spoiler + text.substring(to));
    }

    @Property(tries = 2000)
    void anyTextIsReadOrRefused(@ForAll String text) {
        readsOrRefuses(text);
    }

    @Provide
    Arbitrary<String> spoilers() {
        return Arbitraries.oneOf(
                Arbitraries.strings().ofMaxLength(4),
                Arbitraries.strings().withChars("IOTSZJL.0123456789-:= ").ofMaxLength(4),
                Arbitraries.of(" then ", "fixed-queue pieces=I then ", "types=", "99999999999", "java:", "minstd:0"));
    }

    /** What is read must work like any other: deal, and write a text that is read as the same. */
    private static void readsOrRefuses(String text) {
        Randomizer read;
        try {
            read = Randomizers.parse(text);
        } catch (NotationException refusal) {
            return;
        }
        assertEquals(text, read.toString());
        var dealt = Deals.after(read, 30);
        assertEquals(dealt, Randomizers.parse(dealt.toString(), List.of(Tetromino.values())));
    }
}
