package io.github.wallkick.game;

import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A game being played by a test: where it stands, what time it is, and what has happened. */
final class PlayedGame {
    private Game game;
    private long nanos;
    private final List<Event> events = new ArrayList<>();

    PlayedGame(Game game) {
        this.game = game;
    }

    Game game() {
        return game;
    }

    List<Event> events() {
        return events;
    }

    /** Time passes until the moment, counted from the start of the play. */
    PlayedGame untilMillis(long millis) {
        return until(millis * TestRules.MILLI);
    }

    PlayedGame until(long moment) {
        take(game.advance(moment - nanos));
        nanos = moment;
        return this;
    }

    PlayedGame apply(Input... inputs) {
        for (var input : inputs) {
            take(game.apply(input));
        }
        return this;
    }

    PlayedGame press(Input input) {
        take(game.press(input));
        return this;
    }

    PlayedGame release(Input input) {
        take(game.release(input));
        return this;
    }

    private void take(Transition transition) {
        game = transition.game();
        events.addAll(transition.events());
    }

    <E extends Event> List<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    <E extends Event> Optional<E> first(Class<E> kind) {
        return all(kind).stream().findFirst();
    }

    /** The first moment after now, in steps, by which something has happened; what follows in that step counts too. */
    long momentOf(Predicate<Event> wanted, long stepNanos, long limitNanos) {
        var seen = events.size();
        while (nanos < limitNanos) {
            until(nanos + stepNanos);
            if (events.subList(seen, events.size()).stream().anyMatch(wanted)) {
                return nanos;
            }
            seen = events.size();
        }
        throw new AssertionError("nothing of the kind until " + limitNanos + ": " + events);
    }

    /** The cells of the piece under control, bottom row first. */
    List<Cell> cells() {
        return game.piece().map(Piece::cells).orElse(List.of());
    }

    int filled() {
        return game.board().filledCells();
    }

    static List<Cell> lowered(List<Cell> cells, int rows) {
        return cells.stream().map(cell -> new Cell(cell.x(), cell.y() - rows)).toList();
    }
}
