package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;

class GameTest {
    @Test
    void aBlockedInputIsTheSameInstance() {
        var game = Game.start(TestRules.PLAIN, 1).apply(Input.LEFT_TO_WALL).game();
        assertSame(game, game.apply(Input.LEFT).game());
    }

    @Test
    void aBlockedInputHasNoEvents() {
        var game = Game.start(TestRules.PLAIN, 1).apply(Input.LEFT_TO_WALL).game();
        assertEquals(List.of(), game.apply(Input.LEFT).events());
    }

    @Test
    void aPieceFallsARowASecond() {
        var game = Game.start(TestRules.PLAIN, 1);
        var before = game.piece().orElseThrow().y();
        assertEquals(
                before - 2,
                game.advance(2500 * TestRules.MILLI)
                        .game()
                        .piece()
                        .orElseThrow()
                        .y());
    }
}
