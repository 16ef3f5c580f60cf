package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Input;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.AttackTables;
import io.github.wallkick.scoring.Levels;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.scoring.SpinRules;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One rule book: the game that changes in place is, after every input, the game that is a value. */
class UntimedGameTest {
    private static final int GAMES = 60;
    private static final int INPUTS = 240;
    private static final BoardSize NARROW = new BoardSize(6, 24, 20);
    private static final Input[] ALL = Input.values();
    /** Every input is allowed, and the pieces come near the ground, so that spins and full rows are common. */
    private static final Ruleset BASE = Rulesets.basic()
            .withSize(NARROW)
            .withRotation(RotationSystems.srsPlus())
            .withInputs(EnumSet.allOf(Input.class))
            .withHold(HoldRule.ONCE)
            .untimed();

    static Stream<Ruleset> strategies() {
        return Stream.of(
                        scorersAndSpins(),
                        levels(),
                        rotations(),
                        randomizers(),
                        clears(),
                        topOuts(),
                        spawning(),
                        holds(),
                        attacks())
                .flatMap(rules -> rules);
    }

    private static Stream<Ruleset> scorersAndSpins() {
        return ScoringSettings.names().stream()
                .flatMap(scorer -> SpinRules.names().stream()
                        .map(spins -> scoring(
                                scorer + "/" + spins,
                                ScoringSettings.named(scorer).withSpins(SpinRules.named(spins)))));
    }

    private static Stream<Ruleset> levels() {
        return Levels.names().stream()
                .map(name -> scoring(name, ScoringSettings.guideline().withLevels(Levels.named(name))));
    }

    private static Ruleset scoring(String name, ScoringSettings scoring) {
        return BASE.withName(name).withScoring(scoring);
    }

    private static Stream<Ruleset> rotations() {
        return RotationSystems.names().stream()
                .map(name -> BASE.withName(name).withRotation(RotationSystems.named(name)));
    }

    private static Stream<Ruleset> randomizers() {
        return Randomizers.names().stream()
                .map(name -> BASE.withName(name)
                        .withRandomizers(RandomizerFactories.named(name, seed -> Randomizers.named(name, seed))));
    }

    private static Stream<Ruleset> clears() {
        return Stream.of(ClearRules.all(), ClearRules.visible(), ClearRules.gameBoy(), ClearRules.oneHiddenRow())
                .map(rule -> BASE.withName("clears").withClears(rule));
    }

    private static Stream<Ruleset> topOuts() {
        var ends = new ArrayList<Ruleset>();
        for (var rule : TopOut.values()) {
            ends.add(BASE.withName("top-out").withTopOuts(rule));
            ends.add(BASE.withName("top-outs").withTopOuts(TopOut.BLOCK_OUT, rule));
        }
        ends.add(BASE.withName("no-top-out").withTopOuts());
        return ends.stream();
    }

    private static Stream<Ruleset> spawning() {
        return Stream.of(0, 1, 7)
                .flatMap(preview -> Stream.of(true, false)
                        .flatMap(drops -> Stream.of(true, false)
                                .map(clutch -> BASE.withName("spawning")
                                        .withSpawning(SpawnSettings.plain(preview)
                                                .withDropsAtOnce(drops)
                                                .withClutch(clutch)))));
    }

    private static Stream<Ruleset> holds() {
        return Stream.of(HoldRule.values()).map(hold -> BASE.withName("hold").withHold(hold));
    }

    private static Stream<Ruleset> attacks() {
        return AttackTables.names().stream()
                .map(name -> scoring(name, BASE.scoring().withAttacks(AttackTables.named(name))));
    }

    static Stream<Ruleset> presets() {
        return Rulesets.names().stream().map(name -> Rulesets.named(name).untimed());
    }

