package io.github.wallkick.game;

import static io.github.wallkick.game.TestRules.MILLI;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.BugCase;
import io.github.wallkick.board.Board;
import io.github.wallkick.internal.SplitMix;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

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
}
