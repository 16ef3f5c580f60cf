package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.wallkick.BugCase;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The ways to lose, public bug reports about them included. */
class TopOutTest {
    @Test
    void aPieceOverFilledCellsIsBlockedOut() {
        var rules = guideline();
        assertEquals(
                Optional.of(TopOut.BLOCK_OUT),
                entered(rules, BugGames.board(BugCase.of("topout-01"), rules)).topOut());
    }

    @Test
    void aBlockOutLeavesTheBoardAsItWas() {
        var bug = BugCase.of("topout-10");
        var rules = guideline();
        var over = entered(rules, BugGames.board(bug, rules));
        assertEquals(Optional.of(TopOut.BLOCK_OUT), over.topOut());
        assertEquals(
                bug.expected().get("filled_count_after").asInt(), over.board().filledCells());
    }

    @Test
    void aPieceWhollyAboveTheSkylineIsLockedOut() {
        var locked = locked(guideline(), "topout-04", Tetromino.L, Orientation.SPAWN, 4, 20);
        assertEquals(Optional.of(TopOut.LOCK_OUT), locked.topOut());
    }

    @Test
    void lockOutCanBeSwitchedOff() {
        var lenient = guideline().withTopOuts();
        assertFalse(locked(lenient, "topout-04", Tetromino.L, Orientation.SPAWN, 4, 20)
                .isOver());
    }

    @Test
    void aPiecePartlyAboveTheSkylineIsNoLockOut() {
        var bug = BugCase.of("topout-05");
        var locked = locked(guideline(), bug.id(), Tetromino.T, Orientation.SPAWN, 4, 19);
        assertEquals(
                bug.expected().get("game_over").asBoolean(),
                locked.topOut().filter(TopOut.LOCK_OUT::equals).isPresent());
    }

    @Test
    void partialLockOutEndsTheGameWhereItIsTheRule() {
        var strict = guideline().withTopOuts(TopOut.PARTIAL_LOCK_OUT);
        assertEquals(
                Optional.of(TopOut.PARTIAL_LOCK_OUT),
                locked(strict, "topout-05", Tetromino.T, Orientation.SPAWN, 4, 19)
                        .topOut());
    }

    @Test
    void aTurnRightAfterTheEntryNeverEndsTheGame() {
        var sizes =
                List.of(new BoardSize(10, 36, 16), new BoardSize(8, 36, 16), BoardSize.of(10, 16), BoardSize.of(8, 16));
        for (var size : sizes) {
            var game = Game.start(TestRules.with("I").withSize(size), 1)
                    .apply(Input.CLOCKWISE)
                    .game();
            assertEquals(Phase.FALLING, game.phase(), size::toString);
        }
    }

    @Test
    void anInitialTurnThatDoesNotFitIsLeftOut() {
        var bug = BugCase.of("topout-08");
        var rules = guideline()
                .withSpawning(SpawnSettings.plain(1)
                        .withDropsAtOnce(true)
                        .withInitialTurn(SpawnSettings.InitialAction.HELD, true));
        var game = Game.start(rules, 1);
        var low = game.apply(Input.SONIC_DROP)
                .game()
                .press(Input.CLOCKWISE)
                .game()
                .withBoard(BugGames.board(bug, rules));
        var entered = low.apply(Input.HOLD).game();
        assertEquals(
                BugCase.cells(bug.expected().get("cells")),
                entered.piece().orElseThrow().cells());
        assertEquals(Orientation.SPAWN, entered.piece().orElseThrow().orientation());
    }

    @Test
    void underLockOutAClearDoesNotSaveTheGame() {
        var over = locked(guideline(), "topout-11", Tetromino.I, Orientation.SPAWN, 6, 20);
        assertEquals(Optional.of(TopOut.LOCK_OUT), over.topOut());
    }

    @Test
    void underTheOtherReadingAClearAboveTheSkylineSavesTheGame() {
        var rules = guideline().withTopOuts(TopOut.LOCK_OUT_WITHOUT_CLEAR);
        var saved = locked(rules, "topout-11", Tetromino.I, Orientation.SPAWN, 6, 20);
        assertFalse(saved.isOver());
        assertEquals(
                BugCase.of("topout-11").expected().get("lines").asInt(),
                saved.score().lines());
    }

