package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.wallkick.piece.Input;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** Games in several hands at once. */
class SharedGameTest {
    private static final int THREADS = 4;

    /** What one thread shows and another one looks at. */
    private static final class Screen {
        private volatile Game game;

        Screen(Game game) {
            this.game = game;
        }
    }

    @Test
    void threadsThatPlayOnFromOneGameDoNotDisturbEachOther() throws Exception {
        var start = Game.start(Rulesets.guideline(), 7);
        var tasks = new ArrayList<Callable<Game>>();
        for (var i = 0; i < THREADS; i++) {
            tasks.add(() -> played(start, 2000));
        }
        var pool = Executors.newFixedThreadPool(THREADS);
        try {
            var expected = played(Game.start(Rulesets.guideline(), 7), 2000);
            for (var result : pool.invokeAll(tasks)) {
                assertEquals(expected, result.get());
            }
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void whoeverLooksOnSeesASoundGame() throws Exception {
        var screen = new Screen(Game.start(Rulesets.guideline(), 3));
        var done = new AtomicBoolean();
        var pool = Executors.newSingleThreadExecutor();
        try {
            var looking = pool.submit(() -> {
                while (!done.get()) {
                    var game = screen.game;
                    game.piece().ifPresent(piece -> assertFalse(game.board().collides(piece)));
                }
                return true;
            });
            for (var i = 0; i < 20_000 && !screen.game.isOver(); i++) {
                screen.game = step(screen.game, i);
            }
            done.set(true);
            looking.get();
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void aGameCanBeTheKeyOfAMap() {
        var map = new HashMap<Game, String>();
        map.put(played(Game.start(Rulesets.tetrio(), 1), 100), "found");
        assertEquals("found", map.get(played(Game.start(Rulesets.tetrio(), 1), 100)));
    }

    private static Game played(Game start, int steps) {
        var game = start;
        for (var i = 0; i < steps; i++) {
            game = step(game, i);
        }
        return game;
    }

    private static Game step(Game game, int i) {
        var inputs =
                List.of(Input.LEFT, Input.CLOCKWISE, Input.RIGHT, Input.SOFT_DROP, Input.HOLD, Input.RIGHT_TO_WALL);
        return i % 17 == 16
                ? game.apply(Input.HARD_DROP).game()
                : game.apply(inputs.get(i * 7 % inputs.size()))
                        .game()
                        .advance(5_000_000L)
                        .game();
    }
}
