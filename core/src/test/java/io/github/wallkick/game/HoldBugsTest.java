package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.BugCase;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Public bug reports about hold. */
class HoldBugsTest {
    @Test
    void onlyTheFirstHoldTakesFromTheQueue() {
        var bug = BugCase.of("hold-01");
        var play = new PlayedGame(Game.start(TestRules.with("TIOSZJL"), 1));
        var inputs = List.of(Input.HOLD, Input.HARD_DROP, Input.HOLD);
        for (var i = 0; i < inputs.size(); i++) {
            play.apply(inputs.get(i));
            var after = bug.expected().get("after").get(i);
            assertEquals(
                    after.get("active").asText(), symbol(play.game().piece().map(piece -> piece.type())));
            assertEquals(after.get("hold").asText(), symbol(play.game().held()));
            assertEquals(
                    after.get("next").asText(),
                    symbol(Optional.of(play.game().preview().get(0))));
        }
    }

    @Test
    void aPieceFromHoldEntersAsAFreshOne() {
        var play = new PlayedGame(Game.start(TestRules.with("TIOSZJL"), 1));
        var fresh = play.cells();
        play.apply(Input.CLOCKWISE, Input.LEFT, Input.LEFT, Input.HOLD, Input.HARD_DROP, Input.HOLD);
        assertEquals(fresh, play.cells());
    }

    @Test
    void aNewGameHoldsNothing() {
        var game = Game.start(TestRules.PLAIN, 1);
        assertEquals(Optional.empty(), game.held());
        assertTrue(game.canHold());
    }

    @Test
    void holdAndHardDropAtOneMomentAreBothDoneInOrder() {
        var bug = BugCase.of("hold-06");
        var rules = TestRules.with("TITO");
        var game = Game.start(rules, 1).withBoard(BugGames.board(bug, rules));
        var play = new PlayedGame(game).apply(Input.HOLD, Input.HARD_DROP);
        assertEquals(
                Tetromino.I,
                play.first(Event.Locked.class).orElseThrow().piece().type());
        assertEquals(bug.expected().get("lines").asInt(), play.game().score().lines());
        assertEquals(0, play.filled());
        assertEquals(
                bug.expected().get("active").asText(),
                symbol(play.game().piece().map(piece -> piece.type())));
        assertEquals(bug.expected().get("hold").asText(), symbol(play.game().held()));
    }

    @Test
    void oneStrokeTurnsAPieceFromHoldOnce() {
        for (var initial : SpawnSettings.InitialAction.values()) {
            var rules =
                    TestRules.with("TJO").withSpawning(SpawnSettings.plain(2).withInitialTurn(initial, true));
            var play = new PlayedGame(Game.start(rules, 1)).apply(Input.HOLD).press(Input.CLOCKWISE);
            assertEquals(Orientation.RIGHT, play.game().piece().orElseThrow().orientation(), initial::name);
        }
    }

    @Test
    void onHoldWithOnePieceASecondHoldIsBlocked() {
        var held = Game.start(TestRules.PLAIN, 1).apply(Input.HOLD).game();
        var piece = held.piece().orElseThrow();
        assertEquals(
                List.of(new Event.Blocked(0, piece, Input.HOLD)),
                held.apply(Input.HOLD).events());
        assertSame(held, held.apply(Input.HOLD).game());
    }

    @Test
    void underUnlimitedHoldASecondHoldSwapsBack() {
        var game = Game.start(TestRules.with("TIO").withHold(HoldRule.UNLIMITED), 1);
        var twice = game.apply(Input.HOLD).game().apply(Input.HOLD).game();
        assertEquals("T", symbol(twice.piece().map(piece -> piece.type())));
    }

    @Test
    void aHeldPieceThatDoesNotFitEndsTheGame() {
        var rules = TestRules.with("OT");
        var game = Game.start(rules, 1);
        var low = game.apply(Input.SONIC_DROP).game();
        var blocked = low.withBoard(low.board().withCell(4, 20, true));
        var after = blocked.apply(Input.HOLD);
        assertEquals(Optional.of(TopOut.BLOCK_OUT), after.game().topOut());
        assertEquals(Set.of(Phase.OVER), Set.of(after.game().phase()));
    }

    private static String symbol(Optional<PieceType> type) {
        return type.map(some -> String.valueOf(some.symbol())).orElse("none");
    }
}
