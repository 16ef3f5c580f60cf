package io.github.wallkick.rotation;

import io.github.wallkick.piece.Shape;
import java.util.Collection;
import java.util.List;

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
    private RotationSystems() {}

    /**
     * The guideline's Super Orientation System, {@code srs}: {@link KickTables#srs()}, no half turns. The O turns in place.
     * RandomizerFactory enter with their lowest cell in the first row above the skyline.
     *
     * <p>Source: <a href="https://tetris.wiki/Super_Rotation_System">tetris.wiki</a>. Guideline games drop a new piece
     * one row at once if the way is free; that is the game's business, not the rotation system's.
     *
     * @return the system
     */
    public static RotationSystem srs() {
        return SystemPresets.SRS;
    }

    /**
     * TETR.IO's kick set "SRS", {@code srs-tetrio}: {@link #srs()} with half turns, {@link KickTables#srsTetrio()}. RandomizerFactory
     * enter one row higher.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>.
     *
     * @return the system
     */
    public static RotationSystem srsTetrio() {
        return SystemPresets.SRS_TETRIO;
    }

    /**
     * TETR.IO's default "SRS+", {@code srs-plus}: half turns and a symmetric I, {@link KickTables#srsPlus()}. RandomizerFactory enter
     * one row higher than in {@link #srs()}.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>; recorded games agree.
     *
     * @return the system
     */
    public static RotationSystem srsPlus() {
        return SystemPresets.SRS_PLUS;
    }

    /**
     * TETR.IO's "SRS-X", {@code srs-x}: the far-reaching half turns of {@link KickTables#nullpomino180()}. RandomizerFactory enter one
     * row higher than in {@link #srs()}.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>. Techmino's SRS_X is another system.
     *
     * @return the system
     */
    public static RotationSystem srsX() {
        return SystemPresets.SRS_X;
    }

    /**
     * TETR.IO's "TETRA-X", {@code tetra-x}: {@link KickTables#tetraX()}. RandomizerFactory enter one row higher than in
     * {@link #srs()}.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>.
     *
     * @return the system
     */
    public static RotationSystem tetraX() {
        return SystemPresets.TETRA_X;
    }

    /**
     * Jstris's system, {@code jstris180}: {@link #srs()} with half turns, {@link KickTables#jstris180()}.
     *
     * <p>Source: <a href="https://github.com/knewjade/solution-finder">solution-finder</a>. Where pieces enter is
     * uncertain; the guideline's places are taken.
     *
     * @return the system
     */
    public static RotationSystem jstris180() {
        return SystemPresets.JSTRIS_180;
    }

    /**
     * NullpoMino's standard system, {@code nullpomino180}: {@link #srs()} with far-reaching half turns,
     * {@link KickTables#nullpomino180()}.
     *
     * <p>Source: <a href="https://github.com/nullpomino/nullpomino">NullpoMino</a>, StandardWallkick.
     *
     * @return the system
     */
    public static RotationSystem nullpomino180() {
        return SystemPresets.NULLPOMINO_180;
    }

    /**
     * The Arika Rotation System of TGM and TAP, {@code ars}. J, L and T enter upside down and stand on the floor of their
     * box; pieces enter in the top visible row; kicks are right 1, then left 1; I and O never kick; no half turns.
     *
     * <p>J, L and T that lie do not kick to stand up if the first blocked cell of the turned piece, read row by row from
     * the top and from the left, is in the middle column; walls and floor count as blocked. So the turns are not a table's
     * alone, and {@link RotationSystem#kickTable()} is empty.
     *
     * <p>Source: <a href="https://tetris.wiki/Arika_Rotation_System">tetris.wiki</a>, shiromino, cambridge. NullpoMino and
     * HeborisCE let any blocked cell beside the middle column allow the kick; triangle has no exception for the I.
     *
     * @return the system
     */
    public static RotationSystem ars() {
        return SystemPresets.ARS;
    }

    /**
     * The Arika Rotation System of TGM3, {@code ars-ti}: {@link #ars()} with kicks of the I and floor kicks.
     *
     * <p>A standing I with a blocked cell beside it kicks right 1, right 2, left 1 to lie down. A resting I kicks up 1 or
     * 2 to stand up, and a resting T up 1 to point up when right 1 and left 1 are blocked: these floor kicks are one in a
     * piece's life, so take {@link RotationSystem#afterTurn} for its next turn.
     *
     * <p>Source: <a href="https://github.com/cambridge-stacker/cambridge">cambridge</a>, arika_ti.lua, and tetris.wiki.
     * The order of the I's side kicks is uncertain: shiromino has right 1, left 1, right 2, left 2, NullpoMino and
     * HeborisCE left 1, right 1, right 2; the first two pictures of tetris.wiki agree with the one chosen. That a piece
     * locks early after a floor kick is the game's business.
     *
     * @return the system
     */
    public static RotationSystem arsTi() {
        return SystemPresets.ARS_TI;
    }

    /**
     * The system of Sega's arcade game of 1988, {@code sega}: the shapes and places of {@link #ars()}, no kicks.
     *
     * <p>Source: <a href="https://tetris.wiki/Sega_Rotation">tetris.wiki</a>. The machine has one button, turning
     * counterclockwise; here both quarter turns are made. NullpoMino's rule of the same name kicks off the side walls.
     *
     * @return the system
     */
    public static RotationSystem sega() {
        return SystemPresets.SEGA;
    }

    /**
     * The right-handed Nintendo system of the NES, {@code nrs}: J, L and T enter upside down, I, S and Z stand to the
     * right; no kicks, no half turns. RandomizerFactory enter in the top visible row, an odd column being left over on their left: on
     * 10 columns those three wide take columns 4 to 6.
     *
     * <p>Source: <a href="https://github.com/CelestialAmber/TetrisNESDisasm">the disassembly</a>, spawn and orientation
     * tables. python-tetris has the pieces a column further left.
     *
     * @return the system
     */
    public static RotationSystem nrs() {
        return SystemPresets.NES;
    }

    /**
     * The left-handed Nintendo system of the Game Boy, {@code gb}: as {@link #nrs()}, but I, S and Z stand to the left, and
     * pieces enter one row below the top visible row, an odd column being left over on their right.
     *
     * <p>Source: two disassemblies, <a href="https://github.com/kaspermeerts/tetris">kaspermeerts</a> and
     * <a href="https://github.com/vinheim3/tetris-gb-disasm">vinheim3</a>. NullpoMino has the pieces in the top row.
     *
     * @return the system
     */
    public static RotationSystem gb() {
        return SystemPresets.GAME_BOY;
    }

    /**
     * The system of DTET, {@code dtet}: {@link KickTables#dtet()} for the shapes of {@link #ars()}, but a lying I is one
     * row lower and I, S and Z have four states. RandomizerFactory enter in the top visible row.
     *
     * <p>Source: <a href="https://github.com/nullpomino/nullpomino">NullpoMino</a>.
     *
     * @return the system
     */
    public static RotationSystem dtet() {
        return SystemPresets.DTET;
    }

    /**
     * Ascension as in TETR.IO, {@code asc}: {@link KickTables#asc()}. The I turns about its third cell, the O about its
     * lower left one, so that it really moves. RandomizerFactory enter one row higher than in {@link #srs()}.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>. In Techmino the I turns about its second cell.
     *
     * @return the system
     */
    public static RotationSystem asc() {
        return SystemPresets.ASC;
    }

    /**
     * The system of a first game of one's own, {@code basic}: {@link KickTables#basic()}; the O refuses to turn. RandomizerFactory
     * enter with the top row of their box in the top visible row.
     *
     * <p>The place is uncertain: a game with a hidden spawn area may want them at its top instead.
     *
     * @return the system
     */
    public static RotationSystem basic() {
        return SystemPresets.BASIC;
    }

    /**
     * The names of the systems above.
     *
     * @return the names that {@link #named} knows, in the order of this page; immutable
     */
    public static List<String> names() {
        return List.copyOf(SystemPresets.BY_NAME.keySet());
    }

    /**
     * The system with a given name.
     *
     * @param name one of {@link #names()}
     * @return the system
     * @throws IllegalArgumentException if there is no such system; the message lists the names
     */
    public static RotationSystem named(String name) {
        var system = SystemPresets.BY_NAME.get(name);
        if (system == null) {
            throw new IllegalArgumentException(
                    "rotation system must be one of " + String.join(", ", names()) + ": " + name);
        }
        return system;
    }

    /**
     * A system with the guideline's shapes and spawn places and kicks of one's own.
     *
     * @param kicks the kicks; asked once for every turn of the seven tetrominoes
     * @return the system
     * @throws IllegalArgumentException if a turn has tests of which the first is not in place, or more than 64
     */
    public static RotationSystem of(KickTable kicks) {
        return of(kicks, srs());
    }

    /**
     * A system with kicks of one's own for shapes of one's own, such as pentominoes. RandomizerFactory enter as in {@link #srs()}.
     *
     * @param kicks the kicks; asked once for every turn of every type
     * @param shapes the shapes, one for each type
     * @return the system
     * @throws IllegalArgumentException if two shapes are of one type, or as in {@link #of(KickTable)}
     */
    public static RotationSystem of(KickTable kicks, Collection<Shape> shapes) {
        return SystemPresets.table(ShapeSet.of(shapes), kicks, SystemPresets.ABOVE_SKYLINE);
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
        return SystemPresets.table(ShapeSet.of(other), kicks, SpawnRule.of(other));
    }
}
