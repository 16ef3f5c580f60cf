package io.github.wallkick.rotation;

import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import java.util.List;

/** A kick table of the caller's own that is known by its name alone. */
final class NamedKicks extends NamedStrategy implements KickTable {
    private final KickTable table;

    NamedKicks(String text, KickTable table) {
        super(text);
        this.table = table;
    }

    @Override
    public List<Offset> kicks(PieceType type, Orientation from, Orientation to) {
        return table.kicks(type, from, to);
    }

    @Override
    public boolean makesFullSpin(PieceType type, Orientation from, Orientation to, int kick) {
        return table.makesFullSpin(type, from, to, kick);
    }
}
