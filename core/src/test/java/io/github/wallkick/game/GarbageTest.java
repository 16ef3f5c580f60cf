package io.github.wallkick.game;

import static io.github.wallkick.game.TestRules.MILLI;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.BugCase;
import io.github.wallkick.NotationException;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.GarbageCell;
import io.github.wallkick.board.Palette;
import io.github.wallkick.internal.SplitMix;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClocks;
import java.time.Duration;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Garbage between games, public bug reports about it included. */
class GarbageTest {
    private static final Ruleset LETS_IN = TestRules.PLAIN.withGarbage(
            GarbageSettings.standard().withHeldBackByClears(false).withCancels(false));

    @Test
    void rowsClearBeforeGarbageRises() {
        var bug = BugCase.of("garbage-01");
        var locked = BugGames.game(bug, LETS_IN)
                .receiveHoles(3)
                .game()
                .apply(Input.HARD_DROP)
                .game();
        assertEquals(rows(bug), locked.board());
    }

    @Test
    void anAttackHasABound() {
        var game = Game.start(LETS_IN, 1);
        var most = game.receive(Game.MAX_GARBAGE).game();
        assertEquals(Game.MAX_GARBAGE, most.pendingGarbage());
        assertTrue(most.apply(Input.HARD_DROP).game().isOver());
        for (var mistake : List.<Executable>of(
                () -> game.receive(Game.MAX_GARBAGE + 1), () -> game.receiveHoles(new int[Game.MAX_GARBAGE + 1]))) {
            assertEquals(
                    "rows of garbage must be 0 to 10000: 10001",
                    assertThrows(IllegalArgumentException.class, mistake).getMessage());
        }
        assertThrows(IllegalArgumentException.class, () -> game.receive(Integer.MAX_VALUE));
    }

    @Test
    void aClearHoldsGarbageBackWhereThatIsTheRule() {
        var bug = BugCase.of("garbage-01");
        var locked = BugGames.game(
                        bug,
                        TestRules.PLAIN.withGarbage(GarbageSettings.standard().withCancels(false)))
                .receiveHoles(3)
                .game()
                .apply(Input.HARD_DROP)
                .game();
        assertEquals(Board.parse("X........."), locked.board());
    }

    @Test
    void rowsArePushedInAtTheBottom() {
        var bug = BugCase.of("garbage-03");
        var ten = new int[10];
        var locked = Game.start(TestRules.PLAIN, 1)
                .receiveHoles(ten)
                .game()
                .apply(Input.HARD_DROP)
                .game();
        var rows = new StringBuilder();
        bug.expected()
                .get("rows_after_first")
                .forEach(row -> rows.append(row.asText()).append('\n'));
        for (var y = 0; y < ten.length; y++) {
            assertEquals(Board.parse(rows.toString()).row(y), locked.board().row(y));
        }
    }

    @Test
    void garbageWaitsForTheLockSoThatItNeverMeetsThePiece() {
        var bug = BugCase.of("garbage-04");
        var game = BugGames.game(bug, TestRules.PLAIN)
                .receiveHoles(0, 0, 0)
                .game()
                .advance(100 * MILLI)
                .game();
        assertTrue(game.board().isEmpty());
        assertEquals(3, game.pendingGarbage());
    }

    @Test
    void garbageEntersOnlyAfterItsDelay() {
        var rules = TestRules.PLAIN.withGarbage(GarbageSettings.standard().withDelayNanos(500 * MILLI));
        var game = Game.start(rules, 1).receive(2).game();
        assertEquals(
                2,
                game.advance(499 * MILLI).game().apply(Input.HARD_DROP).game().pendingGarbage());
        assertEquals(
                0,
                game.advance(500 * MILLI).game().apply(Input.HARD_DROP).game().pendingGarbage());
    }

