package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.scoring.Score;
import io.github.wallkick.timing.FrameRate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The NES game, each number worked out from the disassembly's facts.
 *
 * <p>Pass {@code k} of the machine is frame {@code k} here. Source: CelestialAmber/TetrisNESDisasm.
 */
class NesGoldenTest {
    private static final Ruleset NTSC = Rulesets.nesNtsc();

    @Test
    void theFirstPieceIsSparedFor96FramesThenFallsEvery48() {
        // first drop in pass 97; the T points down, so 18 rows lead to the floor, and the 19th drop locks: 97 + 18 * 48
        var play = play(NTSC, "T");
        assertEquals(961, play.lock());
        assertEquals(every(97, 48, 18), play.falls());
    }

    @Test
    void onPalTheFirstPieceIsSparedFor76Frames() {
        // 36 frames a row: 77 + 18 * 36
        assertEquals(725, play(Rulesets.nesPal(), "T").lock());
    }

    @Test
    void laterPiecesFallFromTheirFirstFrameOn() {
        // pivot row 18 from the top: n = 1, 10 frames; then 16 rows down to the first T, and the 17th drop locks
        var play = play(NTSC, "T");
        assertEquals(961, play.lock());
        assertEquals(971, play.entry());
        assertEquals(971 + 17 * 48, play.lock());
    }

    @Test
    void aPressOfDownEndsTheOpening() {
        // pressed in pass 60: the timer has run past 48 all the time, so the first row comes at once
        var play = play(NTSC, "T").press(60, Input.SOFT_DROP);
        play.to(60);
        assertEquals(List.of(60L), play.falls());
    }

    @Test
    void anEarlyPressOfDownLeavesTheFirstRowAtPass48() {
        var play = play(NTSC, "T")
                .press(10, Input.SOFT_DROP)
                .release(11, Input.SOFT_DROP)
                .to(60);
        assertEquals(List.of(48L), play.falls());
    }

    @Test
    void aSoftDropFromTheTopStepsEverySecondFrame() {
        // pressed in pass 1: steps in 3, 5 … 37, the blocked one in 39 locks
        var play = play(NTSC, "T").press(1, Input.SOFT_DROP);
        assertEquals(39, play.lock());
        assertEquals(every(3, 2, 18), play.falls());
    }

    @ParameterizedTest
    @CsvSource({
        // 18 rows paid as 12 by the fault in the decimal addition: 0 + 18 >= 16 loses 6
        "0, 12",
        // one gravity row in pass 2, then 17 soft rows: h = 18, 17 rows, again less 6
        "19, 11",
        // gravity every pass, every second one of them soft: h = 9, 8 rows
        "29, 8"
    })
    void aSoftDropFromTheTopPays(int level, int points) {
        var rules = NTSC.withScoring(NTSC.scoring().withStartLevel(level));
        var play = play(rules, "T").press(1, Input.SOFT_DROP);
        play.lock();
        assertEquals(points, play.game().score().points());
    }

    @Test
    void aSoftDropThatEndsBeforeTheLockPaysNothing() {
        var play = play(NTSC, "T").press(1, Input.SOFT_DROP).release(37, Input.SOFT_DROP);
        play.lock();
        assertEquals(0, play.game().score().points());
    }

    @Test
    void rowsStruckOneByOnePayNothingWhenGravityLocks() {
        var play = play(NTSC, "T").apply(1, Input.SOFT_DROP, Input.SOFT_DROP, Input.SOFT_DROP);
        play.lock();
        assertEquals(0, play.game().score().points());
    }

    @Test
    void downMustBePressedAnewForEachPiece() {
        var play = play(NTSC, "T").press(1, Input.SOFT_DROP);
        play.lock();
        // held on: the next piece enters in 49 and falls by gravity alone, first in 49 + 48
        var entry = play.entry();
        assertEquals(49, entry);
        play.falls().clear();
        play.to(entry + 48);
        assertEquals(List.of(entry + 48), play.falls());
    }

    @ParameterizedTest
    @CsvSource({"19, 10", "18, 10", "17, 12", "14, 12", "13, 14", "10, 14", "9, 16", "6, 16", "5, 18", "1, 18"})
    void theEntryDelayDependsOnThePivotRow(int pivotFromTop, int idle) {
        // an O's pivot is in its upper row; a pillar below it makes it lock in the row wanted
        var pivot = 19 - pivotFromTop;
        var board = pillar(pivot - 2);
        var rules = NTSC.withRandomizers(TestRules.queue(pivot == 0 ? "I" : "O"));
        var play = new FramePlay(Game.start(rules, 0).withBoard(board));
        var lock = play.lock();
        assertEquals(lock + idle, play.entry());
    }

