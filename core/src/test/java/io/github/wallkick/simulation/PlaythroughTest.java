package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.game.HoldRule;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.game.TopOut;
import io.github.wallkick.piece.Input;
import io.github.wallkick.timing.GravityClocks;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlaythroughTest {
    private static final Player IDLE = (game, random) -> Move.none();

    private static Stream<String> rulesets() {
        return Rulesets.names().stream();
    }

    private static SelfPlay run(String ruleset) {
        return SelfPlay.of(Rulesets.named(ruleset), Players.random())
                .withGames(60)
                .withSeed(5)
                .withChecked(true);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyGameOfEveryRulesetHoldsTheInvariants(String ruleset) {
        var report = assertDoesNotThrow(() -> run(ruleset).run());
        assertEquals(0, report.gamesCutShort());
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
        assertEquals(Frame.Kind.END, last.kind());
        assertEquals(
                List.of(result.pieces(), result.lines(), result.points(), result.nanos()),
                List.of((long) last.pieceNumber(), (long) last.lines(), last.points(), last.nanos()));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyInputHasAFrame(String ruleset) {
        var inputs =
                run(ruleset).game(7).filter(frame -> frame.input().isPresent()).count();
        assertEquals(run(ruleset).result(7).inputs(), inputs);
    }

    @Test
    void anotherSeedGivesOtherGames() {
        assertTrue(!run("guideline").run().equals(run("guideline").withSeed(6).run()));
    }

    @Test
    void theCauseOfALossIsTheRuleThatEndedIt() {
        var guideline = Rulesets.guideline().withTopOuts(TopOut.BLOCK_OUT);
        var result = SelfPlay.of(guideline, IDLE).result(0);
        assertEquals(Optional.of(TopOut.BLOCK_OUT), result.topOut());
    }

    @Test
    void timeIsThatOfTheStrokes() {
        Player slow = (game, random) -> Move.none().after(250_000_000, Input.LEFT);
        var run = SelfPlay.of(Rulesets.guideline(), slow).withMaxPieces(4);
        assertEquals(1_000_000_000, run.result(0).nanos());
    }

    @Test
    void aGameIsCutShortAtThePieceLimit() {
        var result = SelfPlay.of(Rulesets.guideline(), IDLE).withMaxPieces(3).result(0);
        assertEquals(List.of(Optional.empty(), 3L), List.of(result.topOut(), result.pieces()));
    }

    @Test
    void aPieceWithoutAHardDropIsDroppedByTheSoftDropHeldDown() {
        var run = SelfPlay.of(Rulesets.nesNtsc(), IDLE).withMaxPieces(1);
        assertTrue(run.result(0).nanos() < 3_000_000_000L, run.result(0)::toString);
    }

    @Test
    void aPieceThatCannotBeDroppedFallsByGravity() {
        var still = Rulesets.guideline().withInputs(EnumSet.noneOf(Input.class)).withHold(HoldRule.OFF);
        var result = SelfPlay.of(still, Players.random()).withMaxPieces(1).result(0);
        assertTrue(result.nanos() > 15_000_000_000L, result::toString);
        assertEquals(0, result.inputs());
    }

    @Test
    void strokesLeftWhenThePieceLocksAreForgotten() {
        Player eager = (game, random) -> Move.of(Input.HARD_DROP, Input.HARD_DROP);
        var result = SelfPlay.of(Rulesets.guideline(), eager).withMaxPieces(2).result(0);
        assertEquals(2, result.inputs());
    }

    @Test
    void aFailureOfThePlayerNamesGameAndPiece() {
        Player faulty = (game, random) -> {
            if (!game.board().isEmpty()) {
                throw new IllegalStateException("on purpose");
            }
            return Move.none();
        };
        var run = SelfPlay.of(Rulesets.guideline(), faulty);
        var failure = assertThrows(SelfPlayException.class, () -> run.result(2));
        assertEquals(List.of(2, 1), List.of(failure.game(), failure.piece()));
    }

    @Test
    void waitsMeanNothingToAGameWithoutTimeButCount() {
        Player slow = (game, random) -> Move.none().after(250_000_000, Input.LEFT);
        Player quick = (game, random) -> Move.of(Input.LEFT);
        var run = SelfPlay.of(Rulesets.tgm1().untimed(), slow).withMaxPieces(4).withChecked(true);
        assertEquals(1_000_000_000, run.result(0).nanos());
        assertEquals(run.withPlayer(quick).result(0).points(), run.result(0).points());
    }

    @Test
    void aGameInWhichNothingHappensAnyMoreFails() {
        var guideline = Rulesets.guideline();
        var stuck = guideline
                .withTiming(guideline.timing().withGravity(GravityClocks.frozen()))
                .withInputs(EnumSet.of(Input.LEFT));
        var run = SelfPlay.of(stuck, IDLE);
        var failure = assertThrows(SelfPlayException.class, () -> run.result(0));
        assertTrue(failure.toString().contains("a piece must lock by itself"), failure::toString);
    }
}
