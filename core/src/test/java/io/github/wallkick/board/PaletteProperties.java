package io.github.wallkick.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.WallkickDomain;
import io.github.wallkick.board.Boards.Fit;
import io.github.wallkick.piece.Letter;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;

/** The palette's coloured cells are the board's filled ones, and each has the colour that a plain map gives it. */
@Domain(WallkickDomain.class)
class PaletteProperties {
    /** Every type that {@link #palette} may use. */
    private static final List<PieceType> TYPES = types();

    /** A board in random colours, and a piece that fits it. */
    record Scene(Board board, Palette palette, Piece piece) {}

    @Provide
    Arbitrary<Scene> scenes() {
        return Combinators.combine(Boards.fits(), Arbitraries.randoms())
                .as((fit, random) -> new Scene(fit.board(), palette(fit, random), fit.piece()))
                .withoutEdgeCases();
    }

    private static Palette palette(Fit fit, Random random) {
        var palette = Palette.empty(fit.board().size());
        for (var y = 0; y < fit.board().height(); y++) {
            for (var x = 0; x < fit.board().width(); x++) {
                if (fit.board().isFilled(x, y)) {
                    palette = palette.withCell(x, y, TYPES.get(random.nextInt(TYPES.size())));
                }
            }
        }
        return palette;
    }

    private static List<PieceType> types() {
        var types = new ArrayList<PieceType>(List.of(Tetromino.values()));
        types.add(GarbageCell.GARBAGE);
        IntStream.rangeClosed('a', 'z')
                .mapToObj(letter -> new Letter((char) letter))
                .forEach(types::add);
        return types;
    }

    @Property
    void colouredCellsAreFilledCells(@ForAll("scenes") Scene scene) {
        assertEquals(scene.board(), scene.palette().board());
    }

    @Property
    void colouredCellsAreFilledCellsAfterEveryChange(@ForAll("scenes") Scene scene) {
        var locked = scene.board().lock(scene.piece());
        var clear = locked.clearLines();
        var edge = scene.board().width() - 1;
        var palette = scene.palette().lock(scene.piece());
        assertEquals(locked, palette.board());
        palette = palette.clear(clear);
        assertEquals(clear.board(), palette.board());
        palette = palette.raise(0, edge, edge);
        assertEquals(clear.board().raise(0, edge, edge), palette.board());
        palette = palette.withoutCell(edge, 0).raiseRows(GarbageCell.GARBAGE, 0b1010, 0);
        assertEquals(clear.board().raise(0, edge, edge).withCell(edge, 0, false).raiseRows(0b1010, 0), palette.board());
    }

    @Property
    void aLockedPieceHasTheColourOfItsType(@ForAll("scenes") Scene scene) {
        assertEquals(
                CellPalette.of(scene.palette()).lock(scene.piece()),
                CellPalette.of(scene.palette().lock(scene.piece())));
    }

    @Property
    void coloursComeDownWithTheirRows(@ForAll("scenes") Scene scene) {
        var clear = scene.board().lock(scene.piece()).clearLines();
        var palette = scene.palette().lock(scene.piece());
        var rows = clear.rows()
                .boxed()
                .sorted(Collections.reverseOrder())
                .mapToInt(row -> row)
                .toArray();
        assertEquals(CellPalette.of(palette).clear(rows), CellPalette.of(palette.clear(clear)));
    }

    @Property
    void coloursRiseWithTheirRows(@ForAll("scenes") Scene scene, @ForAll("columns") int column) {
        var hole = column % scene.board().width();
        assertEquals(
                CellPalette.of(scene.palette()).raise(0).raise(hole),
                CellPalette.of(scene.palette().raise(0, hole)));
    }

    @Provide
    Arbitrary<Integer> columns() {
        return Arbitraries.integers().between(0, BoardSize.MAX_WIDTH - 1);
    }

    @Property
    void aChangeLeavesTheOldPaletteAsItWas(@ForAll("scenes") Scene scene) {
        var before = CellPalette.of(scene.palette());
        var locked = scene.palette().lock(scene.piece());
        var between = CellPalette.of(locked);
        locked.clear(scene.board().place(scene.piece()))
                .raise(0)
                .withCell(0, 0, Tetromino.T)
                .withoutCell(1, 0);
        assertEquals(between, CellPalette.of(locked));
        assertEquals(before, CellPalette.of(scene.palette()));
    }

    @Property
    void aPaletteWrittenAndReadIsTheSamePalette(@ForAll("scenes") Scene scene) {
        var palette = scene.palette();
        assertEquals(palette, Palette.parse(palette.size(), TYPES, palette.toString()));
    }

    @Property
    void thePictureOfAPaletteIsAPictureOfItsBoard(@ForAll("scenes") Scene scene) {
        assertEquals(
                scene.board(), Board.parse(scene.board().size(), scene.palette().toString()));
    }

    @Property
    void palettesOfEqualColoursAreEqualWhateverTheirHistory(@ForAll("scenes") Scene scene) {
        var back = scene.palette().lock(scene.piece());
        for (var cell : scene.piece().cells()) {
            back = back.withoutCell(cell.x(), cell.y());
        }
        assertEquals(scene.palette(), back);
        assertEquals(scene.palette().hashCode(), back.hashCode());
    }

    @Property
    void oneColourMakesABoardsPalette(@ForAll Board board, @ForAll PieceType type) {
        var palette = Palette.of(board, type);
        assertEquals(board, palette.board());
        assertEquals(board.toString(), palette.toString().replace(type.symbol(), 'X'));
    }

    @Property
    void aPieceThatDoesNotFitTheBoardDoesNotFitThePalette(@ForAll("scenes") Scene scene, @ForAll Piece piece) {
        Assume.that(scene.board().collides(piece));
        assertThrows(IllegalArgumentException.class, () -> scene.palette().lock(piece));
    }

    @Property
    void anyTextIsReadOrRefusedAsNotation(@ForAll BoardSize size, @ForAll("texts") String text) {
        try {
            Palette.parse(size, text);
        } catch (NotationException e) {
            assertTrue(e.line() >= 1 && e.column() >= 1);
        }
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.oneOf(
                        Arbitraries.strings().ofMaxLength(100),
                        Arbitraries.strings()
                                .withChars('.', 'I', 'G', 'T', 'X', ' ', '\n', '\t', '\0', '\u00a0')
                                .ofMaxLength(300),
                        Boards.boards().map(board -> Palette.of(board, Tetromino.S) + "T".repeat(board.width())))
                .withoutEdgeCases();
    }
}
