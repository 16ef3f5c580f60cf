package io.github.wallkick.simulation;

/**
 * What a player does with a piece: either {@link Inputs} to make or the {@link Placement} to lock it at.
 *
 * @since 0.1.0
 */
public sealed interface Move permits Inputs, Placement {}
