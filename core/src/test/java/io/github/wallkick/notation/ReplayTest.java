package io.github.wallkick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.StableRules;
import io.github.wallkick.board.Board;
import io.github.wallkick.game.Action;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.RandomizerFactories;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.piece.Input;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.timing.GravityClocks;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayTest {
    private static final Ruleset RULES = StableRules.MODERN;
    private static final Replay.Start NEW = new Replay.NewGame(RULES, 1);
    private static final List<Ruleset> KNOWN = StableRules.all();
    private static final Ruleset SLOWER = RULES.withTiming(RULES.timing().withGravity(GravityClocks.frozen()));

    private static Recording recording() {
        var recording = Recording.start(RULES, 42, 1);
        recording = recording.apply(Input.LEFT).next();
        recording = recording.advance(1_250_000_000).next();
        recording = recording.apply(Input.HARD_DROP).next();
        return recording.advance(500_000_000).next().apply(Input.HARD_DROP).next();
    }

    private static NotationException error(String text) {
        return assertThrows(NotationException.class, () -> Replay.parse(text, KNOWN));
    }

    /** A replay's text with its checksum mended. */
    private static String summed(String text) {
        var sum = text.lastIndexOf(' ') + 1;
        return text.substring(0, sum) + ReplayWriter.sum(text.substring(0, sum)) + "\n";
    }

    @Test
    void theExampleOfARecordingIsTrue() {
        var ruleset = RULES;
        Recording recording = Recording.start(ruleset, 42);
        recording = recording.apply(Input.LEFT).next();
        recording = recording.advance(250_000_000).next();
        recording = recording.apply(Input.HARD_DROP).next();
        String text = recording.replay().text();
        Replay replay = Replay.parse(text);
        assertEquals(Optional.empty(), replay.verify());
        Game late = replay.gameAt(90_000_000_000L);
        assertEquals(recording.game(), late);
        Recording other = replay.recordingAt(90_000_000_000L);
        assertEquals(recording, other);
    }

    @Test
    void aTextIsShortAndReadable() {
        var lines = recording().replay().text().lines().toList();
        assertEquals("wallkick replay 1", lines.get(0));
        assertEquals("rules " + RULES.fingerprint() + " 30", lines.get(1));
        assertEquals("seed 42", lines.get(32));
        assertEquals("checkpoints 1", lines.get(33));
        assertTrue(lines.get(34).startsWith("0 0!l ko7u68!D 89oqgw#"), lines.get(34));
        assertTrue(lines.get(35).startsWith("end 1750000000 "), lines.get(35));
    }

    @Test
    void anActionThatChangesNothingIsNotRecorded() {
        var atWall = Recording.start(RULES, 1).apply(Input.LEFT_TO_WALL).next();
        assertSame(atWall, atWall.apply(Input.LEFT).next());
        assertEquals(
                List.of(Event.Kind.BLOCKED),
                atWall.apply(Input.LEFT).events().stream().map(Event::kind).toList());
    }

    @Test
    void noTimeIsNoStep() {
        var start = Recording.start(RULES, 1);
        assertSame(start, start.advance(0).next());
    }

    @Test
    void aChangedRuleIsNamedByTimeAndField() {
        var divergence = recording().replay().under(SLOWER).verify();
        assertEquals(Optional.of(StateHash.Field.SCORE), divergence.map(Replay.Desync::field));
        assertEquals(Optional.of(1_750_000_000L), divergence.map(Replay.Desync::atNanos));
    }

    @Test
    void checkpointsComeEveryFewPieces() {
        var recording = Recording.start(StableRules.WEIGHTLESS, 3, 2);
        for (var i = 0; i < 7; i++) {
            recording = recording.apply(Input.HARD_DROP).next();
        }
        assertEquals(
                List.of(2, 4, 6),
                recording.replay().checkpoints().stream()
                        .map(Replay.Checkpoint::actions)
                        .toList());
    }

    @Test
    void seekingGoesToAnyTime() {
        var replay = recording().replay();
        assertEquals(Game.start(RULES, 42).apply(Input.LEFT).game(), replay.gameAt(0));
        assertEquals(
                1,
                replay.playback().advance(1_000_000_000).events().stream()
                        .filter(Event.Fell.class::isInstance)
                        .count());
    }

    @Test
    void aReplayOfAnUnknownRulesetIsRefusedAtItsFingerprint() {
        var text = Recording.start(SLOWER.withName("slower"), 1).replay().text();
        var error = error(text);
        assertEquals(List.of(2, 7), List.of(error.line(), error.column()));
    }

    @Test
    void aRulesetThatHasChangedIsRefusedAtThePartThatDiffers() {
        var text = Recording.start(SLOWER, 1).replay().text();
        var error = error(text);
        assertTrue(text.lines().toList().get(error.line() - 1).startsWith(" gravity: "), error::getMessage);
    }

    @Test
    void aRulesetWithoutATextOfItsOwnIsHandedIn() {
        var unnamed = RULES.withRandomizers(Randomizers::sevenBag);
        assertThrows(
                IllegalStateException.class,
                () -> Recording.start(unnamed, 4).replay().text());
        var mine = RULES.withName("mine").withRandomizers(RandomizerFactories.named("mine", Randomizers::sevenBag));
        var replay = Recording.start(mine, 4).apply(Input.HARD_DROP).next().replay();
        assertEquals(replay, Replay.parse(replay.text(), mine));
        assertEquals(Optional.empty(), Replay.parse(replay.text(), RULES).verify());
    }

    // Source: FNV-1a with 64 bits over the bytes 61 00, worked out apart from this code by its definition
    @Test
    void theHashIsTheSameInEveryVersion() {
        assertEquals(
                "89be207b544f1e4",
                Long.toHexString(StateHash.Fnv1a.START.plus("a").bits()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wallkick replay 1 | wallkick replay 2 | 1 | 17",
                "wallkick replay | tetris replay | 1 | 1",
                "seed 42 | seed 042 | 33 | 6",
                "seed 42 | seed | 33 | 1",
                "seed 42 | seed 42 1 | 33 | 9",
                "checkpoints 1 | checkpoints 0 | 34 | 13",
                "0 0!l | 0 0!x | 35 | 5",
                "0 0!l | 0 0l | 35 | 3",
                "0 0!l | 0 00!l | 35 | 3",
                "0 0!l | -1 0!l | 35 | 1",
                "0 0!l | 0 0^10 | 35 | 5",
                "0 0!l | 0 0*10001 | 35 | 5",
                "0 0!l | 0 0*2147483647 | 35 | 5",
                "0 0!l | 0 0^1,,2 | 35 | 7",
                "0 0!l | 0 0*0 | 35 | 5",
                "0 0!l | 0 0#12 | 35 | 5",
                "0 0!l | 0 0!l zzzzzzzzzzzzz!l | 35 | 7",
                "end 1750000000 | end 1749999999 | 36 | 5",
                "end 1750000000 | end 1750000001 | 36 | 81"
            })
    void aMistakeIsToldWithItsPlace(String right, String wrong, int line, int column) {
        var text = recording().replay().text().replace(right, wrong);
        var error = error(text);
        assertEquals(List.of(line, column), List.of(error.line(), error.column()), error::getMessage);
    }

    @Test
    void textBehindTheEndIsRefused() {
        var text = recording().replay().text();
        assertEquals(text.lines().count() + 1, error(text + "more").line());
        assertEquals(text, summed(text));
    }

    @Test
    void moreHolesThanAnAttackMayHaveAreRefused() {
        var step = "0 0^" + "1,".repeat(Game.MAX_GARBAGE) + "1";
        var error = error(summed(recording().replay().text().replace("0 0!l", step)));
        assertEquals(List.of(35, 5), List.of(error.line(), error.column()));
    }

    /** Where the time grows with the square of the length, this takes many minutes. */
    @Test
    void aLongListOfHolesTakesNoLongerThanItsLength() {
        var text = recording().replay().text().replace("0 0!l", "0 0^" + "1,".repeat(1_000_000));
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> error(text));
    }

    @Test
    void partsThatDoNotFitAreRefused() {
        var hash = StateHash.of(Game.start(RULES, 1));
        var late = List.of(new Action.Timed(9, new Action.Tap(Input.LEFT)));
        var wide = List.of(new Action.Timed(0, new Action.ReceiveHoles(List.of(10))));
        for (var bad : List.<Runnable>of(
                () -> new Replay(NEW, 0, List.of(), List.of(), 0, hash),
                () -> new Replay(NEW, 1, late, List.of(), 8, hash),
                () -> new Replay(NEW, 1, wide, List.of(), 8, hash),
                () -> new Replay(NEW, 1, late, List.of(new Replay.Checkpoint(8, 1, hash)), 9, hash),
                () -> new Replay(NEW, 1, late, List.of(new Replay.Checkpoint(10, 0, hash)), 11, hash),
                () -> new Replay(NEW, 1, late, List.of(new Replay.Checkpoint(9, 2, hash)), 11, hash),
                () -> new Action.Receive(0),
                () -> new Action.Receive(Game.MAX_GARBAGE + 1),
                () -> new Action.ReceiveHoles(Collections.nCopies(Game.MAX_GARBAGE + 1, 1)),
                () -> new Action.ReceiveHoles(List.of()),
                () -> new Action.ReceiveHoles(List.of(-1)),
                () -> new Action.Timed(-1, new Action.Receive(1)),
                () -> new Replay.Checkpoint(-1, 0, hash),
                () -> new StateHash(List.of(1)),
                () -> Recording.start(RULES, 1, 0),
                () -> recording().advance(-1),
                () -> recording().replay().gameAt(-1),
                () -> recording().replay().recordingAt(-1))) {
            assertThrows(IllegalArgumentException.class, bad::run);
        }
    }

    @Test
    void anActionForgedAfterTheLastCheckpointIsNoticed() {
        var text = recording().replay().text();
        var end = text.indexOf("\nend ");
        var forged = summed(text.substring(0, end) + " 0!c" + text.substring(end));
        var replay = Replay.parse(forged, KNOWN);
        assertEquals(recording().replay().actions().size() + 1, replay.actions().size());
        assertEquals(Optional.of(StateHash.Field.PIECE), replay.verify().map(Replay.Desync::field));
    }

    @Test
    void lineEndsOfAnotherKindAreToldInWords() {
        var error = error(recording().replay().text().replace("\n", "\r\n"));
        assertEquals(List.of(1, 18), List.of(error.line(), error.column()));
        assertTrue(error.toString().contains("not with CR LF"), error::getMessage);
    }

    @Test
    void aByteOrderMarkIsToldInWords() {
        var error = error("\uFEFF" + recording().replay().text());
        assertTrue(error.toString().contains("byte order mark"), error::getMessage);
    }

    @Test
    void aCutReplayIsToldToBeCut() {
        var text = recording().replay().text();
        for (var length = 0; length < text.length(); length++) {
            var error = error(text.substring(0, length));
            assertTrue(error.toString().contains("the text is cut off before"), error::getMessage);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 0!l | 0 0!l\\n0 0!l | 35",
                "0!l ko7u68! | 0!l\\n1250000000 0! | 35",
                "checkpoints 1 | checkpoints 1 | 0"
            })
    void aReplayIsWrittenInOneWayOnly(String right, String other, int line) {
        var text = recording().replay().text();
        var changed = summed(text.replace(right, other.replace("\\n", "\n")));
        if (line == 0) {
            assertEquals(text, Replay.parse(changed, KNOWN).text());
        } else {
            var error = error(changed);
            assertEquals(line, error.line());
            assertTrue(error.toString().contains("in one way only"), error::getMessage);
        }
    }

    @Test
    void replaysAreEqualByAllTheirParts() {
        var start = Recording.start(RULES, 1);
        var one = start.replay();
        assertEquals(one, Recording.start(RULES, 1).replay());
        assertNotEquals(one, Recording.start(RULES, 2).replay());
        assertNotEquals(one, Recording.start(SLOWER, 1).replay());
        assertNotEquals(one, Recording.start(RULES, 1, 3).replay());
        assertNotEquals(one, start.apply(Input.LEFT).next().replay());
        assertNotEquals(one, start.advance(1).next().replay());
        var hash = StateHash.of(Game.start(RULES, 2));
        assertNotEquals(one, new Replay(one.start(), 10, List.of(), List.of(), 0, hash));
        var checkpoint = new Replay.Checkpoint(0, 0, hash);
        assertNotEquals(one, new Replay(one.start(), 10, List.of(), List.of(checkpoint), 0, one.end()));
        assertNotEquals(checkpoint, new Replay.Checkpoint(1, 0, hash));
        assertNotEquals(checkpoint, new Replay.Checkpoint(0, 1, hash));
        assertNotEquals(checkpoint, new Replay.Checkpoint(0, 0, one.end()));
    }

    @Test
    void recordingsAreEqualByAllTheirParts() {
        var start = Recording.start(RULES, 1);
        assertEquals(start, Recording.start(RULES, 1));
        assertNotEquals(start, Recording.start(RULES, 2));
        assertNotEquals(start, Recording.start(RULES, 1, 3));
        assertNotEquals(start, Recording.from(Game.start(RULES, 1)));
        assertNotEquals(start, start.advance(1).next());
        // the same game, reached in two ways
        var there = start.apply(Input.LEFT).next().apply(Input.RIGHT).next();
        var back = start.apply(Input.RIGHT).next().apply(Input.LEFT).next();
        assertEquals(there.game(), back.game());
        assertNotEquals(there, back);
    }

    @Test
    void playbacksAreEqualByAllTheirParts() {
        var replay = recording().replay();
        var start = replay.playback();
        assertEquals(start, recording().replay().playback());
        assertNotEquals(start, Recording.start(RULES, 42).replay().playback());
        assertNotEquals(start, start.advance(0).next());
        assertNotEquals(start.advance(1).next(), start.advance(2).next());
    }

    @Test
    void stateHashesTellEachFieldApart() {
        var hash = StateHash.of(Game.start(RULES, 1));
        for (var field : StateHash.Field.values()) {
            var others = new ArrayList<>(hash.fields());
            others.set(field.ordinal(), others.get(field.ordinal()) + 1);
            var other = new StateHash(others);
            assertNotEquals(hash, other);
            assertEquals(Optional.of(field), hash.firstDifference(other));
            assertEquals(other, StateHash.parse(other.toString()));
        }
        assertEquals(Optional.empty(), hash.firstDifference(StateHash.of(Game.start(RULES, 1))));
    }

    @Test
    void aRecordingMayBeginWithAPosition() {
        var position = recording().game();
        var recording = Recording.from(position)
                .advance(300_000_000)
                .next()
                .apply(Input.HARD_DROP)
                .next();
        var replay = recording.replay();
        assertEquals(position, replay.gameAt(0));
        assertEquals(Optional.empty(), replay.verify());
        assertEquals(recording.game(), replay.gameAt(300_000_000));
        assertEquals(recording, replay.recordingAt(300_000_000));
        assertThrows(IllegalStateException.class, () -> replay.under(SLOWER));
        assertEquals(replay, Replay.parse(replay.text(), List.of(RULES)));
    }

    @Test
    void aReplayFromAPositionBeginsWithThePositionsText() {
        var position = recording().game();
        var text = Recording.from(position).replay().text();
        var line = text.lines()
                .filter(found -> found.startsWith("position "))
                .findFirst()
                .orElseThrow();
        assertEquals("position " + position.textWithoutRules(), line);
        assertEquals(position, Game.parse(line.substring("position ".length()), RULES));
    }

    @Test
    void aMistakeInThePositionOfAReplayIsToldWithItsPlace() {
        var text = Recording.from(recording().game()).replay().text();
        var wrong = text.replace("; pieces: ", "; peaces: ");
        var error = assertThrows(NotationException.class, () -> Replay.parse(wrong, RULES));
        var line = wrong.split("\n", -1)[error.line() - 1];
        assertTrue(line.startsWith("position "), line);
        assertEquals(line.indexOf("peaces") + 1, error.column());
    }

    @Test
    void savingALongGameCostsThePositionAndNotItsWholeReplay() {
        var game = Game.start(Rulesets.guideline(), 1);
        for (var pieces = 0; pieces < 1500; pieces++) {
            game = game.withBoard(Board.empty()).apply(Input.HARD_DROP).game();
        }
        var saved = Recording.from(game);
        assertTrue(saved.replay().text().length() < 3000, saved.replay()::text);
    }

    @Test
    void durationsStandForNanoseconds() {
        var start = Recording.start(RULES, 42);
        assertEquals(start.advance(1_000_000), start.advance(Duration.ofMillis(1)));
        var replay = recording().replay();
        assertEquals(replay.gameAt(1_000_000), replay.gameAt(Duration.ofMillis(1)));
        assertEquals(replay.recordingAt(1_000_000), replay.recordingAt(Duration.ofMillis(1)));
        assertEquals(replay.playback().advance(1_000_000), replay.playback().advance(Duration.ofMillis(1)));
    }
}
