package io.github.wallkick.simulation;

import io.github.wallkick.game.Event;
import io.github.wallkick.game.TopOut;
import io.github.wallkick.game.Transition;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;

/** The frames of a game, made one piece at a time while they are read. */
final class Frames implements Iterator<Frame>, ValuePlaythrough.StepListener {
    private final ValuePlaythrough game;
    private final EventBoard told;
    private final Queue<Frame> made = new ArrayDeque<>();
    private int piece;
    private boolean ended;

    private Frames(ValuePlaythrough game) {
        this.game = game;
        this.told = new EventBoard(game.ruleset);
    }

    static Frames of(SelfPlay run, int number) {
        try {
            var game = new ValuePlaythrough(run, number);
            var frames = new Frames(game);
            game.show(frames);
            return frames;
        } catch (Throwable e) {
            throw new SelfPlayException(number, 0, run.seed(), e);
        }
    }

    @Override
    public boolean hasNext() {
        while (made.isEmpty() && !game.isDone()) {
            playPiece();
        }
        if (made.isEmpty() && !ended) {
            ended = true;
            add(Frame.Kind.END, Optional.empty(), game.isOver() ? blocked() : Optional.empty());
        }
        return !made.isEmpty();
    }

    private void playPiece() {
        try {
            game.playPiece();
        } catch (Throwable e) {
            throw game.failure(e);
        }
    }

    @Override
    public Frame next() {
        if (!hasNext()) {
            throw new NoSuchElementException("the game is over");
        }
        return made.remove();
    }

    /** An input has a frame even if it was blocked: what it did itself, before a lock or another piece came of it. */
    @Override
    public void input(Input input, Transition step) {
        var events = step.events();
        var own = 0;
        while (own < events.size()
                && EventBoard.pieceOf(events.get(own)).isPresent()
                && !(events.get(own) instanceof Event.Spawned)) {
            told.follow(events.get(own));
            own++;
        }
        add(Frame.Kind.INPUT, Optional.of(input), told.piece());
        events.subList(own, events.size()).forEach(this::follow);
    }

    @Override
    public void step(Transition step) {
        step.events().forEach(this::follow);
    }

    private void follow(Event event) {
        told.follow(event);
        if (event instanceof Event.Locked) {
            add(Frame.Kind.LOCK);
            piece++;
        } else if (event instanceof Event.RowsRemoved) {
            add(Frame.Kind.CLEAR);
        } else if (EventBoard.pieceOf(event).isPresent() && piece < game.run.maxPieces()) {
            add(event instanceof Event.Spawned ? Frame.Kind.SPAWN : Frame.Kind.FALL);
        }
    }

    /** The piece that could not enter, if that ended the game. */
    private Optional<Piece> blocked() {
        var spawned = game.ruleset.rotation().spawn(game.lastPiece(), game.ruleset.size());
        return game.game().topOut().filter(TopOut.BLOCK_OUT::equals).map(cause -> spawned);
    }

    private void add(Frame.Kind kind) {
        add(kind, Optional.empty(), told.piece());
    }

    private void add(Frame.Kind kind, Optional<Input> input, Optional<Piece> shown) {
        var now = game.game();
        made.add(new Frame(
                piece,
                kind,
                input,
                told.board(),
                shown,
                now.held(),
                now.preview(),
                game.lines(),
                now.score().points(),
                game.nanos()));
    }
}
