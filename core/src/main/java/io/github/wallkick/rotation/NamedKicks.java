package io.github.wallkick.rotation;

import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import java.util.List;

/** A kick table of the caller's own that is known by its name alone. */
record NamedKicks(String name, KickTable table) implements KickTable {
    @Override
    public List<Offset> kicks(PieceType type, Orientation from, Orientation to) {
        return table.kicks(type, from, to);
    }

    @Override
    public boolean makesFullSpin(PieceType type, Orientation from, Orientation to, int kick) {
        return table.makesFullSpin(type, from, to, kick);
    }

    @Override
    public String text() {
        return StrategyText.named(name).toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NamedKicks that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
