package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.KickTables;
import org.junit.jupiter.api.Test;

/** Runtimes that know no hidden classes, as native images, search with the code that reads its tables. */
class KernelMakerTest {
    private static final PackedTables TABLES = tables();

    @Test
    void aRuntimeThatForbidsHiddenClassesIsNotSupported() {
        assertNotSupported((code, data) -> {
            throw new IllegalAccessException("forbidden");
        });
    }

    @Test
    void aRuntimeThatFailsWithAnErrorOfItsOwnIsNotSupported() {
        assertNotSupported((code, data) -> {
            throw new Error("hidden classes are an unsupported feature");
        });
    }

    @Test
    void anotherMakerTakesOverWhereOneIsNotSupported() {
        KernelMaker unsupported = (tables, words) -> {
            throw new UnsupportedOperationException();
        };
        assertEquals(
                PackedKernel.class,
                unsupported.orElse(KernelMaker.reading()).make(TABLES, 1).getClass());
    }

    @Test
    void hiddenClassesAreUsedWhereTheyAreKnown() {
        assertTrue(KernelMaker.specialized().make(TABLES, 1).getClass().isHidden());
    }

    private static void assertNotSupported(HiddenClasses.Loader loader) {
        var maker = KernelMaker.specialized(loader);
        assertThrows(UnsupportedOperationException.class, () -> maker.make(TABLES, 1));
    }

    private static PackedTables tables() {
        var footprints = new Footprints(Tetromino.T.shape());
        var kicks = new CornerKicks(footprints, KickTables.srs());
        return new PackedTables(footprints, kicks, BoardSize.STANDARD.width(), (1 << Footprints.STATES) - 1);
    }
}
