package io.github.wallkick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.StableRules;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.Action;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.game.SoftDrop;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.input.PlaySession.ButtonChange;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.scoring.Drop;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlaySessionTest {
    private static final long MILLI = Scripts.MILLI;
    private static final ButtonSet RIGHT = ButtonSet.of(Button.RIGHT);
    private static final Handling TO_WALL = Handling.of(150 * MILLI, 0);

    private static Controller pad(Handling handling) {
        return Controller.of(KeyMap.pad(), handling);
    }

    private static PlaySession weightless(Handling handling) {
        return PlaySession.start(StableRules.WEIGHTLESS, 1, pad(handling));
    }

    private static int column(PlaySession playing) {
        return playing.game().piece().orElseThrow().cells().stream()
                .mapToInt(cell -> cell.x())
                .max()
                .orElseThrow();
    }

    @Test
    void aRepeatWithoutTimeReachesTheWallOfTheWidestBoard() {
        var wide = StableRules.WEIGHTLESS.withSize(new BoardSize(32, 40, 20));
        var start = PlaySession.start(wide, 1, pad(TO_WALL));
        var held = start.at(RIGHT, 0).next();
        assertEquals(column(start) + 1, column(held.at(RIGHT, 149 * MILLI).next()));
        assertEquals(31, column(held.at(RIGHT, 150 * MILLI).next()));
    }

    @Test
    void aChargedShiftPushesTheNextPieceToTheWallAtOnce() {
        var charged =
                weightless(TO_WALL).at(RIGHT, 0).next().at(RIGHT, 200 * MILLI).next();
        var dropped = charged.at(RIGHT.with(Button.UP), 0).next();
        assertEquals(4, dropped.game().board().filledCells());
        assertEquals(9, column(dropped));
    }

    @Test
    void thePushGoesOnWhenAFallMakesRoom() {
        // a ledge at the right wall, from row 10 up; below it there is room
        var ledge = Board.empty(BoardSize.STANDARD);
        for (var y = 10; y < 30; y++) {
            ledge = ledge.withCell(9, y, true);
        }
        var piece = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 3, 12);
        var game = Game.start(StableRules.MODERN, 1).withBoard(ledge).withPiece(piece);
        var held = PlaySession.from(game, pad(TO_WALL)).at(RIGHT, 0).next();
        assertEquals(8, column(held.at(RIGHT, 500 * MILLI).next()));
        var later = held.at(RIGHT, 5_000 * MILLI);
        assertEquals(9, column(later.next()));
        var shift = later.events().stream()
                .filter(event ->
                        event instanceof Event.Moved moved && moved.piece().y() < 10)
                .count();
        assertEquals(1, shift);
    }

    @Test
    void aTurnCutsTheChargeByTheDasCutDelay() {
        var cut = Handling.of(100 * MILLI, 40 * MILLI).withDcdNanos(30 * MILLI);
        var held = weightless(cut).at(RIGHT, 0).next();
        var turned = held.at(RIGHT.with(Button.A), 99 * MILLI).next();
        var after = turned.at(RIGHT, 100 * MILLI);
        assertEquals(
                List.of(30 * MILLI, 70 * MILLI),
                after.actions().stream()
                        .filter(timed -> timed.action() instanceof Action.Tap)
                        .map(Action.Timed::atNanos)
                        .toList());
    }

    @Test
    void aDirectionHeldBeforeTheStartIsChargedAtTheStart() {
        var ready = pad(Handling.of(150 * MILLI, 50 * MILLI)).beforeStart(RIGHT, 1_000 * MILLI);
        var start = PlaySession.start(StableRules.WEIGHTLESS, 1, ready);
        var shifts = start.at(RIGHT, 60 * MILLI).actions();
        assertEquals(
                List.of(0L, 50 * MILLI),
                shifts.stream().map(Action.Timed::atNanos).toList());
    }

    @Test
    void aDropHeldBeforeTheStartIsNoPress() {
        var up = ButtonSet.of(Button.UP);
        var ready = pad(TO_WALL).beforeStart(up, 1_000 * MILLI);
        var later = PlaySession.start(StableRules.WEIGHTLESS, 1, ready).at(up, 1_000 * MILLI);
        assertEquals(List.of(), later.actions());
    }

    @Test
    void aSoftDropHeldBeforeTheStartFallsFromTheStart() {
        var down = ButtonSet.of(Button.DOWN);
        var ready = pad(TO_WALL).beforeStart(down, 1_000 * MILLI);
        var opening = PlaySession.opening(StableRules.MODERN, 1, ready);
        assertEquals(List.of(new Action.Timed(0, new Action.Press(Input.SOFT_DROP))), opening.actions());
        var later = opening.next().at(down, 100 * MILLI);
        assertTrue(later.events().stream().anyMatch(Event.Dropped.class::isInstance));
    }

    @Test
    void aHandlingMayHaveASoftDropOfItsOwn() {
        var start = weightless(TO_WALL.withSoftDropFactor(SoftDrop.Faster.INSTANT));
        assertEquals(SoftDrop.instant(), start.game().ruleset().timing().softDrop());
    }

    @Test
    void withoutASoftDropOfItsOwnTheRulesetStaysTheSame() {
        assertSame(StableRules.MODERN, Handlings.guideline().applyTo(StableRules.MODERN));
    }

    @Test
    void aHandlingIsGivenInNanosecondsOrAsDurations() {
        assertEquals(Handling.of(133_000_000, 10_000_000), Handling.of(Duration.ofMillis(133), Duration.ofMillis(10)));
    }

    @Test
    void aGameThatIsOverIsNotShifted() {
        var start = weightless(TO_WALL);
        var full = start.game();
        while (!full.isOver()) {
            full = full.apply(Input.HARD_DROP).game();
        }
        var over =
                PlaySession.from(full, start.controller()).at(RIGHT, 0).next().at(RIGHT, 1_000 * MILLI);
        assertSame(full, over.next().game());
    }

    @Test
    void aScriptThatGoesBackInTimeIsRefused() {
        var script = List.of(new ButtonChange(5, RIGHT), new ButtonChange(4, ButtonSet.NONE));
        var start = weightless(TO_WALL);
        assertThrows(IllegalArgumentException.class, () -> start.through(script, 10));
    }

    @Test
    void negativeTimeIsRefused() {
        var start = weightless(TO_WALL);
        assertThrows(IllegalArgumentException.class, () -> start.at(RIGHT, -1));
    }

    @Test
    void anHourOfRepeatsWithHardlyAnyTimeBetweenComesToAnEnd() {
        var start = PlaySession.start(StableRules.MODERN, 1, pad(Handling.of(0, 1)));
        var played = start.at(RIGHT, 0).next().at(RIGHT, Duration.ofHours(1));
        assertTrue(played.next().game().isOver());
        assertTrue(played.actions().size() < 1000, () -> played.actions().size() + " actions");
    }

    @Test
    void blockedRepeatsKeepTheirRhythm() {
        // a wall for a while: the repeats go on in their rhythm when the piece has fallen past it
        var handling = Handling.of(100 * MILLI, 70 * MILLI);
        var ledge = Board.empty(BoardSize.STANDARD);
        for (var y = 10; y < 30; y++) {
            ledge = ledge.withCell(9, y, true);
        }
        var piece = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 3, 12);
        var game = Game.start(StableRules.MODERN, 1).withBoard(ledge).withPiece(piece);
        var end = PlaySession.from(game, pad(handling)).at(RIGHT, 0).next().at(RIGHT, 5_000 * MILLI);
        var last = end.actions().get(end.actions().size() - 1);
        assertEquals(0, (last.atNanos() - 100 * MILLI) % (70 * MILLI));
        assertEquals(9, column(end.next()));
    }

    @Test
    void aControllerWithoutAGameRefusesMoreRepeatsThanItCanList() {
        var held = pad(Handling.of(0, 1)).at(RIGHT, 0).next();
        assertThrows(IllegalArgumentException.class, () -> held.at(RIGHT, Duration.ofHours(1)));
        assertEquals(
                Controller.MAX_ACTIONS,
                held.at(RIGHT, Controller.MAX_ACTIONS - 1).actions().size());
    }

    @Test
    void aSecondButtonForATurnActsWhileTheFirstIsHeld() {
        var keys = KeyMap.pad().with(Button.Y, Input.CLOCKWISE);
        var start = PlaySession.start(StableRules.WEIGHTLESS, 3, Controller.of(keys, TO_WALL));
        var first = start.at(ButtonSet.of(Button.A), 0).next();
        var second = first.at(ButtonSet.of(Button.A, Button.Y), MILLI).next();
        assertEquals(Orientation.RIGHT, first.game().piece().orElseThrow().orientation());
        assertEquals(Orientation.REVERSE, second.game().piece().orElseThrow().orientation());
        var third = second.at(ButtonSet.of(Button.Y), MILLI).next().at(ButtonSet.of(Button.A, Button.Y), MILLI);
        assertEquals(Orientation.LEFT, third.next().game().piece().orElseThrow().orientation());
    }

    @Test
    void aShiftTappedInTheEntryDelayIsMadeByTheNextPieceIfItIsBuffered() {
        assertEquals(shiftedAfterDelay(false) + 1, shiftedAfterDelay(true));
    }

    /** The column of a piece before whose spawn RIGHT was tapped, in a game whose pieces take some time to spawn. */
    private static int shiftedAfterDelay(boolean buffer) {
        var rules = StableRules.INSTANT.withTiming(StableRules.INSTANT
                .timing()
                .withGravity(StableRules.WEIGHTLESS.timing().gravity()));
        var start = PlaySession.start(rules, 1, pad(TO_WALL.withShiftBuffer(buffer)));
        var delay = start.at(ButtonSet.of(Button.UP), 0)
                .next()
                .at(ButtonSet.NONE, 50 * MILLI)
                .next();
        assertTrue(delay.game().piece().isEmpty());
        var tapped = delay.at(RIGHT, 0).next().at(ButtonSet.NONE, 20 * MILLI).next();
        return column(tapped.at(ButtonSet.NONE, 1_000 * MILLI).next());
    }

    @Test
    void aHardDropRightAfterALockByTimeIsIgnored() {
        var guarded = lockedByTime(TO_WALL.withSafeLock(Duration.ofMillis(100)));
        var up = ButtonSet.of(Button.UP);
        assertEquals(4, guarded.at(up, 99 * MILLI).next().game().board().filledCells());
        assertEquals(8, guarded.at(up, 100 * MILLI).next().game().board().filledCells());
        assertEquals(8, lockedByTime(TO_WALL).at(up, 0).next().game().board().filledCells());
    }

    @Test
    void aHardDropAfterAHardDropIsNot() {
        var up = ButtonSet.of(Button.UP);
        var once = weightless(TO_WALL.withSafeLock(Duration.ofMillis(100)))
                .at(up, 0)
                .next();
        var twice = once.at(ButtonSet.NONE, MILLI).next().at(up, MILLI).next();
        assertEquals(8, twice.game().board().filledCells());
    }

    /** A session in the very moment in which its first piece has locked by itself. */
    private static PlaySession lockedByTime(Handling handling) {
        var session = PlaySession.start(StableRules.MODERN, 1, pad(handling));
        while (session.game().board().filledCells() == 0) {
            session = session.at(ButtonSet.NONE, session.nanosToNext()).next();
        }
        return session;
    }

    @Test
    void whatIsPlayedIsRecorded() {
        var handling = Handlings.tetrio();
        var script = List.of(
                new ButtonChange(100 * MILLI, RIGHT),
                new ButtonChange(400 * MILLI, ButtonSet.of(Button.DOWN)),
                new ButtonChange(900 * MILLI, ButtonSet.of(Button.UP)),
                new ButtonChange(1_000 * MILLI, ButtonSet.of(Button.DOWN, Button.A)));
        var start = PlaySession.start(StableRules.MODERN, 5, pad(handling));
        var played = start.through(script, 2_000 * MILLI).next().receive(2).next();
        var replay = played.replay();
        assertEquals(Optional.empty(), replay.verify());
        assertEquals(played.game(), replay.gameAt(2_000 * MILLI));
        assertEquals(SoftDrop.faster(6), replay.ruleset().timing().softDrop());
        assertEquals(2, played.game().pendingGarbage());
    }

    @Test
    void aGameWithAnotherSoftDropThanTheHandlingIsRefused() {
        var game = Game.start(StableRules.MODERN, 1);
        assertThrows(IllegalArgumentException.class, () -> PlaySession.from(game, pad(Handlings.tetrio())));
    }

    @Test
    void aLoopMaySleepUntilSomethingHappens() {
        var start = PlaySession.start(StableRules.MODERN, 1, pad(TO_WALL));
        assertEquals(start.game().nanosToNextEvent(), start.nanosToNext());
        assertEquals(150 * MILLI, start.at(RIGHT, 0).next().nanosToNext());
        assertEquals(Long.MAX_VALUE, weightless(TO_WALL).nanosToNext());
    }

    @Test
    void sessionsAreEqualByGameAndButtons() {
        var start = weightless(TO_WALL);
        assertEquals(start, weightless(TO_WALL));
        assertNotEquals(start, start.at(RIGHT, 0).next());
        assertNotEquals(start, weightless(Handlings.guideline()));
        assertNotEquals(start, PlaySession.start(StableRules.WEIGHTLESS, 2, pad(TO_WALL)));
        assertNotEquals(start, start.at(ButtonSet.of(Button.R), 0).next());
        assertNotEquals(start, start.at(ButtonSet.NONE, 1).next());
    }

    @Test
    void aSessionThatGoesOnWithARecordingKeepsItsFrames() {
        var rules = Rulesets.nesNtsc();
        var nes = Controller.of(KeyMap.classicPad(), Handlings.nesNtsc());
        var start = PlaySession.start(rules, 1, nes);
        var later = start.at(ButtonSet.NONE, rules.timing().frames().nanosAt(100) + 5)
                .next();
        var resumed = PlaySession.resume(later.replay().recordingAt(Long.MAX_VALUE), nes);
        for (var nanos : List.of(0L, 10_000_000L, 10_000_000L, 300_000_000L)) {
            later = later.at(RIGHT, nanos).next();
            resumed = resumed.at(RIGHT, nanos).next();
        }
        assertEquals(later.replay(), resumed.replay());
        assertEquals(later, resumed);
    }

    private static int softDropped(String name, long heldNanos) {
        var handling = Handlings.names().contains(name) ? Handlings.named(name) : Handlings.guideline();
        var start = PlaySession.start(Rulesets.named(name), 1, pad(handling));
        var pressed = start.at(ButtonSet.of(Button.DOWN), 0);
        var released = pressed.next().at(ButtonSet.NONE, heldNanos);
        var read = released.next().at(ButtonSet.NONE, 17 * MILLI); // the next frame, where buttons are read in frames
        return Stream.of(pressed, released, read)
                .flatMap(step -> step.events().stream())
                .mapToInt(event ->
                        event instanceof Event.Dropped dropped && dropped.drop() == Drop.Kind.SOFT ? dropped.rows() : 0)
                .sum();
    }

    @ParameterizedTest
    @ValueSource(strings = {"basic", "guideline", "guideline-2009", "jstris", "ppt"})
    void aTapOfTheSoftDropIsARowHoweverShort(String name) {
        assertEquals(1, softDropped(name, 0));
        assertEquals(1, softDropped(name, MILLI));
        assertEquals(1, softDropped(name, 33 * MILLI));
        assertTrue(softDropped(name, 1000 * MILLI) > 3);
    }

    @Test
    void aSoftDropThatIsHeldHasItsRowsAndNoMore() {
        assertEquals(1, softDropped("guideline", 50 * MILLI));
        assertEquals(2, softDropped("guideline", 100 * MILLI));
        assertEquals(2, softDropped("guideline", 149 * MILLI));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tetrio", "nes-ntsc", "nes-pal"})
    void gamesThatCountOtherwiseHaveNoRowForATapThatIsTooShort(String name) {
        assertEquals(0, softDropped(name, MILLI));
    }
}
