package io.github.wallkick.randomizer;

import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.List;

/**
 * The settings of the randomizers that roll again while a piece is among the last few.
 *
 * @param rolls how many rolls there are at most for a piece, 1 to 1000; the last is taken whatever it is
 * @param history the pieces taken for the last ones before the game starts, oldest first; as many are remembered. The
 *     first piece of the game pushes out the oldest. Types that are not dealt may be among them
 * @param notFirst the types that are never the first piece; without effect where nothing else is dealt
 * @since 0.1.0
 */
public record HistoryOptions(int rolls, List<PieceType> history, List<PieceType> notFirst) {
    static final int MAX_ROLLS = 1000;

    /**
     * TGM1: four rolls, a history of four Z, and no S, Z or O as the first piece.
     *
     * <p>Four rolls in all is what two of three readers say; an older NullpoMino class has four beyond the first, for
     * which {@code withRolls(5)} is the setting. Source: tetris.wiki "TGM randomizer", the clones cambridge and NullpoMino.
     */
    public static final HistoryOptions TGM1 = new HistoryOptions(
            4, List.of(Tetromino.Z, Tetromino.Z, Tetromino.Z, Tetromino.Z), List.copyOf(FirstPiece.SZO));

    /**
     * TGM2 and TAP: six rolls, a history of Z S S Z, and no S, Z or O as the first piece.
     *
     * <p>Uncertain is the order of the history. Z S S Z leaves S S Z before the first piece, which the clone shiromino has
     * and the wiki's text allows; cambridge and NullpoMino have Z S Z S, for which {@link #withHistory} is the setting.
     */
    public static final HistoryOptions TGM2 = new HistoryOptions(
            6, List.of(Tetromino.Z, Tetromino.S, Tetromino.S, Tetromino.Z), List.copyOf(FirstPiece.SZO));

    /**
     * Creates settings.
     *
     * @throws IllegalArgumentException if the number of rolls is out of its range
     */
    public HistoryOptions {
        Check.within("number of rolls", rolls, 1, MAX_ROLLS);
        history = List.copyOf(history);
        notFirst = List.copyOf(notFirst);
    }

    /**
     * These settings with another number of rolls.
     *
     * @param rolls how many rolls there are at most, 1 to 1000
     * @return the changed settings
     * @throws IllegalArgumentException if the number is out of its range
     */
    public HistoryOptions withRolls(int rolls) {
        return new HistoryOptions(rolls, history, notFirst);
    }

    /**
     * These settings with another history.
     *
     * @param history the pieces taken for the last ones before the game starts, oldest first
     * @return the changed settings
     */
    public HistoryOptions withHistory(List<? extends PieceType> history) {
        return new HistoryOptions(rolls, List.copyOf(history), notFirst);
    }

    /**
     * These settings with other types kept from being first.
     *
     * @param notFirst the types that are never the first piece
     * @return the changed settings
     */
    public HistoryOptions withNotFirst(List<? extends PieceType> notFirst) {
        return new HistoryOptions(rolls, history, List.copyOf(notFirst));
    }

    Randomizer randomizer(PieceTypes types, Rng rng) {
        var first = FirstPiece.of(types, notFirst, rng);
        var last = TypeIndices.of(history, types).shifted(first.piece());
        return FixedQueue.of(List.of(types.get(first.piece())), new RerollHistory(types, first.rng(), rolls, last));
    }
}
