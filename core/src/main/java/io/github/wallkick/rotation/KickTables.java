package io.github.wallkick.rotation;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.Collection;
import java.util.List;

/**
 * The kick tables that rotation systems share, and the ways to make your own: a lambda, {@link #builder()}, or text.
 *
 * <p>All displace the box of the piece, x to the right and y up. Tables are equal when all their tests are.
 *
 * @since 0.1.0
 */
public final class KickTables {
    private static final String JLSTZ = "JLSTZ";
    private static final String I = "I";
    private static final String O = "O";
    private static final String IJLOSTZ = "IJLOSTZ";
    private static final String CLOCKWISE = "0R R2 2L L0";
    private static final String COUNTERCLOCKWISE = "R0 2R L2 0L";
    private static final String QUARTERS = CLOCKWISE + " " + COUNTERCLOCKWISE;
    private static final String HALVES = "02 20 RL LR";
    private static final String FIRST_ONLY = "(0,0)";
    private static final String NEVER = "";

    private KickTables() {}

    private static final KickTable IN_PLACE = builder().build();

    /**
     * The table without kicks, for the seven tetrominoes: quarter turns are only tried in place.
     *
     * @return the table
     */
    public static KickTable inPlace() {
        return IN_PLACE;
    }

    // Source: https://tetris.wiki/Super_Rotation_System
    // Source: https://github.com/knewjade/solution-finder kicks/srs.properties
    private static final KickTable SRS = builder()
            .kicks(JLSTZ, "0R 2R", "(0,0)(-1,0)(-1,+1)(0,-2)(-1,-2)")
            .kicks(JLSTZ, "R0 R2", "(0,0)(+1,0)(+1,-1)(0,+2)(+1,+2)")
            .kicks(JLSTZ, "2L 0L", "(0,0)(+1,0)(+1,+1)(0,-2)(+1,-2)")
            .kicks(JLSTZ, "L2 L0", "(0,0)(-1,0)(-1,-1)(0,+2)(-1,+2)")
            .kicks(I, "0R L2", "(0,0)(-2,0)(+1,0)(-2,-1)(+1,+2)")
            .kicks(I, "R0 2L", "(0,0)(+2,0)(-1,0)(+2,+1)(-1,-2)")
            .kicks(I, "R2 0L", "(0,0)(-1,0)(+2,0)(-1,+2)(+2,-1)")
            .kicks(I, "2R L0", "(0,0)(+1,0)(-2,0)(+1,-2)(-2,+1)")
            .fullSpin("T", "0R 0L 2R 2L", 4)
            .build();

    /**
     * The guideline's kicks for quarter turns (SRS): five tests per turn, one for the O, no half turns. The fifth test of
     * the T from or to a side orientation makes a T-spin full.
     *
     * <p>Source: <a href="https://tetris.wiki/Super_Rotation_System">tetris.wiki</a>; eight independent projects have the
     * same table. python-tetris differs in two tests of the I, taken for typing mistakes.
     *
     * @return the table
     */
    public static KickTable srs() {
        return SRS;
    }

    // Source: https://github.com/halp1/triangle src/engine/utils/kicks/data.ts (SRS)
    private static final KickTable SRS_TETRIO = builder()
            .include(SRS)
            .kicks(IJLOSTZ, HALVES, FIRST_ONLY)
            .kicks(JLSTZ, "02", "(0,0)(0,+1)(+1,+1)(-1,+1)(+1,0)(-1,0)")
            .kicks(JLSTZ, "20", "(0,0)(0,-1)(-1,-1)(+1,-1)(-1,0)(+1,0)")
            .kicks(JLSTZ, "RL", "(0,0)(+1,0)(+1,+2)(+1,+1)(0,+2)(0,+1)")
            .kicks(JLSTZ, "LR", "(0,0)(-1,0)(-1,+2)(-1,+1)(0,+2)(0,+1)")
            .build();

    /**
     * {@link #srs()} with the half turns of TETR.IO's kick set "SRS": six tests for J L S T Z, in place for I and O.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>, data.ts.
     *
     * @return the table
     */
    public static KickTable srsTetrio() {
        return SRS_TETRIO;
    }

