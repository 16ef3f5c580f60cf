package io.github.wallkick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.game.Rulesets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Replays kept from earlier versions: a change of their games is a breaking change. */
class GoldenReplaysTest {
    static List<String> rulesets() {
        return Rulesets.names();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void aKeptReplayPlaysAsItWasRecorded(String name) {
        var replay = Replay.parse(GoldenGame.kept(name), GoldenGame.known());
        assertEquals(Optional.empty(), replay.verify());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theSameGameGivesTheSameText(String name) {
        assertEquals(
                GoldenGame.kept(name), GoldenGame.play(Rulesets.named(name)).text());
    }
}
