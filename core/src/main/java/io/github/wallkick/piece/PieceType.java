package io.github.wallkick.piece;

/**
 * A kind of piece, such as the T tetromino.
 *
 * <p>The seven of the field are {@link Tetromino}. An enum of your own, for example of pentominoes, works everywhere
 * in this library: boards, kicks, randomizers, self-play. Strategies look types up by {@code equals}, and text formats
 * by {@link #symbol()}, so both must be distinct within a game; an enum with distinct letters is the natural choice.
 *
 * @since 0.1.0
 */
public interface PieceType {
    /**
     * The letter of this type in text pictures and queues.
     *
     * @return a visible character other than {@code . _ - 0 ·}, which stand for empty cells here or elsewhere
     */
    char symbol();
}
