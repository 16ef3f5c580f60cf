package io.github.wallkick.game;

import static io.github.wallkick.game.TestRules.MILLI;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.wallkick.BugCase;
import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.timing.GravityClocks;
import io.github.wallkick.timing.LockDelay;
import io.github.wallkick.timing.LockDelays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Public bug reports about gravity, landing and locking. */
class LockBugsTest {
    private static final LockDelay TWO_SECONDS = LockDelays.moveReset().withDelayNanos(2000 * MILLI);

    @Test
    void gravityDoesNotCountUnderALandedPiece() {
        var bug = BugCase.of("lock-01");
        assertWithin(bug.expected().get("locked_between_ms"), lockTime(BugGames.play(bug, TestRules.PLAIN)));
    }

    @Test
    void gravityIsNotSavedUpOnALedge() {
        var bug = BugCase.of("lock-02");
        var play = BugGames.play(bug, withLock(TWO_SECONDS)).untilMillis(1500).apply(Input.RIGHT);
        bug.expected()
                .get("at_ms")
                .properties()
                .forEach(at -> assertEquals(
                        BugCase.cells(at.getValue()),
                        play.untilMillis(Integer.parseInt(at.getKey())).cells(),
                        at.getKey()));
    }

    @Test
    void turningPutsTheLockOffOnlyFifteenTimes() {
        var bug = BugCase.of("lock-04");
        var play = BugGames.play(bug, TestRules.PLAIN);
        assertWithin(bug.expected().get("locked_between_ms"), lockTimeTurning(play, 400, 20_000));
    }

    @Test
    void underInfinityTurningPutsTheLockOffForEver() {
        var bug = BugCase.of("lock-05");
        var play = BugGames.play(bug, withLock(LockDelays.infinity()));
        for (var millis = 400; millis <= 20_000; millis += 400) {
            play.untilMillis(millis).apply(Input.CLOCKWISE);
        }
        assertWithin(bug.expected().get("locked_between_ms"), lockTime(play));
    }

    @Test
    void underStepResetShiftsDoNotPutTheLockOff() {
        var bug = BugCase.of("lock-06");
        var play = BugGames.play(bug, withLock(LockDelays.classic()));
        for (var millis = 100; millis <= 400; millis += 100) {
            play.untilMillis(millis).apply(millis % 200 == 0 ? Input.RIGHT : Input.LEFT);
        }
        assertWithin(bug.expected().get("locked_between_ms"), lockTime(play));
    }

    @Test
    void aNewLowestRowRefillsTheResets() {
        var play = BugGames.play(BugCase.of("lock-09"), TestRules.PLAIN);
        play.apply(Input.LEFT, Input.RIGHT, Input.LEFT, Input.RIGHT, Input.LEFT);
        play.apply(Input.LEFT, Input.LEFT, Input.LEFT, Input.SONIC_DROP);
        for (var i = 0; i < 14; i++) {
            play.apply(i % 2 == 0 ? Input.RIGHT : Input.LEFT);
        }
        assertEquals(Phase.LOCKING, play.game().phase());
    }

    @Test
    void sidewaysInputNeverTouchesGravity() {
        var bug = BugCase.of("lock-14");
        var play = BugGames.play(bug, TestRules.PLAIN);
        var before = play.game().piece().orElseThrow().y();
        for (var millis = 0; millis < 5000; millis += 100) {
            play.untilMillis(millis).apply(millis % 200 == 0 ? Input.LEFT : Input.RIGHT);
        }
        play.untilMillis(5050);
        assertEquals(
                bug.expected().get("rows_fallen_at_5050_ms").asInt(),
                before - play.game().piece().orElseThrow().y());
    }

