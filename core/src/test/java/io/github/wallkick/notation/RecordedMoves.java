package io.github.wallkick.notation;

import io.github.wallkick.game.Action;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.piece.Input;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Games to be recorded. */
final class RecordedMoves {
    /** A action and the time before it. */
    record Move(long waitNanos, Action action) {}

    private RecordedMoves() {}

    /** Up to 60 moves, at any nanosecond, for boards of at least four columns. */
    static Arbitrary<List<Move>> moves() {
        var inputs = Arbitraries.of(Input.class);
        var garbage = Arbitraries.integers().between(0, 3).list().ofMinSize(1).ofMaxSize(3);
        var actions = Arbitraries.<Action>oneOf(
                inputs.map(Action.Tap::new),
                inputs.map(Action.Tap::new),
                inputs.map(Action.Press::new),
                inputs.map(Action.Release::new),
                Arbitraries.of(Input.HARD_DROP, Input.LEFT_TO_WALL, Input.RIGHT_TO_WALL)
                        .map(Action.Tap::new),
                Arbitraries.integers().between(1, 2).map(Action.Receive::new),
                garbage.map(Action.ReceiveHoles::new));
        var waits = Arbitraries.longs().between(0, 900_000_000);
        return Combinators.combine(waits, actions).as(Move::new).list().ofMaxSize(60);
    }

    static Recording recorded(Ruleset rules, long seed, int piecesPerCheckpoint, List<Move> moves) {
        return played(Recording.start(rules, seed, piecesPerCheckpoint), moves);
    }

    static Recording played(Recording start, List<Move> moves) {
        var recording = start;
        for (var move : moves) {
            recording = recording
                    .advance(move.waitNanos())
                    .next()
                    .apply(move.action())
                    .next();
        }
        return recording;
    }
}
