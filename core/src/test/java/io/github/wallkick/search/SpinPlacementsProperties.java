package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.piece.Cell;
import io.github.wallkick.scoring.Spin;
import io.github.wallkick.scoring.SpinRules;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
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

    @Property(tries = 150)
    void aSpinIsJudgedByWhatItsRuleRemembers(@ForAll("settings") SearchCase setting, @ForAll("rules") String name) {
        var rule = SpinRules.named(name);
        var spins = setting.search().spins(setting.board(), setting.type(), rule);
        var found = new HashSet<Map.Entry<List<Cell>, Spin>>();
        PlainSearch.cells(spins.none()).forEach(cells -> found.add(Map.entry(cells, Spin.NONE)));
        PlainSearch.cells(spins.mini()).forEach(cells -> found.add(Map.entry(cells, Spin.MINI)));
        PlainSearch.cells(spins.full()).forEach(cells -> found.add(Map.entry(cells, Spin.FULL)));
        assertEquals(setting.spins(rule), found);
    }

    @Provide
    Arbitrary<String> rules() {
        return Arbitraries.of(SpinRules.names());
    }

    @Provide
    Arbitrary<SearchCase> settings() {
        return RandomSearchCases.ofPieces(1);
    }
}
