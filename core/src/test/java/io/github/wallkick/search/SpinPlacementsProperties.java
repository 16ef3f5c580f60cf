package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.SpinRules;
import java.util.HashSet;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class SpinPlacementsProperties {
    private final PlacementSearch search = PlacementSearch.of(RotationSystems.srs());

    @Property(tries = 100)
    void togetherTheyAreTheReachablePlacements(@ForAll Tetromino type, @ForAll long seed) {
        var board = Scenes.board(new Random(seed), BoardSize.STANDARD, 10);
        var spins = search.spins(board, type, SpinRules.immobile());
        var together = new HashSet<>(PlainSearch.cells(spins.none()));
        together.addAll(PlainSearch.cells(spins.mini()));
        together.addAll(PlainSearch.cells(spins.full()));
        assertEquals(PlainSearch.cells(search.reachable(board, type)), together);
    }
}
