package io.github.wallkick.simulation;

import io.github.wallkick.game.Event;
import io.github.wallkick.game.Transition;
import io.github.wallkick.piece.Input;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;

/** The frames of a full game, made one piece at a time while they are read. */
final class TimedFrames implements Iterator<Frame>, Witness {
    private final TimedPlaythrough game;
    private final ToldBoard told;
    private final Queue<Frame> made = new ArrayDeque<>();
    private int piece;
    private boolean ended;

    TimedFrames(TimedPlaythrough game, Transition opening) {
        this.game = game;
        this.told = new ToldBoard(opening.game().ruleset());
        sees(opening);
    }

    @Override
    public boolean hasNext() {
        while (made.isEmpty() && !game.isDone()) {
            game.playPiece();
        }
        if (made.isEmpty() && !ended) {
            ended = true;
            add(Frame.Stage.END, Optional.empty());
        }
        return !made.isEmpty();
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
    public void sees(Input input, Transition step) {
        var events = step.events();
        var own = 0;
        while (own < events.size()
                && ToldBoard.pieceOf(events.get(own)).isPresent()
                && !(events.get(own) instanceof Event.Spawned)) {
            told.follow(events.get(own));
            own++;
        }
        add(Frame.Stage.INPUT, Optional.of(input));
        events.subList(own, events.size()).forEach(this::follow);
    }

    @Override
    public void sees(Transition step) {
        step.events().forEach(this::follow);
    }

    private void follow(Event event) {
        told.follow(event);
        if (event instanceof Event.Spawned) {
            add(Frame.Stage.ENTER, Optional.empty());
        } else if (event instanceof Event.Locked) {
            add(Frame.Stage.LOCK, Optional.empty());
            piece++;
        } else if (event instanceof Event.RowsRemoved) {
            add(Frame.Stage.CLEAR, Optional.empty());
        } else if (ToldBoard.pieceOf(event).isPresent()) {
            add(Frame.Stage.FALL, Optional.empty());
        }
    }

    private void add(Frame.Stage stage, Optional<Input> input) {
        made.add(new Frame(piece, stage, input, told.board(), told.piece(), game.lines(), game.points(), game.nanos()));
    }
}
