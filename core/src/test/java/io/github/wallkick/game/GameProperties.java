package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.timing.GravityClocks;
import java.util.ArrayList;
import java.util.List;
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
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

/** The laws of games, under every ruleset. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class GameProperties {
    /** Something done to a game: time, a key, or garbage. */
    record Step(long nanos, int key, Input input) {
        Transition on(Game game) {
            return switch (key) {
                case 0 -> game.advance(nanos);
                case 1 -> game.press(input);
                case 2 -> game.release(input);
                case 3 -> game.receive(input.ordinal() % 4);
                default -> game.apply(input);
            };
        }
    }

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(TestRules.all());
    }

    @Provide
    Arbitrary<Step> steps() {
        var nanos = Arbitraries.longs().between(0, 2_000_000_000L).withDistribution(RandomDistribution.biased());
        var keys = Arbitraries.of(0, 0, 0, 1, 1, 2, 3, 4, 4, 4, 4, 4);
        return Combinators.combine(nanos, keys, Arbitraries.of(Input.class)).as(Step::new);
    }

    /** Those in which gravity spares the first piece for a while. */
    @Provide
    Arbitrary<Ruleset> openings() {
        return Arbitraries.of(TestRules.all().stream()
                .filter(rules -> rules.timing().delays().openingNanos() > 0)
                .toList());
    }

    @Provide
    Arbitrary<Long> seconds() {
        return Arbitraries.longs().between(0, 2_000_000_000L).withDistribution(RandomDistribution.uniform());
    }

    @Property(tries = 1000)
    void timeOfTheOpeningMayComeInAnyParts(
            @ForAll("openings") Ruleset rules,
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
            @ForAll("seconds") long before,
            @ForAll @IntRange(max = 2) int softDrops,
            @ForAll("seconds") long first,
            @ForAll("seconds") long second) {
        var game = Game.start(rules, seed).advance(before).game();
        for (var i = 0; i < softDrops; i++) {
            game = game.apply(Input.SOFT_DROP).game();
        }
        assertTimeMayComeInParts(game, first, second);
    }

    @Property(tries = 1500)
    void timeMayComeInAnyParts(
            @ForAll("rulesets") Ruleset rules,
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
            @ForAll @Size(max = 25) List<@From("steps") Step> steps,
            @ForAll @LongRange(min = 0, max = 30_000_000_000L) long first,
            @ForAll @LongRange(min = 0, max = 30_000_000_000L) long second) {
        assertTimeMayComeInParts(played(rules, seed, steps), first, second);
    }

    /** Rules under which a piece may hang for ever, with more time than a {@code long} counts. */
    @Property(tries = 500)
    void timeWithoutEndMayComeInAnyParts(
            @ForAll("rulesets") Ruleset rules,
            @ForAll @Size(max = 3) List<@From("steps") Step> steps,
            @ForAll @LongRange(min = 0) long before,
            @ForAll @LongRange(min = 0) long first,
            @ForAll @LongRange(min = 0) long second) {
        var frozen = rules.withTiming(rules.timing().withGravity(GravityClocks.frozen()));
        var game = played(frozen, 0, steps).advance(before).game();
        assertTimeMayComeInParts(game, first, Math.min(second, Long.MAX_VALUE - first));
        Soundness.check(game, game.apply(Input.HARD_DROP));
    }

    private static void assertTimeMayComeInParts(Game game, long first, long second) {
        var atOnce = game.advance(first + second);
        var before = game.advance(first);
        var after = before.game().advance(second);
        var events = new ArrayList<>(before.events());
        events.addAll(after.events());
        assertEquals(atOnce.game(), after.game());
        assertEquals(atOnce.events(), events);
    }

    @Property(tries = 500)
    void noTimeChangesNothing(
            @ForAll("rulesets") Ruleset rules,
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
            @ForAll @Size(max = 25) List<@From("steps") Step> steps) {
        var game = played(rules, seed, steps);
        assertSame(game, game.advance(0).game());
    }

    @Property(tries = 500)
    void equalStepsGiveEqualGames(
            @ForAll("rulesets") Ruleset rules,
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
            @ForAll @Size(max = 40) List<@From("steps") Step> steps) {
        var one = played(rules, seed, steps);
        var other = played(rules, seed, steps);
        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
    }

    @Property(tries = 1000)
    void everyStepKeepsTheGameSound(
            @ForAll("rulesets") Ruleset rules,
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
            @ForAll @Size(max = 80) List<@From("steps") Step> steps) {
        var game = Game.start(rules, seed);
        for (var step : steps) {
            var after = step.on(game);
            Soundness.check(game, after);
            game = after.game();
        }
    }

    @Property(tries = 200)
    void afterTheEndNothingChanges(
            @ForAll("rulesets") Ruleset rules,
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
            @ForAll @Size(min = 1, max = 20) List<@From("steps") Step> steps) {
        var game = Game.start(rules, seed);
        for (var i = 0; i < 400 && !game.isOver(); i++) {
            game = game.advance(30_000_000_000L).game();
        }
        assertTrue(game.isOver(), rules::name);
        for (var step : steps) {
            var after = step.on(game);
            assertSame(game, after.game());
            assertEquals(List.of(), after.events());
        }
        assertSame(game, game.receive(4).game());
        assertFalse(game.canHold());
    }

    @Property(tries = 2000)
    void theNextEventComesWhenItIsSaidTo(
            @ForAll("rulesets") Ruleset rules,
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
            @ForAll @Size(max = 40) List<@From("steps") Step> steps) {
        assertTheNextEventComesWhenItIsSaidTo(played(rules, seed, steps));
    }

    @Property(tries = 500)
    void theNextEventUnderAChangedBoardComesWhenItIsSaidTo(
            @ForAll("rulesets") Ruleset rules,
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
            @ForAll @Size(max = 40) List<@From("steps") Step> steps) {
        var game = played(rules, seed, steps);
        assertTheNextEventComesWhenItIsSaidTo(game.withBoard(Board.empty(rules.size())));
    }

    @Property(tries = 200)
    void theNextEventOfAGameWithoutGravityComesWhenItIsSaidTo(
            @ForAll("rulesets") Ruleset rules,
            @ForAll @Size(max = 5) List<@From("steps") Step> steps,
            @ForAll @LongRange(min = 0) long before) {
        var frozen = rules.withTiming(rules.timing().withGravity(GravityClocks.frozen()));
        assertTheNextEventComesWhenItIsSaidTo(
                played(frozen, 0, steps).advance(before).game());
    }

    private static void assertTheNextEventComesWhenItIsSaidTo(Game game) {
        var wait = game.nanosToNextEvent();
        assertTrue(wait > 0, () -> "something is due at this very moment: " + game);
        assertEquals(List.of(), game.advance(wait - 1).events());
        assertEquals(wait == Long.MAX_VALUE, game.advance(wait).events().isEmpty());
    }

    private static Game played(Ruleset rules, long seed, List<Step> steps) {
        var game = Game.start(rules, seed);
        for (var step : steps) {
            game = step.on(game).game();
        }
        return game;
    }
}
