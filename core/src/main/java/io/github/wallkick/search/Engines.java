package io.github.wallkick.search;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.rotation.RotationSystem;

/** The choice of the engine. */
final class Engines {
    private Engines() {}

    /** The fastest engine for pieces of a shape that enter at a place. */
    static Engine of(RotationSystem system, Footprints footprints, BoardSize size, Piece spawn) {
        var table = system.kickTable();
        if (table.isEmpty()) {
            return new SteppingEngine(footprints, system);
        }
        var kicks = new CornerKicks(footprints, table.get());
        var rows = new RowEngine(footprints, kicks, size);
        return PackedEngine.of(footprints, kicks, rows, size, spawn, KernelMaker.specialized())
                .map(Engine.class::cast)
                .orElse(rows);
    }
}
