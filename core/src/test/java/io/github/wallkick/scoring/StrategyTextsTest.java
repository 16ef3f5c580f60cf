package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.TestData;
import io.github.wallkick.scoring.AttackTables.BackToBackBonus;
import io.github.wallkick.scoring.AttackTables.ComboBonus;
import io.github.wallkick.scoring.Scorers.PerfectClearMode;
import io.github.wallkick.scoring.Scorers.TgmRounding;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The stable texts of scorers, spin rules, level rules and attack tables. */
class StrategyTextsTest {
    /** One kind of strategy: how its texts are written and read, and many of its values, all different. */
    record Kind<T>(
            String name,
            Function<T, String> text,
            Function<String, T> parse,
            List<String> names,
            Function<String, T> preset,
            List<T> others,
            T lambda,
            T named) {
        List<T> all() {
            return Stream.concat(names.stream().map(preset), others.stream()).toList();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Kind<?>> kinds() {
        return Stream.of(scorers(), spinRules(), levelRules(), chainRules(), attackTables());
    }

    static Kind<Scorer> scorers() {
        Scorer own = (before, after, lock) -> 0;
        return new Kind<>(
                "scorer",
                Scorer::text,
                Scorers::parse,
                Scorers.names(),
                Scorers::named,
                List.of(
                        Scorers.basicFromFirstClear(),
                        Scorers.guideline(PerfectClearMode.INSTEAD),
                        Scorers.tgm1(TgmRounding.DOWN),
                        Scorers.tgm2Plus(TgmRounding.DOWN, 30),
                        Scorers.tgm2Plus(TgmRounding.UP, 29),
                        Scorers.tgm3(0)),
                own,
                Scorers.named("my own", own));
    }

    static Kind<SpinRule> spinRules() {
        SpinRule own = (board, piece, last) -> Spin.NONE;
        return new Kind<>(
                "spin rule",
                SpinRule::text,
                SpinRules::parse,
                SpinRules.names(),
                SpinRules::named,
                List.of(),
                own,
                SpinRules.named("my own", own));
    }

    static Kind<LevelRule> levelRules() {
        LevelRule own = (before, after, lock) -> 1;
        return new Kind<>(
                "level rule",
                LevelRule::text,
                Levels::parse,
                Levels.names(),
                Levels::named,
                List.of(
                        Levels.everyLines(10),
                        Levels.everyLines(11),
                        Levels.everyLines(10, 16),
                        Levels.everyLines(11, 15),
                        Levels.tgm3(1300)),
                own,
                Levels.named("my own", own));
    }

    static Kind<ChainRule> chainRules() {
        ChainRule own = (before, lock) -> -1;
        return new Kind<>(
                "chain rule",
                ChainRule::text,
                ChainRules::parse,
                ChainRules.names(),
                ChainRules::named,
                List.of(ChainRules.perfectClears(2), ChainRules.perfectClears(10_000)),
                own,
                ChainRules.named("my own", own));
    }

    static Kind<AttackTable> attackTables() {
        AttackTable own = (before, after, lock) -> Attack.NONE;
        var others = new ArrayList<AttackTable>();
        for (var combos : ComboBonus.values()) {
            others.add(AttackTables.guideline(BackToBackBonus.HALF, PerfectClearMode.ADDED, combos));
        }
        for (var chain : BackToBackBonus.values()) {
            others.add(AttackTables.guideline(chain, PerfectClearMode.ADDED, ComboBonus.STANDARD));
            others.add(AttackTables.guideline(chain, PerfectClearMode.INSTEAD, ComboBonus.STANDARD));
        }
        for (var lines : List.of(
                "plain=[1 0 1 2 4], mini=[0*2 1 2 4], full=[0 2 4 6], back-to-back=half, combos=standard, perfect-clear=10",
                "plain=[0*2 1 2 4], mini=[0*2 1 2], full=[0 2 4 6], back-to-back=half, combos=standard, perfect-clear=10",
                "plain=[0*2 1 2 4], mini=[0*2 1 2 4], full=[0 2 4 7], back-to-back=half, combos=standard, perfect-clear=10",
                "plain=[0*2 1 2 4], mini=[0*2 1 2 4], full=[0 2 4 6], back-to-back=half, combos=standard, perfect-clear=11")) {
            others.add(AttackTables.parse("table(" + lines + ", replaces=nothing)"));
            others.add(AttackTables.parse("table(" + lines + ", replaces=clear)"));
        }
        var tetrio = AttackTables.tetrio();
        others.addAll(List.of(
                tetrio.withChaining(false),
                tetrio.withHandheld(true),
                tetrio.withPerfectClear(9),
                tetrio.withSurge(new TetrioAttack.Surge(4, 3)),
                tetrio.withSurge(new TetrioAttack.Surge(3, 4)),
                tetrio.withSurge(new TetrioAttack.Surge(Integer.MAX_VALUE, 1))));
        for (var combo : TetrioAttack.Combo.values()) {
            others.add(tetrio.withCombo(combo));
        }
        var names = AttackTables.names();
        others.removeIf(table -> names.stream().anyMatch(name -> table.equals(AttackTables.named(name))));
        return new Kind<>(
                "attack table",
                AttackTable::text,
                AttackTables::parse,
                names,
                AttackTables::named,
                others,
                own,
                AttackTables.named("my own", own));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void unequalValuesHaveUnequalTexts(Kind<T> kind) {
        var all = kind.all();
        for (var i = 0; i < all.size(); i++) {
            for (var j = 0; j < i; j++) {
                assertNotEquals(all.get(i), all.get(j));
                assertNotEquals(kind.text().apply(all.get(i)), kind.text().apply(all.get(j)));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void aTextIsReadBackAsAnEqualValue(Kind<T> kind) {
        assertAll(kind.all().stream()
                .filter(value -> !kind.text().apply(value).contains("\""))
                .map(value ->
                        () -> assertEquals(value, kind.parse().apply(kind.text().apply(value)))));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void aPresetsTextIsItsName(Kind<T> kind) {
        assertAll(kind.names().stream()
                .map(name ->
                        () -> assertEquals(name, kind.text().apply(kind.preset().apply(name)))));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void aStrategyOfOnesOwnHasNoTextAndIsToldHowToGetOne(Kind<T> kind) {
        var error = assertThrows(IllegalStateException.class, () -> kind.text().apply(kind.lambda()));
        assertTrue(
                String.valueOf(error.getMessage())
                        .matches("this " + kind.name() + " has no stable text.*\\.named\\(name, .*\\)"),
                error.getMessage());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void aNamedStrategysTextIsItsNameInQuotationMarks(Kind<T> kind) {
        assertEquals("\"my own\"", kind.text().apply(kind.named()));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void aNamedStrategyMustBeHandedIn(Kind<T> kind) {
        var error = assertThrows(NotationException.class, () -> kind.parse().apply("\"my own\""));
        assertTrue(error.rule().contains("must be handed in"), error.rule());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void anUnknownTextIsAnsweredWithTheKnownOnes(Kind<T> kind) {
        var error = assertThrows(NotationException.class, () -> kind.parse().apply("nothing-such"));
        assertTrue(error.rule().startsWith("expected a " + kind.name() + ": "), error.rule());
        assertAll(kind.names().stream()
                .map(name -> () -> assertTrue(error.rule().contains(name), name)));
    }

    @ParameterizedTest
    @MethodSource("golden")
    void textsStayAsTheyAre(List<String> row) {
        var kind = kinds().filter(each -> each.name().equals(row.get(0)))
                .findFirst()
                .orElseThrow();
        assertEquals(row.get(1), rewritten(kind, row.get(1)));
    }

    @Test
    void theGoldenListHasEveryText() {
        var listed = golden().map(row -> row.get(0) + " | " + row.get(1)).toList();
        assertEquals(
                List.of(),
                kinds().flatMap(StrategyTextsTest::lines)
                        .filter(line -> !line.contains("\"") && !listed.contains(line))
                        .toList());
    }

    @Test
    void namedStrategiesAreEqualByName() {
        assertEquals(
                Scorers.named("mine", (before, after, lock) -> 0), Scorers.named("mine", (before, after, lock) -> 1));
        assertNotEquals(
                Scorers.named("mine", (before, after, lock) -> 0), Scorers.named("yours", (before, after, lock) -> 0));
    }

    @Test
    void aNameInQuotationMarksIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Scorers.named("\"", (before, after, lock) -> 0));
    }

    static Stream<List<String>> golden() {
        return TestData.table(StrategyTextsTest.class, "strategy-texts.txt");
    }

    private static <T> Stream<String> lines(Kind<T> kind) {
        return kind.all().stream()
                .map(value -> kind.name() + " | " + kind.text().apply(value));
    }

    private static <T> String rewritten(Kind<T> kind, String text) {
        return kind.text().apply(kind.parse().apply(text));
    }
}
