package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.KickTables;
import io.github.wallkick.rotation.RotationSystems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpinRulesTest {
    private static final LastTurn IN_PLACE = LastTurn.inPlace(Orientation.RIGHT);

    /** The slot of the classic double; a T that points down fits at column 3, row −1 of its box. */
    private static final Board SLOT = board("""
            ...X......
            XXX...XXXX
            XXXX.XXXXX
            """);

    private static final Piece IN_SLOT = t(Orientation.REVERSE, 3, 0);

    /** The same slot without overhang. */
    private static final Board OPEN_SLOT = board("""
            XXX...XXXX
            XXXX.XXXXX
            """);

    /** A T pointing up whose two lower corners and one upper corner are filled: one front corner is open. */
    private static final Board MINI_SLOT = board("""
            ...X......
            ..........
            XXXXXXXXX.
            """);

    private static final Piece IN_MINI_SLOT = t(Orientation.SPAWN, 3, 0);

    @Test
    void twoCornersAreNoSpin() {
        assertEquals(Spin.NONE, SpinRules.threeCorner().judge(OPEN_SLOT, IN_SLOT, IN_PLACE));
    }

    @Test
    void threeCornersAreASpin() {
        assertEquals(Spin.FULL, SpinRules.threeCorner().judge(SLOT, IN_SLOT, IN_PLACE));
    }

    @Test
    void threeCornersKnowNoMini() {
        assertEquals(Spin.FULL, SpinRules.threeCorner().judge(MINI_SLOT, IN_MINI_SLOT, IN_PLACE));
    }

    @Test
    void aShiftAfterTheTurnIsNoSpin() {
        assertEquals(Spin.NONE, SpinRules.guideline().judge(SLOT, IN_SLOT, LastTurn.NONE));
    }

    @Test
    void anOpenCornerBesideTheStemIsAMini() {
        assertEquals(Spin.MINI, SpinRules.guideline().judge(MINI_SLOT, IN_MINI_SLOT, IN_PLACE));
    }

    @Test
    void aKickIsNoSpinWhereKicksDoNotCount() {
        var kicked = Turns.by(Orientation.RIGHT, 2);
        assertEquals(Spin.NONE, SpinRules.threeCornerNoKick().judge(SLOT, IN_SLOT, kicked));
    }

    @Test
    void aTurnInPlaceIsASpinWhereKicksDoNotCount() {
        assertEquals(Spin.FULL, SpinRules.threeCornerNoKick().judge(SLOT, IN_SLOT, IN_PLACE));
    }

    @Test
    void aKickIsAMiniByTheKickFlag() {
        var kicked = Turns.by(Orientation.RIGHT, 2);
        assertEquals(Spin.MINI, SpinRules.kickMini().judge(SLOT, IN_SLOT, kicked));
    }

    @Test
    void aTurnInPlaceIsFullByTheKickFlag() {
        assertEquals(Spin.FULL, SpinRules.kickMini().judge(MINI_SLOT, IN_MINI_SLOT, IN_PLACE));
    }

    @Test
    void noRoomToTurnIsAMiniByTheRotateCheck() {
        assertEquals(Spin.MINI, SpinRules.rotateMini().judge(SLOT.withCell(4, 2, true), IN_SLOT, IN_PLACE));
    }

    @Test
    void roomToTurnIsFullByTheRotateCheck() {
        var free = board("""
                ...X.X....
                ..........
                ...X......
                """);
        assertEquals(Spin.FULL, SpinRules.rotateMini().judge(free, t(Orientation.REVERSE, 3, 0), IN_PLACE));
    }

    @Test
    void aLiftByTheFifthTestIsAMiniStrictly() {
        var lifted = Turns.by(Orientation.RIGHT, 4);
        assertEquals(Spin.MINI, SpinRules.guideline().judge(MINI_SLOT, IN_MINI_SLOT, lifted));
    }

    @Test
    void aLiftByTheFifthTestIsFullLoosely() {
        var lifted = Turns.by(Orientation.RIGHT, 4);
        assertEquals(Spin.FULL, SpinRules.guidelineLoose().judge(MINI_SLOT, IN_MINI_SLOT, lifted));
    }

    @Test
    void aHalfTurnByTheFifthTestIsAMiniLoosely() {
        var half = Turns.by(Orientation.REVERSE, 4);
        assertEquals(Spin.MINI, SpinRules.guidelineLoose().judge(MINI_SLOT, IN_MINI_SLOT, half));
    }

    @ParameterizedTest
    @ValueSource(strings = {"guideline", "guideline-loose", "guideline-sticky", "tetrio-t-spins", "tetrio-all-mini+"})
    void aMarkedTestOfATableOfOnesOwnMakesTheSpinFull(String name) {
        assertEquals(Spin.FULL, kickedIntoTheMiniSlot(SpinRules.named(name), "(0,0)(@0,-1)"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"guideline", "guideline-loose", "guideline-sticky", "tetrio-t-spins", "tetrio-all-mini+"})
    void theSameTestWithoutAMarkLeavesAMini(String name) {
        assertEquals(Spin.MINI, kickedIntoTheMiniSlot(SpinRules.named(name), "(0,0)(0,-1)"));
    }

    @Test
    void aFifthTestWithoutAMarkLeavesAMini() {
        var unmarked = "(0,0)(0,0)(0,0)(0,0)(0,-1)";
        assertEquals(Spin.MINI, kickedIntoTheMiniSlot(SpinRules.guideline(), unmarked));
    }

    @ParameterizedTest
    @CsvSource({"dtet, SPAWN, RIGHT", "basic, REVERSE, RIGHT"})
    void tablesWithoutMarksHaveNoFullSpinsByTheirKicks(String system, Orientation from, Orientation to) {
        var table = RotationSystems.named(system).kickTable().orElseThrow();
        for (var i = 0; i < table.kicks(Tetromino.T, from, to).size(); i++) {
            var last = new LastTurn(
                    from, i, table.kicks(Tetromino.T, from, to).get(i), table.makesFullSpin(Tetromino.T, from, to, i));
            assertEquals(Spin.MINI, SpinRules.guideline().judge(MINI_SLOT, IN_MINI_SLOT, last));
        }
    }

    /** The spin of a T that turns from R to 0 and is drawn into the slot by the last of some tests. */
    private static Spin kickedIntoTheMiniSlot(SpinRule rule, String tests) {
        var system =
                RotationSystems.of(KickTables.builder().kicks("T", "R0", tests).build());
        var before = t(Orientation.RIGHT, 3, 1);
        var result = system.rotate(MINI_SLOT, before, Turn.COUNTERCLOCKWISE);
        assertEquals(IN_MINI_SLOT, result.piece());
        var turn = LastTurn.of(before, result.piece(), result.kick(), result.makesFullSpin());
        assertEquals(new Offset(0, -1), turn.offset());
        return rule.judge(MINI_SLOT, IN_MINI_SLOT, rule.afterTurn(LastTurn.NONE, turn, MINI_SLOT, IN_MINI_SLOT));
    }

    @Test
    void aTurnAfterTheDrawnDownOneIsFullWithMemory() {
        var rule = SpinRules.guidelineSticky();
        var drawn = rule.afterTurn(
                LastTurn.NONE,
                Turns.ofSrs(Orientation.SPAWN, Orientation.RIGHT, 4),
                MINI_SLOT,
                t(Orientation.RIGHT, 3, 0));
        var further = rule.afterTurn(drawn, Turns.by(Orientation.RIGHT, 0), MINI_SLOT, IN_MINI_SLOT);
        assertEquals(Spin.FULL, rule.judge(MINI_SLOT, IN_MINI_SLOT, further));
    }

    @Test
    void aShiftEndsTheMemory() {
        var rule = SpinRules.guidelineSticky();
        var drawn = rule.afterTurn(
                LastTurn.NONE,
                Turns.ofSrs(Orientation.SPAWN, Orientation.RIGHT, 4),
                MINI_SLOT,
                t(Orientation.RIGHT, 3, 0));
        var further = rule.afterTurn(rule.afterMove(drawn), Turns.by(Orientation.RIGHT, 0), MINI_SLOT, IN_MINI_SLOT);
        assertEquals(Spin.MINI, rule.judge(MINI_SLOT, IN_MINI_SLOT, further));
    }

    @Test
    void aHalfTurnByTheFifthTestIsNotRemembered() {
        var rule = SpinRules.guidelineSticky();
        var half = rule.afterTurn(
                LastTurn.NONE, Turns.ofSrs(Orientation.REVERSE, Orientation.SPAWN, 4), MINI_SLOT, IN_MINI_SLOT);
        assertEquals(Spin.MINI, rule.judge(MINI_SLOT, IN_MINI_SLOT, half));
    }

    @Test
    void stupidSpinsOutliveAShift() {
        var rule = SpinRules.tetrioStupid();
        var turned = rule.afterTurn(LastTurn.NONE, Turns.by(Orientation.RIGHT, 0), SLOT, IN_SLOT);
        assertEquals(Spin.FULL, rule.judge(SLOT, IN_SLOT, rule.afterMove(turned)));
    }

    @Test
    void aTurnInTheAirIsNoStupidSpin() {
        var rule = SpinRules.tetrioStupid();
        var turned = rule.afterTurn(LastTurn.NONE, Turns.by(Orientation.RIGHT, 0), SLOT, t(Orientation.REVERSE, 3, 9));
        assertEquals(Spin.NONE, rule.judge(SLOT, IN_SLOT, rule.afterMove(turned)));
    }

    @Test
    void anImmobileBarIsASpinByImmobility() {
        var shaft = board("""
                ..X.......
                XX.XXXXXXX
                XX.XXXXXXX
                XX.XXXXXXX
                XX.XXXXXXX
                """);
        assertEquals(
                Spin.FULL,
                SpinRules.immobile().judge(shaft, new Piece(Tetromino.I.shape(), Orientation.RIGHT, 0, 0), IN_PLACE));
    }

    @Test
    void aBarUnderTheOpenSkyIsNotImmobile() {
        var shaft = board("""
                XX.XXXXXXX
                XX.XXXXXXX
                """);
        assertEquals(
                Spin.NONE,
                SpinRules.immobile().judge(shaft, new Piece(Tetromino.I.shape(), Orientation.RIGHT, 0, 0), IN_PLACE));
    }

    @Test
    void cornersAreFoundWhereverTheBoxLies() {
        PieceType type = () -> 't';
        var shape = Shape.of(type, ".....", "..X..", "..XX.", "..X..", ".....");
        var piece = new Piece(shape, Orientation.RIGHT, 2, -1);
        assertEquals(Spin.FULL, SpinRules.guideline().judge(SLOT, piece, IN_PLACE));
    }

    @Test
    void aBarIsNoSpinByCorners() {
        var bar = new Piece(Tetromino.L.shape(), Orientation.REVERSE, 3, 0);
        assertEquals(
                Spin.NONE, SpinRules.guideline().judge(board("...X.X....\n..........\n....XX...."), bar, IN_PLACE));
    }

    @Test
    void wallsAndFloorAreFilledCorners() {
        var besideTheWall = t(Orientation.RIGHT, -1, 0);
        assertEquals(
                Spin.MINI,
                SpinRules.guideline()
                        .judge(Board.empty(BoardSize.STANDARD).withCell(1, 0, true), besideTheWall, IN_PLACE));
    }

    @Test
    void anUnknownNameIsAnsweredWithTheKnownOnes() {
        var error = assertThrows(IllegalArgumentException.class, () -> SpinRules.named("t-spin"));
        var message = String.valueOf(error.getMessage());
        assertTrue(message.matches("spin rule must be one of none, three-corner, .*: t-spin"), message);
    }

    private static Board board(String picture) {
        return Board.parse(BoardSize.STANDARD, picture);
    }

    private static Piece t(Orientation state, int x, int y) {
        return new Piece(Tetromino.T.shape(), state, x, y);
    }
}