    // Source: https://github.com/halp1/triangle src/engine/utils/kicks/data.ts (SRS+)
    private static final KickTable SRS_PLUS = builder()
            .include(SRS_TETRIO)
            .kicks(I, "0R", "(0,0)(+1,0)(-2,0)(-2,-1)(+1,+2)")
            .kicks(I, "0L", "(0,0)(-1,0)(+2,0)(+2,-1)(-1,+2)")
            .kicks(I, "R0", "(0,0)(-1,0)(+2,0)(-1,-2)(+2,+1)")
            .kicks(I, "L0", "(0,0)(+1,0)(-2,0)(+1,-2)(-2,+1)")
            .kicks(I, "R2", "(0,0)(-1,0)(+2,0)(-1,+2)(+2,-1)")
            .kicks(I, "L2", "(0,0)(+1,0)(-2,0)(+1,+2)(-2,-1)")
            .kicks(I, "2R", "(0,0)(-2,0)(+1,0)(-2,+1)(+1,-2)")
            .kicks(I, "2L", "(0,0)(+2,0)(-1,0)(+2,+1)(-1,-2)")
            .kicks(I, "02", "(0,0)(0,+1)")
            .kicks(I, "20", "(0,0)(0,-1)")
            .kicks(I, "RL", "(0,0)(+1,0)")
            .kicks(I, "LR", "(0,0)(-1,0)")
            .build();

    /**
     * The kicks of TETR.IO's "SRS+", its default: {@link #srsTetrio()} with kicks of the I that mirror each other.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>, data.ts, and a second implementation in Rust
     * agree. For half turns of the I, cobra-movegen has the six tests of the others; the majority's single kick is kept.
     * Techmino has another table under this name.
     *
     * @return the table
     */
    public static KickTable srsPlus() {
        return SRS_PLUS;
    }

    // Source: https://github.com/knewjade/solution-finder kicks/jstris180.properties
    private static final KickTable JSTRIS_180 = builder()
            .include(SRS)
            .kicks(O, HALVES, FIRST_ONLY)
            .kicks("IJLSTZ", "02", "(0,0)(0,+1)")
            .kicks("IJLSTZ", "20", "(0,0)(0,-1)")
            .kicks("IJLSTZ", "RL", "(0,0)(+1,0)")
            .kicks("IJLSTZ", "LR", "(0,0)(-1,0)")
            .build();

    /**
     * {@link #srs()} with Jstris's half turns: one kick, away from the side that the piece pointed to.
     *
     * <p>Source: <a href="https://github.com/knewjade/solution-finder">solution-finder</a>, jstris180.properties.
     *
     * @return the table
     */
    public static KickTable jstris180() {
        return JSTRIS_180;
    }

    // Source: https://github.com/nullpomino/nullpomino StandardWallkick.java
    // Source: https://github.com/knewjade/solution-finder kicks/nullpomino180.properties
    private static final KickTable NULLPOMINO_180 = builder()
            .include(SRS)
            .kicks(O, HALVES, FIRST_ONLY)
            .kicks(JLSTZ, "02", "(0,0)(+1,0)(+2,0)(+1,-1)(+2,-1)(-1,0)(-2,0)(-1,-1)(-2,-1)(0,+1)(+3,0)(-3,0)")
            .kicks(JLSTZ, "20", "(0,0)(-1,0)(-2,0)(-1,+1)(-2,+1)(+1,0)(+2,0)(+1,+1)(+2,+1)(0,-1)(-3,0)(+3,0)")
            .kicks(JLSTZ, "RL", "(0,0)(0,-1)(0,-2)(-1,-1)(-1,-2)(0,+1)(0,+2)(-1,+1)(-1,+2)(+1,0)(0,-3)(0,+3)")
            .kicks(JLSTZ, "LR", "(0,0)(0,-1)(0,-2)(+1,-1)(+1,-2)(0,+1)(0,+2)(+1,+1)(+1,+2)(-1,0)(0,-3)(0,+3)")
            .kicks(I, "02", "(0,0)(-1,0)(-2,0)(+1,0)(+2,0)(0,-1)")
            .kicks(I, "20", "(0,0)(+1,0)(+2,0)(-1,0)(-2,0)(0,+1)")
            .kicks(I, "RL", "(0,0)(0,-1)(0,-2)(0,+1)(0,+2)(-1,0)")
            .kicks(I, "LR", "(0,0)(0,-1)(0,-2)(0,+1)(0,+2)(+1,0)")
            .build();

    /**
     * {@link #srs()} with NullpoMino's half turns: twelve tests for J L S T Z, six for the I. TETR.IO's "SRS-X" has the
     * same table.
     *
     * <p>Source: <a href="https://github.com/nullpomino/nullpomino">NullpoMino</a>, StandardWallkick, equal to
     * solution-finder's nullpomino180.properties and triangle's SRS-X. Techmino's SRS_X is another table.
     *
     * @return the table
     */
    public static KickTable nullpomino180() {
        return NULLPOMINO_180;
    }

