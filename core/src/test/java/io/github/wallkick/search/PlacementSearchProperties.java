package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import java.util.List;
import net.jqwik.api.Arbitraries;
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

    /** Their kicks are made under conditions, and a floor kick once. */
    @Property(tries = 300)
    void aSearchUnderArikaRulesFindsWhatAPlainSearchFinds(
            @ForAll("settings") SearchCase other, @ForAll("arika") RotationSystem system, @ForAll Tetromino type) {
        var setting = new SearchCase(other.board(), List.of(type), system, other.spawnRow(), other.blockedSpawn());
        var expected = setting.reachable();
        assertEquals(expected, PlainSearch.cells(setting.search().reachable(setting.board(), type)));
        assertEquals(expected.size(), setting.search().count(setting.board(), type));
    }

    @Provide
    Arbitrary<RotationSystem> arika() {
        return Arbitraries.of(RotationSystems.ars(), RotationSystems.arsTi());
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
