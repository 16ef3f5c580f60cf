package io.github.wallkick.bench;

import io.github.wallkick.game.Rulesets;
import io.github.wallkick.simulation.Players;
import io.github.wallkick.simulation.SelfPlay;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Games that play themselves, on one thread; time and bytes are for one piece, everything from the queue to the score
 * included.
 */
public class SelfPlayBench extends HotPathBench {
    private static final int PIECES = 100 * QUESTIONS;
    /** More games than the pieces are enough for. */
    private static final int GAMES = PIECES;

    private SelfPlay run = SelfPlay.of(Rulesets.basic().untimed(), Players.random());
    private long lines;

    /** Who plays. */
    @Param({"random", "dellacherie"})
    public String player = "random";

    /** Plays once with every invariant checked. */
    @Setup
    public void setUp() {
        run = SelfPlay.of(Rulesets.basic().untimed(), Players.named(player))
                .withMaxPieces(QUESTIONS)
                .withGames(GAMES)
                .withSeed(1);
        lines = linesOfPieces(run.withChecked(true));
    }

    /** Games one after the other until there are enough pieces. */
    @Benchmark
    @OperationsPerInvocation(PIECES)
    public long play() {
        return requireAnswer(linesOfPieces(run), lines);
    }

    private static long linesOfPieces(SelfPlay run) {
        var cleared = 0L;
        var pieces = 0L;
        for (var game = 0; pieces < PIECES; game++) {
            var result = run.result(game);
            pieces += result.pieces();
            cleared += result.lines();
        }
        return cleared;
    }
}