    @Test
    void noMoreThanTheCapEntersAtOneLock() {
        var rules = TestRules.PLAIN.withGarbage(GarbageSettings.standard().withCap(8));
        var locked = Game.start(rules, 1).receive(5).game().receive(5).game().apply(Input.HARD_DROP);
        assertEquals(2, locked.game().pendingGarbage());
        assertTrue(locked.events().stream()
                .anyMatch(event -> event instanceof Event.GarbageEntered entered
                        && entered.holes().size() == 8));
    }

    @Test
    void anAttackCancelsGarbageBeforeItIsSent() {
        var play = tetris(TestRules.PLAIN, 3);
        assertEquals(List.of(new Event.GarbageCancelled(0, 3)), play.all(Event.GarbageCancelled.class));
        assertEquals(List.of(new Event.GarbageSent(0, 1)), play.all(Event.GarbageSent.class));
    }

    @Test
    void withoutCancellingTheWholeAttackIsSent() {
        var play = tetris(TestRules.PLAIN.withGarbage(GarbageSettings.standard().withCancels(false)), 3);
        assertEquals(List.of(new Event.GarbageSent(0, 4)), play.all(Event.GarbageSent.class));
        assertEquals(3, play.game().pendingGarbage());
    }

    @Test
    void twoGamesPlayEachOther() {
        var sender = tetris(TestRules.PLAIN, 0);
        var receiver = Game.start(TestRules.PLAIN, 2);
        for (var sent : sender.all(Event.GarbageSent.class)) {
            receiver = receiver.receive(sent.lines()).game();
        }
        assertEquals(4, receiver.apply(Input.HARD_DROP).game().board().stackHeight() - 2);
    }

    @Test
    void aStraightAttackHasItsHolesInOneColumn() {
        for (var seed = 0; seed < 100; seed++) {
            var holes = HoleRules.straight().holes(SplitMix.at(seed, 0), 6, 10);
            assertEquals(1, new HashSet<>(holes).size());
        }
    }

    @Test
    void aWhollyMessyAttackMovesItsHoleWithEveryRow() {
        for (var seed = 0; seed < 100; seed++) {
            var holes = HoleRules.messy(100).holes(SplitMix.at(seed, 0), 6, 10);
            for (var i = 1; i < holes.size(); i++) {
                assertTrue(!holes.get(i).equals(holes.get(i - 1)), holes::toString);
            }
        }
    }

    @Test
    void everyColumnGetsItsShareOfHoles() {
        var counts = new int[10];
        for (var seed = 0; seed < 10_000; seed++) {
            counts[HoleRules.straight().holes(SplitMix.at(seed, 0), 1, 10).get(0)]++;
        }
        // 1000 expected, standard deviation 30: five of them
        for (var count : counts) {
            assertTrue(count > 850 && count < 1150, () -> List.of(count).toString());
        }
    }

    @Test
    void aHoleBesideTheBoardIsRefused() {
        var game = Game.start(TestRules.PLAIN, 1);
        var error = assertThrows(IllegalArgumentException.class, () -> game.receiveHoles(10));
        assertEquals("column of a hole must be 0 to 9: 10", error.getMessage());
    }

    /** Four rows cleared while some garbage is on its way. */
    private static PlayedGame tetris(Ruleset rules, int garbage) {
        var board = Board.parse("""
                X.........
                XXXXXXXXX.
                XXXXXXXXX.
                XXXXXXXXX.
                XXXXXXXXX.
                """);
        var bar = new Piece(Tetromino.I.shape(), Orientation.RIGHT, 7, 5);
        var game = Game.start(rules, 1).withPiece(bar).withBoard(board);
        return new PlayedGame(game.receive(garbage).game()).apply(Input.HARD_DROP);
    }

