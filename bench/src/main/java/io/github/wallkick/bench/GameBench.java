package io.github.wallkick.bench;

import io.github.wallkick.game.Game;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.piece.Input;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Inputs and time given to a game, one after the other. */
public class GameBench extends HotPathBench {
    private static final long FRAME = 16_666_667;
    private static final Input[] MOVES = {
        Input.LEFT, Input.RIGHT, Input.CLOCKWISE, Input.COUNTERCLOCKWISE, Input.SOFT_DROP, Input.LEFT, Input.RIGHT
    };

    private Game start = Game.start(Rulesets.guideline(), 1);
    private Game atTheWall = start;
    private int column;
    private long played;

    /** The rules. */
    @Param({"guideline", "tetrio", "nes-ntsc", "tgm1"})
    public String ruleset = "guideline";

    /** Starts the game, and plays it once. */
    @Setup
    public void setUp() {
        start = Game.start(Rulesets.named(ruleset), 1);
        atTheWall = start;
        for (var i = 0; i < start.board().width(); i++) {
            atTheWall = atTheWall.apply(Input.LEFT).game();
        }
        column = column(start);
        played = playOn(start);
    }

    /** A shift, to and fro. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long shift() {
        var game = start;
        for (var i = 0; i < QUESTIONS; i++) {
            game = game.apply(i % 2 == 0 ? Input.LEFT : Input.RIGHT).game();
        }
        return requireAnswer(column(game), column);
    }

    /** A shift into the wall. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long blocked() {
        var events = 0L;
        for (var i = 0; i < QUESTIONS; i++) {
            events += atTheWall.apply(Input.LEFT).events().size();
        }
        return requireAnswer(events, 0);
    }

    /** All kinds of inputs, a hard drop in sixteen, and a frame of time in four. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long play() {
        return requireAnswer(playOn(start), played);
    }

    private static long playOn(Game start) {
        var game = start;
        var random = 88_172_645_463_325_252L;
        var events = 0L;
        for (var i = 0; i < QUESTIONS; i++) {
            random ^= random << 13;
            random ^= random >>> 7;
            random ^= random << 17;
            var choice = (int) (random & 15);
            var transition = i % 4 == 0
                    ? game.advance(FRAME)
                    : game.apply(choice == 15 ? Input.HARD_DROP : MOVES[choice % MOVES.length]);
            events += transition.events().size();
            game = transition.game().isOver() ? start : transition.game();
        }
        return events;
    }

    private static int column(Game game) {
        return game.piece().orElseThrow().x();
    }
}
