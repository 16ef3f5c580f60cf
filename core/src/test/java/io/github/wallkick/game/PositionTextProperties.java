package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.StableRules;
import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** The laws of positions as text, under every ruleset. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class PositionTextProperties {
    private static final int TITLE = "wallkick position 1".length();
    private static final String[] NUMBERS = {
        "0",
        "1",
        "-1",
        "7",
        "64",
        "999999999",
        "2147483647",
        "2147483648",
        "9223372036854775807",
        "-9223372036854775808"
    };
    private static final String[] CHARACTERS = {
        "", "(", ")", "[", "=", ",", "\"", ":", "\n", "\n ", "\r", " ", "9", "-", "\0", "x", "X", ".", "/", "#", "|",
        ";", "\\", "@", "é"
    };
    private static final List<Ruleset> VARIATIONS = AllRulesets.presets().stream()
            .flatMap(rules -> AllRulesets.variations(rules).stream())
            .toList();
    private static final List<String> SAMPLES = samples();

    /** Games of every preset in many phases. */
    private static List<String> samples() {
        var samples = new ArrayList<String>();
        var all = new ArrayList<>(AllRulesets.presets());
        all.add(StableRules.INSTANT); // taps before a piece spawns count
        all.add(Rulesets.guideline().withGoal(Goals.lines(1)));
        for (var rules : all) {
            var random = new Random(rules.name().hashCode());
            for (var i = 0; i < 4; i++) {
                var game = Game.start(rules, i);
                for (var step = 0; step < 60; step++) {
                    var input = Input.values()[random.nextInt(Input.values().length)];
                    game = new Step(random.nextInt(400_000_000), random.nextInt(8), input).on(game);
                    if (step % 12 == 3) {
                        samples.add(game.text());
                    }
                }
            }
        }
        samples.add(lockedWhereItSpawned().text());
        var survival = Rulesets.guideline();
        survival = survival.withGarbage(survival.garbage().withEveryNanos(5_000_000_000L));
        samples.add(Game.start(survival, 1).advance(1_234_567_890).game().text());
        // its one floor kick is used up
        samples.add(Game.parse("wallkick position 1; rules: tgm3-master; piece: I")
                .apply(Input.SONIC_DROP)
                .game()
                .apply(Input.CLOCKWISE)
                .game()
                .text());
        return samples;
    }

    /** Something done to a game: time, a key, garbage, or a board on which the piece clears rows. */
    record Step(long nanos, int key, Input input) {
        Game on(Game game) {
            return switch (key) {
                case 0 -> game.advance(nanos).game();
                case 1 -> game.press(input).game();
                case 2 -> game.release(input).game();
                case 3 -> game.receive(input.ordinal() % 4).game();
                case 4 -> readyToClear(game);
                default -> game.apply(input).game();
            };
        }
    }

    private static Game lockedWhereItSpawned() {
        var game = Game.parse("wallkick position 1; rules: basic; piece: O");
        var piece = game.piece().orElseThrow();
        var tower = game.board();
        for (var y = 0; y < piece.bottom(); y++) {
            tower = tower.withCell(piece.left(), y, true);
        }
        return game.withBoard(tower).apply(Input.HARD_DROP).game();
    }

    @Provide
    Arbitrary<Ruleset> presets() {
        var all = new ArrayList<>(AllRulesets.presets());
        all.add(StableRules.INSTANT);
        Goals.names().forEach(name -> all.add(Rulesets.guideline().withGoal(Goals.named(name))));
        all.add(Rulesets.tetrio().withGoal(Goals.lines(2)));
        all.add(Rulesets.nesNtsc().withGoal(Goals.time(Duration.ofSeconds(5))));
        all.add(Rulesets.guideline2009().withGoal(Goals.dig(2)));
        return Arbitraries.of(all);
    }

    @Provide
    Arbitrary<Ruleset> variations() {
        return Arbitraries.of(VARIATIONS);
    }

    /** Hand-made ones too, whose strategies have no names. */
    @Provide
    Arbitrary<Ruleset> handMade() {
        return Arbitraries.of(TestRules.all().stream()
                .map(rules -> rules.withRandomizers(RandomizerFactories.named("7-bag")))
                .toList());
    }

    @Provide
    Arbitrary<Step> steps() {
        var nanos = Arbitraries.longs().between(0, 900_000_000L).withDistribution(RandomDistribution.biased());
        var keys = Arbitraries.of(0, 0, 0, 1, 1, 2, 3, 4, 5, 5, 5, 5, 5);
        return Combinators.combine(nanos, keys, Arbitraries.of(Input.class)).as(Step::new);
    }

    /** A game whose piece clears every row that it lands in if it falls straight down. */
    private static Game readyToClear(Game game) {
        var landed = game.withBoard(Board.empty(game.board().size())).ghost();
        var rows = new int[landed.map(ghost -> ghost.top() + 1).orElse(0)];
        Arrays.fill(rows, (int) ((1L << game.board().width()) - 1));
        landed.ifPresent(ghost -> ghost.cells().forEach(cell -> rows[cell.y()] &= ~(1 << cell.x())));
        var board = Board.ofRows(game.board().size(), rows);
        return game.piece().stream().anyMatch(piece -> !board.collides(piece)) ? game.withBoard(board) : game;
    }

    @Test
    void theSamplesHaveEveryPart() {
        for (var part : PositionWriter.Part.values()) {
            assertTrue(SAMPLES.stream().anyMatch(text -> text.contains("; " + part.key() + ": ")), part::key);
        }
        for (var phase : List.of("spawning", "clearing", "over", "finished")) {
            assertTrue(SAMPLES.stream().anyMatch(text -> text.contains("; phase: " + phase)), phase);
        }
        for (var memory : List.of("scorer=", "levels=")) {
            assertTrue(SAMPLES.stream().anyMatch(text -> text.contains(memory)), memory);
        }
    }

    @Property(tries = 1500)
    void theTextOfAGameGivesItBack(
            @ForAll("presets") Ruleset rules,
            @ForAll long seed,
            @ForAll @Size(max = 80) List<@From("steps") Step> steps) {
        assertTextGivesBack(played(rules, seed, steps));
    }

    @Property(tries = 500)
    void theTextOfAGameOfChangedRulesGivesItBack(
            @ForAll("variations") Ruleset rules,
            @ForAll long seed,
            @ForAll @Size(max = 40) List<@From("steps") Step> steps) {
        assertTextGivesBack(played(rules, seed, steps));
    }

    private static void assertTextGivesBack(Game game) {
        var text = game.text();
        var read = Game.parse(text);
        assertEquals(game, read);
        assertEquals(text, read.text());
        assertEquals(game, Game.parse(text, game.ruleset()));
        assertEquals(game, Game.parse(game.prettyText()));
        assertEquals(game, Game.parse(game.prettyText(), game.ruleset()));
    }

    @Property(tries = 500)
    void theTextWithoutRulesGivesTheGameBackUnderThem(
            @ForAll("handMade") Ruleset rules,
            @ForAll long seed,
            @ForAll @Size(max = 80) List<@From("steps") Step> steps) {
        var game = played(rules, seed, steps);
        assertEquals(game, Game.parse(game.textWithoutRules(), rules));
    }

    /** Texts of games in which a number, a few characters or a whole part are others or gone. */
    @Provide
    Arbitrary<String> forgeries() {
        var samples = Arbitraries.of(SAMPLES);
        var number = Combinators.combine(samples, Arbitraries.integers().between(0, 999), Arbitraries.of(NUMBERS))
                .as(PositionTextProperties::withNumber);
        var part = Combinators.combine(samples, samples, Arbitraries.integers().between(0, 99))
                .as(PositionTextProperties::withPartOf);
        var forged = Arbitraries.oneOf(samples, number, number, part, part);
        var places = Arbitraries.integers().between(0, 2000).list().ofMaxSize(2);
        return Combinators.combine(forged, places, Arbitraries.of(CHARACTERS)).as((text, at, character) -> {
            var changed = text;
            for (var place : at) {
                var i = place % changed.length();
                changed = changed.substring(0, i) + character + changed.substring(i + 1);
            }
            return changed;
        });
    }

    /** A text with another number in place of one of its own. */
    private static String withNumber(String text, int which, String number) {
        var places = Pattern.compile("-?\\d+")
                .matcher(text.substring(TITLE))
                .results()
                .toList();
        var place = places.get(which % places.size());
        return text.substring(0, TITLE + place.start()) + number + text.substring(TITLE + place.end());
    }

    /** A text with a part that comes from another one, or without that part. */
    private static String withPartOf(String text, String other, int which) {
        var parts = new ArrayList<>(List.of(text.split("; ", -1)));
        var others = other.split("; ", -1);
        var part = others[1 + which % (others.length - 1)];
        parts.removeIf(own -> own.startsWith(part.substring(0, part.indexOf(':') + 1)));
        if (!text.contains(part)) {
            parts.add(part);
        }
        return String.join("; ", parts);
    }

    @Property(tries = 6000)
    void aForgedTextIsRefusedOrTellsAGameThatCanBePlayed(
            @ForAll("forgeries") String text, @ForAll @Size(value = 12) List<@From("steps") Step> steps) {
        var read = readOrRefused(text);
        if (read.isEmpty()) {
            return;
        }
        var game = read.get();
        assertEquals(game, Game.parse(game.text()));
        game.piece().ifPresent(piece -> {
            assertFalse(Board.empty(game.board().size()).collides(piece));
            assertTrue(
                    !game.board().collides(piece) || !game.ruleset().topOuts().contains(TopOut.BLOCK_OUT));
        });
        var now = game;
        for (var step : steps) {
            now = step.on(now);
        }
        now.toString();
    }

    @Property(tries = 1000)
    void noTextAtAllIsReadOrRefusedWithAPlaceInIt(@ForAll String text) {
        readOrRefused(text);
        readOrRefused("wallkick position 1\n" + text);
    }

    private static Optional<Game> readOrRefused(String text) {
        try {
            return Optional.of(Game.parse(text));
        } catch (NotationException e) {
            var lines = text.split("\n", -1);
            assertTrue(e.line() >= 1 && e.line() <= lines.length, e.getMessage());
            assertTrue(e.column() >= 1 && e.column() <= lines[e.line() - 1].length() + 1, e.getMessage());
            return Optional.empty();
        }
    }

    private static Game played(Ruleset rules, long seed, List<Step> steps) {
        var game = Game.start(rules, seed);
        for (var step : steps) {
            game = step.on(game);
        }
        return game;
    }
}
