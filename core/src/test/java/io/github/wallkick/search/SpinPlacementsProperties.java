package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.scoring.SpinRules;
import java.util.HashSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class SpinPlacementsProperties {
    @Property(tries = 200)
    void togetherTheyAreTheReachablePlacements(@ForAll("settings") SearchCase setting) {
        var spins = setting.search().spins(setting.board(), setting.type(), SpinRules.immobile());
        var together = new HashSet<>(PlainSearch.cells(spins.none()));
        together.addAll(PlainSearch.cells(spins.mini()));
        together.addAll(PlainSearch.cells(spins.full()));
        assertEquals(setting.reachable(), together);
    }

    @Provide
    Arbitrary<SearchCase> settings() {
        return RandomSearchCases.ofPieces(1);
    }
}
