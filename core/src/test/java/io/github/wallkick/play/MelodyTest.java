package io.github.wallkick.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wallkick.SharedFiles;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.hardware.Tone;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.scoring.Drop;
import io.github.wallkick.scoring.LockResult;
import io.github.wallkick.scoring.Spin;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Melodies as time passes, and what events sound like. */
class MelodyTest {
    private static final Melody TWO = Melody.of(3, "659/60 784/80");
    private static final Piece T = new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 0);

    /** The tones that begin, each with its time in milliseconds. */
    private static List<String> played(Melody melody, int stepMillis, int untilMillis) {
        var step = Melody.Player.SILENT.start(melody);
        var played = new ArrayList<String>();
        for (var millis = 0; millis <= untilMillis; millis += stepMillis) {
            for (var tone : step.tones()) {
                played.add(millis + ":" + tone);
            }
            step = step.next().advance(Duration.ofMillis(stepMillis));
        }
        return played;
    }

    @Test
    void tonesFollowEachOther() {
        assertEquals(List.of("0:659/60", "60:784/80"), played(TWO, 1, 500));
        assertEquals(List.of("0:659/60", "60:784/80"), played(TWO, 4, 500));
    }

    @Test
    void aPlayerThatIsCalledLateLeavesOutWhatIsOver() {
        var late = Melody.Player.SILENT
                .start(Melody.of(1, "100/10 200/10 300/10"))
                .next()
                .advance(25_000_000);
        assertEquals(List.of(new Tone(300, 10)), late.tones());
        assertEquals(5_000_000, late.next().leftNanos());
        assertFalse(late.next().advance(5_000_000).next().isPlaying());
    }

    @Test
    void aMelodyInterruptsThoseOfItsRankAndBelow() {
        var playing = Melody.Player.SILENT.start(TWO).next();
        assertEquals(List.of(), playing.start(Melody.of(2, "100/10")).tones());
        assertEquals(
                List.of(new Tone(100, 10)),
                playing.start(Melody.of(3, "100/10")).tones());
        assertEquals(
                List.of(new Tone(100, 10)),
                playing.start(Melody.of(4, "100/10")).tones());
        var over = playing.advance(Duration.ofMillis(140)).next();
        assertEquals(
                List.of(new Tone(100, 10)), over.start(Melody.of(1, "100/10")).tones());
    }

    @Test
    void whatIsNoToneIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Melody.of(1, "la la"));
        assertThrows(IllegalArgumentException.class, () -> Melody.of(1, ""));
        assertThrows(IllegalArgumentException.class, () -> Melody.of(1, "100/99999"));
    }

    static Stream<Arguments> events() {
        var dropped = new Event.Dropped(0, T, Drop.Kind.HARD, 3);
        var locked = new Event.Locked(0, T, Spin.NONE);
        return Stream.of(
                Arguments.of("turn", List.of(new Event.Turned(0, T, Turn.CLOCKWISE, 0)), "1319/15"),
                Arguments.of("hold", List.of(new Event.Held(0, Tetromino.T)), "988/20"),
                Arguments.of("shift", List.of(new Event.Moved(0, T, 1)), ""),
                Arguments.of("fall", List.of(new Event.Fell(0, T, 1)), ""),
                Arguments.of("lock", List.of(locked), "262/20"),
                Arguments.of("hard drop", List.of(dropped, locked), "196/25"),
                Arguments.of("single", List.of(cleared(1, Spin.NONE)), "659/60"),
                Arguments.of("double", List.of(cleared(3, Spin.NONE)), "659/60 784/60"),
                Arguments.of("triple", List.of(cleared(7, Spin.NONE)), "659/60 784/60 988/80"),
                Arguments.of("four", List.of(cleared(15, Spin.NONE)), "659/60 784/60 988/60 1319/160"),
                Arguments.of("spin", List.of(cleared(1, Spin.FULL)), "659/60 784/60 988/60 1319/160"),
                Arguments.of("level", List.of(new Event.LevelReached(0, 2)), "784/80 1047/120"),
                Arguments.of(
                        "garbage",
                        List.of(new Event.GarbageEntered(0, List.of(3), List.of(0b11_1111_0111))),
                        "165/120"));
    }

    private static Event cleared(long rows, Spin spin) {
        var landing = LockResult.of(T).withLines(Long.bitCount(rows)).withSpin(spin);
        return new Event.RowsCleared(0, rows, landing, 0, -1);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("events")
    void eachEventHasItsSound(String name, List<Event> events, String tones) {
        var melodies = Sounds.STANDARD.of(events);
        assertEquals(
                tones.isEmpty() ? List.of() : List.of(Melody.of(0, tones).tones()),
                melodies.stream().map(Melody::tones).toList(),
                name);
    }

    @Test
    void theEndIsHeardAboveAll() {
        var game = Game.start(Rulesets.guideline(), 1);
        var heard = Melody.Player.SILENT;
        while (!game.isOver()) {
            var step = game.apply(Input.HARD_DROP);
            game = step.game();
            for (var melody : Sounds.STANDARD.of(step.events())) {
                heard = heard.start(melody).next();
            }
        }
        assertEquals(new Tone(523, 120), heard.melody().tones().get(0));
    }

    /** A tune of two notes of half a second; its second note begins in time whatever else is done. */
    @Test
    void notesBeginInTimeWhileButtonsAreRead() throws IOException {
        var all = new ObjectMapper()
                .readTree(SharedFiles.path("corpus/bugs.json").toFile())
                .toString();
        assertEquals(true, all.contains("\"sound-01\""));
        assertEquals(List.of("0:440/500", "500:494/500"), played(Melody.of(1, "440/500 494/500"), 1, 1200));
    }
}
