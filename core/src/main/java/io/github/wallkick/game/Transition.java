package io.github.wallkick.game;

import io.github.wallkick.board.GarbageCell;
import io.github.wallkick.board.Palette;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Piece;
import java.util.List;

/**
 * A step of a game: the game after it and what happened, in the order in which it happened.
 *
 * @param game the game after the step; the same instance as before when nothing changed
 * @param events what happened, none if the step only let time pass; immutable
 * @since 0.1.0
 */
@CheckReturnValue
public record Transition(Game game, List<Event> events) {
    /**
     * Takes a copy of the events, so that the transition stays what it is.
     */
    public Transition {
        events = List.copyOf(events);
    }

    /**
     * The colours of the board after the step, under any rules. A display that keeps a palette beside its game hands it from
     * step to step:
     *
     * <pre>{@code
     * Transition step = game.apply(Input.HARD_DROP);
     * palette = step.palette(palette);
     * game = step.game();
     * }</pre>
     *
     * @param before the palette of the board before the step
     * @return the palette of {@code game().board()}
     * @throws IllegalArgumentException if the palette has another size than the board
     */
    public Palette palette(Palette before) {
        if (!before.size().equals(game.board().size())) {
            throw new IllegalArgumentException(
                    "a palette must have the size of the board, " + game.board().size() + ": " + before.size());
        }
        var palette = before;
        for (var i = 0; i < events.size(); i++) {
            var isLast = i + 1 < events.size() && events.get(i + 1) instanceof Event.ToppedOut;
            palette = after(events.get(i), palette, isLast);
        }
        return palette;
    }

    private Palette after(Event event, Palette before, boolean isLast) {
        if (event instanceof Event.Locked locked) {
            return locked(locked.piece(), before, isLast);
        }
        if (event instanceof Event.RowsRemoved) {
            return before.follow(game.ruleset().clears().clear(before.board()));
        }
        if (event instanceof Event.GarbageEntered entered) {
            return before.raiseRows(
                    GarbageCell.GARBAGE,
                    entered.rows().stream().mapToInt(Integer::intValue).toArray());
        }
        return before;
    }

    /** A lock that ends the game may leave the board as it was; one without full rows may lose cells by the clear rule. */
    private Palette locked(Piece piece, Palette before, boolean isLast) {
        var painted = before.paint(piece);
        if (isLast && game.board().equals(before.board())) {
            return before;
        }
        if (isLast && game.board().equals(painted.board())) {
            return painted;
        }
        var clear = game.ruleset().clears().clear(painted.board());
        return clear.count() == 0 ? painted.follow(clear) : painted;
    }
}