    // Source: https://github.com/halp1/triangle src/engine/utils/kicks/data.ts (TETRA-X)
    private static final KickTable TETRA_X = builder()
            .kicks(O, HALVES, FIRST_ONLY)
            .kicks(JLSTZ, CLOCKWISE, "(0,0)(0,-1)(-1,0)(+1,0)(-1,-1)(+1,-1)(0,+1)(-1,+1)(+1,+1)")
            .kicks(JLSTZ, COUNTERCLOCKWISE, "(0,0)(0,-1)(+1,0)(-1,0)(+1,-1)(-1,-1)(0,+1)(+1,+1)(-1,+1)")
            .kicks(JLSTZ, HALVES, "(0,0)(0,-1)(0,+1)(-1,0)(+1,0)")
            .kicks(I, "0R", "(0,0)(0,+1)(0,+2)(0,-1)(+1,+1)(-1,+1)(+1,+2)(-1,+2)")
            .kicks(I, "0L", "(0,0)(0,+1)(0,+2)(0,-1)(-1,+1)(+1,+1)(-1,+2)(+1,+2)")
            .kicks(I, "R0 R2", "(0,0)(0,+1)(0,+2)(0,-1)(-1,0)(+1,0)(+2,0)")
            .kicks(I, "L0 L2", "(0,0)(0,+1)(0,+2)(0,-1)(+1,0)(-1,0)(-2,0)")
            .kicks(I, "2R", "(0,0)(0,-1)(0,-2)(0,+1)(-1,-1)(+1,-1)(-1,-2)(+1,-2)")
            .kicks(I, "2L", "(0,0)(0,-1)(0,-2)(0,+1)(+1,-1)(-1,-1)(+1,-2)(-1,-2)")
            .kicks(I, HALVES, "(0,0)(0,+1)(0,-1)")
            .build();

    /**
     * The kicks of TETR.IO's "TETRA-X".
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>, data.ts.
     *
     * @return the table
     */
    public static KickTable tetraX() {
        return TETRA_X;
    }

    // Source: https://github.com/nullpomino/nullpomino DTETWallkick.java (half turns there use the counterclockwise
    // list)
    private static final KickTable DTET = builder()
            .kicks(O, HALVES, FIRST_ONLY)
            .kicks("IJLSTZ", CLOCKWISE, "(0,0)(+1,0)(-1,0)(0,-1)(+1,-1)(-1,-1)")
            .kicks("IJLSTZ", COUNTERCLOCKWISE + " " + HALVES, "(0,0)(-1,0)(+1,0)(0,-1)(-1,-1)(+1,-1)")
            .build();

    /**
     * The kicks of DTET: to the side the piece turns to, the other side, then the same a row lower.
     *
     * <p>Source: <a href="https://github.com/nullpomino/nullpomino">NullpoMino</a>. DTET itself turns by 180 degrees as
     * two quarter turns; the half turns here are NullpoMino's, which uses the counterclockwise tests for them.
     *
     * @return the table
     */
    public static KickTable dtet() {
        return DTET;
    }

    // Source: https://github.com/halp1/triangle src/engine/utils/kicks/data.ts (ASC)
    // Source: https://github.com/26F-Studio/Techmino parts/RSlist.lua (ASC)
    private static final KickTable ASC = builder()
            .kicks(
                    IJLOSTZ,
                    CLOCKWISE,
                    "(0,0)(-1,0)(0,-1)(-1,-1)(0,-2)(-1,-2)(-2,0)(-2,-1)(-2,-2)(+1,0)(+1,-1)"
                            + "(0,+1)(-1,+1)(-2,+1)(+1,-2)(+2,0)(0,+2)(-1,+2)(-2,+2)(+2,-1)(+2,-2)(+1,+1)")
            .kicks(
                    IJLOSTZ,
                    COUNTERCLOCKWISE,
                    "(0,0)(+1,0)(0,-1)(+1,-1)(0,-2)(+1,-2)(+2,0)(+2,-1)(+2,-2)(-1,0)(-1,-1)"
                            + "(0,+1)(+1,+1)(+2,+1)(-1,-2)(-2,0)(0,+2)(+1,+2)(+2,+2)(-2,-1)(-2,-2)(-1,+1)")
            .kicks(IJLOSTZ, HALVES, FIRST_ONLY)
            .build();

    /**
     * The kicks of Ascension (ASC): 22 tests, the same for every type and orientation, mirrored for counterclockwise turns; half
     * turns in place only. They fit its shapes, in which the O moves when it turns.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>, data.ts, equal to Techmino's.
     *
     * @return the table
     */
    public static KickTable asc() {
        return ASC;
    }

