package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.piece.Input;
import io.github.wallkick.scoring.Spin;
import io.github.wallkick.scoring.SpinRule;
import io.github.wallkick.scoring.SpinRules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a turn leaves behind until the lock is the spin rule's to say, not the game's. */
class SpinMemoryTest {
    @Test
    void aRuleThatForgetsNothingStillSeesTheTurnAfterAShift() {
        assertEquals(
                Spin.FULL,
                spin(SpinRules.tetrioStupid(), Input.SONIC_DROP, Input.CLOCKWISE, Input.LEFT, Input.HARD_DROP));
    }

    @Test
    void aRuleThatForgetsNothingStillNeedsATurn() {
        assertEquals(Spin.NONE, spin(SpinRules.tetrioStupid(), Input.SONIC_DROP, Input.LEFT, Input.HARD_DROP));
    }

    private static Spin spin(SpinRule rule, Input... inputs) {
        var rules = TestRules.PLAIN.withScoring(TestRules.PLAIN.scoring().withSpins(rule));
        var transition = Game.opening(rules, 1);
        for (var input : inputs) {
            transition = transition.game().apply(input);
        }
        return locked(transition.events()).spin();
    }

    private static Event.Locked locked(List<Event> events) {
        return events.stream()
                .filter(Event.Locked.class::isInstance)
                .map(Event.Locked.class::cast)
                .findFirst()
                .orElseThrow();
    }
}
