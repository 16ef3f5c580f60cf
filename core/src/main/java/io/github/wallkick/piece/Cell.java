package io.github.wallkick.piece;

/**
 * A place on a board or in a box.
 *
 * @param x column, from 0 at the left, growing to the right
 * @param y row, from 0 at the bottom, growing upwards
 * @since 0.1.0
 */
public record Cell(int x, int y) {}