    @ParameterizedTest
    @CsvSource({"0, 30", "1, 29", "2, 28", "3, 27"})
    void aClearWaitsForTheFrameCounter(int counterAtLock, int idle) {
        // a bar in the bottom row: n = 1; it locks in pass 97 + 19 * 48 = 1009, which is 1 mod 4
        var start = Math.floorMod(counterAtLock - 1009, 4);
        var rate = FrameRate.NES_NTSC;
        var rules = NTSC.withRandomizers(TestRules.queue("I"))
                .withTiming(NTSC.timing().withDelays(DelayRules.nes(rate, 96, start)));
        var play = new FramePlay(Game.start(rules, 0).withBoard(Board.parse(rules.size(), "XXX....XXX")));
        assertEquals(1009, play.lock());
        assertEquals(Phase.CLEARING, play.game().phase());
        assertEquals(1009 + idle, play.entry());
        assertEquals(0, play.game().board().filledCells());
    }

    @Test
    void aClearPaysByTheLevelAfterIt() {
        var rules = NTSC.withRandomizers(TestRules.queue("I"));
        var nine = Score.start(0).withLines(9);
        var game = Game.start(rules, 0)
                .withBoard(Board.parse(rules.size(), "XXX....XXX"))
                .withScore(nine);
        var play = new FramePlay(game);
        play.lock();
        assertEquals(80, play.game().score().points());
        assertEquals(1, play.game().score().level());
    }

    @Test
    void piecesEnterWithTheirPivotInColumnFive() {
        assertColumns("T", 4, 6);
        assertColumns("J", 4, 6);
        assertColumns("L", 4, 6);
        assertColumns("S", 4, 6);
        assertColumns("Z", 4, 6);
        assertColumns("O", 4, 5);
        assertColumns("I", 3, 6);
    }

    @Test
    void theGameEndsOnlyWhenAnOverlappingPieceLocks() {
        // the T enters over (5, 18) and, below it, finds (5, 17) filled: its first drop is blocked in pass 97
        var board = Board.empty(NTSC.size()).withCell(5, 18, true).withCell(5, 17, true);
        var rules = NTSC.withRandomizers(TestRules.queue("T"));
        var play = new FramePlay(Game.start(rules, 0).withBoard(board)).to(96);
        assertFalse(play.game().isOver());
        play.to(97);
        assertEquals(Optional.of(TopOut.OVERLAP_AT_LOCK), play.game().topOut());
    }

    @Test
    void aVerticalBarMayStandInTheHiddenRows() {
        var game = Game.start(NTSC.withRandomizers(TestRules.queue("I")), 0)
                .apply(Input.CLOCKWISE)
                .game();
        assertEquals(
                Set.of(new Cell(5, 18), new Cell(5, 19), new Cell(5, 20), new Cell(5, 21)),
                Set.copyOf(game.piece().orElseThrow().cells()));
    }

    @Test
    void hiddenRowsNeverComeDown() {
        var size = NTSC.size();
        var board = Board.empty(size).withCell(0, 20, true).withCell(0, 19, true);
        for (var x = 0; x < 10; x++) {
            board = board.withCell(x, 0, true);
        }
        var clear = ClearRules.nes().clear(board);
        assertEquals(Board.empty(size).withCell(0, 20, true).withCell(0, 18, true), clear.board());
    }

    @Test
    void aFullTopRowCountsTwiceAndTakesTheBottomRowWithIt() {
        // the I spawns into the gap of the top row and rests at once
        var board = Board.parse(NTSC.size(), """
                XXX....XXX
                ...X......
                .........X
                """ + "..........\n".repeat(16) + "X........X");
        var game = Game.start(NTSC.withRandomizers(TestRules.queue("I")), 0).withBoard(board);
        var play = new FramePlay(game).to(200);
        assertEquals(2, play.game().score().lines());
        assertEquals(100, play.game().score().points());
        assertEquals(
                Board.parse(NTSC.size(), """
                        ...X......
                        .........X
                        """ + "..........\n".repeat(16)),
                play.game().board());
    }

    private static FramePlay play(Ruleset rules, String queue) {
        return new FramePlay(Game.start(rules.withRandomizers(TestRules.queue(queue)), 0));
    }

    private static List<Long> every(long first, long step, int count) {
        return LongStream.iterate(first, frame -> frame + step)
                .limit(count)
                .boxed()
                .toList();
    }

    /** A column at x = 4 that ends in this row, −1 for none. */
    private static Board pillar(int top) {
        var board = Board.empty(NTSC.size());
        for (var y = 0; y <= top; y++) {
            board = board.withCell(4, y, true);
        }
        return board;
    }

    private static void assertColumns(String symbol, int left, int right) {
        var game = Game.start(NTSC.withRandomizers(TestRules.queue(symbol)), 0);
        var columns = game.piece().orElseThrow().cells().stream().map(Cell::x).collect(Collectors.toSet());
        assertEquals(
                LongStream.rangeClosed(left, right).boxed().map(Long::intValue).collect(Collectors.toSet()),
                columns,
                symbol);
        assertEquals(Tetromino.valueOf(symbol), game.piece().orElseThrow().type());
    }
}