    @Test
    void garbageThatPushesCellsOutAtTheTopEndsTheGame() {
        var board = Board.empty().withCell(0, 38, true);
        var play = new PlayedGame(Game.start(guideline(), 1).withBoard(board)).apply();
        var two = new PlayedGame(play.game().receiveHoles(9, 9).game()).apply(Input.HARD_DROP);
        assertEquals(Optional.of(TopOut.GARBAGE_OUT), two.game().topOut());
        var one = new PlayedGame(play.game().receiveHoles(9).game()).apply(Input.HARD_DROP);
        assertEquals(Optional.empty(), one.game().topOut());
    }

    @Test
    void anOverlappingPieceMayStillFindItsWayOut() {
        var rules = guideline().withTopOuts(TopOut.OVERLAP_AT_LOCK);
        var overlapping = entered(rules, Board.empty().withCell(4, 21, true));
        var saved = new PlayedGame(overlapping).apply(Input.HARD_DROP);
        assertEquals(Optional.empty(), saved.game().topOut());
    }

    @Test
    void aPieceThatStillOverlapsAtItsLockEndsTheGame() {
        var rules = guideline().withTopOuts(TopOut.OVERLAP_AT_LOCK);
        var board = Board.empty().withCell(4, 21, true).withCell(4, 19, true);
        var over = entered(rules, board).apply(Input.HARD_DROP).game();
        assertEquals(Optional.of(TopOut.OVERLAP_AT_LOCK), over.topOut());
        assertEquals(board, over.board());
    }

    @Test
    void theSecondLockAtTheSpawnPlaceEndsTheGame() {
        var rules = guideline().withTopOuts(TopOut.SECOND_LOCK_AT_SPAWN);
        var board = Board.empty().withCell(4, 19, true);
        var game = entered(rules.withRandomizers(TestRules.queue("OT")), board);
        var first = game.apply(Input.HARD_DROP).game();
        assertEquals(Optional.empty(), first.topOut());
        assertEquals(
                Optional.of(TopOut.SECOND_LOCK_AT_SPAWN),
                first.apply(Input.HARD_DROP).game().topOut());
    }

    @Test
    void afterAClearClutchMovesABlockedEntryUp() {
        var rules = guideline()
                .withTopOuts(TopOut.BLOCK_OUT)
                .withSpawning(SpawnSettings.plain(1).withClutch(true))
                .withRandomizers(TestRules.queue("IT"));
        var board = Board.parse("XXXXXX....").withCell(4, 22, true);
        var bar = new Piece(Tetromino.I.shape(), Orientation.SPAWN, 6, 5);
        var game = Game.start(rules, 1).withPiece(bar).withBoard(board);
        // the clear brings the obstacle down from row 22 to row 21, where the T's stem would be
        var entered = game.apply(Input.HARD_DROP).game();
        assertEquals(
                List.of(new Cell(3, 22), new Cell(4, 22), new Cell(5, 22), new Cell(4, 23)),
                entered.piece().orElseThrow().cells());
    }

    private static Ruleset guideline() {
        return TestRules.with("OT").withSpawning(SpawnSettings.plain(1).withDropsAtOnce(true));
    }

    /** The game in which the second piece of the queue enters over a board. */
    private static Game entered(Ruleset rules, Board board) {
        var game = Game.start(rules, 1);
        // out of the way, where the board is empty
        var high = game.piece().orElseThrow().moved(0, 10);
        return game.withPiece(high).withBoard(board).apply(Input.HOLD).game();
    }

    private static Game locked(Ruleset rules, String id, Tetromino type, Orientation orientation, int x, int y) {
        var piece = new Piece(
                type.shape(),
                orientation,
                x,
                y - type.shape().bounds(orientation).minY());
        return Game.start(rules, 1)
                .withPiece(piece)
                // something to rest on, so that a hard drop locks the piece where the case has it
                .withBoard(BugGames.board(BugCase.of(id), rules).withCell(x, y - 1, true))
                .apply(Input.HARD_DROP)
                .game();
    }
}
