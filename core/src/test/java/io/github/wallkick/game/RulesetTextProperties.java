package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RulesetTextProperties {
    /** Texts of presets in which some characters are others or gone. */
    @Provide
    Arbitrary<String> texts() {
        var places = Arbitraries.integers().between(0, 900).list().ofMaxSize(4);
        var pieces =
                Arbitraries.of("", "(", ")", "[", "=", ",", "\"", ":", "\n", "\r", " ", "9", "-", "\0", "x", "#", "é");
        return Combinators.combine(Arbitraries.of(Rulesets.names()), places, pieces)
                .as((name, at, piece) -> {
                    var text = Rulesets.named(name).text();
                    for (var place : at) {
                        var i = Math.min(place, text.length() - 1);
                        text = text.substring(0, i) + piece + text.substring(i + 1);
                    }
                    return text;
                });
    }

    @Property
    void anyTextIsReadOrRefusedWithAPlaceInIt(@ForAll("texts") String text) {
        try {
            var rules = Ruleset.parse(text);
            assertEquals(rules, Ruleset.parse(rules.text()));
        } catch (NotationException e) {
            var lines = text.split("\n", -1);
            assertTrue(e.line() >= 1 && e.line() <= lines.length, e.getMessage());
            assertTrue(e.column() >= 1 && e.column() <= lines[e.line() - 1].length() + 1, e.getMessage());
        }
    }

    @Property
    void noTextAtAllIsReadOrRefused(@ForAll String text) {
        try {
            Ruleset.parse(text);
        } catch (NotationException e) {
            assertTrue(e.line() >= 1, e.getMessage());
        }
    }
}
