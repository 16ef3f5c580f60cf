package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.game.Game;
import io.github.wallkick.game.HoldRule;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.game.TopOut;
import io.github.wallkick.piece.Input;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TimedPlaythroughTest {
    private static final TimedPlayer IDLE = (game, random) -> List.of();

    private static Stream<String> rulesets() {
        return Rulesets.names().stream();
    }

    private static SelfPlay run(String ruleset) {
        return SelfPlay.of(Rulesets.named(ruleset), TimedPlayers.random())
                .withGames(60)
                .withSeed(5)
                .withChecked(true);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyGameOfEveryRulesetHoldsTheInvariants(String ruleset) {
        var report = assertDoesNotThrow(() -> run(ruleset).run());
        assertEquals(60, report.ended(GameEnd.TOPPED_OUT));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theReportDoesNotDependOnThreads(String ruleset) {
        assertEquals(
                run(ruleset).withThreads(1).run(),
                run(ruleset).withThreads(3).withChecked(false).run());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theFramesOfAGameLeadToItsResult(String ruleset) {
        var frames = run(ruleset).game(7).toList();
        var result = run(ruleset).result(7);
        var last = frames.get(frames.size() - 1);
        assertEquals(Frame.Stage.END, last.stage());
        assertEquals(
                List.of(
                        result.pieces(),
                        result.lines(),
                        result.points(),
                        result.timed().orElseThrow().nanos()),
                List.of((long) last.pieceNumber(), (long) last.lines(), last.points(), last.nanos()));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyInputHasAFrame(String ruleset) {
        var inputs =
                run(ruleset).game(7).filter(frame -> frame.input().isPresent()).count();
        assertEquals(run(ruleset).result(7).timed().orElseThrow().inputs(), inputs);
    }

    @Test
    void anotherSeedGivesOtherGames() {
        assertTrue(!run("guideline").run().equals(run("guideline").withSeed(6).run()));
    }

    @Test
    void theCauseOfALossIsTheRuleThatEndedIt() {
        var guideline = Rulesets.guideline().withTopOuts(TopOut.BLOCK_OUT);
        var result = SelfPlay.of(guideline, IDLE).result(0);
        assertEquals(Optional.of(TopOut.BLOCK_OUT), result.timed().orElseThrow().topOut());
    }

    @Test
    void timeIsThatOfTheStrokes() {
        TimedPlayer slow = (game, random) -> List.of(new Stroke(250_000_000, Input.LEFT));
        var run = SelfPlay.of(new TimedContest(Rulesets.guideline(), slow, 4));
        assertEquals(1_000_000_000, run.result(0).timed().orElseThrow().nanos());
    }

    @Test
    void aGameIsCutShortAtThePieceLimit() {
        var result =
                SelfPlay.of(new TimedContest(Rulesets.guideline(), IDLE, 3)).result(0);
        assertEquals(List.of(GameEnd.PIECE_LIMIT, 3L), List.of(result.end(), result.pieces()));
    }

    @Test
    void aPieceWithoutAHardDropIsDroppedByTheSoftDropHeldDown() {
        var run = SelfPlay.of(new TimedContest(Rulesets.nesNtsc(), IDLE, 1));
        assertTrue(run.result(0).timed().orElseThrow().nanos() < 3_000_000_000L, run.result(0)::toString);
    }

    @Test
    void aPieceThatCannotBeDroppedFallsByGravity() {
        var still = Rulesets.guideline().withInputs(EnumSet.noneOf(Input.class)).withHold(HoldRule.OFF);
        var result =
                SelfPlay.of(new TimedContest(still, TimedPlayers.random(), 1)).result(0);
        assertTrue(result.timed().orElseThrow().nanos() > 15_000_000_000L, result::toString);
        assertEquals(0, result.timed().orElseThrow().inputs());
    }

    @Test
    void strokesLeftWhenThePieceLocksAreForgotten() {
        TimedPlayer eager = (game, random) -> List.of(new Stroke(0, Input.HARD_DROP), new Stroke(0, Input.HARD_DROP));
        var result =
                SelfPlay.of(new TimedContest(Rulesets.guideline(), eager, 2)).result(0);
        assertEquals(2, result.timed().orElseThrow().inputs());
    }

    @Test
    void aFailureOfThePlayerNamesGameAndPiece() {
        TimedPlayer faulty = (game, random) -> {
            if (!game.board().isEmpty()) {
                throw new IllegalStateException("on purpose");
            }
            return List.of();
        };
        var run = SelfPlay.of(Rulesets.guideline(), faulty);
        var failure = assertThrows(SelfPlayException.class, () -> run.result(2));
        assertEquals(List.of(2, 1), List.of(failure.game(), failure.piece()));
    }

    @Test
    void aWaitIsNotNegative() {
        assertThrows(IllegalArgumentException.class, () -> new Stroke(-1, Input.LEFT));
    }

    @Test
    void theRandomPlayerUsesEveryInputOfTheRuleset() {
        var game = Game.start(Rulesets.guideline(), 1);
        var used = EnumSet.of(Input.HARD_DROP);
        for (var i = 0; i < 100; i++) {
            TimedPlayers.random().play(game, Seeds.ofPiece(3, i)).forEach(stroke -> used.add(stroke.input()));
        }
        assertEquals(game.ruleset().inputs(), used);
    }
}