    private static Board rows(BugCase bug) {
        var rows = new StringBuilder();
        bug.expected()
                .get("rows_after")
                .forEach(row -> rows.append(row.asText()).append('\n'));
        return Board.parse(rows.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wide(cells=2, holes=straight) | 3 | XXX..XXXXX",
                "wide(cells=2, holes=straight) | 8 | XXXXXXXX..",
                "wide(cells=2, holes=straight) | 9 | XXXXXXXX..",
                "wide(cells=31, holes=straight) | 5 | X.........",
                "apart(cells=2, holes=straight) | 1 | X.XXXX.XXX",
                "apart(cells=2, holes=straight) | 7 | XX.XXXX.XX",
                "apart(cells=3, holes=straight) | 9 | XX.XX.XXX.",
                "apart(cells=31, holes=straight) | 4 | ...X......",
            })
    void aRowMayHaveSeveralHoles(String holes, int column, String row) {
        var rules = TestRules.PLAIN.withGarbage(GarbageSettings.standard().withHoles(HoleRules.parse(holes)));
        var received = Game.start(rules, 1).receiveHoles(column).game();
        assertEquals(
                Board.parse(row).row(0),
                received.apply(Input.HARD_DROP).game().board().row(0));
        var given = Game.start(rules, 1).withGarbage(column);
        assertEquals(Board.parse(row).row(0), given.board().row(0));
    }

    @Test
    void aSeveralTimesHoledRuleTakesItsColumnsFromAnother() {
        var columns = HoleRules.messy(40).holes(99, 20, 10);
        assertEquals(columns, HoleRules.wide(2, HoleRules.messy(40)).holes(99, 20, 10));
        assertEquals(columns, HoleRules.apart(3, HoleRules.messy(40)).holes(99, 20, 10));
    }

    @Test
    void risingGarbageCopiesTheBottomRow() {
        var rules = TestRules.PLAIN.withGarbage(GarbageSettings.standard().withHoles(HoleRules.bottomRow()));
        var board = Board.parse(rules.size(), "X..XX..XXX");
        var step = Game.start(rules, 1).withBoard(board).receive(2).game().apply(Input.HARD_DROP);
        var game = step.game();
        for (var y = 0; y < 3; y++) {
            assertEquals(board.row(0), game.board().row(y));
        }
        assertEquals(
                game.board(),
                step.palette(Palette.of(board, GarbageCell.GARBAGE)).board());
    }

    @Test
    void aCopyOfAnEmptyBottomRowHasOneHole() {
        var rule = HoleRules.bottomRow();
        var empty = Board.empty(TestRules.PLAIN.size());
        assertEquals(0b11_1101_1111, rule.row(5, empty));
        assertEquals(0b11_1101_1111, rule.row(5, Board.parse(empty.size(), "XXXXXXXXXX")));
    }

    @Test
    void coloursAndInvariantsFollowRowsOfEveryKind() {
        for (var holes : List.of(HoleRules.wide(4, HoleRules.messy(50)), HoleRules.apart(3, HoleRules.straight()))) {
            var rules = TestRules.PLAIN.withGarbage(GarbageSettings.standard().withHoles(holes));
            var game = Game.start(rules, 3);
            var palette = Palette.empty(rules.size());
            while (!game.isOver()) {
                var step = game.receive(2).game().apply(Input.HARD_DROP);
                Soundness.check(game, step);
                palette = step.palette(palette);
                game = step.game();
                assertEquals(game.board(), palette.board());
            }
        }
    }

    @Test
    void aNamedHoleRuleKeepsItsRows() {
        var rule = HoleRules.named("mine", HoleRules.wide(3, HoleRules.straight()));
        assertEquals(0b11_1111_1000, rule.row(0, Board.empty(TestRules.PLAIN.size())));
    }

    @ParameterizedTest
    @ValueSource(ints = {0b11_1111_1111, 0b100_0000_0000, -1})
    void aRowThatCannotEnterIsRefusedWithItsRule(int row) {
        HoleRule rule = new HoleRule() {
            @Override
            public List<Integer> holes(long random, int lines, int width) {
                return Collections.nCopies(lines, 0);
            }

            @Override
            public int row(int hole, Board board) {
                return row;
            }

            @Override
            public String toString() {
                return "my rows";
            }
        };
        var game = Game.start(
                        TestRules.PLAIN.withGarbage(GarbageSettings.standard().withHoles(rule)), 1)
                .receive(1)
                .game();
        assertEquals(
                "the cells of a row of garbage must be columns of the board, but not all of them: 0x"
                        + Integer.toHexString(row) + ", answered by my rows",
                assertThrows(IllegalArgumentException.class, () -> game.apply(Input.HARD_DROP))
                        .getMessage());
    }

