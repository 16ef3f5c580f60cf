package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.wallkick.board.Board;
import io.github.wallkick.game.DelayRule.Delays;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.scoring.LockResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The arcade games of Sega and Arika, each number worked out from tables.
 *
 * <p>Source: tetris.wiki, "Tetris (Sega)", "Tetris The Grand Master"; shiromino for the changes in TGM2 and TGM3.
 */
class ArcadeGoldenTest {
    @Test
    void segaFallsEvery48FramesAndLocks30AfterLanding() {
        // the O enters at y = 18: 18 rows of 48 frames, then 30 of rest
        var play = play(Rulesets.sega(), "O");
        assertEquals(18 * 48 + 30, play.lock());
        assertEquals(18 * 48 + 30 + 30, play.entry());
    }

    @Test
    void segaShowsAClearFor42Frames() {
        var rules = Rulesets.sega().withRandomizers(TestRules.queue("I"));
        var play = new FramePlay(Game.start(rules, 0).withBoard(Board.parse(rules.size(), "XXX....XXX")));
        // a lying bar enters in the top row: 19 rows
        var lock = 19 * 48 + 30;
        assertEquals(lock, play.lock());
        assertEquals(lock + 42 + 30, play.entry());
        // a single at level 0 is 100, the board is empty after it: ten times that
        assertEquals(1000, play.game().score().points());
    }

    @Test
    void inSegasGameATurnThatWouldLeaveTheTopFails() {
        // the bar enters in row 19; standing, its upper end would be in row 20
        var game = Game.start(Rulesets.sega().withRandomizers(TestRules.queue("I")), 0);
        assertSame(game, game.apply(Input.COUNTERCLOCKWISE).game());
    }

    @Test
    void theGrandMasterFallsARowIn64FramesAtLevel0() {
        // 4/256 G; the bar enters in row 19; 30 frames of rest, 30 of entry delay
        var play = play(Rulesets.tgm1(), "I");
        assertEquals(19 * 64 + 30, play.lock());
        assertEquals(19 * 64 + 30 + 30, play.entry());
        assertEquals(1, play.game().score().level());
    }

    @Test
    void theGrandMastersSoftDropIsARowAFrameAndLocks() {
        var play = play(Rulesets.tgm1(), "I").press(1, Input.SOFT_DROP);
        assertEquals(20, play.lock());
    }

    @Test
    void theGrandMasterPaysFramesOfSoftDropAndTheLockByIt() {
        // level 0: ceil((0 + 1) / 4) = 1; 19 frames in the air and 1 for the lock; the board is empty after it: 4 times
        var rules = Rulesets.tgm1().withRandomizers(TestRules.queue("I"));
        var play = new FramePlay(Game.start(rules, 0).withBoard(Board.parse(rules.size(), "XXX....XXX")));
        play.press(1, Input.SOFT_DROP).lock();
        assertEquals((1 + 19 + 1) * 4, play.game().score().points());
    }

    @Test
    void theGrandMasterShowsAClearFor41Frames() {
        var rules = Rulesets.tgm1().withRandomizers(TestRules.queue("I"));
        var play = new FramePlay(Game.start(rules, 0).withBoard(Board.parse(rules.size(), "XXX....XXX")));
        play.press(1, Input.SOFT_DROP).lock();
        assertEquals(20 + 41 + 30, play.entry());
    }

    @Test
    void at20GAPieceIsDownBeforeItCanBeMoved() {
        var rules = Rulesets.tgm1().withRandomizers(TestRules.queue("I"));
        var rules20g = rules.withScoring(rules.scoring().withStartLevel(500));
        var play = new FramePlay(Game.start(rules20g, 0));
        assertEquals(Phase.LOCKING, play.game().phase());
        assertEquals(30, play.lock());
    }

