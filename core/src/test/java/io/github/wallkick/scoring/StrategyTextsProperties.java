package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.NotationException;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class StrategyTextsProperties {
    @Property(tries = 5000)
    void whateverStandsInATextItIsReadOrRefusedByTheParsersError(@ForAll("mutated") String text) {
        StrategyTextsTest.kinds().forEach(kind -> readOrRefused(kind, text));
    }

    @Property
    void everyLevelRuleOfNumbersIsReadBack(
            @ForAll @IntRange(min = 1) int lines, @ForAll @IntRange(min = 0) int highest) {
        var rule = Levels.everyLines(lines, highest);
        assertEquals(rule, Levels.parse(rule.text()));
    }

    @Property
    void everyScorerOfNumbersIsReadBack(@ForAll Scorers.TgmRounding rounding, @ForAll @IntRange(min = 0) int frames) {
        var scorer = Scorers.tgm2Plus(rounding, frames);
        assertEquals(scorer, Scorers.parse(scorer.text()));
    }

    private static <T> void readOrRefused(StrategyTextsTest.Kind<T> kind, String text) {
        try {
            var read = kind.parse().apply(text);
            assertEquals(read, kind.parse().apply(kind.text().apply(read)));
        } catch (NotationException e) {
            // that is the other answer that is allowed
        }
    }

    @Provide
    Arbitrary<String> mutated() {
        var texts = Table.rows("strategy-texts.txt").map(row -> row.get(1)).toList();
        var pieces = Arbitraries.of(
                "",
                "(",
                ")",
                "[",
                "]",
                "=",
                ",",
                " ",
                "\"",
                "0",
                "-1",
                "99999999999999999999",
                "2147483648",
                "*",
                "none",
                "every",
                "lines",
                "é",
                "\n",
                "levels=guideline",
                "(((((((((((((((((((((((((((((((((((((((((((((((((");
        return Combinators.combine(
                        Arbitraries.of(texts),
                        pieces,
                        Arbitraries.integers().between(0, 200),
                        Arbitraries.integers().between(0, 8))
                .as((text, piece, at, cut) -> {
                    var from = Math.min(at, text.length());
                    return text.substring(0, from) + piece + text.substring(Math.min(from + cut, text.length()));
                });
    }
}
