package io.github.wallkick.search;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.rotation.RotationSystem;

/** The choice of the engine. */
final class Engines {
    private Engines() {}

    /** The fastest engine that can search for a shape on boards of a size. */
    static Engine of(RotationSystem system, Footprints footprints, BoardSize size) {
        var table = system.kickTable();
        return table.isPresent()
                ? new RowEngine(footprints, new CornerKicks(footprints, table.get()), size)
                : new SteppingEngine(footprints, system);
    }
}