    @Test
    void turnsAgainstTheWallDoNotKeepAPieceUp() {
        var bug = BugCase.of("lock-15");
        var fast = withGravity(100);
        var play = BugGames.play(bug, fast).apply(Input.LEFT_TO_WALL);
        var before = play.game().piece().orElseThrow().y();
        for (var millis = 50; millis <= 1000; millis += 50) {
            play.untilMillis(millis).apply(Input.CLOCKWISE, Input.LEFT_TO_WALL);
        }
        play.untilMillis(1050);
        var fallen = before - play.game().piece().orElseThrow().y();
        var range = bug.expected().get("centre_row_fallen_at_1050_ms");
        assertTrue(fallen >= range.get(0).asInt() && fallen <= range.get(1).asInt(), () -> "fallen: " + fallen);
    }

    @Test
    void aHardDropOfNoRowsStillLocksOnce() {
        var bug = BugCase.of("lock-17");
        var play = BugGames.play(bug, TestRules.PLAIN)
                .apply(Input.SONIC_DROP)
                .untilMillis(17)
                .apply(Input.HARD_DROP);
        assertEquals(1, play.all(Event.Locked.class).size());
        assertEquals(bug.expected().get("board_filled_count").asInt(), play.filled());
    }

    @Test
    void aPieceIsStoredOnceWhenGarbageRisesAtItsLock() {
        var bug = BugCase.of("lock-18");
        var play = BugGames.play(bug, TestRules.PLAIN);
        var before = play.filled();
        for (var i = 0; i < 16 && play.all(Event.Locked.class).isEmpty(); i++) {
            play.untilMillis(25L * i);
            if (i == 14) {
                play = new PlayedGame(play.game().receiveHoles(9, 9).game());
            }
            play.apply(i % 2 == 0 ? Input.LEFT : Input.RIGHT);
        }
        assertEquals(
                bug.expected().get("piece_locked_times").asInt(),
                play.all(Event.Locked.class).size());
        assertEquals(bug.expected().get("filled_cells_added").asInt(), play.filled() - before);
    }

    @Test
    void dropDistanceIsThatOfTheTurnedCells() {
        var bug = BugCase.of("lock-12");
        var play = BugGames.play(bug, TestRules.PLAIN).apply(Input.CLOCKWISE);
        assertEquals(BugCase.cells(bug.expected().get("after_turn")), play.cells());
        var landing = play.game().ghost().orElseThrow().cells();
        assertEquals(BugCase.cells(bug.expected().get("landing")), landing);
    }

    @Test
    void at20GAPieceFallsAtEntryAndBetweenShifts() {
        var bug = BugCase.of("grav20-01");
        var rules = TestRules.PLAIN.withTiming(TestRules.PLAIN.timing().withGravity(GravityClocks.instant()));
        var at20g = entering(rules.withRandomizers(TestRules.queue("OI")), BugGames.board(bug, rules));
        var at = bug.expected().get("at_ms");
        assertEquals(BugCase.cells(at.get("0")), at20g.cells());
        at20g.untilMillis(50).apply(Input.RIGHT).untilMillis(60);
        assertEquals(BugCase.cells(at.get("60")), at20g.cells());
        at20g.untilMillis(100).apply(Input.LEFT).untilMillis(110);
        assertEquals(BugCase.cells(at.get("110")), at20g.cells());
    }

    @Test
    void anInstantSoftDropActsBetweenSingleShifts() {
        var bug = BugCase.of("das-12");
        var play = BugGames.play(
                bug, TestRules.PLAIN.withTiming(TestRules.PLAIN.timing().withSoftDrop(SoftDrop.instant())));
        play.press(Input.SOFT_DROP);
        for (var millis = 20; millis <= 200; millis += 20) {
            play.untilMillis(millis).apply(Input.RIGHT);
        }
        assertEquals(BugCase.cells(bug.expected().get("final_cells")), play.cells());
    }

