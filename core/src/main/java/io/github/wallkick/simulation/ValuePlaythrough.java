package io.github.wallkick.simulation;

import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.TopOut;
import io.github.wallkick.game.Transition;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.randomizer.Randomizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game played as a value, its steps shown to whoever looks on. */
final class ValuePlaythrough extends Playthrough {
    /** Observes each step of a game. */
    interface StepListener {
        /** Time has passed, or the game has begun. */
        void step(Transition step);

        /** An input was given. */
        void input(Input input, Transition step);
    }

    private final List<StepListener> listeners = new ArrayList<>();
    private final Transition opening;
    private Game game;
    /** The pieces that have not come under control yet. */
    private Randomizer queue;

    private PieceType lastPiece;
    private Optional<PieceType> held = Optional.empty();
    /** The type that a hold brings back from the hold, until it has entered. */
    private Optional<PieceType> fetched = Optional.empty();

    ValuePlaythrough(SelfPlay run, int number) {
        super(run, number);
        this.opening = Game.opening(ruleset, seed);
        this.game = opening.game();
        this.queue = ruleset.randomizers().start(seed);
        this.lastPiece = queue.draw().piece();
        if (run.checked()) {
            listeners.add(new Invariants(ruleset));
        }
        take(opening);
    }

    /** Shows the steps of this game, which has only begun, to one more listener. */
    void show(StepListener listener) {
        listeners.add(listener);
        listener.step(opening);
    }

    @Override
    void playPiece() {
        if (game.piece().isPresent()) {
            super.playPiece();
        }
        while (game.piece().isEmpty() && !isDone()) {
            awaitEvent("a piece must enter");
        }
    }

    @Override
    Move move(Player by, long random) {
        return by.play(game, random);
    }

    @Override
    void apply(Input input) {
        see(input, game.apply(input));
    }

    @Override
    void pass(long elapsedNanos) {
        take(game.advance(elapsedNanos));
    }

    /** In a game with time the soft drop is held down until the piece locks; without a soft drop the piece just falls. */
    @Override
    void dropSoftly(int piece) {
        if (ruleset.isUntimed()) {
            super.dropSoftly(piece);
            return;
        }
        if (ruleset.inputs().contains(Input.SOFT_DROP)) {
            countInputs(1);
            see(Input.SOFT_DROP, game.press(Input.SOFT_DROP));
        }
        while (!isGone(piece)) {
            awaitEvent("a piece must lock");
        }
        take(game.release(Input.SOFT_DROP));
    }

    private void awaitEvent(String rule) {
        var nanosToEvent = game.nanosToNextEvent();
        if (nanosToEvent == Long.MAX_VALUE) {
            throw new IllegalStateException(rule + " by itself after the last input: " + game);
        }
        advance(nanosToEvent);
    }

    private void see(Input input, Transition step) {
        follow(step);
        for (var listener : listeners) {
            listener.input(input, step);
        }
    }

    private void take(Transition step) {
        follow(step);
        for (var listener : listeners) {
            listener.step(step);
        }
    }

    private void follow(Transition step) {
        game = step.game();
        var events = step.events();
        for (var i = 0; i < events.size(); i++) {
            var event = events.get(i);
            if (event instanceof Event.Locked locked) {
                locked(
                        locked.spin(),
                        rowsCleared(events, i + 1),
                        locked.piece().shape().size());
            } else if (event instanceof Event.Held hold) {
                fetched = held;
                held = Optional.of(hold.type());
            } else if (event instanceof Event.Spawned
                    || (event instanceof Event.ToppedOut end && end.cause() == TopOut.BLOCK_OUT)) {
                lastPiece = entering();
            }
        }
    }

    /** The type that enters next, whether it can or not. */
    private PieceType entering() {
        if (fetched.isPresent()) {
            var type = fetched.get();
            fetched = Optional.empty();
            return type;
        }
        var draw = queue.draw();
        queue = draw.next();
        return draw.piece();
    }

    /** The rows that a lock clears, which the event after it tells. */
    private static int rowsCleared(List<Event> events, int i) {
        return i < events.size() && events.get(i) instanceof Event.RowsCleared cleared
                ? Long.bitCount(cleared.rowMask())
                : 0;
    }

    /** Checked games without time are played in place too, and must come to the same. */
    @Override
    GameResult result() {
        var result = super.result();
        if (run.checked() && ruleset.isUntimed()) {
            var inPlace = Playthrough.play(run.withChecked(false), number, () -> false);
            if (!inPlace.equals(Optional.of(result))) {
                throw new IllegalStateException("a game played in place must come to the same as the game as a value, "
                        + result + ": " + inPlace);
            }
        }
        return result;
    }

    @Override
    boolean isOver() {
        return game.isOver();
    }

    @Override
    Game game() {
        return game;
    }

    @Override
    PieceType lastPiece() {
        return lastPiece;
    }
}
