package io.github.wallkick.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.board.Palette;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.hardware.LatchedButtons;
import io.github.wallkick.hardware.MemoryPorts;
import io.github.wallkick.hardware.Picture;
import io.github.wallkick.hardware.Port;
import io.github.wallkick.hardware.Tone;
import io.github.wallkick.input.Handlings;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The loop on ports without hardware. */
class GameLoopTest {
    private static final Duration FRAME = Duration.ofMillis(17);
    private static final ButtonSet LEFT = ButtonSet.of(Button.LEFT);

    private final MemoryPorts memory = MemoryPorts.of(10, 20);

    @BeforeEach
    void open() {
        memory.ports().all().forEach(Port::open);
    }

    private GameLoop loop(Ruleset ruleset) {
        return GameLoop.of(memory.ports(), PlaySettings.of(ruleset), 1);
    }

    private GameLoop loop() {
        return loop(Rulesets.guideline());
    }

    private static int left(GameLoop loop) {
        return loop.session().game().piece().orElseThrow().left();
    }

    private static int pieces(GameLoop loop) {
        return loop.session().game().score().pieces();
    }

    private void dropUntilOver(GameLoop loop) {
        for (var i = 0; i < 100 && !loop.session().game().isOver(); i++) {
            memory.tap(Button.UP);
            loop.step(FRAME);
        }
        assertTrue(loop.session().game().isOver());
    }

    @Test
    void everyTapBetweenTwoStepsActs() {
        var loop = loop();
        var before = left(loop);
        memory.tap(Button.LEFT);
        memory.tap(Button.LEFT);
        memory.tap(Button.UP);
        memory.tap(Button.RIGHT);
        loop.step(FRAME);
        assertEquals(1, pieces(loop));
        assertEquals(before + 1, left(loop));
        assertEquals(before - 2, firstLanded(loop));
    }

    private static int firstLanded(GameLoop loop) {
        var board = loop.session().game().board();
        return Integer.numberOfTrailingZeros(board.row(0) | board.row(1));
    }

    @Test
    void everyTapActsWhereButtonsAreReadInFrames() {
        for (var name : List.of("nes-ntsc", "game-boy")) {
            memory.ports().buttons().close();
            memory.ports().buttons().open();
            var loop = GameLoop.of(
                    memory.ports(), PlaySettings.of(Rulesets.named(name)).withHandling(Handlings.named(name)), 1);
            var before = left(loop);
            for (var i = 0; i < 3; i++) {
                memory.tap(Button.LEFT);
            }
            for (var i = 0; i < 60; i++) {
                loop.step(Duration.ofMillis(4));
            }
            assertEquals(before - 3, left(loop), name);
        }
    }

    @Test
    void aHeldButtonRepeats() {
        var loop = loop();
        memory.change(LEFT);
        for (var i = 0; i < 60; i++) {
            loop.step(FRAME);
        }
        assertEquals(0, left(loop));
    }

    @Test
    void startPausesAndResumes() {
        var loop = loop();
        memory.tap(Button.START);
        loop.step(FRAME);
        assertTrue(loop.isPaused());
        var nanos = loop.session().recording().nanos();
        var before = loop.session().game();
        memory.tap(Button.UP);
        for (var i = 0; i < 600; i++) {
            loop.step(FRAME);
        }
        assertEquals(before, loop.session().game());
        assertEquals(nanos, loop.session().recording().nanos());
        assertEquals(
                Picture.Status.PAUSED, memory.picture().orElseThrow().side().status());
        memory.tap(Button.START);
        loop.step(FRAME);
        assertFalse(loop.isPaused());
    }

    @Test
    void aButtonHeldThroughAPauseActsOnlyWhenItIsPressedAgain() {
        var loop = loop();
        loop.pause();
        memory.change(LEFT);
        loop.step(FRAME);
        loop.resume();
        var before = left(loop);
        for (var i = 0; i < 20; i++) {
            loop.step(FRAME);
        }
        assertEquals(before, left(loop));
        memory.change(ButtonSet.NONE);
        memory.change(LEFT);
        loop.step(FRAME);
        assertEquals(before - 1, left(loop));
    }

    @Test
    void aLongSpanPausesInPlaceOfPlayingOn() {
        var loop = loop();
        loop.step(Duration.ofSeconds(1));
        assertFalse(loop.isPaused());
        loop.step(Duration.ofHours(8));
        assertTrue(loop.isPaused());
        assertEquals(1_000_000_000, loop.session().recording().nanos());
    }

    @Test
    void aGameThatWaitsForTheDisplayGoesOnByItself() {
        var loop = loop();
        loop.step(FRAME);
        memory.unplug(MemoryPorts.Device.DISPLAY);
        memory.tap(Button.LEFT);
        loop.step(FRAME);
        assertEquals("memory display", loop.trouble().orElseThrow().port());
        assertTrue(loop.isPaused());
        var before = loop.session();
        for (var i = 0; i < 300; i++) {
            loop.step(FRAME);
        }
        assertEquals(before, loop.session());
        memory.plugIn(MemoryPorts.Device.DISPLAY);
        for (var i = 0; i < 60; i++) {
            loop.step(FRAME);
        }
        assertTrue(loop.trouble().isEmpty());
        assertFalse(loop.isPaused());
        assertEquals(loop.picture(), memory.picture().orElseThrow());
    }

