package io.github.wallkick.simulation;

import io.github.wallkick.board.BoardSize;

/**
 * Games that are played piece by piece, without time.
 *
 * @param rules what is played
 * @param player who plays
 * @since 0.1.0
 */
public record PieceContest(PlayRules rules, Player player) implements Contest {
    @Override
    public BoardSize size() {
        return rules.size();
    }
}