    @Test
    void textsOfHolesThatAreNoneAreRefusedWithTheirPlace() {
        var error = assertThrows(NotationException.class, () -> HoleRules.parse("wide(cells=2, holes=chess)"));
        assertTrue(error.rule().startsWith("expected"), error.getMessage());
        assertEquals(21, error.column());
        assertThrows(NotationException.class, () -> HoleRules.parse("wide(cells=0, holes=straight)"));
        assertThrows(IllegalArgumentException.class, () -> HoleRules.wide(32, HoleRules.straight()));
        assertThrows(IllegalArgumentException.class, () -> HoleRules.apart(0, HoleRules.straight()));
    }

    @Test
    void aRowComesByTimeAndEntersAtTheNextLock() {
        var game = Game.start(byTime(), 1);
        var before = game.advance(1999 * MILLI);
        assertEquals(0, before.game().pendingGarbage());
        var then = before.game().advance(MILLI);
        assertEquals(List.of(new Event.GarbageQueued(2000 * MILLI, 1)), then.events());
        assertEquals(4, then.game().advance(6500 * MILLI).game().pendingGarbage());
        var locked = then.game().advance(6500 * MILLI).game().apply(Input.HARD_DROP);
        assertEquals(0, locked.game().pendingGarbage());
        assertEquals(5, locked.game().board().stackHeight() - 1);
    }

    @Test
    void aLoopWakesForARowThatComesByTime() {
        var game = Game.start(byTime(), 1);
        assertEquals(2000 * MILLI, game.nanosToNextEvent());
        assertEquals(500 * MILLI, game.advance(1500 * MILLI).game().nanosToNextEvent());
    }

    @Test
    void timeInPiecesBringsTheSameRowsAsTimeAtOnce() {
        for (var frames : List.of(FrameRate.CONTINUOUS, FrameRate.HZ_60)) {
            for (var every : List.of(1L, 7 * MILLI, 130 * MILLI)) {
                var rules = Rulesets.guideline()
                        .withTiming(Rulesets.guideline().timing().withFrames(frames))
                        .withGarbage(GarbageSettings.standard().withEveryNanos(every));
                var game = Game.start(rules, 1);
                var inPieces = game;
                for (var i = 0; i < 100; i++) {
                    inPieces = inPieces.advance(3 * MILLI + i).game();
                }
                assertEquals(inPieces, game.advance(300 * MILLI + 4950).game());
                assertEquals(inPieces, Game.parse(inPieces.text()));
            }
        }
    }

    @Test
    void withoutTimeNoRowComesByTime() {
        var rules = byTime().untimed();
        assertTrue(rules.isUntimed());
        assertFalse(rules.withGarbage(byTime().garbage()).isUntimed());
        assertEquals(Optional.empty(), rules.garbage().every());
        assertEquals(Optional.of(Duration.ofSeconds(2)), byTime().garbage().every());
    }

    @Test
    void noMoreRowsComeByTimeThanTheBoardHas() {
        var rules = byTime().withGarbage(GarbageSettings.standard().withEveryNanos(1));
        var game = Game.start(rules, 1).advance(Long.MAX_VALUE).game();
        assertEquals(rules.size().height(), game.pendingGarbage());
        assertEquals(Long.MAX_VALUE, game.nanosToNextEvent());
    }

    /** No gravity, and a row of garbage every two seconds. */
    private static Ruleset byTime() {
        return TestRules.PLAIN
                .withTiming(TestRules.PLAIN.timing().withGravity(GravityClocks.frozen()))
                .withGarbage(GarbageSettings.standard().withEvery(Duration.ofSeconds(2)));
    }
}