    @Test
    void buttonsHeldWhenTheirPortFailsAreReleased() {
        var loop = loop();
        memory.change(LEFT);
        loop.step(FRAME);
        memory.unplug(MemoryPorts.Device.BUTTONS);
        loop.step(FRAME);
        assertTrue(loop.isPaused());
        assertEquals(ButtonSet.NONE, loop.session().controller().buttons());
        memory.plugIn(MemoryPorts.Device.BUTTONS);
        var before = left(loop);
        for (var i = 0; i < 120; i++) {
            loop.step(FRAME);
        }
        assertFalse(loop.isPaused());
        assertEquals(before, left(loop));
        memory.change(LEFT);
        loop.step(FRAME);
        assertEquals(before - 1, left(loop));
    }

    @Test
    void aGameGoesOnWithoutABuzzer() {
        var loop = loop();
        memory.unplug(MemoryPorts.Device.BUZZER);
        memory.tap(Button.UP);
        loop.step(FRAME);
        assertEquals("memory buzzer", loop.trouble().orElseThrow().port());
        assertFalse(loop.isPaused());
        assertEquals(1, pieces(loop));
    }

    @Test
    void scoresThatCouldNotBeKeptAreKeptLater() {
        memory.unplug(MemoryPorts.Device.SCORES);
        var loop = loop();
        dropUntilOver(loop);
        var points = loop.session().game().score().points();
        memory.plugIn(MemoryPorts.Device.SCORES);
        for (var i = 0; i < 62; i++) {
            loop.step(FRAME);
        }
        assertEquals(OptionalLong.of(points), memory.ports().scores().best("guideline"));
    }

    @Test
    void startBeginsANewGameAfterTheEnd() {
        var loop = loop();
        dropUntilOver(loop);
        loop.step(FRAME);
        assertEquals(Picture.Status.OVER, memory.picture().orElseThrow().side().status());
        memory.tap(Button.START);
        loop.step(FRAME);
        assertFalse(loop.session().game().isOver());
        assertEquals(0, pieces(loop));
        assertEquals(2, loop.seed());
        assertNotEquals(
                Picture.Status.OVER, memory.picture().orElseThrow().side().status());
    }

    @Test
    void anyButtonBeginsANewGameWhereThereIsNoStartButNotAtOnce() {
        var buttons =
                new LatchedButtons("three", ButtonSet.of(Button.LEFT, Button.RIGHT, Button.DOWN, Button.A, Button.B));
        var loop = GameLoop.of(memory.ports().withButtons(buttons), PlaySettings.of(Rulesets.guideline()), 1);
        for (var i = 0; i < 100; i++) {
            buttons.press(Button.B);
            buttons.release(Button.B);
            loop.step(Duration.ofMillis(5));
        }
        assertTrue(loop.session().game().isOver());
        for (var i = 0; i < 100; i++) {
            loop.step(FRAME);
        }
        buttons.press(Button.A);
        loop.step(FRAME);
        assertFalse(loop.session().game().isOver());
    }

    @Test
    void tonesAreHeardAsTheGameGoes() {
        var loop = loop();
        memory.tap(Button.A);
        memory.tap(Button.UP);
        loop.step(FRAME);
        assertEquals(List.of(new Tone(1319, 15), new Tone(196, 25)), memory.tones());
        dropUntilOver(loop);
        for (var i = 0; i < 60; i++) {
            loop.step(FRAME);
        }
        var tones = memory.tones();
        assertEquals(
                Melody.of(6, "523/120 494/120 466/120 440/400").tones(), tones.subList(tones.size() - 4, tones.size()));
    }

    @Test
    void pictureAfterPictureIsShownOnlyIfItChanged() {
        var loop = loop(Rulesets.basic().untimed());
        for (var i = 0; i < 100; i++) {
            loop.step(FRAME);
        }
        assertEquals(1, memory.pictureCount());
    }

    @Test
    void whatStandsBesideTheFieldIsShown() {
        var loop = loop();
        memory.tap(Button.L);
        loop.step(FRAME);
        var side = memory.picture().orElseThrow().side();
        assertTrue(side.held().isPresent());
        assertEquals(Rulesets.guideline().spawning().preview(), side.next().size());
    }

    /** Cells above the field are not drawn: not in its highest row, not in its lowest. */
    @Test
    void cellsAboveTheFieldAreNotSeen() {
        var rules = Rulesets.guideline().withSize(new BoardSize(8, 24, 16));
        var upright = new Piece(Tetromino.I.shape(), Orientation.RIGHT, 1, 14);
        var game = Game.start(rules, 1).withBoard(Board.empty(rules.size())).withPiece(upright);
        var picture = Pictures.of(game, Palette.empty(rules.size()), Picture.Status.PLAYING);
        var seen = new ArrayList<String>();
        for (var y = 0; y < 16; y++) {
            for (var x = 0; x < 8; x++) {
                if (picture.layer(x, y) == Picture.Layer.FALLING) {
                    seen.add(x + " " + y);
                }
            }
        }
        assertEquals(List.of("3 14", "3 15"), seen);
    }

    @Test
    void timeThatRunsBackIsRefused() {
        var loop = loop();
        assertThrows(IllegalArgumentException.class, () -> loop.step(-1));
    }

    @Test
    void aLoopInRealTimeEndsWhenItIsStopped() {
        assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            var loop = loop();
            var stopper = new Thread(() -> {
                while (memory.pictureCount() == 0) {
                    Thread.onSpinWait();
                }
                loop.stop();
            });
            stopper.start();
            loop.run();
            stopper.join();
            assertTrue(memory.pictureCount() > 0);
        });
    }
}
