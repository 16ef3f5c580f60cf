package io.github.wallkick.rotation;

import io.github.wallkick.piece.Shape;
import java.util.Collection;

/**
 * The rotation systems of known games, and the ways to make your own from a {@link KickTable}.
 *
 * <p>Each is an immutable value, and equal to another one that has the same shapes, spawn places and kicks. Unless said
 * otherwise pieces enter centred, an odd column being left over on their right, and turn about the centre of their box.
 *
 * <pre>{@code
 * RotationSystem system = RotationSystems.srs();
 * Piece piece = system.spawn(Tetromino.T, board.size());
 * TurnResult turned = system.rotate(board, piece, Turn.CLOCKWISE);
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RotationSystems {
    private static final SpawnRule GUIDELINE_SPAWN = SpawnPlace.above(0);
    private static final SpawnRule TETRIO_SPAWN = SpawnPlace.above(1);
    private static final SpawnRule SEED_SPAWN = new SpawnInBox();

    private RotationSystems() {}

    /**
     * The guideline's Super Rotation System: quarter turns with {@link KickTables#srs()}, no half turns. The O turns in
     * place. Pieces enter with their lowest cell in the first row above the skyline.
     *
     * <p>Source: <a href="https://tetris.wiki/Super_Rotation_System">tetris.wiki</a>. Guideline games drop a new piece
     * one row at once if the way is free; that is the game's business, not the rotation system's.
     *
     * @return the system
     */
    public static RotationSystem srs() {
        return guideline(KickTables.srs(), GUIDELINE_SPAWN);
    }

    /**
     * TETR.IO's default, "SRS+": the guideline's shapes with {@link KickTables#srsPlus()}, half turns included. Pieces
     * enter one row higher than in {@link #srs()}.
     *
     * @return the system
     */
    public static RotationSystem srsPlus() {
        return guideline(KickTables.srsPlus(), TETRIO_SPAWN);
    }

    /**
     * The system of a first game of one's own: the guideline's shapes with {@link KickTables#seed()}; the O refuses to
     * turn. Pieces enter with the top row of their box in the top visible row.
     *
     * @return the system
     */
    public static RotationSystem seed() {
        return guideline(KickTables.seed(), SEED_SPAWN);
    }

    /**
     * A system with the guideline's shapes and spawn places and kicks of one's own.
     *
     * @param kicks the kicks; asked once for every turn of the seven tetrominoes
     * @return the system
     * @throws IllegalArgumentException if a turn has tests of which the first is not in place, or more than 64
     */
    public static RotationSystem of(KickTable kicks) {
        return guideline(kicks, GUIDELINE_SPAWN);
    }

    /**
     * A system with kicks of one's own for shapes of one's own, such as pentominoes. Pieces enter as in {@link #srs()}.
     *
     * @param kicks the kicks; asked once for every turn of every type
     * @param shapes the shapes, one for each type
     * @return the system
     * @throws IllegalArgumentException if two shapes are of one type, or as in {@link #of(KickTable)}
     */
    public static RotationSystem of(KickTable kicks, Collection<Shape> shapes) {
        return table(ShapeSet.of(shapes), kicks, GUIDELINE_SPAWN);
    }

    /**
     * A system that differs from another one only in its kicks.
     *
     * @param kicks the kicks; asked once for every turn of every type of the other system
     * @param other the system whose shapes and spawn places to take over
     * @return the system
     * @throws IllegalArgumentException as in {@link #of(KickTable)}
     */
    public static RotationSystem of(KickTable kicks, RotationSystem other) {
        return table(ShapeSet.of(other), kicks, SpawnRule.of(other));
    }

    private static RotationSystem guideline(KickTable kicks, SpawnRule spawn) {
        return table(ShapeSet.GUIDELINE, kicks, spawn);
    }

    private static RotationSystem table(ShapeSet shapes, KickTable kicks, SpawnRule spawn) {
        return new TableRotation(shapes, ListedKicks.of(kicks, shapes.types()), spawn);
    }
}