    // Source: this library's own first table; the order beyond two columns follows its pattern
    private static final KickTable BASIC = builder()
            .kicks(JLSTZ, QUARTERS, "(0,0)(-1,0)(+1,0)(0,+1)(-2,0)(+2,0)")
            .kicks(I, QUARTERS, "(0,0)(-1,0)(+1,0)(0,+1)(-2,0)(+2,0)(-3,0)(+3,0)(-4,0)(+4,0)")
            .kicks(O, QUARTERS, NEVER)
            .build();

    /**
     * A simple table for a first game: in place, left 1, right 1, up 1, left 2, right 2; the I also left and right
     * 3 and 4; the O refuses to turn. Quarter turns only, the same tests both ways.
     *
     * <p>The order beyond two columns is uncertain; it goes on like the tests before it.
     *
     * @return the table
     */
    public static KickTable basic() {
        return BASIC;
    }

    static final Presets<KickTable> PRESETS = Presets.of(
            "kick table",
            list -> list.with("in-place", () -> IN_PLACE)
                    .with("srs", () -> SRS)
                    .with("srs-tetrio", () -> SRS_TETRIO)
                    .with("srs-plus", () -> SRS_PLUS)
                    .with("jstris180", () -> JSTRIS_180)
                    .with("nullpomino180", () -> NULLPOMINO_180)
                    .with("tetra-x", () -> TETRA_X)
                    .with("dtet", () -> DTET)
                    .with("asc", () -> ASC)
                    .with("basic", () -> BASIC));

