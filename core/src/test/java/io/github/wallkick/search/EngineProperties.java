package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.search.RandomScenes.Scene;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Every engine finds what a plain breadth-first search finds. */
class EngineProperties {
    private static final KernelMaker SPECIALIZED = KernelMaker.specialized(HiddenClasses::load);

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
        packed(scene, KernelMaker.reading()).ifPresent(engine -> assertFindsAll(engine, scene));
    }

    @Property(tries = 200)
    void specializedEngineFindsWhatAPlainSearchFinds(@ForAll("narrow") Scene scene) {
        packed(scene, SPECIALIZED).ifPresent(engine -> assertFindsAll(engine, scene));
    }

    @Property(tries = 300)
    void packedEnginesFindWhatAPlainSearchFindsAtTheBordersOfWords(@ForAll("atWordBorders") Scene scene) {
        assertPackedEnginesFindAll(scene);
    }

    /** Their sums overflow. */
    @Property(tries = 200)
    void aTestThatLeadsOutOfAllNumbersFitsNowhere(@ForAll("narrow") Scene scene, @ForAll("endless") Offset endless) {
        var table = scene.system().table();
        KickTable farther = (type, from, to) -> Stream.concat(Stream.of(endless), table.kicks(type, from, to).stream())
                .toList();
        var far = new Scene(scene.board(), new TableSystem(scene.start().shape(), farther), scene.start());
        var footprints = new Footprints(scene.start().shape());
        var kicks = new CornerKicks(footprints, farther);
        assertFindsAll(new RowEngine(footprints, kicks, scene.board().size()), far);
        assertPackedEnginesFindAll(far);
    }

    @Provide
    Arbitrary<Offset> endless() {
        var cells = Arbitraries.of(Integer.MIN_VALUE, Integer.MIN_VALUE + 1, Integer.MAX_VALUE, 0);
        return Combinators.combine(cells, cells).as(Offset::new).filter(offset -> !offset.equals(Offset.ZERO));
    }

    static void assertPackedEnginesFindAll(Scene scene) {
        for (var maker : List.of(KernelMaker.reading(), SPECIALIZED)) {
            packed(scene, maker).ifPresent(engine -> {
                assertFindsAll(engine, scene);
                assertCountsAllInWords(engine, scene);
            });
        }
    }

    /** Perft knows a board by its words alone. */
    private static void assertCountsAllInWords(PackedEngine engine, Scene scene) {
        var board = scene.board();
        var words = engine.words(
                PackedMaps.word(board, 0),
                PackedMaps.word(board, 1),
                PackedMaps.word(board, 2),
                PackedMaps.word(board, 3));
        if (words <= PackedMaps.WORDS) {
            var expected = PlainSearch.reachable(board, scene.system(), scene.start());
            assertEquals(
                    expected.size(),
                    engine.kernel(words)
                            .count(PackedMaps.word(board, 0), PackedMaps.word(board, 1), PackedMaps.word(board, 2)));
        }
    }

    private static Optional<PackedEngine> packed(Scene scene, KernelMaker maker) {
        var footprints = new Footprints(scene.start().shape());
        var kicks = new CornerKicks(footprints, scene.system().table());
        var size = scene.board().size();
        var rows = new RowEngine(footprints, kicks, size);
        return PackedEngine.of(footprints, kicks, rows, size, scene.start(), maker);
    }

    private static void assertFindsAll(Engine engine, Scene scene) {
        var expected = PlainSearch.reachable(scene.board(), scene.system(), scene.start());
        assertEquals(expected, PlainSearch.cells(engine.reachable(scene.board(), scene.start())));
        assertEquals(expected.size(), engine.count(scene.board(), scene.start()));
    }

    @Provide
    Arbitrary<Scene> narrow() {
        return Arbitraries.integers().between(BoardSize.MIN_WIDTH, 12).flatMap(RandomScenes::ofWidth);
    }

    @Provide
    Arbitrary<Scene> atWordBorders() {
        return RandomScenes.atWordBorders();
    }

    @Provide
    Arbitrary<Scene> anySize() {
        return RandomScenes.ofAnySize();
    }
}
