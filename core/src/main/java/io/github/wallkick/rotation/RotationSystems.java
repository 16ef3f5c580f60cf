package io.github.wallkick.rotation;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
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
    /** The guideline's place: the lowest cell in the first row above the skyline. */
    private static final SpawnPlace ABOVE_SKYLINE = SpawnPlace.above(0);
    // Source: https://github.com/halp1/triangle, board and tetromino of its engine
    private static final SpawnPlace TETRIO_PLACE = SpawnPlace.above(1);
    private static final SpawnPlace TOP_VISIBLE_ROW = SpawnPlace.below(0);

    private RotationSystems() {}

    private static RotationSystem guideline(KickTable kicks, SpawnRule spawn) {
        return TableRotation.of(ShapeSet.GUIDELINE, kicks, spawn);
    }

    private static final RotationSystem SRS = guideline(KickTables.srs(), ABOVE_SKYLINE);

    /**
     * The guideline's Super Orientation System, {@code srs}: {@link KickTables#srs()}, no half turns. The O turns in place.
     * Pieces appear with their lowest cell in the first row above the skyline.
     *
     * <p>Source: <a href="https://tetris.wiki/Super_Rotation_System">tetris.wiki</a>. Guideline games drop a new piece
     * one row at once if the way is free; the game does that, not the rotation system.
     *
     * @return the system
     */
    public static RotationSystem srs() {
        return SRS;
    }

    private static final RotationSystem SRS_TETRIO = guideline(KickTables.srsTetrio(), TETRIO_PLACE);

    /**
     * TETR.IO's kick set "SRS", {@code srs-tetrio}: {@link #srs()} with half turns, {@link KickTables#srsTetrio()}. Pieces
     * appear one row higher.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>.
     *
     * @return the system
     */
    public static RotationSystem srsTetrio() {
        return SRS_TETRIO;
    }

    private static final RotationSystem SRS_PLUS = guideline(KickTables.srsPlus(), TETRIO_PLACE);

    /**
     * TETR.IO's default "SRS+", {@code srs-plus}: half turns and a symmetric I, {@link KickTables#srsPlus()}. Pieces appear
     * one row higher than in {@link #srs()}.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>; recorded games agree.
     *
     * @return the system
     */
    public static RotationSystem srsPlus() {
        return SRS_PLUS;
    }

    private static final RotationSystem SRS_X = guideline(KickTables.nullpomino180(), TETRIO_PLACE);

    /**
     * TETR.IO's "SRS-X", {@code srs-x}: the far-reaching half turns of {@link KickTables#nullpomino180()}. Pieces appear one
     * row higher than in {@link #srs()}.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>. Techmino's SRS_X is another system.
     *
     * @return the system
     */
    public static RotationSystem srsX() {
        return SRS_X;
    }

    private static final RotationSystem TETRA_X = guideline(KickTables.tetraX(), TETRIO_PLACE);

    /**
     * TETR.IO's "TETRA-X", {@code tetra-x}: {@link KickTables#tetraX()}. Pieces appear one row higher than in
     * {@link #srs()}.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>.
     *
     * @return the system
     */
    public static RotationSystem tetraX() {
        return TETRA_X;
    }

    private static final RotationSystem JSTRIS_180 = guideline(KickTables.jstris180(), ABOVE_SKYLINE);

    /**
     * Jstris's system, {@code jstris180}: {@link #srs()} with half turns, {@link KickTables#jstris180()}.
     *
     * <p>Source: <a href="https://github.com/knewjade/solution-finder">solution-finder</a>. Where pieces enter is
     * uncertain; the guideline's places are taken.
     *
     * @return the system
     */
    public static RotationSystem jstris180() {
        return JSTRIS_180;
    }

    private static final RotationSystem NULLPOMINO_180 = guideline(KickTables.nullpomino180(), ABOVE_SKYLINE);

    /**
     * NullpoMino's standard system, {@code nullpomino180}: {@link #srs()} with far-reaching half turns,
     * {@link KickTables#nullpomino180()}.
     *
     * <p>Source: <a href="https://github.com/nullpomino/nullpomino">NullpoMino</a>, StandardWallkick.
     *
     * @return the system
     */
    public static RotationSystem nullpomino180() {
        return NULLPOMINO_180;
    }

    private static final RotationSystem ARS = new ArsRotation(ArsRotation.KICKS, TOP_VISIBLE_ROW, true);

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
        return ARS;
    }

    private static final RotationSystem ARS_TI = new ArsRotation(ArsRotation.TI_KICKS, TOP_VISIBLE_ROW, true);

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
        return ARS_TI;
    }

    private static final RotationSystem SEGA =
            TableRotation.of(ShapePresets.ARIKA, KickTables.inPlace(), TOP_VISIBLE_ROW);

    /**
     * The system of Sega's arcade game of 1988, {@code sega}: the shapes and places of {@link #ars()}, no kicks.
     *
     * <p>Source: <a href="https://tetris.wiki/Sega_Rotation">tetris.wiki</a>. The machine has one button, turning
     * counterclockwise; here both quarter turns are made. NullpoMino's rule of the same name kicks off the side walls.
     *
     * @return the system
     */
    public static RotationSystem sega() {
        return SEGA;
    }

    // Source: https://tetris.wiki/Nintendo_Rotation_System
    private static final RotationSystem NES = TableRotation.of(
            ShapePresets.NES, KickTables.inPlace(), SpawnPlace.below(0).leaningRight());

    /**
     * The right-handed Nintendo system of the NES, {@code nrs}: J, L and T enter upside down, I, S and Z stand to the
     * right; no kicks, no half turns. Pieces appear in the top visible row, an odd column being left over on their left: on
     * 10 columns those three wide take columns 4 to 6.
     *
     * <p>Source: <a href="https://github.com/CelestialAmber/TetrisNESDisasm">the disassembly</a>, spawn and orientation
     * tables. python-tetris has the pieces a column further left.
     *
     * @return the system
     */
    public static RotationSystem nrs() {
        return NES;
    }

    private static final RotationSystem GAME_BOY =
            TableRotation.of(ShapePresets.GAME_BOY, KickTables.inPlace(), SpawnPlace.below(1));

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
        return GAME_BOY;
    }

    private static final RotationSystem DTET = TableRotation.of(ShapePresets.DTET, KickTables.dtet(), TOP_VISIBLE_ROW);

    /**
     * The system of DTET, {@code dtet}: {@link KickTables#dtet()} for the shapes of {@link #ars()}, but a lying I is one
     * row lower and I, S and Z differ in all four orientations. Pieces appear in the top visible row.
     *
     * <p>Source: <a href="https://github.com/nullpomino/nullpomino">NullpoMino</a>.
     *
     * @return the system
     */
    public static RotationSystem dtet() {
        return DTET;
    }

    private static final RotationSystem ASC = TableRotation.of(ShapePresets.ASCENSION, KickTables.asc(), TETRIO_PLACE);

    /**
     * Ascension as in TETR.IO, {@code asc}: {@link KickTables#asc()}. The I turns about its third cell, the O about its
     * lower left one, so that it really moves. Pieces appear one row higher than in {@link #srs()}.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>. In Techmino the I turns about its second cell.
     *
     * @return the system
     */
    public static RotationSystem asc() {
        return ASC;
    }

    private static final RotationSystem BASIC = guideline(KickTables.basic(), SpawnPlace.top());

    /**
     * A simple system for a first game, {@code basic}: {@link KickTables#basic()}; the O refuses to turn. Pieces
     * appear at the top of the board, hidden rows included: the top row of their box in the top row, its left edge in column
     * 3 of 10 whatever the piece.
     *
     * @return the system
     */
    public static RotationSystem basic() {
        return BASIC;
    }

    static final Presets<RotationSystem> PRESETS = Presets.of(
            "rotation system",
            list -> list.with("srs", () -> SRS)
                    .with("srs-tetrio", () -> SRS_TETRIO)
                    .with("srs-plus", () -> SRS_PLUS)
                    .with("srs-x", () -> SRS_X)
                    .with("tetra-x", () -> TETRA_X)
                    .with("jstris180", () -> JSTRIS_180)
                    .with("nullpomino180", () -> NULLPOMINO_180)
                    .with("ars", () -> ARS)
                    .with("ars-ti", () -> ARS_TI)
                    .with("sega", () -> SEGA)
                    .with("nrs", () -> NES)
                    .with("gb", () -> GAME_BOY)
                    .with("dtet", () -> DTET)
                    .with("asc", () -> ASC)
                    .with("basic", () -> BASIC));

    /**
     * The names of the systems above.
     *
     * @return the names that {@link #named(String)} knows, in the order of this page; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The system with a given name.
     *
     * @param name one of {@link #names()}
     * @return the system
     * @throws IllegalArgumentException if there is no such system; the message lists the names
     */
    public static RotationSystem named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A system of your own under a name by which recordings know it. It equals every system of your own with the same
     * name, so give each its own.
     *
     * @param name the name, not blank, without quotation marks
     * @param system the system
     * @return the same system; {@link RotationSystem#text()} is the name in quotation marks
     * @throws IllegalArgumentException if the name is blank or has quotation marks or control characters
     */
    public static RotationSystem named(String name, RotationSystem system) {
        return new WrappedRotation.Named(StrategyText.named(name).toString(), system);
    }

    /**
     * Reads what {@link RotationSystem#text()} writes, for the seven tetrominoes: the name of a preset, or shapes, kicks
     * and spawn places.
     *
     * @param text the text, as in {@link #parse(String, Collection)}
     * @return the system
     * @throws NotationException if the text does not follow the notation, or if it is the name of a system of one's own
     */
    public static RotationSystem parse(String text) {
        return parse(text, List.of(Tetromino.values()));
    }

    /**
     * Reads what {@link RotationSystem#text()} writes, for types of one's own, for example
     * {@code table(shapes=guideline, kicks=dtet, spawn=above(rows=0))}. Kicks are written as in
     * {@link KickTables#parse(String, Collection)}; shapes as a list of {@code shape(type=T, orientations=[.X./XXX/...])}, with
     * one orientation for shapes that turn with their box and four for others.
     *
     * @param text the text
     * @param types the types that it may name, by their letters
     * @return the system
     * @throws NotationException if the text does not follow the notation, or if it is the name of a system of one's own
     * @throws IllegalArgumentException if two types have the same letter
     */
    public static RotationSystem parse(String text, Collection<? extends PieceType> types) {
        return new RotationText.Reader(types).system(StrategyText.parse(text));
    }

    /**
     * A system with the guideline's shapes and spawn places and kicks of one's own.
     *
     * @param kicks the kicks; asked once for every turn of the seven tetrominoes
     * @return the system
     * @throws IllegalArgumentException if a turn has more than 127 tests or one that leads farther than 64 cells
     */
    public static RotationSystem of(KickTable kicks) {
        return of(kicks, srs());
    }

    /**
     * A system with kicks of one's own for shapes of one's own, such as pentominoes. Pieces appear as in {@link #srs()}.
     *
     * @param kicks the kicks; asked once for every turn of every type
     * @param shapes the shapes, one for each type
     * @return the system
     * @throws IllegalArgumentException if two shapes are of one type, or as in {@link #of(KickTable)}
     */
    public static RotationSystem of(KickTable kicks, Collection<Shape> shapes) {
        return TableRotation.of(ShapeSet.of(shapes), kicks, ABOVE_SKYLINE);
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
        return TableRotation.of(ShapeSet.of(other), kicks, SpawnRule.of(other));
    }

    /**
     * A system that differs from another one only in where its pieces appear.
     *
     * @param system the system whose shapes and turns to take over
     * @param place the place of all types
     * @return the system
     */
    public static RotationSystem withSpawn(RotationSystem system, SpawnPlace place) {
        return spawning(system, place);
    }

    /**
     * A system that differs from another one only in where the pieces of one type appear.
     *
     * @param system the system whose shapes, turns and other spawn places to take over
     * @param type the type
     * @param place its place
     * @return the system
     * @throws IllegalArgumentException if the system does not know the type
     */
    public static RotationSystem withSpawn(RotationSystem system, PieceType type, SpawnPlace place) {
        Check.that(system.types().contains(type), "a type must be one of " + system.types(), type);
        return spawning(system, SpawnRule.PerType.of(SpawnRule.of(system), type, place));
    }

    /**
     * Tests the laws that games and searches rely on, for a system of one's own: turned pieces fit and have the orientation
     * that they were turned to, blocked turns leave the piece as it was, new pieces fit an empty board, and what is asked
     * again is answered alike.
     *
     * <pre>{@code
     * RotationSystems.check(new MyRotation()); // a whole test
     * }</pre>
     *
     * @param system the system
     * @throws IllegalArgumentException if it breaks a law; the message has a counter-example
     */
    public static void check(RotationSystem system) {
        RotationLaws.check(system);
    }

    private static RotationSystem spawning(RotationSystem system, SpawnRule rule) {
        if (system instanceof TableRotation table) {
            return new TableRotation(table.shapes(), table.kicks(), rule);
        }
        if (system instanceof ArsRotation ars) {
            return new ArsRotation(ars.kicks(), rule, ars.floorKickLeft());
        }
        return new WrappedRotation.Spawning(
                system instanceof WrappedRotation.Spawning other ? other.wrapped() : system, rule);
    }
}
