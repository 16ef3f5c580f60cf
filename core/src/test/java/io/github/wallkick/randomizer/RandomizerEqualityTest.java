package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Values are equal when every part is, and unequal when one is not: what the laws of the package rest on. */
class RandomizerEqualityTest {
    private static final PieceTypes TWO = PieceTypes.of(List.of(Tetromino.I, Tetromino.O));
    private static final Rng RNG = new Rng.SplitMix64(1);
    private static final Rng OTHER = new Rng.SplitMix64(2);

    @Test
    void draws() {
        var bag = Randomizers.sevenBag(1);
        differ(
                () -> new Draw(Tetromino.I, Randomizers.sevenBag(1)),
                () -> new Draw(Tetromino.O, bag),
                () -> new Draw(Tetromino.I, Randomizers.sevenBag(2)));
    }

    @Test
    void types() {
        differ(
                () -> PieceTypes.of(List.of(Tetromino.I, Tetromino.O)),
                () -> PieceTypes.of(List.of(Tetromino.O, Tetromino.I)),
                () -> PieceTypes.of(List.of(Tetromino.I)),
                () -> PieceTypes.of(List.<PieceType>of(Tetromino.I, () -> 'O')));
    }

    @Test
    void indices() {
        differ(
                () -> TypeIndices.upTo(3, 1),
                () -> TypeIndices.upTo(3, 2),
                () -> TypeIndices.upTo(3, 1).with(1, 0),
                () -> TypeIndices.EMPTY);
        differ(
                () -> TypeIndices.upTo(3, 1).shuffled(RNG),
                () -> TypeIndices.upTo(2, 1).shuffled(RNG),
                () -> new TypeIndices.Shuffled(
                        TypeIndices.upTo(3, 1).shuffled(RNG).order(), OTHER));
    }

    @Test
    void generators() {
        differ(() -> new Rng.SplitMix64(1), () -> new Rng.SplitMix64(2), () -> new Rng.JavaRandom(1));
        differ(() -> new Rng.JavaRandom(1), () -> new Rng.JavaRandom(2), () -> new Rng.MinimalStandard(1));
        differ(() -> new Rng.MinimalStandard(1), () -> new Rng.MinimalStandard(2), () -> new Rng.SplitMix64(1));
    }

    @Test
    void contentsOfBags() {
        differ(() -> new BagContents.Copies(1), () -> new BagContents.Copies(2), () -> new BagContents.Extras(1));
        differ(() -> new BagContents.Extras(1), () -> new BagContents.Extras(2));
        differ(
                () -> new BagContents.FadingExtras(1, TypeIndices.EMPTY),
                () -> new BagContents.FadingExtras(2, TypeIndices.EMPTY),
                () -> new BagContents.FadingExtras(1, TypeIndices.upTo(2, 1)));
        differ(
                () -> new BagContents.SameBag(TypeIndices.upTo(2, 1)),
                () -> new BagContents.SameBag(TypeIndices.upTo(2, 2)),
                BagContents.Pairs::new);
    }

    @Test
    void randomizers() {
        differ(
                () -> new Bag(TWO, 1, 3),
                () -> new Bag(PieceTypes.seven(), 1, 3),
                () -> new Bag(TWO, 2, 3),
                () -> new Bag(TWO, 1, 2),
                () -> new Uniform(TWO, RNG));
        differ(() -> new Uniform(TWO, RNG), () -> new Uniform(PieceTypes.seven(), RNG), () -> new Uniform(TWO, OTHER));
        differ(
                () -> new RerollOnce(TWO, RNG, 0),
                () -> new RerollOnce(PieceTypes.seven(), RNG, 0),
                () -> new RerollOnce(TWO, OTHER, 0),
                () -> new RerollOnce(TWO, RNG, 1));
        differ(
                () -> new RerollHistory(TWO, RNG, 4, TypeIndices.EMPTY),
                () -> new RerollHistory(PieceTypes.seven(), RNG, 4, TypeIndices.EMPTY),
                () -> new RerollHistory(TWO, OTHER, 4, TypeIndices.EMPTY),
                () -> new RerollHistory(TWO, RNG, 5, TypeIndices.EMPTY),
                () -> new RerollHistory(TWO, RNG, 4, TypeIndices.upTo(2, 1)));
        differ(
                () -> new RerollHistory.Strict(TWO, RNG, TypeIndices.EMPTY),
                () -> new RerollHistory.Strict(PieceTypes.seven(), RNG, TypeIndices.EMPTY),
                () -> new RerollHistory.Strict(TWO, OTHER, TypeIndices.EMPTY),
                () -> new RerollHistory.Strict(TWO, RNG, TypeIndices.upTo(2, 1)));
        differ(
                () -> new ShuffledBag(TWO, RNG, TypeIndices.EMPTY, new BagContents.Copies(1)),
                () -> new ShuffledBag(PieceTypes.seven(), RNG, TypeIndices.EMPTY, new BagContents.Copies(1)),
                () -> new ShuffledBag(TWO, OTHER, TypeIndices.EMPTY, new BagContents.Copies(1)),
                () -> new ShuffledBag(TWO, RNG, TypeIndices.upTo(2, 1), new BagContents.Copies(1)),
                () -> new ShuffledBag(TWO, RNG, TypeIndices.EMPTY, new BagContents.Copies(2)));
    }

