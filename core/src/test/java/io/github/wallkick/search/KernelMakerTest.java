package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.ConditionalKicks;
import io.github.wallkick.rotation.KickTables;
import java.util.EnumSet;
import java.util.Optional;
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
    void hiddenClassesAreUsedWhereTheyAreKnown() {
        assertTrue(KernelMaker.specialized()
                .make(TABLES, 1)
                .orElseThrow()
                .getClass()
                .isHidden());
    }

    private static void assertNotSupported(HiddenClasses.Loader loader) {
        assertEquals(Optional.empty(), KernelMaker.specialized(loader).make(TABLES, 1));
    }

    private static PackedTables tables() {
        var shapes = new CornerShapes(Tetromino.T.shape());
        var turns = CornerTurns.of(shapes, ConditionalKicks.always(KickTables.srs()), EnumSet.allOf(Turn.class));
        return new PackedTables(shapes, turns, BoardSize.STANDARD.width(), (1 << CornerShapes.STATES) - 1);
    }
}
