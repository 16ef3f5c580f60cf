package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.rotation.RotationSystem;

/**
 * What a player sees when a piece has entered.
 *
 * @param board the landed cells
 * @param piece the piece where it entered; it fits there
 * @param next the type of the piece after it
 * @param rotations the rules by which pieces turn
 * @since 0.1.0
 */
public record View(Board board, Piece piece, PieceType next, RotationSystem rotations) {}
