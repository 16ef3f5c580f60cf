package io.github.wallkick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.game.RandomizerFactories;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.piece.Input;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.timing.GravityClocks;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Replays bring their rules with them. */
class ReplayRulesTest {
    private static final Ruleset FROZEN = Rulesets.guideline()
            .withName("frozen")
            .withTiming(Rulesets.guideline().timing().withGravity(GravityClocks.frozen()));

    static List<String> rulesets() {
        return Rulesets.names();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void aReplayIsReadUnderTheRulesThatItCarries(String name) {
        var text = GoldenGame.kept(name);
        var replay = Replay.parse(text);
        assertEquals(Replay.parse(text, GoldenGame.known()), replay);
        assertEquals(text, replay.text());
        assertEquals(Optional.empty(), replay.verify());
    }

    @Test
    void rulesThatNoListKnowsAreRead() {
        var recording = Recording.start(FROZEN, 7).apply(Input.HARD_DROP).next();
        var replay = Replay.parse(recording.replay().text());
        assertEquals(FROZEN, replay.ruleset());
        assertEquals(recording.game(), replay.gameAt(0));
    }

    @Test
    void rulesWithAStrategyThatIsKnownByNameOnlyMustBeHandedIn() {
        var mine = FROZEN.withRandomizers(RandomizerFactories.named("mine", Randomizers::sevenBag));
        var text = Recording.start(mine, 7).replay().text();
        var error = assertThrows(NotationException.class, () -> Replay.parse(text));
        var line = text.split("\n", -1)[error.line() - 1];
        assertTrue(line.startsWith(" randomizer: \"mine\""), line);
        assertEquals(line.indexOf('"') + 1, error.column());
        assertEquals(mine, Replay.parse(text, List.of(mine)).ruleset());
        assertEquals(mine, Replay.parse(text, mine).ruleset());
    }

    @Test
    void aMistakeInTheRulesIsToldWithItsPlace() {
        var text = Recording.start(FROZEN, 7).replay().text();
        var error = assertThrows(
                NotationException.class, () -> Replay.parse(text.replace(" gravity: frozen", " gravity: icy")));
        var line = text.split("\n", -1)[error.line() - 1];
        assertEquals(" gravity: frozen", line);
        assertEquals(line.indexOf("frozen") + 1, error.column());
    }

    @Test
    void rulesThatWereChangedNoLongerHaveTheirFingerprint() {
        var text = Recording.start(FROZEN, 7).replay().text();
        var error = assertThrows(
                NotationException.class, () -> Replay.parse(text.replace(" clutch: false", " clutch: true")));
        assertEquals(List.of(2, 7), List.of(error.line(), error.column()));
    }

    @Test
    void rulesAsPeopleWriteThemAreNotAReplays() {
        var text = Recording.start(FROZEN, 7).replay().text();
        var spaced = text.replace(" gravity: frozen", " gravity:  frozen");
        var sum = spaced.lastIndexOf(' ') + 1;
        var summed = spaced.substring(0, sum) + ReplayWriter.sum(spaced.substring(0, sum)) + "\n";
        var error = assertThrows(NotationException.class, () -> Replay.parse(summed));
        assertEquals(" gravity:  frozen", summed.split("\n", -1)[error.line() - 1]);
    }
}
