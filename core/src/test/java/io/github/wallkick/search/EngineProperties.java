package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.search.Scenes.Scene;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Every engine finds what a plain breadth-first search finds. */
class EngineProperties {
    @Property
    void rowEngineFindsWhatAPlainSearchFinds(@ForAll("anySize") Scene scene) {
        var footprints = new Footprints(scene.start().shape());
        var kicks = new CornerKicks(footprints, scene.system().table());
        assertFindsAll(new RowEngine(footprints, kicks, scene.board().size()), scene);
    }

    @Property(tries = 200)
    void steppingEngineFindsWhatAPlainSearchFinds(@ForAll("anySize") Scene scene) {
        assertFindsAll(new SteppingEngine(new Footprints(scene.start().shape()), scene.system()), scene);
    }

    @Property
    void packedEngineFindsWhatAPlainSearchFinds(@ForAll("narrow") Scene scene) {
        packed(scene, false).ifPresent(engine -> assertFindsAll(engine, scene));
    }

    @Property(tries = 200)
    void specializedEngineFindsWhatAPlainSearchFinds(@ForAll("narrow") Scene scene) {
        packed(scene, true).ifPresent(engine -> assertFindsAll(engine, scene));
    }

    private static Optional<PackedEngine> packed(Scene scene, boolean isSpecialized) {
        var footprints = new Footprints(scene.start().shape());
        var kicks = new CornerKicks(footprints, scene.system().table());
        var size = scene.board().size();
        var rows = new RowEngine(footprints, kicks, size);
        return PackedEngine.of(footprints, kicks, rows, size, scene.start(), isSpecialized);
    }

    private static void assertFindsAll(Engine engine, Scene scene) {
        var expected = PlainSearch.reachable(scene.board(), scene.system(), scene.start());
        assertEquals(expected, PlainSearch.cells(engine.reachable(scene.board(), scene.start())));
        assertEquals(expected.size(), engine.count(scene.board(), scene.start()));
    }

    @Provide
    Arbitrary<Scene> narrow() {
        return Arbitraries.integers().between(BoardSize.MIN_WIDTH, 12).flatMap(Scenes::ofWidth);
    }

    @Provide
    Arbitrary<Scene> anySize() {
        return Scenes.ofAnySize();
    }
}