    @Test
    void aTurnKeyHeldAtTheEntryTurnsThePieceWithoutKicks() {
        var play = play(Rulesets.tgm1(), "T").press(1, Input.SOFT_DROP);
        play.lock();
        play.press(25, Input.CLOCKWISE);
        play.entry();
        assertEquals(Orientation.RIGHT, play.game().piece().orElseThrow().orientation());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 25, 40, 25",
        "500, 25, 25, 25",
        "600, 25, 25, 25",
        "601, 25, 16, 16",
        "701, 16, 12, 12",
        "801, 12, 6, 6",
        "900, 12, 6, 6"
    })
    void theDelaysOfTgm2Shrink(int level, int entry, int clear, int clearEntry) {
        assertDelays(DelayRules.tgm2Master(), level, entry, clear, clearEntry);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 25, 40, 25",
        "500, 25, 25, 25",
        "600, 25, 16, 16",
        "700, 16, 12, 12",
        "800, 12, 6, 6",
        "1000, 6, 6, 6",
        "1100, 5, 6, 5",
        "1200, 4, 6, 4"
    })
    void theDelaysOfTgm3Shrink(int level, int entry, int clear, int clearEntry) {
        assertDelays(DelayRules.tgm3Master(), level, entry, clear, clearEntry);
    }

    @ParameterizedTest
    @CsvSource({"0, 16, 12, 12", "100, 16, 12, 12", "101, 12, 6, 6", "301, 6, 6, 6", "401, 5, 5, 5", "500, 4, 4, 4"})
    void theDelaysOfDeathShrink(int level, int entry, int clear, int clearEntry) {
        assertDelays(DelayRules.tgm2Death(), level, entry, clear, clearEntry);
    }

    @ParameterizedTest
    @CsvSource({"0, 10, 6, 6", "100, 10, 5, 5", "200, 10, 4, 4", "300, 4, 4, 4", "500, 4, 3, 3", "1300, 4, 6, 4"})
    void theDelaysOfShiraseShrink(int level, int entry, int clear, int clearEntry) {
        assertDelays(DelayRules.tgm3Shirase(), level, entry, clear, clearEntry);
    }

    @Test
    void inTgm3APieceKicksOffTheFloorOnceInItsLife() {
        // the bar lies on the floor and stands up by a kick of two rows; laid down again, it does not
        var rules = Rulesets.tgm3Master().withRandomizers(TestRules.queue("I"));
        var low = Game.start(rules, 0).apply(Input.SONIC_DROP).game();
        var stood = low.apply(Input.CLOCKWISE).game();
        assertEquals(Orientation.RIGHT, stood.piece().orElseThrow().orientation());
        var again = new PlayedGame(stood)
                .apply(Input.COUNTERCLOCKWISE, Input.SONIC_DROP)
                .game();
        assertEquals(low.piece(), again.piece());
        assertSame(again, again.apply(Input.CLOCKWISE).game());
    }

    @Test
    void cellsAboveTheHiddenRowAreLost() {
        var size = Rulesets.tgm2Master().size();
        var board = Board.empty(size).withCell(0, 20, true).withCell(0, 21, true);
        assertEquals(
                Board.empty(size).withCell(0, 20, true),
                ClearRules.oneHiddenRow().clear(board).board());
    }

    @Test
    void inTgm3HoldMayBeAskedForBeforeAPieceEnters() {
        var play = play(Rulesets.tgm3Master(), "TI").press(1, Input.SOFT_DROP);
        play.lock();
        play.release(25, Input.SOFT_DROP).press(26, Input.HOLD);
        play.entry();
        assertEquals("I", String.valueOf(play.game().held().orElseThrow().symbol()));
    }

    private static void assertDelays(DelayRule rule, int level, int entry, int clear, int clearEntry) {
        var rate = Rulesets.tgm1().timing().frames();
        var piece = Game.start(TestRules.PLAIN, 1).piece().orElseThrow();
        var plain = LockResult.of(piece);
        assertEquals(new Delays(0, rate.nanosAt(entry)), rule.after(plain, level, 0));
        assertEquals(
                new Delays(rate.nanosAt(clear), rate.nanosAt(clearEntry)), rule.after(plain.withLines(1), level, 0));
    }

    private static FramePlay play(Ruleset rules, String queue) {
        return new FramePlay(Game.start(rules.withRandomizers(TestRules.queue(queue)), 0));
    }
}
