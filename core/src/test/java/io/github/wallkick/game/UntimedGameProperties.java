package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Input;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.AttackTables;
import io.github.wallkick.scoring.ChainRules;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.scoring.SpinRules;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

/** A game without time and a game without its passing are one game. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class UntimedGameProperties {
    /** An input, or garbage if there is none. */
    record Step(Optional<Input> input, int garbage) {}

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(TestRules.all());
    }

    /** Rules put together from any parts, on a narrow board that fills soon. */
    @Provide
    Arbitrary<Ruleset> mixedRules() {
        var scoring = Combinators.combine(
                        Arbitraries.of(SpinRules.names()).map(SpinRules::named),
                        Arbitraries.of(ScoringSettings.names()).map(ScoringSettings::named),
                        Arbitraries.of(AttackTables.names()).map(AttackTables::named),
                        Arbitraries.of(ChainRules.names()).map(ChainRules::named),
                        Arbitraries.integers().between(0, 30))
                .as((spins, settings, attacks, chains, level) -> settings.withSpins(spins)
                        .withAttacks(attacks)
                        .withChains(chains)
                        .withStartLevel(level));
        var clears =
                Arbitraries.of(ClearRules.all(), ClearRules.visible(), ClearRules.gameBoy(), ClearRules.oneHiddenRow());
        var topOuts = Arbitraries.of(TopOut.class).set().ofMaxSize(3);
        return Combinators.combine(
                        rulesets(),
                        Arbitraries.of(RotationSystems.names()).map(RotationSystems::named),
                        scoring,
                        clears,
                        topOuts,
                        Arbitraries.of(HoldRule.class))
                .as((rules, rotation, settings, clear, ends, hold) -> rules.withRandomizers(
                                RandomizerFactories.named(
                                        "7", Rulesets.guideline().randomizers()),
                                rotation)
                        .withSize(new BoardSize(6, 22, 18))
                        .withScoring(settings)
                        .withClears(clear)
                        .withHold(hold)
                        .withInputs(EnumSet.allOf(Input.class))
                        .withTopOuts(ends.toArray(TopOutRule[]::new)));
    }

    @Provide
    Arbitrary<Step> steps() {
        return Arbitraries.frequencyOf(
                Tuple.of(20, Arbitraries.of(Input.class).map(input -> new Step(Optional.of(input), 0))),
                Tuple.of(3, Arbitraries.just(new Step(Optional.of(Input.HARD_DROP), 0))),
                Tuple.of(1, Arbitraries.integers().between(0, 3).map(lines -> new Step(Optional.empty(), lines))));
    }

    @Property(tries = 300)
    void theSameInputsGiveTheSameGame(
            @ForAll("rulesets") Ruleset rules,
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
            @ForAll @Size(max = 120) List<@From("steps") Step> steps) {
        assertTheSameGame(rules, seed, steps);
    }

    @Property(tries = 500)
    void theSameInputsGiveTheSameGameWhateverItsParts(
            @ForAll("mixedRules") Ruleset rules,
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
            @ForAll @Size(max = 120) List<@From("steps") Step> steps) {
        assertTheSameGame(rules, seed, steps);
    }

    @Property(tries = 300)
    void anyPositionCanBeGoneOnFrom(
            @ForAll("mixedRules") Ruleset rules,
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
            @ForAll @Size(max = 60) List<@From("steps") Step> before,
            @ForAll @Size(max = 30) List<@From("steps") Step> after) {
        var game = Game.start(rules.untimed(), seed);
        for (var step : before) {
            game = played(game, step).game();
        }
        var untimed = UntimedGame.of(game);
        assertEquals(game, untimed.toGame());
        for (var step : after) {
            game = played(game, step).game();
            play(untimed, step);
        }
        assertEquals(game, untimed.toGame());
    }

    @Property(tries = 300)
    void whatATimedPositionWaitsForHappensAtOnce(
            @ForAll("rulesets") Ruleset rules,
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
            @ForAll @LongRange(min = 0, max = 20_000_000_000L) long nanos) {
        var game = Game.start(rules, seed)
                .apply(Input.HARD_DROP)
                .game()
                .advance(nanos)
                .game();
        var untimed = UntimedGame.of(game);
        assertEquals(game.isOver(), untimed.isOver());
        assertEquals(!game.isOver(), untimed.piece().isPresent());
        if (game.piece().isPresent()) {
            assertEquals(game.piece(), untimed.piece());
        }
        assertEquals(game.score().points(), untimed.score().points());
    }

    private static void assertTheSameGame(Ruleset rules, long seed, List<Step> steps) {
        var game = Game.start(rules.untimed(), seed);
        var untimed = UntimedGame.start(rules, seed);
        for (var step : steps) {
            var next = played(game, step);
            var acted = play(untimed, step);
            if (step.input().isPresent()) {
                assertEquals(
                        next.events().stream().anyMatch(event -> event.kind() != Event.Kind.BLOCKED),
                        acted,
                        step::toString);
            }
            assertSameEvents(next, untimed);
            game = next.game();
            assertEquals(game.piece(), untimed.piece());
            assertEquals(game.ghost(), untimed.ghost());
            assertEquals(game.canHold(), untimed.canHold());
            assertEquals(game.topOut(), untimed.topOut());
            assertEquals(game, untimed.toGame(), step::toString);
        }
        assertTrue(game.ruleset().equals(untimed.ruleset()));
    }

    /** What the events of a lock tell, the game without time keeps. */
    private static void assertSameEvents(Transition step, UntimedGame untimed) {
        for (var event : step.events()) {
            if (event instanceof Event.Locked locked && !step.game().isOver()) {
                assertEquals(locked.spin(), untimed.lastSpin());
            } else if (event instanceof Event.RowsCleared cleared) {
                assertEquals(cleared.landing().lines(), untimed.lastLines());
            } else if (event instanceof Event.GarbageSent sent) {
                assertEquals(sent.lines(), untimed.sentGarbage());
            }
        }
    }

    private static Transition played(Game game, Step step) {
        return step.input().map(game::apply).orElseGet(() -> game.receive(step.garbage()));
    }

    private static boolean play(UntimedGame game, Step step) {
        if (step.input().isPresent()) {
            return game.apply(step.input().get());
        }
        game.receive(step.garbage());
        return false;
    }
}
