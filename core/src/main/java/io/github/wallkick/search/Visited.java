package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.rotation.RotationSystem;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Where a piece has been on a board: a set of places for each of the rules that it turned by, of which there are few. */
final class Visited {
    /** One more than the farthest that a box can stick out of the board at the left or below. */
    private static final int OVERHANG = Shape.MAX_BOX;

    private final int rows;
    private final int columns;
    private final List<RotationSystem> systems = new ArrayList<>();
    private final List<BitSet> places = new ArrayList<>();

    Visited(Board board) {
        this.rows = board.height() + OVERHANG;
        this.columns = board.width() + OVERHANG;
    }

    /** Adds a stance of a piece that fits; tells whether it is new. */
    boolean add(Stance stance) {
        var under = places(stance.system());
        var place = place(stance.piece());
        if (under.get(place)) {
            return false;
        }
        under.set(place);
        return true;
    }

    private BitSet places(RotationSystem system) {
        var known = systems.indexOf(system);
        if (known >= 0) {
            return places.get(known);
        }
        var none = new BitSet(Footprints.STATES * rows * columns);
        systems.add(system);
        places.add(none);
        return none;
    }

    private int place(Piece piece) {
        return (piece.orientation().ordinal() * rows + piece.y() + OVERHANG) * columns + piece.x() + OVERHANG;
    }
}
