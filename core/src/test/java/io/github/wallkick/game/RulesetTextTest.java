package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.TestData;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.scoring.Scorers;
import io.github.wallkick.timing.GravityClocks;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class RulesetTextTest {
    static List<String> names() {
        return Rulesets.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void unequalRulesHaveUnequalTextsAndEqualOnesEqualTexts(String name) {
        var byText = new HashMap<String, Ruleset>();
        var texts = new HashMap<Ruleset, String>();
        for (var rules : AllRulesets.variations(Rulesets.named(name))) {
            assertEquals(rules, byText.getOrDefault(rules.text(), rules), rules::text);
            assertEquals(rules.text(), texts.getOrDefault(rules, rules.text()));
            byText.put(rules.text(), rules);
            texts.put(rules, rules.text());
        }
        assertTrue(byText.size() > 150, "variations: " + byText.size());
    }

    @ParameterizedTest
    @MethodSource("names")
    void aTextIsReadAsTheRulesThatItWasWrittenFrom(String name) {
        for (var rules : AllRulesets.variations(Rulesets.named(name))) {
            var read = Ruleset.parse(rules.text());
            assertEquals(rules, read);
            assertEquals(rules.text(), read.text());
        }
    }

    @Test
    void scorersAndSpinRulesGiveTheirRulesFingerprintsOfTheirOwn() {
        var rules = Rulesets.nesNtsc();
        var prints = Stream.of("nes", "game-boy", "sega", "bps", "tengen")
                .map(name -> rules.withScoring(rules.scoring().withScorer(Scorers.named(name))))
                .map(Ruleset::fingerprint)
                .collect(Collectors.toSet());
        assertEquals(5, prints.size());
    }

    /** Recordings and files of rules keep these texts: a change here breaks them. */
    @Test
    void theTextsOfTheRulesetsStayAsTheyAre() {
        var texts = AllRulesets.presets().stream().map(Ruleset::text).collect(Collectors.joining("\n"));
        assertEquals(TestData.text(RulesetTextTest.class, "ruleset-texts.txt"), texts);
    }

    @Test
    void aFileMayNameOnlyWhatItChanges() {
        var sprint = Ruleset.parse("""
                \uFEFF# forty lines\r
                base: guideline\r
                \r
                 name :  sprint
                gravity: frozen
                garbage-holes: messy( percent = 30 )
                """);
        var guideline = Rulesets.guideline();
        assertEquals(
                guideline
                        .withName("sprint")
                        .withTiming(guideline.timing().withGravity(GravityClocks.frozen()))
                        .withGarbage(guideline.garbage().withHoles(HoleRules.messy(30))),
                sprint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "base: chess            | 1 | 7  | ruleset must be one of basic, guideline,",
                "name: x                | 1 | 1  | expected a line for each part, or one for the base, but there is none for size",
                "base: sega\\nlevel: 1  | 2 | 1  | expected one of base, name, size,",
                "base: sega\\nhold      | 2 | 1  | expected a part, a colon and its value, got hold",
                "base: sega\\nhold: on  | 2 | 7  | expected one of off, once, unlimited, got on",
                "base: sega\\nsize: 3x9 | 2 | 7  | expected columns, rows and visible rows such as 10x40/20, got 3x9",
                "base: sega\\nsize: 3x9/9 | 2 | 7 | board width must be 4 to 32: 3",
                "base: sega\\nspins: \"mine\" | 2 | 8 | expected a spin rule of this library",
                "base: sega\\nbase: sega | 2 | 1 | expected each part once, got base again",
                "base: sega\\ninputs: [left up] | 2 | 15 | expected one of left, right,",
                "base: sega\\ndelays: fixed(entry-nanos=-1) | 2 | 27 | expected a number from 0 to",
                "base: sega\\nsize: 4x1/1 | 1 | 7 | these parts do not go together: pieces must enter within the board",
            })
    void aTextThatTellsNoRulesIsRefusedWithThePlaceAndWhatIsAllowed(String text, int line, int column, String rule) {
        var error = assertThrows(NotationException.class, () -> Ruleset.parse(text.replace("\\n", "\n")));
        assertTrue(error.rule().startsWith(rule), error.getMessage());
        assertEquals(line + "," + column, error.line() + "," + error.column(), error.getMessage());
    }

    @Test
    void aStrategyWithoutATextIsRefusedInWords() {
        var rules = Rulesets.guideline().withRandomizers(Randomizers::sevenBag);
        var error = assertThrows(IllegalStateException.class, rules::text);
        assertTrue(error.toString().contains("RandomizerFactories.named(name, factory)"), error::toString);
        assertThrows(
                IllegalStateException.class,
                () -> Rulesets.guideline().withClears(b -> b.clearLines()).text());
        assertEquals("guideline", rules.toString());
        assertThrows(
                IllegalStateException.class,
                () -> Rulesets.guideline().withTopOuts(moment -> false).text());
    }

    @Test
    void aStrategyOfOnesOwnIsKnownByItsName() {
        var mine = Rulesets.guideline().withRandomizers(RandomizerFactories.named("mine", Randomizers::sevenBag));
        assertEquals(
                mine, Rulesets.guideline().withRandomizers(RandomizerFactories.named("mine", Randomizers::uniform)));
        assertTrue(mine.text().contains("randomizer: \"mine\"\n"), mine::text);
        var sevenBag = Rulesets.guideline().withRandomizers(RandomizerFactories.named("7-bag", Randomizers::uniform));
        assertNotEquals(Rulesets.guideline().fingerprint(), sevenBag.fingerprint());
    }
}
