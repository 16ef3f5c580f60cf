package io.github.wallkick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.StableRules;
import io.github.wallkick.game.Action;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Transition;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.input.PlaySession.ButtonChange;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.scoring.Spin;
import io.github.wallkick.timing.FrameRate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ControllerTest {
    private static final long MILLI = Scripts.MILLI;

    private static List<String> typed(KeyMap keys, Handling handling, ButtonSet... downs) {
        var controller = Controller.of(keys, handling);
        var inputs = new ArrayList<String>();
        for (var down : downs) {
            // a frame passes, for handlings that read the buttons once per frame
            for (var nanos : List.of(0L, FrameRate.HZ_60.nanosAt(1))) {
                var step = controller.at(down, nanos);
                step.actions().forEach(timed -> inputs.add(said(timed.action())));
                controller = step.next();
            }
        }
        return inputs;
    }

    private static String said(Action action) {
        if (action instanceof Action.Tap tap) {
            return "TAP " + tap.input();
        }
        if (action instanceof Action.Press press) {
            return "PRESS " + press.input();
        }
        return "RELEASE " + ((Action.Release) action).input();
    }

    private static ButtonSet down(Button... buttons) {
        return ButtonSet.of(buttons);
    }

    @Test
    void theExampleInTheDocumentationIsTrue() {
        Controller controller = Controller.of(KeyMap.pad(), Handlings.guideline());
        Controller.Step press = controller.at(ButtonSet.of(Button.LEFT), 0);
        assertEquals(List.of(new Action.Timed(0, new Action.Tap(Input.LEFT))), press.actions());
        Controller.Step second = press.next().at(ButtonSet.NONE, 250_000_000);
        assertEquals(
                List.of(166_666_667L, 200_000_001L, 233_333_335L),
                second.actions().stream().map(Action.Timed::atNanos).toList());
    }

    @Test
    void theExampleOfPlayingIsTrue() {
        var ruleset = StableRules.MODERN;
        PlaySession playing = PlaySession.start(ruleset, 42, Controller.of(KeyMap.pad(), Handlings.guideline()));
        var before = playing.game().piece().orElseThrow().x();
        playing = playing.at(ButtonSet.of(Button.LEFT), 16_000_000).next();
        playing = playing.at(ButtonSet.NONE, 500_000_000).next();
        assertEquals(
                Math.max(0, before - 4), playing.game().piece().orElseThrow().x());
    }

    @Test
    void aRepeatThatIsDueAtAReleaseIsMade() {
        var press = Controller.of(KeyMap.pad(), Handling.of(100, 50)).at(down(Button.LEFT), 0);
        assertEquals(1, press.next().at(ButtonSet.NONE, 100).actions().size());
    }

    @Test
    void holdComesFirstAndDropsComeLast() {
        assertEquals(
                List.of("PRESS HOLD", "TAP LEFT", "PRESS CLOCKWISE", "PRESS SOFT_DROP", "PRESS HARD_DROP"),
                typed(
                        KeyMap.pad(),
                        Handlings.guideline(),
                        down(Button.UP, Button.DOWN, Button.LEFT, Button.A, Button.L)));
    }

    @Test
    void anInputOfTwoButtonsIsHeldWhileOneIs() {
        assertEquals(
                List.of("PRESS HOLD", "RELEASE HOLD"),
                typed(
                        KeyMap.pad(),
                        Handlings.guideline(),
                        down(Button.L),
                        down(Button.L, Button.R),
                        down(Button.R),
                        down()));
    }

    @Test
    void aChordSilencesItsButtonsUntilTheyAreReleased() {
        assertEquals(
                List.of("TAP LEFT", "PRESS SOFT_DROP", "RELEASE SOFT_DROP", "TAP LEFT"),
                typed(
                        KeyMap.threeButtons(),
                        Handlings.guideline(),
                        down(Button.LEFT),
                        down(Button.LEFT, Button.RIGHT),
                        down(Button.LEFT),
                        down(),
                        down(Button.LEFT)));
    }

    @Test
    void everyLayoutHasAsManyButtonsAsItSays() {
        assertEquals(
                List.of(3, 4, 5),
                List.of(buttons(KeyMap.threeButtons()), buttons(KeyMap.fourButtons()), buttons(KeyMap.fiveButtons())));
    }

    private static int buttons(KeyMap keys) {
        var all = keys.inputs().keySet().stream().reduce(ButtonSet.NONE, ButtonSet::or);
        return all.buttons().size();
    }

    @Test
    void theExampleOfAKeyMapIsTrue() {
        KeyMap keys = KeyMap.fourButtons()
                .with(Button.B, Input.HOLD)
                .with(ButtonSet.of(Button.DOWN, Button.A), Input.HARD_DROP);
        assertEquals(List.of("PRESS HARD_DROP"), typed(keys, Handlings.guideline(), down(Button.DOWN, Button.A)));
    }

    @Test
    void aGameBoysSoftDropPausesBesideAShift() {
        assertEquals(
                List.of("PRESS SOFT_DROP", "TAP LEFT", "RELEASE SOFT_DROP", "PRESS SOFT_DROP", "RELEASE SOFT_DROP"),
                typed(
                        KeyMap.classicPad(),
                        Handlings.gameBoy(),
                        down(Button.DOWN),
                        down(Button.DOWN, Button.LEFT),
                        down(Button.DOWN),
                        down()));
    }

    @Test
    void aNesSoftDropEndsBesideAShiftThatDoesNotHappen() {
        assertEquals(
                List.of("PRESS SOFT_DROP", "RELEASE SOFT_DROP"),
                typed(
                        KeyMap.classicPad(),
                        Handlings.nesNtsc(),
                        down(Button.DOWN),
                        down(Button.DOWN, Button.LEFT),
                        down(Button.DOWN),
                        down()));
    }

    @Test
    void aDirectionThatStopsDoesNotGoOn() {
        var handling = Handling.of(100 * MILLI, 50 * MILLI).withOnRelease(Handling.OnRelease.STOP);
        var controller = Controller.of(KeyMap.pad(), handling);
        for (var down : List.of(down(Button.LEFT), down(Button.LEFT, Button.RIGHT), down(Button.LEFT))) {
            controller = controller.at(down, 10 * MILLI).next();
        }
        assertEquals(Long.MAX_VALUE, controller.nanosToNext());
    }

    @Test
    void equalHistoriesGiveEqualControllers() {
        var one = Controller.of(KeyMap.pad(), Handlings.tetrio())
                .at(down(Button.LEFT), 5)
                .next();
        var other = Controller.of(KeyMap.pad(), Handlings.tetrio())
                .at(down(Button.LEFT), 5)
                .next();
        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
    }

    @Test
    void buttonsAreSets() {
        var set = down(Button.LEFT, Button.A).with(Button.B).without(Button.LEFT);
        assertEquals(down(Button.B, Button.A), set);
        assertEquals("[A, B]", set.toString());
        assertEquals(ButtonSet.NONE, set.and(down(Button.UP)));
        assertEquals(Button.values().length, down(Button.values()).buttons().size());
        assertEquals(List.of(Button.A, Button.B), List.copyOf(set.buttons()));
    }

    @Test
    void badValuesAreRefused() {
        for (var bad : Arrays.<Runnable>asList(
                () -> new ButtonSet(1 << Button.values().length),
                () -> Handling.of(-1, 0),
                () -> Handling.of(0, -1),
                () -> Handlings.tgm().withDcdNanos(-1),
                () -> Handlings.tgm().withSoftDropFactor(-1),
                () -> new Handling.DasCharge(false, -1, false, false),
                () -> new ButtonChange(-1, ButtonSet.NONE),
                () -> new Action.Timed(-1, new Action.Tap(Input.LEFT)),
                () -> KeyMap.EMPTY.with(ButtonSet.NONE, Input.HOLD))) {
            assertThrows(IllegalArgumentException.class, bad::run);
        }
    }

    @Test
    void controllersAreEqualByEverythingThatDecidesTheirFuture() {
        var tetrio = Handlings.tetrio();
        var base = Controller.of(KeyMap.pad(), tetrio).at(down(Button.LEFT), 0).next();
        assertEquals(
                base,
                Controller.of(KeyMap.pad(), tetrio).at(down(Button.LEFT), 0).next());
        var locked = new Transition(
                Game.start(StableRules.MODERN, 1),
                List.of(new Event.Locked(0, new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 0), Spin.NONE)));
        var chord = KeyMap.pad().with(down(Button.X, Button.Y), Input.HOLD);
        var chordHeld =
                Controller.of(chord, tetrio).at(down(Button.X, Button.Y), 0).next();
        for (var other : List.of(
                Controller.of(KeyMap.classicPad(), tetrio)
                        .at(down(Button.LEFT), 0)
                        .next(),
                Controller.of(KeyMap.pad(), Handlings.guideline())
                        .at(down(Button.LEFT), 0)
                        .next(),
                Controller.of(KeyMap.pad(), tetrio).at(down(Button.RIGHT), 0).next(),
                Controller.of(KeyMap.pad(), tetrio),
                base.at(down(Button.LEFT), 1).next(),
                base.at(down(Button.LEFT, Button.DOWN), 0).next(),
                base.at(down(Button.LEFT, Button.START), 0).next(),
                base.after(locked))) {
            assertNotEquals(base, other);
        }
        assertNotEquals(
                chordHeld.at(down(Button.X), 0).next(),
                Controller.of(chord, tetrio).at(down(Button.X), 0).next());
        var nes = Controller.of(KeyMap.pad(), Handlings.nesNtsc());
        assertNotEquals(nes, nes.at(ButtonSet.NONE, 1).next());
        assertNotEquals(
                nes.at(down(Button.A), 0).next(),
                nes.at(down(Button.A), 0).next().at(down(Button.A), 2).next());
    }

    @Test
    void keyMapsAndButtonSetsAreEqualByTheirButtons() {
        assertEquals(KeyMap.fourButtons().with(Button.B, Input.COUNTERCLOCKWISE), KeyMap.classicPad());
        assertNotEquals(KeyMap.fourButtons(), KeyMap.classicPad());
        assertNotEquals(KeyMap.classicPad().with(Button.A, Input.HALF_TURN), KeyMap.classicPad());
        assertNotEquals(down(Button.A), down(Button.B));
        assertNotEquals(new ButtonChange(1, ButtonSet.NONE), new ButtonChange(2, ButtonSet.NONE));
        assertNotEquals(new ButtonChange(1, ButtonSet.NONE), new ButtonChange(1, down(Button.A)));
    }
}
