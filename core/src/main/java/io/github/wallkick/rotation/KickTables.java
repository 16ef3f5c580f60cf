package io.github.wallkick.rotation;

import io.github.wallkick.NotationException;
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
    private KickTables() {}

    /**
     * The table without kicks, for the seven tetrominoes: quarter turns are only tried in place.
     *
     * @return the table
     */
    public static KickTable inPlace() {
        return KickPresets.QUARTER_TURNS;
    }

    /**
     * The guideline's kicks for quarter turns (SRS): five tests a turn, one for the O, no half turns. The fifth test of
     * the T from or to a side state makes a T-spin full.
     *
     * <p>Source: <a href="https://tetris.wiki/Super_Rotation_System">tetris.wiki</a>; eight independent projects have the
     * same table. python-tetris differs in two tests of the I, taken for typing mistakes.
     *
     * @return the table
     */
    public static KickTable srs() {
        return KickPresets.SRS;
    }

    /**
     * {@link #srs()} with the half turns of TETR.IO's kick set "SRS": six tests for J L S T Z, in place for I and O.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>, data.ts.
     *
     * @return the table
     */
    public static KickTable srsTetrio() {
        return KickPresets.SRS_TETRIO;
    }

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
        return KickPresets.SRS_PLUS;
    }

    /**
     * {@link #srs()} with Jstris's half turns: one kick, away from the side that the piece pointed to.
     *
     * <p>Source: <a href="https://github.com/knewjade/solution-finder">solution-finder</a>, jstris180.properties.
     *
     * @return the table
     */
    public static KickTable jstris180() {
        return KickPresets.JSTRIS_180;
    }

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
        return KickPresets.NULLPOMINO_180;
    }

    /**
     * The kicks of TETR.IO's "TETRA-X".
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>, data.ts.
     *
     * @return the table
     */
    public static KickTable tetraX() {
        return KickPresets.TETRA_X;
    }

    /**
     * The kicks of DTET: to the side the piece turns to, the other side, then the same a row lower.
     *
     * <p>Source: <a href="https://github.com/nullpomino/nullpomino">NullpoMino</a>. DTET itself turns by 180 degrees as
     * two quarter turns; the half turns here are NullpoMino's, which uses the counterclockwise tests for them.
     *
     * @return the table
     */
    public static KickTable dtet() {
        return KickPresets.DTET;
    }

    /**
     * The kicks of Ascension (ASC): 22 tests, the same for every type and state, mirrored for counterclockwise turns; half
     * turns in place only. They fit its shapes, in which the O moves when it turns.
     *
     * <p>Source: <a href="https://github.com/halp1/triangle">triangle</a>, data.ts, equal to Techmino's.
     *
     * @return the table
     */
    public static KickTable asc() {
        return KickPresets.ASC;
    }

    /**
     * A table for a first game of one's own: in place, left 1, right 1, up 1, left 2, right 2; the I also left and right
     * 3 and 4; the O refuses to turn. Quarter turns only, the same tests both ways.
     *
     * <p>The order beyond two columns is uncertain; it goes on like the tests before it.
     *
     * @return the table
     */
    public static KickTable basic() {
        return KickPresets.BASIC;
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
     * @param text the text, as in {@link #parse(String, RotationSystem)}
     * @return the table, about the boxes of the shapes
     * @throws NotationException if the text does not follow the format
     */
    public static KickTable parse(String text) {
        return parse(text, RotationSystems.srs());
    }

    /**
     * Reads a table in solution-finder's kick-properties format: lines {@code T.NE=(0,0)(-1,0)(@-1,-2)}.
     *
     * <p>The key names a type by its letter and two geometric orientations, N being stem up for the T, and flat side down
     * for J and L. The value has the tests in their order; blanks are ignored, {@code @} marks a test that makes a T-spin
     * full, {@code &T.NE} stands for the tests of that entry. All quarter turns of all types must be there, or all turns:
     * 56 or 84 entries for the seven tetrominoes. A type with an empty value does not turn so. A comment
     * {@code # spawn orientation: J,L,T = S} must agree with the shapes.
     *
     * <p>The format's offsets displace the pivot mino, so the shapes decide what they mean for the box, and the first test
     * must leave the box in place. For types that are no tetrominoes the format knows no pivot: there the offsets displace
     * the box, and the spawn state is N.
     *
     * @param text the text
     * @param shapes the system whose types and shapes the table is for
     * @return the table, about the boxes of the shapes
     * @throws NotationException if the text does not follow the format
     * @throws IllegalArgumentException if two types of the system have the same letter
     */
    public static KickTable parse(String text, RotationSystem shapes) {
        return KickPropertiesReader.read(text, ShapeSet.of(shapes));
    }

    /**
     * Writes a table of the seven tetrominoes in the kick-properties format, for the guideline's shapes.
     *
     * @param table the table, about the boxes of the shapes
     * @return the text that {@link #parse(String)} reads back
     * @throws IllegalArgumentException if a turn has tests of which the first is not in place
     */
    public static String format(KickTable table) {
        return format(table, RotationSystems.srs());
    }

    /**
     * Writes a table in the kick-properties format. Entries that equal one of an earlier type refer to it; half turns are
     * written if there is any.
     *
     * @param table the table, about the boxes of the shapes
     * @param shapes the system whose types and shapes the table is for
     * @return the text that {@link #parse(String, RotationSystem)} reads back
     * @throws IllegalArgumentException if a turn has tests of which the first is not in place
     */
    public static String format(KickTable table, RotationSystem shapes) {
        var set = ShapeSet.of(shapes);
        return KickPropertiesWriter.write(ListedKicks.of(table, set.types()), set);
    }
}
