package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.randomizer.Randomizers;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Games are equal exactly when all is that decides their future. */
class GameEqualityTest {
    private static final Ruleset RULES = TestRules.PLAIN
            .withSpawning(SpawnSettings.plain(2).withInitialTurn(SpawnSettings.InitialAction.HELD, true))
            .withGarbage(GarbageSettings.standard().withDelayNanos(TestRules.MILLI));

    private static Game start() {
        return Game.start(RULES, 1);
    }

    /** Games that differ from each other in one thing each. */
    private static List<Supplier<Game>> games() {
        return List.of(
                GameEqualityTest::start,
                () -> Game.start(RULES.withName("other"), 1),
                () -> start().withBoard(start().board().withCell(0, 0, true)),
                () -> start().withScore(start().score().plusPoints(1)),
                () -> start().apply(Input.LEFT).game(),
                () -> start().apply(Input.CLOCKWISE).game(),
                () -> start().apply(Input.CLOCKWISE)
                        .game()
                        .apply(Input.COUNTERCLOCKWISE)
                        .game(),
                () -> start().apply(Input.SOFT_DROP).game(),
                () -> start().press(Input.SOFT_DROP).game(),
                () -> start().press(Input.HALF_TURN).game(),
                () -> start().apply(Input.HOLD).game(),
                () -> start().advance(1).game(),
                () -> start().receive(1).game(),
                () -> start().receiveHoles(1).game(),
                () -> start().receiveHoles(2).game(),
                () -> start().receive(1).game().advance(1).game(),
                () -> Game.start(RULES.withRandomizers(TestRules.queue("TI")), 1),
                () -> Game.start(RULES, 2).receive(1).game(),
                () -> start().withQueue(List.of(Tetromino.O, Tetromino.O)),
                () -> start().withQueue(start().preview().subList(0, 1)),
                () -> start().withRandomizer(Randomizers.fixedQueue(
                        List.copyOf(start().preview()), Randomizers.repeatingQueue(List.of(Tetromino.O)))),
                () -> start().apply(Input.HARD_DROP).game());
    }

    @Test
    void gamesMadeInTheSameWayAreEqual() {
        for (var game : games()) {
            assertEquals(game.get(), game.get());
            assertEquals(game.get().hashCode(), game.get().hashCode());
        }
    }

    @Test
    void gamesThatDifferInOneThingAreUnequal() {
        var games = games();
        for (var i = 0; i < games.size(); i++) {
            for (var j = 0; j < i; j++) {
                assertNotEquals(games.get(i).get(), games.get(j).get(), "games " + i + " and " + j);
            }
        }
    }

    @Test
    void aGameIsUnequalToAnythingElse() {
        assertNotEquals(start(), "a game");
    }
}
