package io.github.wallkick.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * A command line that was run within the test's own process.
 *
 * @param exitCode what the process would have ended with
 * @param out what it wrote
 * @param err what it complained about
 */
record Run(int exitCode, String out, String err) {
    static Run of(String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        var exitCode = Main.run(out, new PrintWriter(err, true), args);
        return new Run(exitCode, out.toString(), err.toString());
    }
}
