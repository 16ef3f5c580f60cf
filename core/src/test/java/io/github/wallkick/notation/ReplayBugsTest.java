package io.github.wallkick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.wallkick.BugCase;
import io.github.wallkick.StableRules;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.RandomizerFactories;
import io.github.wallkick.game.RandomizerFactory;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.input.Controller;
import io.github.wallkick.input.Handlings;
import io.github.wallkick.input.KeyMap;
import io.github.wallkick.input.PlaySession;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.randomizer.Randomizers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Public bug reports about replays and saved games. */
class ReplayBugsTest {
    private static final long MILLI = 1_000_000;
    private static final long TICK = 16 * MILLI;
    private static final long MINUTES = 5 * 60_000 * MILLI;

    static List<BugCase> bugs() {
        return Stream.of(BugCase.ofKinds("replay"), BugCase.ofIds("state-01"))
                .flatMap(List::stream)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("bugs")
    void theReportedBugIsNotHere(BugCase bug) {
        bug.assumeHere();
        switch (bug.id()) {
            case "replay-01" -> playingBackLeavesTheReplayAsItIs(bug.expected());
            case "state-01" -> aSavedGameGoesOnAsItWould(bug.expected());
            default -> throw new AssertionError("nobody shows " + bug);
        }
    }

    private static void playingBackLeavesTheReplayAsItIs(JsonNode expected) {
        var replay = fiveMinutes().replay();
        var before = replay.text();
        var single = states(replay, TICK, 1000);
        var tenfold = states(replay, 10 * TICK, 100);
        var again = states(replay, TICK, 1000);
        assertTrue(single.size() > 15, () -> single.size() + " states");
        assertEquals(expected.get("all_equal").asBoolean(), single.equals(tenfold) && single.equals(again));
        assertEquals(expected.get("replay_bytes_unchanged").asBoolean(), before.equals(replay.text()));
    }

    private static List<Game> states(Replay replay, long stepNanos, int steps) {
        var states = new ArrayList<Game>();
        var playback = replay.playback();
        for (var i = 1; !playback.isOver(); i++) {
            playback = playback.advance(stepNanos).next();
            if (i % steps == 0) {
                states.add(playback.game());
            }
        }
        states.add(playback.game());
        return states;
    }

    /** Five minutes of a game that seldom drops, so that it lasts. */
    private static Recording fiveMinutes() {
        var recording = Recording.start(StableRules.WEIGHTLESS, 886, 5);
        var dice = new SplittableRandom(1);
        var keys =
                List.of(Input.LEFT, Input.RIGHT, Input.CLOCKWISE, Input.COUNTERCLOCKWISE, Input.SOFT_DROP, Input.HOLD);
        while (recording.nanos() < MINUTES) {
            recording =
                    recording.advance(dice.nextLong(10 * MILLI, 210 * MILLI)).next();
            recording = recording.apply(keys.get(dice.nextInt(keys.size()))).next();
        }
        assertFalse(recording.game().isOver());
        return recording;
    }

    private static void aSavedGameGoesOnAsItWould(JsonNode expected) {
        var recording = midGame();
        var game = recording.game();
        assertFalse(game.canHold());
        assertEquals(2, game.score().combo());
        assertEquals(0, game.score().backToBack());
        var replay = recording.replay();
        var loaded = Replay.parse(replay.text(), game.ruleset()).recordingAt(replay.lengthNanos());
        var one = PlaySession.from(game, charged());
        var other = PlaySession.from(loaded.game(), charged());
        var equal = one.equals(other);
        var dice = new SplittableRandom(1277);
        var buttons = Button.values();
        for (var i = 0; i < 200; i++) {
            var down = ButtonSet.of(Button.LEFT, buttons[dice.nextInt(buttons.length)]);
            var wait = dice.nextLong(300 * MILLI);
            one = one.at(down, wait).next();
            other = other.at(down, wait).next();
            equal &= one.equals(other) && one.hashCode() == other.hashCode();
        }
        assertEquals(expected.get("states_equal_after_each_input").asBoolean(), equal);
    }

    /** A controller is saved as its buttons and how long they have been down. */
    private static Controller charged() {
        var left = ButtonSet.of(Button.LEFT);
        return Controller.of(KeyMap.pad(), Handlings.guideline())
                .at(left, 0)
                .next()
                .at(left, 100 * MILLI)
                .next();
    }

    /** Combo 2 and a back-to-back chain, the hold used, seven lock resets used, a row and a lock begun. */
    private static Recording midGame() {
        RandomizerFactory pieces =
                seed -> Randomizers.fixedQueue(Collections.nCopies(6, Tetromino.I), Randomizers.sevenBag(seed));
        var rules = StableRules.MODERN
                .withName("narrow")
                .withSize(new BoardSize(4, 40, 20))
                .withRandomizers(RandomizerFactories.named("six-bars", pieces));
        var recording = Recording.start(rules, 3);
        for (var input : List.of(
                Input.CLOCKWISE,
                Input.LEFT_TO_WALL,
                Input.HARD_DROP, // a bar in column 0
                Input.CLOCKWISE,
                Input.LEFT,
                Input.HARD_DROP, // in column 1
                Input.CLOCKWISE,
                Input.HARD_DROP, // in column 2
                Input.HARD_DROP,
                Input.HARD_DROP, // two single lines on top
                Input.CLOCKWISE,
                Input.RIGHT,
                Input.HARD_DROP, // four lines
                Input.HOLD,
                Input.SONIC_DROP,
                Input.LEFT_TO_WALL,
                Input.RIGHT,
                Input.LEFT,
                Input.RIGHT,
                Input.LEFT,
                Input.RIGHT,
                Input.LEFT)) {
            recording = recording.apply(input).next();
        }
        return recording.advance(400 * MILLI).next();
    }
}
