package io.github.wallkick;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.Board;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;

/** What the library needs at run time. */
class ModuleTest {
    @Test
    void theLibraryNeedsNothingButJavaBase() throws URISyntaxException {
        var classes = Path.of(
                Board.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        var told = new StringWriter();
        var output = new PrintWriter(told);
        var jdeps = ToolProvider.findFirst("jdeps").orElseThrow();
        // what is missing are JSpecify's annotations, which nobody reads at run time
        var code = jdeps.run(output, output, "--print-module-deps", "--ignore-missing-deps", classes.toString());
        assertEquals("java.base", told.toString().strip());
        assertEquals(0, code);
    }
}
