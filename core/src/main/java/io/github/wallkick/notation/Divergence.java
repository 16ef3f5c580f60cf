package io.github.wallkick.notation;

/**
 * The first difference between a game as it was recorded and as it is played back.
 *
 * @param atNanos nanoseconds since the start of the game at which it was noticed
 * @param field the part of the state that differs, the first if there are several
 * @param recorded the state as it was recorded
 * @param played the state as it is played back
 * @since 0.1.0
 */
public record Divergence(long atNanos, StateField field, StateHash recorded, StateHash played) {}
