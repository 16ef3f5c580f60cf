package io.github.wallkick.randomizer;

import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.List;

/**
 * The settings of the "35-bag" and its like: a randomizer that draws from a pool and fights droughts.
 *
 * <p>A piece is drawn from the pool; while it is among the last few, its place in the pool is given to the type that has
 * been waiting longest, and another is drawn. The place of the piece taken is given away in the same manner.
 *
 * @param copies how many of each type the pool starts with, 1 to 64
 * @param checks how many draws are held against the history, 0 to 1000; the one after the last refusal is taken whatever
 *     it is
 * @param history the pieces taken for the last ones before the game starts, oldest first; as many are remembered
 * @param notFirst the types that are never the first piece; without effect where nothing else is dealt
 * @param droughtOrder which of the types never dealt yet counts as waiting longest: the first in this list. Types that it
 *     does not name come after those, in the order in which they are dealt
 * @param refillsAlways whether the place of a piece taken is given away each time; if not, then after a refusal only if
 *     the longest drought has become longer
 * @since 0.1.0
 */
public record PoolOptions(
        int copies,
        int checks,
        List<PieceType> history,
        List<PieceType> notFirst,
        List<PieceType> droughtOrder,
        boolean refillsAlways) {
    static final int MAX_COPIES = 64;
    static final int MAX_CHECKS = 1000;

    /**
     * TGM3, the "35-bag": a pool of five each, six draws held against the history and a seventh that is not, no S, Z or O first.
     *
     * <p>The outline is sure, three details are not. The history's order: see {@link HistoryOptions#TGM2}. Ties between
     * types never dealt go to the first of I Z S J L O T, the order of the game's own piece numbers, as in shiromino;
     * cambridge takes the last of I T L J S Z O, which is the drought order O Z S J L T I. Shiromino and the wiki refill
     * always; cambridge reproduces a fault of the original that skips some refills
     * ({@code withRefillsAlways(false)}). Source: tetris.wiki "TGM randomizer", the clones shiromino and cambridge.
     */
    public static final PoolOptions TGM3 = new PoolOptions(
            5,
            6,
            HistoryOptions.TGM2.history(),
            HistoryOptions.TGM2.notFirst(),
            List.of(Tetromino.I, Tetromino.Z, Tetromino.S, Tetromino.J, Tetromino.L, Tetromino.O, Tetromino.T),
            true);

    /**
     * Creates settings.
     *
     * @throws IllegalArgumentException if a number is out of its range
     */
    public PoolOptions {
        Check.within("pieces of each type in a pool", copies, 1, MAX_COPIES);
        Check.within("number of checked draws", checks, 0, MAX_CHECKS);
        history = List.copyOf(history);
        notFirst = List.copyOf(notFirst);
        droughtOrder = List.copyOf(droughtOrder);
    }

    /**
     * These settings with another history.
     *
     * @param history the pieces taken for the last ones before the game starts, oldest first
     * @return the changed settings
     */
    public PoolOptions withHistory(List<? extends PieceType> history) {
        return new PoolOptions(copies, checks, List.copyOf(history), notFirst, droughtOrder, refillsAlways);
    }

    /**
     * These settings with other precedence among types never dealt.
     *
     * @param droughtOrder the type that counts as waiting longest first
     * @return the changed settings
     */
    public PoolOptions withDroughtOrder(List<? extends PieceType> droughtOrder) {
        return new PoolOptions(copies, checks, history, notFirst, List.copyOf(droughtOrder), refillsAlways);
    }

    /**
     * These settings with another rule for the place of a piece taken.
     *
     * @param refillsAlways whether it is given away each time
     * @return the changed settings
     */
    public PoolOptions withRefillsAlways(boolean refillsAlways) {
        return new PoolOptions(copies, checks, history, notFirst, droughtOrder, refillsAlways);
    }

    Randomizer randomizer(PieceTypes types, Rng rng) {
        var first = FirstPiece.of(types, notFirst, rng);
        var pool = new TgmPool(
                types,
                first.rng(),
                checks,
                refillsAlways,
                TypeIndices.of(history, types),
                droughts(types),
                types.size(),
                TypeIndices.upTo(types.size(), copies));
        return FixedQueue.of(List.of(types.get(first.piece())), pool.withDealt(first.piece()));
    }

    private TypeIndices droughts(PieceTypes types) {
        var order = TypeIndices.EMPTY;
        for (var type : droughtOrder) {
            var index = types.indexOf(type);
            order = index == PieceTypes.NONE || order.contains(index) ? order : order.plus(index);
        }
        for (var i = 0; i < types.size(); i++) {
            order = order.contains(i) ? order : order.plus(i);
        }
        return order;
    }
}