    /**
     * The names of the tables above.
     *
     * @return the names that {@link #named(String)} knows, in the order of this page; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The table with a given name.
     *
     * @param name one of {@link #names()}
     * @return the table
     * @throws IllegalArgumentException if there is no such table; the message lists the names
     */
    public static KickTable named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A table of your own, such as a lambda, under a name by which recordings know it. It equals every table of your own
     * with the same name, so give each its own.
     *
     * @param name the name, not blank, without quotation marks
     * @param table the table
     * @return the same kicks; {@link KickTable#text()} is the name in quotation marks
     * @throws IllegalArgumentException if the name is blank or has quotation marks or control characters
     */
    public static KickTable named(String name, KickTable table) {
        return new NamedKicks(StrategyText.named(name).toString(), table);
    }

    /**
     * Reads what {@link KickTable#text()} writes, for the seven tetrominoes: the name of a preset, or all tests.
     *
     * @param text the text, as in {@link #parse(String, Collection)}
     * @return the table
     * @throws NotationException if the text does not follow the notation, or if it is the name of a table of one's own
     */
    public static KickTable parse(String text) {
        return parse(text, List.of(Tetromino.values()));
    }

    /**
     * Reads what {@link KickTable#text()} writes, for types of one's own:
     * {@code kicks(turns=[of(types=[T], 0R=[0:0 -1:0 @-1:-2], R0=0R)])} has tests as columns to the right and rows up,
     * {@code @} before one that makes a T-spin full, and another turn where the tests are the same.
     *
     * <p>The tables of other programs are read by {@link #parseProperties(String)}.
     *
     * @param text the text
     * @param types the types that it may name, by their letters
     * @return the table
     * @throws NotationException if the text does not follow the notation, or if it is the name of a table of one's own
     * @throws IllegalArgumentException if two types have the same letter
     */
    public static KickTable parse(String text, Collection<? extends PieceType> types) {
        return new RotationText.Reader(types).kicks(StrategyText.parse(text));
    }

    /**
     * An empty start for a table of the seven tetrominoes.
     *
     * @return a builder that so far turns all types by quarters, in place
     */
    public static KickTableBuilder builder() {
        return builder(List.of(Tetromino.values()));
    }

    /**
     * An empty start for a table of any types.
     *
     * @param types the types, distinct in their letters
     * @return a builder that so far turns all types by quarters, in place
     * @throws IllegalArgumentException if two types have the same letter
     */
    public static KickTableBuilder builder(Collection<? extends PieceType> types) {
        return new KickTableBuilder(types);
    }

    /**
     * Reads a table of the seven tetrominoes in solution-finder's kick-properties format, for the guideline's shapes.
     *
     * @param text the text, as in {@link #parseProperties(String, RotationSystem)}
     * @return the table, about the boxes of the shapes
     * @throws NotationException if the text does not follow the format
     */
    public static KickTable parseProperties(String text) {
        return parseProperties(text, RotationSystems.srs());
    }

    /**
     * Reads a table in solution-finder's kick-properties format: lines {@code T.NE=(0,0)(-1,0)(@-1,-2)}.
     *
     * <p>The key names a type by its letter and two geometric orientations, N being stem up for the T, and flat side down
     * for J and L, in capital or small letters. The value has the tests in their order; blanks are ignored, and commas
     * between the tests; {@code @} marks a test that makes a T-spin full, {@code &T.NE} stands for the tests of that entry.
     * All quarter turns of all types must be there, or all turns: 56 or 84 entries for the seven tetrominoes. If a key
     * occurs twice, the last entry counts. A type with an empty value does not turn so. A comment
     * {@code # spawn orientation: J,L,T = S} must agree with the shapes. A byte order mark is ignored.
     *
     * <p>The format's offsets displace the pivot mino, so the shapes decide what they mean for the box. For types that are
     * no tetrominoes the format knows no pivot: there the offsets displace the box, and the spawn orientation is N.
     *
     * @param text the text
     * @param shapes the system whose types and shapes the table is for
     * @return the table, about the boxes of the shapes
     * @throws NotationException if the text does not follow the format
     * @throws IllegalArgumentException if two types of the system have the same letter
     */
    public static KickTable parseProperties(String text, RotationSystem shapes) {
        return KickProperties.read(text, ShapeSet.of(shapes));
    }

    /**
     * Writes a table of the seven tetrominoes in the kick-properties format, for the guideline's shapes.
     *
     * @param table the table, about the boxes of the shapes
     * @return the text that {@link #parseProperties(String)} reads back
     * @throws IllegalArgumentException if a turn has more than 127 tests or one that leads too far
     */
    public static String formatProperties(KickTable table) {
        return formatProperties(table, RotationSystems.srs());
    }

    /**
     * Writes a table in the kick-properties format. Entries that equal one of an earlier type refer to it; half turns are
     * written if there is any.
     *
     * @param table the table, about the boxes of the shapes
     * @param shapes the system whose types and shapes the table is for
     * @return the text that {@link #parseProperties(String, RotationSystem)} reads back
     * @throws IllegalArgumentException if a turn has more than 127 tests or one that leads too far
     */
    public static String formatProperties(KickTable table, RotationSystem shapes) {
        var set = ShapeSet.of(shapes);
        return KickProperties.write(CompiledKicks.of(table, set.types()), set);
    }

    /**
     * Looks for likely mistakes in a table of the seven tetrominoes, for the guideline's shapes.
     *
     * @param table the table
     * @return what was found, as in {@link #lint(KickTable, RotationSystem)}
     * @throws IllegalArgumentException if a turn has more than 127 tests or one that leads too far
     */
    public static List<KickFinding> lint(KickTable table) {
        return lint(table, RotationSystems.srs());
    }

    /**
     * Looks for likely mistakes in a table: signs that differ from the mirrored turn's, tests without their mirror image,
     * tests that can never be the one that fits, turns that lead away in the open, kicks that cannot be undone. Good tables
     * have some of them on purpose: the guideline's I has no mirror image.
     *
     * @param table the table, about the boxes of the shapes
     * @param shapes the system whose types and shapes the table is for
     * @return what was found, type by type; immutable
     * @throws IllegalArgumentException if a turn has more than 127 tests or one that leads too far
     */
    public static List<KickFinding> lint(KickTable table, RotationSystem shapes) {
        var set = ShapeSet.of(shapes);
        return KickLint.lint(CompiledKicks.of(table, set.types()), set);
    }

    /**
     * The turns of the seven tetrominoes in which two tables differ.
     *
     * @param one a table
     * @param other the table to compare it with
     * @return a finding for each such turn, with the first test that differs; immutable
     * @throws IllegalArgumentException if a turn has more than 127 tests or one that leads too far
     */
    public static List<KickFinding> diff(KickTable one, KickTable other) {
        return diff(one, other, List.of(Tetromino.values()));
    }

    /**
     * The turns of some types in which two tables differ.
     *
     * @param one a table
     * @param other the table to compare it with
     * @param types the types to compare
     * @return a finding for each such turn, with the first test that differs; immutable
     * @throws IllegalArgumentException if a turn has more than 127 tests or one that leads too far
     */
    public static List<KickFinding> diff(KickTable one, KickTable other, Collection<? extends PieceType> types) {
        return KickLint.diff(CompiledKicks.of(one, types), CompiledKicks.of(other, types));
    }

    /**
     * Tests the laws that rotation systems rely on, for a table of one's own: every turn has a proper list of tests, and the
     * same one whenever it is asked for.
     *
     * @param table the table
     * @param types the types to try; none = the seven
     * @throws IllegalArgumentException if it breaks a law; the message has a counter-example
     */
    public static void check(KickTable table, PieceType... types) {
        RotationLaws.check(table, List.of(types.length == 0 ? Tetromino.values() : types));
    }
}
