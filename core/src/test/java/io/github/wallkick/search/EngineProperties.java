package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.ConditionalKicks;
import io.github.wallkick.rotation.ConditionalKicks.Condition;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.search.RandomScenes.Scene;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Every engine finds what a plain breadth-first search finds. */
class EngineProperties {
    private static final KernelMaker NONE = (tables, words) -> Optional.empty();

    @Property
    void loopsFindWhatAPlainSearchFinds(@ForAll("anySize") Scene scene) {
        assertFindsAll(engine(scene, NONE), scene);
    }

    @Property
    void loopsFindWhatAPlainSearchFindsUnderAFreeSky(@ForAll("entering") Scene scene) {
        assertFindsAll(engine(scene, NONE), scene);
    }

    @Property(tries = 200)
    void steppingEngineFindsWhatAPlainSearchFinds(@ForAll("anySize") Scene scene) {
        assertFindsAll(new SteppingEngine(new CornerShapes(scene.start().shape()), scene.system()), scene);
    }

    @Property
    void templatesFindWhatAPlainSearchFinds(@ForAll("entering") Scene scene) {
        assertFindsAll(engine(scene, KernelMaker.reading()), scene);
    }

    @Property(tries = 200)
    void kernelsFindWhatAPlainSearchFinds(@ForAll("entering") Scene scene) {
        assertFindsAll(engine(scene, KernelMaker.specialized()), scene);
    }

    @Property(tries = 300)
    void allFindWhatAPlainSearchFindsAtTheBordersOfWords(@ForAll("atWordBorders") Scene scene) {
        assertAllFindAll(scene);
    }

    @Property
    void loopsFindWhatAPlainSearchFindsUnderConditions(@ForAll("anySize") Scene scene, @ForAll long seed) {
        assertFindsAllUnderConditions(scene, new Random(seed));
    }

    @Property
    void loopsFindWhatAPlainSearchFindsUnderConditionsAndAFreeSky(@ForAll("entering") Scene scene, @ForAll long seed) {
        assertFindsAllUnderConditions(scene, new Random(seed));
    }

    private static void assertFindsAllUnderConditions(Scene scene, Random random) {
        var all = Condition.values();
        var chosen = random.ints(64, 0, all.length).mapToObj(i -> all[i]).toList();
        var kicks = new ConditionalKicks(
                scene.system().table(),
                (type, from, to, kick) -> chosen.get((5 * from.ordinal() + 16 * to.ordinal() + kick) % chosen.size()));
        var system = new ConditionalSystem(scene.start().shape(), kicks, true);
        var shapes = new CornerShapes(scene.start().shape());
        var turns = CornerTurns.of(shapes, kicks, EnumSet.allOf(Turn.class));
        var size = scene.board().size();
        var rules = new PackedRules(shapes, turns, size.width(), KernelMaker.specialized(), 0);
        assertFindsAll(new PackedEngine(shapes, rules, size, scene.start()), scene.board(), system, scene.start());
    }

    /** Their sums overflow. */
    @Property(tries = 200)
    void aTestThatLeadsOutOfAllNumbersFitsNowhere(@ForAll("entering") Scene scene, @ForAll("endless") Offset endless) {
        var table = scene.system().table();
        KickTable farther = (type, from, to) -> Stream.concat(Stream.of(endless), table.kicks(type, from, to).stream())
                .toList();
        assertAllFindAll(new Scene(scene.board(), new TableSystem(scene.start().shape(), farther), scene.start()));
    }

    @Provide
    Arbitrary<Offset> endless() {
        var cells = Arbitraries.of(Integer.MIN_VALUE, Integer.MIN_VALUE + 1, Integer.MAX_VALUE, 0);
        return Combinators.combine(cells, cells).as(Offset::new).filter(offset -> !offset.equals(Offset.ZERO));
    }

    static void assertAllFindAll(Scene scene) {
        for (var maker : List.of(NONE, KernelMaker.reading(), KernelMaker.specialized())) {
            assertFindsAll(engine(scene, maker), scene);
        }
        assertCountsAllInWords(scene);
    }

    /** Perft knows a board by its words alone. */
    private static void assertCountsAllInWords(Scene scene) {
        var board = scene.board();
        engine(scene, KernelMaker.reading()).steps().ifPresent(steps -> {
            var words = steps.words(
                    PackedMaps.word(board, 0),
                    PackedMaps.word(board, 1),
                    PackedMaps.word(board, 2),
                    PackedMaps.word(board, 3));
            if (words <= PackedSteps.WORDS) {
                var expected = PlainSearch.reachable(board, scene.system(), scene.start());
                var counted = steps.kernel(words)
                        .count(
                                new long[PackedMaps.LENGTH],
                                PackedMaps.word(board, 0),
                                PackedMaps.word(board, 1),
                                PackedMaps.word(board, 2),
                                0);
                assertEquals(expected.size(), counted);
            }
        });
    }

    /** An engine whose pieces enter where a scene's piece is, and that uses kernels from the first question on. */
    static PackedEngine engine(Scene scene, KernelMaker maker) {
        var shapes = new CornerShapes(scene.start().shape());
        var turns =
                CornerTurns.of(shapes, ConditionalKicks.always(scene.system().table()), EnumSet.allOf(Turn.class));
        var size = scene.board().size();
        return new PackedEngine(shapes, new PackedRules(shapes, turns, size.width(), maker, 0), size, scene.start());
    }

    private static void assertFindsAll(Engine engine, Scene scene) {
        assertFindsAll(engine, scene.board(), scene.system(), scene.start());
    }

    private static void assertFindsAll(Engine engine, Board board, RotationSystem system, Piece start) {
        var expected = PlainSearch.reachable(board, system, start);
        assertEquals(expected, PlainSearch.cells(engine.reachable(board, start)));
        assertEquals(expected.size(), engine.count(board, start));
    }

    @Provide
    Arbitrary<Scene> entering() {
        return Arbitraries.integers()
                .between(BoardSize.MIN_WIDTH, BoardSize.MAX_WIDTH)
                .flatMap(RandomScenes::ofWidth);
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
