package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.scoring.Spin;
import io.github.wallkick.timing.FrameRate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Games of today, each number worked out from tables.
 *
 * <p>Source: tetris.wiki, "Scoring", "Marathon"; readings of TETR.IO, Jstris and Puyo Puyo Tetris named in {@link Rulesets}.
 */
class ModernGoldenTest {
    @Test
    void theGuidelinesPieceDropsARowAtOnceThenOneASecond() {
        var play = play(Rulesets.guideline(), "T");
        assertEquals(19, lowestRow(play));
        assertEquals(19, lowestRow(play.untilMillis(999)));
        assertEquals(18, lowestRow(play.untilMillis(1000)));
    }

    @Test
    void anUntouchedPieceOfTheGuidelineLocksAfter19AndAHalfSeconds() {
        var play = play(Rulesets.guideline(), "T").untilMillis(19_499);
        assertEquals(List.of(), play.all(Event.Locked.class));
        assertEquals(1, play.untilMillis(19_500).all(Event.Locked.class).size());
    }

    @Test
    void theGuidelinePaysTwoPointsForEachRowOfAHardDrop() {
        // the T falls from 19 to 0; the bar lands on its stem, from 19 to 2
        var play = play(Rulesets.guideline(), "TI").apply(Input.HARD_DROP);
        assertEquals(38, play.game().score().points());
        assertEquals(38 + 34, play.apply(Input.HARD_DROP).game().score().points());
    }

    @Test
    void theGuidelinesSoftDropIsTwentyTimesGravityAndAPointARow() {
        // 50 ms a row at level 1: 19 rows in 950 ms; it does not lock
        var play = play(Rulesets.guideline(), "T").press(Input.SOFT_DROP).untilMillis(949);
        assertEquals(18, play.game().score().points());
        play.untilMillis(950);
        assertEquals(19, play.game().score().points());
        assertEquals(Phase.LOCKING, play.game().phase());
        assertEquals(Phase.LOCKING, play.untilMillis(1449).game().phase());
        assertEquals(1, play.untilMillis(1450).all(Event.Locked.class).size());
    }

    @Test
    void aTetrisAndOneAfterItPayBackToBackAndCombo() {
        // 800; then 800 * 1.5 + 50 * 1; and 2 for each row of the two hard drops to the floor
        var rules = Rulesets.guideline().withRandomizers(TestRules.queue("I"));
        var play = new PlayedGame(Game.start(rules, 1));
        var dropped = 0L;
        for (var i = 0; i < 2; i++) {
            play = new PlayedGame(play.game().withBoard(well())).apply(Input.CLOCKWISE, Input.RIGHT_TO_WALL);
            dropped += 2L * lowestRow(play);
            play.apply(Input.HARD_DROP);
        }
        assertEquals(800 + 1200 + 50 + dropped, play.game().score().points());
        assertEquals(1, play.game().score().combo());
        assertEquals(1, play.game().score().backToBack());
    }

    @Test
    void aTSpinDoubleIsFoundPaidAndSent() {
        // 1200 points at level 1; 4 rows to the opponent
        var board = Board.parse("""
                X.........
                ..XXXXXXXX
                ...XXXXXXX
                X.XXXXXXXX
                """);
        var t = new Piece(Tetromino.T.shape(), Orientation.RIGHT, 0, 0);
        var rules = Rulesets.guideline().withRandomizers(TestRules.queue("T"));
        var game = Game.start(rules, 1).withPiece(t).withBoard(board);
        var play = new PlayedGame(game).apply(Input.CLOCKWISE, Input.HARD_DROP);
        assertEquals(Spin.FULL, play.first(Event.Locked.class).orElseThrow().spin());
        assertEquals(1200, play.game().score().points());
        assertEquals(List.of(new Event.GarbageSent(0, 4)), play.all(Event.GarbageSent.class));
    }

    @Test
    void aShiftAfterTheTurnIsNoSpin() {
        // turned to lie on two cells, a third corner filled: a mini; moved to the side and back: none
        var board = Board.parse("""
                ..X.......
                ..........
                XXX.XXXXX.
                """);
        assertEquals(Spin.MINI, spin(board, 2, 0, Orientation.RIGHT, Input.COUNTERCLOCKWISE));
        assertEquals(Spin.NONE, spin(board, 2, 0, Orientation.RIGHT, Input.COUNTERCLOCKWISE, Input.RIGHT, Input.LEFT));
    }

