package io.github.wallkick.simulation;

import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;

/** The frames of a game, made one piece at a time while they are read. */
final class Frames implements Iterator<Frame> {
    private final Playthrough game;
    private final Queue<Frame> made = new ArrayDeque<>();
    private boolean over;

    Frames(Playthrough game) {
        this.game = game;
    }

    @Override
    public boolean hasNext() {
        if (made.isEmpty() && !over) {
            try {
                makePiece();
            } catch (RuntimeException e) {
                throw game.failure(e);
            }
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

    private void makePiece() {
        if (game.isCutShort()) {
            end(Optional.empty());
            return;
        }
        var view = game.view();
        if (game.isBlocked(view)) {
            end(Optional.of(view.piece()));
            return;
        }
        add(Frame.Stage.ENTER, Optional.empty(), Optional.of(view.piece()));
        var number = game.pieces();
        var hand = new Hand(view);
        var move = game.move(view);
        if (move instanceof Inputs inputs) {
            inputs.toList().forEach(input -> makeInput(hand, input));
            makeInput(hand, Input.HARD_DROP);
        } else if (move instanceof Placement placement) {
            hand.put(placement);
            add(Frame.Stage.PLACE, Optional.empty(), Optional.of(hand.piece()));
        }
        game.lock(hand);
        made.add(frame(number, Frame.Stage.LOCK, Optional.empty(), Optional.empty()));
    }

    private void makeInput(Hand hand, Input input) {
        game.apply(hand, input);
        add(Frame.Stage.INPUT, Optional.of(input), Optional.of(hand.piece()));
    }

    private void end(Optional<Piece> blocked) {
        over = true;
        add(Frame.Stage.END, Optional.empty(), blocked);
    }

    private void add(Frame.Stage stage, Optional<Input> input, Optional<Piece> piece) {
        made.add(frame(game.pieces(), stage, input, piece));
    }

    private Frame frame(int number, Frame.Stage stage, Optional<Input> input, Optional<Piece> piece) {
        return new Frame(number, stage, input, game.board(), piece, game.lines(), game.points());
    }
}
