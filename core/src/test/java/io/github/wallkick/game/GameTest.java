package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClocks;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameTest {
    @Test
    void aBlockedInputIsTheSameInstance() {
        var game = Game.start(TestRules.PLAIN, 1).apply(Input.LEFT_TO_WALL).game();
        assertSame(game, game.apply(Input.LEFT).game());
    }

    @Test
    void aBlockedInputTellsThatItIs() {
        var game = Game.start(TestRules.PLAIN, 1).apply(Input.LEFT_TO_WALL).game();
        var piece = game.piece().orElseThrow();
        for (var input : List.of(Input.LEFT, Input.LEFT_TO_WALL)) {
            assertEquals(
                    List.of(new Event.Blocked(0, piece, input)),
                    game.apply(input).events());
        }
    }

    @Test
    void aPieceFallsARowASecond() {
        var game = Game.start(TestRules.PLAIN, 1);
        var before = game.piece().orElseThrow().y();
        assertEquals(
                before - 2,
                game.advance(2500 * TestRules.MILLI)
                        .game()
                        .piece()
                        .orElseThrow()
                        .y());
    }

    @Test
    void aGameKnowsWhenItsPieceFallsNext() {
        var game = Game.start(TestRules.PLAIN, 1).advance(300 * TestRules.MILLI).game();
        assertEquals(700 * TestRules.MILLI, game.nanosToNextEvent());
    }

    @Test
    void aGameKnowsWhenItsPieceLocks() {
        var game = Game.start(TestRules.PLAIN, 1).apply(Input.SONIC_DROP).game();
        assertEquals(500 * TestRules.MILLI, game.nanosToNextEvent());
    }

    @Test
    void aGameThatCountsFramesKnowsInRealTimeWhenTheNextOneBringsSomething() {
        // the opening spares the first piece for 96 frames, and the row comes in the frame after them
        var game = Game.start(Rulesets.nesNtsc(), 1);
        assertEquals(FrameRate.NES_NTSC.nanosAt(97), game.nanosToNextEvent());
        assertEquals(
                FrameRate.NES_NTSC.nanosAt(97) - 5_000_000,
                game.advance(5_000_000).game().nanosToNextEvent());
    }

    @Test
    void aPieceWithoutGravityNeverDoesAnythingByItself() {
        var timing = TestRules.PLAIN.timing().withGravity(GravityClocks.frozen());
        assertEquals(
                Long.MAX_VALUE,
                Game.start(TestRules.PLAIN.withTiming(timing), 1).nanosToNextEvent());
    }

    @Test
    void withFramesWhatFallsDueWithinAFrameHappensAtItsEnd() {
        // frames of 300 ms: the lock due after 500 ms comes at 600, the entry due 350 ms later at 1200, not at 900
        var timing = TestRules.PLAIN.timing();
        var rules = TestRules.PLAIN.withTiming(timing.withFrames(new FrameRate(1, 300 * TestRules.MILLI))
                .withDelays(DelayRules.fixed(350 * TestRules.MILLI, 0, 0)));
        var play = new PlayedGame(Game.start(rules, 1)).apply(Input.SONIC_DROP).untilMillis(599);
        assertEquals(Phase.LOCKING, play.game().phase());
        assertEquals(Phase.SPAWNING, play.untilMillis(600).game().phase());
        assertEquals(Phase.SPAWNING, play.untilMillis(1199).game().phase());
        assertEquals(Phase.FALLING, play.untilMillis(1200).game().phase());
    }

    @Test
    void anInputBeforeAnEntryThatNoRuleCaresForIsTheSameInstance() {
        var rules = TestRules.PLAIN.withTiming(
                TestRules.PLAIN.timing().withDelays(DelayRules.fixed(100 * TestRules.MILLI, 0, 0)));
        var entering = Game.start(rules, 1).apply(Input.HARD_DROP).game();
        for (var input : Input.values()) {
            assertSame(entering, entering.apply(input).game(), input::name);
        }
    }

    @Test
    void aTapBeforeAnEntryTurnsThatPieceAlone() {
        var rules = TestRules.with("T")
                .withSpawning(SpawnSettings.plain(1).withInitialTurn(SpawnSettings.InitialAction.TAPPED, true))
                .withTiming(TestRules.PLAIN.timing().withDelays(DelayRules.fixed(100 * TestRules.MILLI, 0, 0)));
        var play = new PlayedGame(Game.start(rules, 1))
                .apply(Input.HARD_DROP, Input.CLOCKWISE)
                .untilMillis(100);
        assertEquals(Orientation.RIGHT, play.game().piece().orElseThrow().orientation());
        play.apply(Input.HARD_DROP).untilMillis(200);
        assertEquals(Orientation.SPAWN, play.game().piece().orElseThrow().orientation());
    }

    @Test
    void aBoardThatCoversThePieceIsRefused() {
        var game = Game.start(TestRules.with("T"), 1);
        var piece = game.piece().orElseThrow();
        var board = game.board().lock(piece);
        var error = assertThrows(IllegalArgumentException.class, () -> game.withBoard(board));
        assertEquals("a board must leave room for the piece under control: " + piece, error.getMessage());
    }

    @Test
    void aPieceOfAnotherSystemsShapeIsRefused() {
        var game = Game.start(TestRules.with("T").withRotation(RotationSystems.ars()), 1);
        var piece = new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 5);
        var error = assertThrows(IllegalArgumentException.class, () -> game.withPiece(piece));
        assertEquals("a piece must have the shape of its ruleset's rotation system: T 0 (3,5)", error.getMessage());
    }

    @Test
    void aHardDropThatIsPressedAgainWithoutAReleaseDropsNoFurtherPiece() {
        var dropped = Game.start(TestRules.PLAIN, 1).press(Input.HARD_DROP).game();
        assertSame(dropped, dropped.press(Input.HARD_DROP).game());
        assertEquals(
                8,
                dropped.release(Input.HARD_DROP)
                        .game()
                        .press(Input.HARD_DROP)
                        .game()
                        .board()
                        .filledCells());
    }
}
