package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
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

    /** It may be anywhere, in any state, and the player may have the buttons for some turns only. */
    @Property(tries = 500)
    void aPieceInPlayGoesOnFromWhereItIs(@ForAll("settings") SearchCase setting, @ForAll Random random) {
        var buttons = EnumSet.noneOf(Turn.class);
        for (var turn : Turn.values()) {
            if (random.nextInt(3) > 0) {
                buttons.add(turn);
            }
        }
        var inputs = EnumSet.of(Input.LEFT, Input.RIGHT, Input.SOFT_DROP);
        buttons.forEach(turn -> inputs.add(Input.of(turn)));
        var search = setting.search().withInputs(inputs);
        var shape = setting.system().shape(setting.type());
        for (var i = 0; i < 20; i++) {
            var piece = new Piece(
                    shape,
                    Orientation.values()[random.nextInt(4)],
                    random.nextInt(setting.board().width() + 3) - 3,
                    random.nextInt(setting.board().height() + 3) - 3);
            if (!setting.board().collides(piece)) {
                var expected =
                        PlainSearch.reachable(setting.board(), new AllowedTurns(setting.system(), buttons), piece);
                assertEquals(expected, PlainSearch.cells(search.reachable(setting.board(), piece)));
                assertEquals(expected.size(), search.count(setting.board(), piece));
                return;
            }
        }
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