    @Test
    void anInstantSoftDropWaitsForTheWall() {
        var bug = BugCase.of("das-12");
        var play = BugGames.play(
                bug, TestRules.PLAIN.withTiming(TestRules.PLAIN.timing().withSoftDrop(SoftDrop.instant())));
        play.press(Input.SOFT_DROP).apply(Input.RIGHT_TO_WALL);
        assertEquals(List.of(new Cell(9, 4), new Cell(9, 5), new Cell(9, 6), new Cell(9, 7)), play.cells());
    }

    @Test
    void theRestOfARowIsCarriedWhateverTheSteps() {
        var bug = BugCase.of("gravity-03");
        for (var step : new long[] {16_667_000, MILLI, 7950 * MILLI}) {
            var play = new PlayedGame(Game.start(withGravity(793), 1));
            var before = play.game().piece().orElseThrow().y();
            for (var moment = step; moment < 7950 * MILLI; moment += step) {
                play.until(moment);
            }
            play.untilMillis(7950);
            assertEquals(
                    bug.expected().get("rows_fallen").get(0).asInt(),
                    before - play.game().piece().orElseThrow().y(),
                    () -> "in steps of " + step + " ns");
        }
    }

    @Test
    void halfAMinuteAtOnceIsWorkedOutExactly() {
        var atOnce = new PlayedGame(Game.start(TestRules.PLAIN, 1)).untilMillis(30_000);
        var inSteps = new PlayedGame(Game.start(TestRules.PLAIN, 1));
        for (var millis = 100; millis <= 30_000; millis += 100) {
            inSteps.untilMillis(millis);
        }
        assertEquals(inSteps.game(), atOnce.game());
        // a piece takes 20 s from row 20 to the floor and half a second to lock
        assertEquals(1, atOnce.all(Event.Locked.class).size());
    }

    @Test
    void aPauseDoesNotCountTowardsDelays() {
        var rules = withGravity(500);
        rules = rules.withTiming(rules.timing().withDelays(DelayRules.fixed(200 * MILLI, 300 * MILLI, 200 * MILLI)));
        var play = new PlayedGame(Game.start(rules, 1)).apply(Input.HARD_DROP).untilMillis(100);
        assertEquals(Phase.SPAWNING, play.game().phase());
        // while the game is paused nobody lets time pass; then the other 100 ms do
        play.untilMillis(200);
        assertEquals(Phase.FALLING, play.game().phase());
        play.untilMillis(800);
        assertFalse(play.all(Event.Fell.class).isEmpty());
    }

    /** The second piece of the queue, just come in over a board. */
    private static PlayedGame entering(Ruleset rules, Board board) {
        return new PlayedGame(Game.start(rules, 1)
                .withBoard(Board.empty(rules.size()))
                .withPiece(rules.rotation().spawn(Tetromino.O, rules.size()))
                .withBoard(board)
                .apply(Input.HOLD)
                .game());
    }

    private static Ruleset withLock(LockDelay rule) {
        return TestRules.PLAIN.withTiming(TestRules.PLAIN.timing().withLockDelay(rule));
    }

    private static Ruleset withGravity(long millis) {
        return TestRules.PLAIN.withTiming(
                TestRules.PLAIN.timing().withGravity(GravityClocks.intervals(1, millis * MILLI)));
    }

    private static long lockTime(PlayedGame play) {
        return play.momentOf(Event.Locked.class::isInstance, MILLI, 60_000 * MILLI) / MILLI;
    }

    private static long lockTimeTurning(PlayedGame play, long every, long limit) {
        for (var millis = 1; millis <= limit; millis++) {
            play.untilMillis(millis);
            if (millis % every == 0) {
                play.apply(Input.CLOCKWISE);
            }
            if (!play.all(Event.Locked.class).isEmpty()) {
                return millis;
            }
        }
        throw new AssertionError("never locked");
    }

    private static void assertWithin(JsonNode range, long millis) {
        assertTrue(
                millis >= range.get(0).asInt() && millis <= range.get(1).asInt(),
                () -> "locked at " + millis + " ms, not within " + range);
    }
}
