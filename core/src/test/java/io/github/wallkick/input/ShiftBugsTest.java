package io.github.wallkick.input;

import static io.github.wallkick.BugCase.cells;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.wallkick.BugCase;
import io.github.wallkick.StableRules;
import io.github.wallkick.TestData;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.SoftDrop;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.input.PlaySession.ButtonChange;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Public bug reports about auto shift and held keys. */
class ShiftBugsTest {
    private static final long MILLI = Scripts.MILLI;
    private static final ButtonSet NONE = ButtonSet.NONE;
    private static final ButtonSet LEFT = ButtonSet.of(Button.LEFT);
    private static final ButtonSet RIGHT = ButtonSet.of(Button.RIGHT);
    private static final ButtonSet UP = ButtonSet.of(Button.UP);
    private static final ButtonSet DOWN = ButtonSet.of(Button.DOWN);

    static List<BugCase> bugs() {
        return BugCase.ofKinds("das");
    }

    @ParameterizedTest
    @MethodSource("bugs")
    void theReportedBugIsNotHere(BugCase bug) {
        bug.assumeHere();
        switch (bug.id()) {
            case "das-01" -> aKeyHeldBeforeTheStartIsCharged(bug);
            case "das-03" -> shifts(bug, script(at(0, RIGHT)));
            case "das-06" -> shifts(bug, script(at(3, LEFT), at(9, NONE)));
            case "das-07" ->
                shifts(
                        bug,
                        script(
                                at(0, RIGHT),
                                at(30, RIGHT),
                                at(60, RIGHT),
                                at(90, RIGHT),
                                at(120, RIGHT),
                                at(140, NONE)));
            case "das-09" -> aHeldHardDropDropsOnce(bug);
            case "das-10" -> theStepOfTheLoopDoesNotMatter(bug);
            case "das-12" -> gravityActsBetweenShifts(bug);
            default -> throw new AssertionError("nobody shows " + bug);
        }
    }

    private static ButtonChange at(long millis, ButtonSet down) {
        return new ButtonChange(millis * MILLI, down);
    }

    private static List<ButtonChange> script(ButtonChange... changes) {
        return List.of(changes);
    }

    private static Controller controller(BugCase bug) {
        var settings = bug.setup().get("settings");
        return Controller.of(
                KeyMap.pad(),
                Handling.of(
                        settings.get("das_ms").asLong() * MILLI,
                        settings.get("arr_ms").asLong() * MILLI));
    }

    /** The reported board and piece, without gravity. */
    private static PlaySession reported(BugCase bug) {
        var rows = String.join("\n", TestData.texts(bug.setup().get("board").get("rows")));
        var board = Board.parse(BoardSize.STANDARD, rows);
        var rules = StableRules.WEIGHTLESS;
        var game = Game.start(rules, 1).withBoard(board).withPiece(bug.piece(rules.rotation()));
        return PlaySession.from(game, controller(bug));
    }

    private static int x(PlaySession playing) {
        return playing.game().piece().orElseThrow().x();
    }

    private static void shifts(BugCase bug, List<ButtonChange> script) {
        var start = reported(bug);
        for (var sample : bug.expected().get("x_shift_at_ms").properties()) {
            var until = Long.parseLong(sample.getKey()) * MILLI;
            var seen =
                    script.stream().filter(change -> change.atNanos() <= until).toList();
            var now = start.through(seen, until).next();
            assertEquals(sample.getValue().asInt(), x(now) - x(start), () -> sample.getKey() + " ms");
        }
    }

    private static void aKeyHeldBeforeTheStartIsCharged(BugCase bug) {
        var ready = controller(bug).beforeStart(RIGHT, 500 * MILLI);
        var start = PlaySession.start(StableRules.WEIGHTLESS, 5, ready);
        var expected = bug.expected().get("x_shift_at_ms");
        assertTrue(shiftAfter(start, 5) >= least(expected.get("5")));
        assertTrue(shiftAfter(start, 60) >= least(expected.get("60")));
        assertEquals(expected.get("250").asInt(), shiftAfter(start, 250));
    }

    private static int least(JsonNode atLeast) {
        return Integer.parseInt(atLeast.asText().substring(2));
    }

    private static int shiftAfter(PlaySession start, long millis) {
        return x(start.at(RIGHT, millis * MILLI).next()) - x(start);
    }

    private static void aHeldHardDropDropsOnce(BugCase bug) {
        var script = new ArrayList<ButtonChange>();
        for (var millis = 0; millis <= 600; millis += 30) {
            script.add(at(millis, UP));
        }
        script.add(at(700, NONE));
        var played = reported(bug).through(script, 700 * MILLI);
        assertEquals(
                bug.expected().get("pieces_locked_at_700").asInt(),
                played.events().stream().filter(Event.Locked.class::isInstance).count());
    }

    private static void theStepOfTheLoopDoesNotMatter(BugCase bug) {
        var start = reported(bug);
        var script = script(at(0, RIGHT), at(420, NONE));
        for (var step : List.of(1, 7, 16, 33, 100, 250)) {
            var end = Scripts.playedAt(start, script, 1_000 * MILLI, step * MILLI);
            assertEquals(bug.expected().get("x_shift_at_1000_ms").asInt(), x(end) - x(start), () -> step + " ms");
        }
    }

    private static void gravityActsBetweenShifts(BugCase bug) {
        var weightless = reported(bug);
        var rules = StableRules.MODERN.withTiming(StableRules.MODERN.timing().withSoftDrop(SoftDrop.instant()));
        var game = Game.start(rules, 1)
                .withBoard(weightless.game().board())
                .withPiece(weightless.game().piece().orElseThrow());
        var script = script(at(0, DOWN), at(20, DOWN.or(RIGHT)));
        var end = PlaySession.from(game, weightless.controller())
                .through(script, 200 * MILLI)
                .next();
        assertEquals(
                cells(bug.expected().get("final_cells")),
                end.game().piece().orElseThrow().cells());
    }
}
