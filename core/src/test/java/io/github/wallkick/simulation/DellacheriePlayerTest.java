package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.timing.GravityClocks;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DellacheriePlayerTest {
    private static final Ruleset SRS = Rulesets.guideline().untimed();

    private static Board afterwards(Board board, Tetromino type) {
        var game = Game.start(SRS, 1).withBoard(board).withPiece(SRS.rotation().spawn(type, SRS.size()));
        for (var input : Players.dellacherie().play(game, 0).inputs()) {
            game = game.apply(input).game();
        }
        return game.apply(Input.HARD_DROP).game().board();
    }

    @Test
    void aBarGoesDownTheWell() {
        var board = Board.parse("""
                XXXXXXXXX.
                XXXXXXXXX.
                XXXXXXXXX.
                XXXXXXXXX.
                """);
        assertTrue(afterwards(board, Tetromino.I).isEmpty());
    }

    @Test
    void aSkewPieceFillsTheStepOfItsForm() {
        var board = Board.parse("""
                XXX...XXXX
                XXX..XXXXX
                """);
        assertEquals(Board.parse("XXX.XXXXXX"), afterwards(board, Tetromino.S));
    }

    /** The bar enters in columns 3 to 6: both walls are three columns away. */
    @Test
    void ofTwoEqualPlacesItTakesTheLeftOne() {
        assertEquals(Board.parse("XXXX......"), afterwards(Board.empty(), Tetromino.I));
    }

    @Test
    void aPieceThatLooksTheSameIsNotTurned() {
        var game = Game.start(SRS, 1).withPiece(SRS.rotation().spawn(Tetromino.O, SRS.size()));
        var move = Players.dellacherie().play(game, 0);
        assertTrue(move.inputs().stream().noneMatch(input -> input == Input.CLOCKWISE), move::toString);
    }

    @Test
    void aThousandPiecesAreNoDanger() {
        var run = SelfPlay.of(Rulesets.basic().untimed(), Players.dellacherie())
                .withMaxPieces(1000)
                .withGames(4);
        assertEquals(4, run.run().gamesCutShort());
    }

    @Test
    void itSeesTheStackBesideTheEntrance() {
        var rules = Rulesets.basic().withSize(BoardSize.of(10, 6)).untimed();
        var run = SelfPlay.of(rules, Players.dellacherie())
                .withMaxPieces(500)
                .withGames(20)
                .withChecked(true);
        assertTrue(run.run().lines().mean() > 2);
    }

    /** Where gravity is not too fast at the start it clears lines under every ruleset. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void itPlaysEveryRuleset(String name) {
        var run = SelfPlay.of(Rulesets.named(name), Players.dellacherie())
                .withMaxPieces(100)
                .withGames(2)
                .withChecked(true);
        var report = run.run();
        assertTrue(report.lines().mean() > 20, name + ": " + report);
    }

    static List<String> rulesets() {
        return Rulesets.names();
    }

    @Test
    void underInstantGravityItMovesAlongTheGround() {
        var guideline = Rulesets.guideline();
        var fast = guideline.withTiming(guideline.timing().withGravity(GravityClocks.instant()));
        var report = SelfPlay.of(fast, Players.dellacherie())
                .withMaxPieces(200)
                .withGames(4)
                .withChecked(true)
                .run();
        assertTrue(report.lines().mean() > 10, report::toString);
    }

    /** Tried on the game or calculated, the same drops are best. */
    @Test
    void withTimeToSpareItPlaysAsItDoesWithoutTime() {
        var basic = Rulesets.basic();
        var slow = basic.withTiming(basic.timing().withGravity(GravityClocks.intervals(1, 1_000_000_000_000L)));
        var timed = SelfPlay.of(slow, Players.dellacherie()).withMaxPieces(60).withGames(3);
        for (var game = 0; game < 3; game++) {
            var result = timed.withRuleset(slow.untimed()).result(game);
            assertEquals(result.clears(), timed.result(game).clears());
            assertEquals(result.stackHeight(), timed.result(game).stackHeight());
        }
    }
}
