package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;

/**
 * A piece drawn from a randomizer, and what is left.
 *
 * @param piece the type drawn
 * @param next the randomizer to draw the following piece from
 * @since 0.1.0
 */
public record Draw(PieceType piece, Randomizer next) {}
