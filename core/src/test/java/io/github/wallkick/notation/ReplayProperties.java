package io.github.wallkick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.StableRules;
import io.github.wallkick.game.Action;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.piece.Input;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** The laws of replays. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class ReplayProperties {
    private static final String SAMPLE = sample(Recording.start(StableRules.MODERN, 11, 2));

    private static final String FROM_A_POSITION =
            sample(Recording.from(Game.start(StableRules.MODERN, 11).receive(3).game()));

    private static String sample(Recording start) {
        var recording = start;
        for (var i = 0; i < 12; i++) {
            recording = recording.advance(123_456_789L * (i % 3)).next();
            recording = recording
                    .apply(new Action.ReceiveHoles(List.of(i % 10)))
                    .next()
                    .apply(Input.HARD_DROP)
                    .next();
        }
        return recording.replay().text();
    }

    @Provide
    Arbitrary<List<RecordedMoves.Move>> moves() {
        return RecordedMoves.moves();
    }

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(StableRules.all());
    }

    @Property(tries = 200)
    void theTextOfAReplayGivesItBack(
            @ForAll("rulesets") Ruleset rules,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 12) int piecesPerCheckpoint,
            @ForAll("moves") List<RecordedMoves.Move> moves) {
        var replay =
                RecordedMoves.recorded(rules, seed, piecesPerCheckpoint, moves).replay();
        var read = Replay.parse(replay.text(), StableRules.all());
        assertEquals(replay, read);
        assertEquals(replay.text(), read.text());
    }

    @Property(tries = 200)
    void theTextOfAReplayFromAPositionGivesItBack(
            @ForAll("presets") Ruleset rules,
            @ForAll long seed,
            @ForAll("moves") List<RecordedMoves.Move> before,
            @ForAll("moves") List<RecordedMoves.Move> moves) {
        var position = RecordedMoves.recorded(rules, seed, 10, before).game();
        var recording = RecordedMoves.played(Recording.from(position), moves);
        var replay = recording.replay();
        var read = Replay.parse(replay.text());
        assertEquals(replay, read);
        assertEquals(replay.text(), read.text());
        assertEquals(Optional.empty(), read.verify());
        assertEquals(recording, read.recordingAt(recording.nanos()));
    }

    @Property(tries = 200)
    void aRecordingPlaysBackAsItWas(
            @ForAll("rulesets") Ruleset rules, @ForAll long seed, @ForAll("moves") List<RecordedMoves.Move> moves) {
        var recording = RecordedMoves.recorded(rules, seed, 1, moves);
        var replay = recording.replay();
        assertEquals(Optional.empty(), replay.verify());
        assertEquals(recording.game(), replay.gameAt(recording.nanos()));
        assertEquals(recording, replay.recordingAt(recording.nanos()));
        assertEquals(replay, replay.recordingAt(recording.nanos()).replay());
    }

    @Property(tries = 200)
    void playingOnFromAnyTimeIsPlayingOnThere(
            @ForAll("rulesets") Ruleset rules,
            @ForAll("moves") List<RecordedMoves.Move> before,
            @ForAll("moves") List<RecordedMoves.Move> after) {
        var there = RecordedMoves.recorded(rules, 5, 3, before);
        var whole = RecordedMoves.played(there, after);
        var soughtOut = whole.replay().recordingAt(there.nanos());
        // actions of the same moment are done too, so the comparison begins at the first later one
        var rest = new ArrayList<>(after);
        while (!rest.isEmpty() && rest.get(0).waitNanos() == 0) {
            rest.remove(0);
        }
        assertEquals(whole.replay(), RecordedMoves.played(soughtOut, rest).replay());
    }

    @Property(tries = 150)
    void theStepOfPlayingBackDoesNotMatter(
            @ForAll("rulesets") Ruleset rules,
            @ForAll("moves") List<RecordedMoves.Move> moves,
            @ForAll @LongRange(min = 5_000_000, max = 2_000_000_000) long step) {
        var replay = RecordedMoves.recorded(rules, 9, 4, moves).replay();
        var whole = replay.playback().advance(Long.MAX_VALUE);
        var events = new ArrayList<>();
        var playback = replay.playback();
        do {
            var next = playback.advance(step);
            events.addAll(next.events());
            playback = next.next();
        } while (!playback.isOver());
        assertEquals(whole.events(), events);
        assertEquals(whole.next(), playback);
    }

    @Property(tries = 150)
    void timeInPartsLeavesNoTrace(
            @ForAll("rulesets") Ruleset rules,
            @ForAll("moves") List<RecordedMoves.Move> moves,
            @ForAll @IntRange(min = 2, max = 9) int parts) {
        var recording = Recording.start(rules, 2, 2);
        for (var move : moves) {
            var left = move.waitNanos();
            for (var i = 1; i < parts; i++) {
                var part = left / parts;
                recording = recording.advance(part).next();
                left -= part;
            }
            recording = recording.advance(left).next().apply(move.action()).next();
        }
        assertEquals(RecordedMoves.recorded(rules, 2, 2, moves).replay(), recording.replay());
    }

    @Property(tries = 3000)
    void anyTextIsAReplayOrANotationError(@ForAll String text) {
        assertThrows(NotationException.class, () -> Replay.parse(text, StableRules.all()));
    }

    @Property(tries = 3000)
    void aReplayWithOneCharacterChangedIsRefused(
            @ForAll @IntRange(min = 0, max = 100_000) int place, @ForAll("characters") char character) {
        var at = place % SAMPLE.length();
        if (SAMPLE.charAt(at) != character) {
            assertRefused(SAMPLE.substring(0, at) + character + SAMPLE.substring(at + 1));
        }
    }

    @Property(tries = 2000)
    void aReplayWithAPieceCutOutIsRefused(
            @ForAll @IntRange(min = 0, max = 100_000) int from, @ForAll @IntRange(min = 1, max = 200) int length) {
        var begin = from % SAMPLE.length();
        var end = Math.min(SAMPLE.length(), begin + length);
        assertRefused(SAMPLE.substring(0, begin) + SAMPLE.substring(end));
    }

    @Property(tries = 1000)
    void aReplayWithTwoLinesSwappedIsRefused(
            @ForAll @IntRange(min = 0, max = 1000) int first, @ForAll @IntRange(min = 0, max = 1000) int second) {
        var lines = new ArrayList<>(Arrays.asList(SAMPLE.split("\n", -1)));
        var one = first % lines.size();
        var other = second % lines.size();
        if (!lines.get(one).equals(lines.get(other))) {
            Collections.swap(lines, one, other);
            assertRefused(String.join("\n", lines));
        }
    }

    @Provide
    Arbitrary<Character> characters() {
        return Arbitraries.oneOf(
                Arbitraries.of('0', '9', 'a', 'z', ' ', '\n', '#', '!', '+', '-', '*', '^', ',', '\r'),
                Arbitraries.chars().all());
    }

    /** The text is refused at a place that it has, under known rules and under given ones. */
    private static void assertRefused(String text) {
        var among = assertThrows(NotationException.class, () -> Replay.parse(text, StableRules.all()));
        var given = assertThrows(NotationException.class, () -> Replay.parse(text, StableRules.MODERN));
        for (var error : List.of(among, given)) {
            var lines = text.split("\n", -1);
            assertTrue(error.line() >= 1 && error.line() <= lines.length, error::getMessage);
            assertTrue(
                    error.column() >= 1 && error.column() <= lines[error.line() - 1].length() + 1, error::getMessage);
        }
    }

    @Provide
    Arbitrary<Ruleset> presets() {
        return Arbitraries.of(Rulesets.names()).map(Rulesets::named);
    }

    @Property(tries = 150)
    void aGameOfAnyPresetPlaysBackInStepsAsAtOnce(
            @ForAll("presets") Ruleset rules,
            @ForAll long seed,
            @ForAll("moves") List<RecordedMoves.Move> moves,
            @ForAll @LongRange(min = 1_000_000, max = 700_000_000) long step) {
        var recording = RecordedMoves.recorded(rules, seed, 2, moves);
        var replay = recording.replay();
        assertEquals(Optional.empty(), replay.verify());
        var whole = replay.playback().advance(Long.MAX_VALUE);
        assertEquals(recording.game(), whole.next().game());
        var events = new ArrayList<>();
        var playback = replay.playback();
        while (!playback.isOver()) {
            var next = playback.advance(step);
            events.addAll(next.events());
            playback = next.next();
        }
        assertEquals(whole.next(), playback);
        assertEquals(whole.events(), events);
    }

    @Property(tries = 3000)
    void aChangedTextWithItsChecksumMendedIsRefusedOrWrittenTheSame(
            @ForAll @IntRange(min = 0, max = 100_000) int place, @ForAll("characters") char character) {
        assertRefusedOrWrittenTheSame(SAMPLE, place, character);
    }

    @Property(tries = 3000)
    void aChangedPositionWithItsChecksumMendedIsRefusedOrWrittenTheSame(
            @ForAll @IntRange(min = 0, max = 100_000) int place, @ForAll("characters") char character) {
        var position = FROM_A_POSITION.indexOf("\nposition ");
        var end = FROM_A_POSITION.indexOf('\n', position + 1);
        assertRefusedOrWrittenTheSame(FROM_A_POSITION, position + place % (end - position), character);
    }

    private static void assertRefusedOrWrittenTheSame(String sample, int place, char character) {
        var sum = sample.lastIndexOf(' ') + 1;
        var at = place % sum;
        var changed = sample.substring(0, at) + character + sample.substring(at + 1, sum);
        var text = changed + ReplayWriter.sum(changed) + "\n";
        try {
            assertEquals(text, Replay.parse(text, StableRules.all()).text());
        } catch (NotationException e) {
            var lines = text.split("\n", -1);
            assertTrue(e.line() >= 1 && e.line() <= lines.length, e::getMessage);
        }
    }

    @Property(tries = 400)
    void aForgedActionIsNoticedOrChangesNothing(
            @ForAll("rulesets") Ruleset rules,
            @ForAll("moves") List<RecordedMoves.Move> moves,
            @ForAll("moves") List<RecordedMoves.Move> forgeries,
            @ForAll @IntRange(min = 0, max = 1000) int place) {
        var replay = RecordedMoves.recorded(rules, 11, 2, moves).replay();
        for (var forgery : forgeries) {
            var actions = new ArrayList<>(replay.actions());
            var at = place % (actions.size() + 1);
            var time = at == actions.size()
                    ? replay.lengthNanos()
                    : actions.get(at).atNanos();
            actions.add(at, new Action.Timed(time, forgery.action()));
            var checkpoints = replay.checkpoints().stream()
                    .map(checkpoint -> checkpoint.actions() <= at
                            ? checkpoint
                            : new Replay.Checkpoint(checkpoint.atNanos(), checkpoint.actions() + 1, checkpoint.hash()))
                    .toList();
            var forged = new Replay(
                    replay.start(),
                    replay.piecesPerCheckpoint(),
                    actions,
                    checkpoints,
                    replay.lengthNanos(),
                    replay.end());
            var same = StateHash.of(replay.gameAt(Long.MAX_VALUE)).equals(StateHash.of(forged.gameAt(Long.MAX_VALUE)));
            assertTrue(same || forged.verify().isPresent(), forgery::toString);
        }
    }
}
