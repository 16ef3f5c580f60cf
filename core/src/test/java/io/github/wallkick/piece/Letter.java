package io.github.wallkick.piece;

/** A piece type of a user's own, beside the seven tetrominoes. */
public record Letter(char symbol) implements PieceType {}
