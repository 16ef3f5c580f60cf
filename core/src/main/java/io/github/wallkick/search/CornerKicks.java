package io.github.wallkick.search;

import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.rotation.KickTable;
import java.util.ArrayList;
import java.util.List;

/**
 * A kick table for one shape, as displacements of the corner instead of the box.
 */
final class CornerKicks {
    private static final Orientation[] ROTATIONS = Orientation.values();

    private final List<List<Offset>> tests;

    CornerKicks(Footprints footprints, KickTable table) {
        var compiled = new ArrayList<List<Offset>>();
        for (var from = 0; from < Footprints.STATES; from++) {
            for (var to = 0; to < Footprints.STATES; to++) {
                compiled.add(from == to ? List.of() : tests(footprints, table, from, to));
            }
        }
        this.tests = List.copyOf(compiled);
    }

    private static List<Offset> tests(Footprints footprints, KickTable table, int from, int to) {
        var corner = new Offset(
                footprints.cornerX(to) - footprints.cornerX(from), footprints.cornerY(to) - footprints.cornerY(from));
        return table.kicks(footprints.shape().type(), ROTATIONS[from], ROTATIONS[to]).stream()
                .map(corner::plus)
                .toList();
    }

    /** The displacements to try between two states, in order; none if the table has no such turn. */
    List<Offset> tests(int from, int to) {
        return tests.get(from * Footprints.STATES + to);
    }
}
