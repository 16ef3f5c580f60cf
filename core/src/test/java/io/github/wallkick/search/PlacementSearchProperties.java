package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever engine a search chooses, it finds what a plain search finds, wherever pieces enter. */
class PlacementSearchProperties {
    @Property
    void aSearchFindsWhatAPlainSearchFinds(@ForAll("settings") SearchCase setting) {
        var expected = setting.reachable();
        var search = setting.search();
        assertEquals(expected, PlainSearch.cells(search.reachable(setting.board(), setting.type())));
        assertEquals(expected.size(), search.count(setting.board(), setting.type()));
    }

    @Property(tries = 300)
    void whatAHardDropFillsCanBeReached(@ForAll("settings") SearchCase setting) {
        var drops = setting.search().hardDrops(setting.board(), setting.type());
        assertTrue(setting.reachable().containsAll(PlainSearch.cells(drops)));
    }

    @Provide
    Arbitrary<SearchCase> settings() {
        return RandomSearchCases.ofPieces(1);
    }
}
