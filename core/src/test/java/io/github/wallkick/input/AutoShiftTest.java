package io.github.wallkick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.StableRules;
import io.github.wallkick.TestData;
import io.github.wallkick.game.Action;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Transition;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.scoring.Spin;
import io.github.wallkick.timing.FrameRate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The frames in which games shift, held to published traces. */
class AutoShiftTest {
    private static final int LAST_FRAME = 40;
    private static final Game GAME = Game.start(StableRules.WEIGHTLESS, 1);
    private static final Map<String, Handling> HANDLINGS = Map.of(
            "nes-ntsc", Handlings.nesNtsc(),
            "nes-pal", Handlings.nesPal(),
            "game-boy", Handlings.gameBoy(),
            "tgm", Handlings.tgm(),
            "guideline", Handlings.guideline(),
            "tetrio", Handlings.tetrio());
    private static final Map<String, FrameRate> RATES =
            Map.of("nes-ntsc", FrameRate.NES_NTSC, "nes-pal", FrameRate.NES_PAL, "game-boy", FrameRate.GAME_BOY);

    /** A row of the table. */
    record Trace(String game, List<String> script, List<String> shifts) {
        /** What the script says of a frame. */
        Set<String> in(int frame) {
            var prefix = frame + ":";
            return script.stream()
                    .filter(word -> word.startsWith(prefix))
                    .map(word -> word.substring(prefix.length()))
                    .collect(Collectors.toSet());
        }

        @Override
        public String toString() {
            return game + " " + String.join(" ", script);
        }
    }

    static Stream<Trace> traces() {
        return TestData.table(AutoShiftTest.class, "auto-shift.txt")
                .map(columns -> new Trace(columns.get(0), words(columns.get(1)), words(columns.get(2))));
    }

    private static List<String> words(String text) {
        return Arrays.asList(text.strip().split(" +", -1));
    }

    @ParameterizedTest
    @MethodSource("traces")
    void shiftsComeInTheFramesOfTheGame(Trace trace) {
        var rate = RATES.getOrDefault(trace.game(), FrameRate.HZ_60);
        var controller = Controller.of(KeyMap.pad(), Objects.requireNonNull(HANDLINGS.get(trace.game())));
        var shifts = new ArrayList<String>();
        for (var frame = 1; frame <= LAST_FRAME; frame++) {
            var words = trace.in(frame);
            var change = controller.at(down(words, controller), 0);
            controller = answered(change, words, frame, shifts);
            var span = rate.nanosAt(frame) - rate.nanosAt(frame - 1L);
            // a repeat that is due at the end of the frame is the next frame's
            while (controller.nanosToNext() < span) {
                var wait = controller.nanosToNext();
                controller = answered(controller.at(controller.buttons(), wait), words, frame, shifts);
                span -= wait;
            }
            controller = controller.elapsed(span);
            controller = ended(controller, words);
        }
        assertEquals(trace.shifts(), shifts);
    }

    private static Controller answered(Controller.Step typed, Set<String> words, int frame, List<String> shifts) {
        var controller = typed.next();
        for (var timed : typed.actions()) {
            if (timed.action() instanceof Action.Tap shift) {
                shifts.add(shift.input().name().charAt(0) + "" + frame);
                if (words.contains("B")) {
                    controller = controller.after(shift, happened());
                }
            }
        }
        return controller;
    }

    private static Controller ended(Controller controller, Set<String> words) {
        var piece = GAME.piece().orElseThrow();
        var locked =
                words.contains("lock") ? controller.after(happened(new Event.Locked(0, piece, Spin.NONE))) : controller;
        return words.contains("enter") ? locked.after(happened(new Event.Spawned(0, piece))) : locked;
    }

    private static Transition happened(Event... events) {
        return new Transition(GAME, List.of(events));
    }

    private static ButtonSet down(Set<String> words, Controller controller) {
        for (var word : words) {
            if (word.matches("[LRD]+|-")) {
                return ButtonSet.of(Stream.of(Button.LEFT, Button.RIGHT, Button.DOWN)
                        .filter(button -> word.indexOf(button.name().charAt(0)) >= 0)
                        .toArray(Button[]::new));
            }
        }
        return controller.buttons();
    }
}