    @Test
    void aFallAfterTheTurnIsNoSpin() {
        // three corners are filled where the T lands, but it fell there after its turn
        var board = Board.parse("""
                X.........
                X.........
                X.X.......
                """);
        assertEquals(Spin.NONE, spin(board, 0, 2, Orientation.SPAWN, Input.CLOCKWISE));
    }

    private static Spin spin(Board board, int x, int y, Orientation orientation, Input... inputs) {
        var t = new Piece(Tetromino.T.shape(), orientation, x, y);
        var game = Game.start(Rulesets.guideline(), 1).withPiece(t).withBoard(board);
        var play = new PlayedGame(game).apply(inputs).apply(Input.HARD_DROP);
        return play.first(Event.Locked.class).orElseThrow().spin();
    }

    @Test
    void theGuidelineOf2009WaitsAFifthOfASecond() {
        var play = play(Rulesets.guideline2009(), "T").apply(Input.HARD_DROP).untilMillis(199);
        assertEquals(Phase.SPAWNING, play.game().phase());
        assertEquals(Phase.FALLING, play.untilMillis(200).game().phase());
    }

    @Test
    void theTextbookPaysByLevelAndTheComboWithoutIt() {
        // level 1: 100 for a single; the second in a row 100 + 50 * 1, the third 100 + 50 * 2
        var rules = Rulesets.basic().withRandomizers(TestRules.queue("I"));
        var game = Game.start(rules, 1);
        for (var i = 0; i < 3; i++) {
            game = game.withBoard(Board.parse(rules.size(), "XXX....XXX"))
                    .apply(Input.HARD_DROP)
                    .game();
        }
        assertEquals(100 + 150 + 200, game.score().points());
    }

    @Test
    void theTextbooksLockDelayIsApartFromGravity() {
        // the bar enters with its cells in row 28 of 30 (second row of its box); 28 s to the floor, half a second of
        // rest
        var play = play(Rulesets.basic(), "I");
        var rows = lowestRow(play);
        var lock = 1000L * rows + 500;
        assertEquals(List.of(), play.untilMillis(lock - 1).all(Event.Locked.class));
        assertEquals(1, play.untilMillis(lock).all(Event.Locked.class).size());
        assertEquals(28, rows);
    }

    @Test
    void tetrioFallsARowIn50FramesAndLocksAfter31() {
        // 0.02 G; lock when the timer is over 30 frames
        var play = play(Rulesets.tetrio(), "O");
        var rows = lowestRow(play);
        assertEquals(21, rows);
        var lock = FrameRate.HZ_60.nanosAt(50L * rows + 31);
        assertEquals(List.of(), play.until(lock - 1).all(Event.Locked.class));
        assertEquals(1, play.until(lock).all(Event.Locked.class).size());
    }

    @Test
    void jstrisSendsFourRowsForATetrisAndFiveForTheNext() {
        assertEquals(List.of(4, 5), sentByTwoTetrises(Rulesets.jstris(), 1));
    }

    @Test
    void puyoPuyoTetrisSendsFourRowsForATetrisAndFiveForTheNext() {
        // B2B + 1; the combo's second clear adds nothing
        assertEquals(List.of(4, 5), sentByTwoTetrises(Rulesets.ppt(), 1));
    }

    /** Tetrises right after each other, some cells left so that none is a perfect clear. */
    private static List<Integer> sentByTwoTetrises(Ruleset rules, long seed) {
        var play = new PlayedGame(Game.start(rules.withRandomizers(TestRules.queue("I")), seed));
        var sent = new ArrayList<Integer>();
        for (var i = 0; i < 2; i++) {
            play = new PlayedGame(play.game().withBoard(well()))
                    .apply(Input.CLOCKWISE, Input.RIGHT_TO_WALL, Input.HARD_DROP);
            play.all(Event.GarbageSent.class).forEach(event -> sent.add(event.lines()));
        }
        return sent;
    }

    private static Board well() {
        return Board.parse("""
                X.........
                XXXXXXXXX.
                XXXXXXXXX.
                XXXXXXXXX.
                XXXXXXXXX.
                """);
    }

    private static PlayedGame play(Ruleset rules, String queue) {
        return new PlayedGame(Game.start(rules.withRandomizers(TestRules.queue(queue)), 1));
    }

    private static int lowestRow(PlayedGame play) {
        return play.game().piece().orElseThrow().cells().get(0).y();
    }
}
