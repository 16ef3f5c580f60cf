package io.github.wallkick.timing;

/**
 * Where a piece stands, as far as its lock timer cares.
 *
 * @param boxRow row of the lower edge of the piece's box, which a turn in place does not change; may be negative
 * @param lowestRow row of the piece's lowest cell
 * @param resting whether the piece cannot fall: something is right below one of its cells
 * @since 0.1.0
 */
public record Footing(int boxRow, int lowestRow, boolean resting) {}
