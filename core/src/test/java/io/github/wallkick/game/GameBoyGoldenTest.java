package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.scoring.Score;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * The Game Boy game, each number worked out from the disassemblies' facts.
 *
 * <p>Control frame {@code k} of the first piece is frame {@code k} here. Source: kaspermeerts/tetris,
 * vinheim3/tetris-gb-disasm.
 */
class GameBoyGoldenTest {
    private static final Ruleset RULES = Rulesets.gameBoy();

    @Test
    void aPieceFallsEvery53FramesAndLocksWhenARowIsBlocked() {
        // the O enters with its lower row at y = 15: 15 rows, and the 16th drop locks, 16 * 53
        assertEquals(848, play("O").lock());
    }

    @Test
    void aSoftDropStepsAtOnceThenEveryThirdFrame() {
        var play = play("O").press(5, Input.SOFT_DROP);
        assertEquals(50, play.lock());
        assertEquals(LongStream.iterate(5, frame -> frame + 3).limit(15).boxed().toList(), play.falls());
    }

    @Test
    void anUnbrokenSoftDropPaysItsRows() {
        var play = play("O").press(5, Input.SOFT_DROP);
        play.lock();
        assertEquals(15, play.game().score().points());
    }

    @Test
    void gravityStandsStillWhileDownIsHeld() {
        // soft steps in 5 and 8, gravity held from 5 to 9: the row due in 53 comes 5 frames later
        var play =
                play("O").press(5, Input.SOFT_DROP).release(10, Input.SOFT_DROP).to(58);
        assertEquals(List.of(5L, 8L, 58L), play.falls());
    }

    @Test
    void theNextPieceIsUnderControlAfterTwoFrames() {
        var play = play("O");
        assertEquals(848, play.lock());
        // first control frame L + 3, so the piece is there at the end of L + 2
        assertEquals(850, play.entry());
    }

    @Test
    void aClearTakes93Frames() {
        var rules = RULES.withRandomizers(TestRules.queue("I"));
        var game = Game.start(rules, 0).withBoard(Board.parse(rules.size(), "XXX....XXX"));
        var play = new FramePlay(game);
        // the bar enters at y = 16: 16 rows, the 17th drop locks
        assertEquals(17 * 53, play.lock());
        assertEquals(17 * 53 + 93, play.entry());
    }

    @Test
    void aClearPaysByTheLevelBeforeIt() {
        var rules = RULES.withRandomizers(TestRules.queue("I"));
        var nine = Score.start(0).withLines(9);
        var game = Game.start(rules, 0)
                .withBoard(Board.parse(rules.size(), "XXX....XXX"))
                .withScore(nine);
        var play = new FramePlay(game);
        play.lock();
        assertEquals(40, play.game().score().points());
        assertEquals(1, play.game().score().level());
    }

    @Test
    void theSecondLockAtTheSpawnPlaceEndsTheGame() {
        // blocks up to row 3 from the top: the O rests where it enters; locks in 53, enters in 55, locks in 108
        var board = Board.empty(RULES.size()).withCell(4, 14, true);
        var play = new FramePlay(
                Game.start(RULES.withRandomizers(TestRules.queue("O")), 0).withBoard(board));
        assertEquals(53, play.lock());
        assertEquals(Optional.empty(), play.game().topOut());
        assertEquals(55, play.entry());
        assertEquals(108, play.lock());
        assertEquals(Optional.of(TopOut.SECOND_LOCK_AT_SPAWN), play.game().topOut());
    }

    @Test
    void locksElsewhereDoNotCountAsLocksAtTheSpawnPlace() {
        var rules = RULES.withRandomizers(TestRules.queue("O"));
        var play = play("O");
        play.lock();
        play.entry();
        var blocked =
                new FramePlay(play.game().withBoard(Board.empty(rules.size()).withCell(4, 14, true)));
        blocked.lock();
        assertEquals(Optional.empty(), blocked.game().topOut());
    }

    @Test
    void theTopRowIsCopiedByAClear() {
        // (0,0) (1,1) (2,2) counted from the top and four full rows: rows 1 to 4 hold column 0, row 5 column 1, row 6
        // column 2
        var board = Board.empty(RULES.size())
                .withCell(0, 17, true)
                .withCell(1, 16, true)
                .withCell(2, 15, true);
        for (var y = 0; y < 4; y++) {
            for (var x = 0; x < 10; x++) {
                board = board.withCell(x, y, true);
            }
        }
        var after = Board.empty(RULES.size());
        for (var fromTop = 1; fromTop <= 4; fromTop++) {
            after = after.withCell(0, 17 - fromTop, true);
        }
        after = after.withCell(1, 17 - 5, true).withCell(2, 17 - 6, true);
        assertEquals(after, ClearRules.gameBoy().clear(board).board());
    }

    @Test
    void theTwoTopRowsAreNeverFull() {
        var board = Board.empty(RULES.size());
        for (var x = 0; x < 10; x++) {
            board = board.withCell(x, 17, true).withCell(x, 16, true);
        }
        assertEquals(0, ClearRules.gameBoy().clear(board).count());
    }

    private static FramePlay play(String queue) {
        return new FramePlay(Game.start(RULES.withRandomizers(TestRules.queue(queue)), 0));
    }
}