    @Test
    void pools() {
        var none = TypeIndices.EMPTY;
        var two = TypeIndices.upTo(2, 1);
        differ(
                () -> new TgmPool(TWO, RNG, 6, true, none, none, 0, none),
                () -> new TgmPool(PieceTypes.seven(), RNG, 6, true, none, none, 0, none),
                () -> new TgmPool(TWO, OTHER, 6, true, none, none, 0, none),
                () -> new TgmPool(TWO, RNG, 5, true, none, none, 0, none),
                () -> new TgmPool(TWO, RNG, 6, false, none, none, 0, none),
                () -> new TgmPool(TWO, RNG, 6, true, two, none, 0, none),
                () -> new TgmPool(TWO, RNG, 6, true, none, two, 0, none),
                () -> new TgmPool(TWO, RNG, 6, true, none, none, 1, none),
                () -> new TgmPool(TWO, RNG, 6, true, none, none, 0, two));
    }

    @Test
    void machines() {
        differ(
                () -> Randomizers.nesRom(1, 2, 7, 4),
                () -> Randomizers.nesRom(2, 2, 7, 4),
                () -> Randomizers.nesRom(1, 3, 7, 4),
                () -> Randomizers.nesRom(1, 2, 8, 4),
                () -> Randomizers.nesRom(1, 2, 7, 5));
        differ(
                () -> new GameBoyRom(TWO, 1, 0, 1, 5),
                () -> new GameBoyRom(PieceTypes.seven(), 1, 0, 1, 5),
                () -> new GameBoyRom(TWO, 2, 0, 1, 5),
                () -> new GameBoyRom(TWO, 1, 1, 1, 5),
                () -> new GameBoyRom(TWO, 1, 0, 0, 5),
                () -> new GameBoyRom(TWO, 1, 0, 1, 6));
        differ(
                () -> new SegaRom(TWO, 1, 2, 3),
                () -> new SegaRom(PieceTypes.seven(), 1, 2, 3),
                () -> new SegaRom(TWO, 2, 2, 3),
                () -> new SegaRom(TWO, 1, 3, 3),
                () -> new SegaRom(TWO, 1, 2, 4));
        differ(
                () -> new PlayerPacedRom(Randomizers.nesRom(1, 2, 7, 4), RNG),
                () -> new PlayerPacedRom(Randomizers.nesRom(1, 3, 7, 4), RNG),
                () -> new PlayerPacedRom(Randomizers.nesRom(1, 2, 7, 4), OTHER));
    }

    @Test
    void queuesAndNames() {
        var bag = Randomizers.sevenBag(1);
        differ(
                () -> Randomizers.fixedQueue(List.of(Tetromino.I), bag),
                () -> Randomizers.fixedQueue(List.of(Tetromino.O), bag),
                () -> Randomizers.fixedQueue(List.of(Tetromino.I), Randomizers.sevenBag(2)));
        differ(
                () -> Randomizers.repeatingQueue(List.of(Tetromino.I, Tetromino.I)),
                () -> Randomizers.repeatingQueue(List.of(Tetromino.I)),
                () -> Randomizers.repeatingQueue(List.of(Tetromino.I, Tetromino.I))
                        .draw()
                        .next());
        differ(
                () -> Randomizers.named("a", bag),
                () -> Randomizers.named("b", bag),
                () -> Randomizers.named("a", bag).draw().next());
        assertEquals(Randomizers.named("a", bag), Randomizers.named("a", Randomizers.uniform(5)));
    }

    @Test
    void options() {
        differ(
                () -> HistoryOptions.TGM1.withRolls(4),
                () -> HistoryOptions.TGM1.withRolls(5),
                () -> HistoryOptions.TGM1.withHistory(List.of(Tetromino.I)),
                () -> HistoryOptions.TGM1.withNotFirst(List.of()));
        differ(
                () -> PoolOptions.TGM3.withRefillsAlways(true),
                () -> PoolOptions.TGM3.withRefillsAlways(false),
                () -> PoolOptions.TGM3.withHistory(List.of()),
                () -> PoolOptions.TGM3.withDroughtOrder(List.of()),
                () -> new PoolOptions(
                        4,
                        6,
                        PoolOptions.TGM3.history(),
                        PoolOptions.TGM3.notFirst(),
                        PoolOptions.TGM3.droughtOrder(),
                        true),
                () -> new PoolOptions(
                        5,
                        5,
                        PoolOptions.TGM3.history(),
                        PoolOptions.TGM3.notFirst(),
                        PoolOptions.TGM3.droughtOrder(),
                        true),
                () -> new PoolOptions(
                        5, 6, PoolOptions.TGM3.history(), List.of(), PoolOptions.TGM3.droughtOrder(), true));
    }

    @Test
    void statistics() {
        differ(
                () -> RandomizerStatistics.of(List.of(Tetromino.I, Tetromino.O)),
                () -> RandomizerStatistics.of(List.of(Tetromino.I)),
                () -> RandomizerStatistics.of(List.of(Tetromino.I, Tetromino.T)),
                () -> RandomizerStatistics.of(List.of(Tetromino.I, Tetromino.I)),
                () -> RandomizerStatistics.of(List.of(Tetromino.O, Tetromino.O)));
        differ(
                () -> RandomizerStatistics.of(List.of(Tetromino.I, Tetromino.O, Tetromino.I, Tetromino.I, Tetromino.O)),
                () -> RandomizerStatistics.of(List.of(Tetromino.I, Tetromino.O, Tetromino.I, Tetromino.O, Tetromino.I)),
                () -> RandomizerStatistics.of(
                        List.of(Tetromino.I, Tetromino.I, Tetromino.O, Tetromino.O, Tetromino.I)));
    }

    /** The first equals itself made once more, with an equal hash code, and none of the others. */
    @SafeVarargs
    private static <T> void differ(Supplier<? extends T> one, Supplier<? extends T>... others) {
        assertEquals(one.get(), one.get());
        assertEquals(one.get().hashCode(), one.get().hashCode());
        for (var other : others) {
            assertNotEquals(one.get(), other.get());
            assertNotEquals(other.get(), one.get());
        }
        assertNotEquals(one.get(), "another kind of value");
    }
}