    @ParameterizedTest
    @MethodSource({"strategies", "presets"})
    void afterEveryInputItIsTheGame(Ruleset rules) {
        for (var seed = 0; seed < GAMES; seed++) {
            var value = Game.start(rules, seed);
            var inPlace = UntimedGame.start(rules, seed);
            var dice = new SplittableRandom(seed);
            assertEquals(value, inPlace.toGame());
            for (var i = 0; i < INPUTS && !value.isOver(); i++) {
                var input = next(dice);
                value = value.apply(input).game();
                inPlace.apply(input);
                assertEquals(value, inPlace.toGame(), input::toString);
            }
            assertEquals(value.topOut(), inPlace.topOut());
        }
    }

    @ParameterizedTest
    @MethodSource({"strategies", "presets"})
    void itTellsOfLocksAsTheEventsDo(Ruleset rules) {
        for (var seed = 0; seed < GAMES / 6; seed++) {
            var value = Game.start(rules, seed);
            var inPlace = UntimedGame.start(rules, seed);
            var dice = new SplittableRandom(seed);
            for (var i = 0; i < INPUTS && !value.isOver(); i++) {
                var input = next(dice);
                var before = inPlace.locks();
                var step = value.apply(input);
                value = step.game();
                inPlace.apply(input);
                assertEquals(locks(step), inPlace.locks() == before ? List.of() : told(inPlace));
            }
        }
    }

    private static List<String> told(UntimedGame game) {
        return List.of(game.lastSpin() + " " + game.lastLines() + " " + game.lastCells());
    }

    private static List<String> locks(Transition step) {
        var locks = new ArrayList<String>();
        for (var event : step.events()) {
            if (event instanceof Event.Locked locked) {
                var lines = step.events().stream()
                        .filter(Event.RowsCleared.class::isInstance)
                        .mapToInt(cleared -> Long.bitCount(((Event.RowsCleared) cleared).rowMask()))
                        .sum();
                locks.add(locked.spin() + " " + lines + " "
                        + locked.piece().shape().size());
            }
        }
        return locks;
    }

    /** Drops now and then, or no piece would ever lock. */
    private static Input next(SplittableRandom dice) {
        return switch (dice.nextInt(6)) {
            case 0 -> Input.HARD_DROP;
            case 1 -> Input.SOFT_DROP;
            default -> ALL[dice.nextInt(ALL.length)];
        };
    }

    @Test
    void aPictureDoesNotFollowTheGame() {
        var game = UntimedGame.start(BASE, 1);
        var pictures = new ArrayList<Game>();
        var values = new ArrayList<Game>();
        var value = Game.start(BASE, 1);
        for (var i = 0; i < 200 && !game.isOver(); i++) {
            pictures.add(game.toGame());
            values.add(value);
            game.apply(Input.HARD_DROP);
            game.apply(i % 2 == 0 ? Input.LEFT_TO_WALL : Input.RIGHT_TO_WALL);
            value = value.apply(Input.HARD_DROP).game();
            value = value.apply(i % 2 == 0 ? Input.LEFT_TO_WALL : Input.RIGHT_TO_WALL)
                    .game();
        }
        assertEquals(values, pictures);
    }

    @Test
    void aPictureGoesOnAsTheGameWould() {
        var game = UntimedGame.start(BASE, 3);
        game.apply(Input.HARD_DROP);
        var picture = game.toGame();
        for (var i = 0; i < 5; i++) {
            game.apply(Input.HARD_DROP);
            picture = picture.apply(Input.HARD_DROP).game();
        }
        assertEquals(picture, game.toGame());
    }

    @ParameterizedTest
    @MethodSource("presets")
    void untimedRulesAreUntimed(Ruleset rules) {
        assertEquals(rules, rules.untimed());
    }

    @Test
    void nothingHappensInAnUntimedGameByItself() {
        for (var name : Rulesets.names()) {
            var game = Game.start(Rulesets.named(name).untimed(), 1);
            assertEquals(List.of(), game.advance(Long.MAX_VALUE).events(), name);
        }
    }
}
