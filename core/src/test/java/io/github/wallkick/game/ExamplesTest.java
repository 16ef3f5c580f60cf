package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.piece.Input;
import io.github.wallkick.randomizer.Randomizers;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples of this package's documentation. */
class ExamplesTest {
    @Test
    void aGameIsPlayedByInputsAndTime() {
        Game game = Game.start(Rulesets.guideline(), 42);
        game = game.apply(Input.LEFT).game();
        game = game.advance(Duration.ofMillis(500)).game();
        Transition dropped = game.apply(Input.HARD_DROP);
        assertEquals(
                List.of("Dropped", "Scored", "Locked", "Spawned", "Fell"),
                dropped.events().stream()
                        .map(event -> event.getClass().getSimpleName())
                        .toList());
    }

    @Test
    void aRulesetIsMadeFromAnotherOne() {
        Ruleset easy = Rulesets.guideline()
                .withName("easy")
                .withHold(HoldRule.UNLIMITED)
                .withSpawning(Rulesets.guideline().spawning().withPreview(3));
        assertEquals(3, Game.start(easy, 1).preview().size());
    }

    @Test
    void piecesComeFromARandomizer() {
        RandomizerFactory pieces = Randomizers::sevenBag;
        assertEquals(
                pieces.start(5).draw().piece(), Randomizers.sevenBag(5).draw().piece());
    }

    @Test
    void twoGamesPlayEachOther() {
        Game left = Game.start(Rulesets.ppt(), 1);
        Game right = Game.start(Rulesets.ppt(), 1);
        Transition step = left.apply(Input.HARD_DROP);
        for (Event event : step.events()) {
            if (event instanceof Event.GarbageSent sent) {
                right = right.receive(sent.lines()).game();
            }
        }
        assertEquals(0, right.pendingGarbage());
    }
}
