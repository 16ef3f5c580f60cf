package io.github.wallkick.cli;

import io.github.wallkick.simulation.SelfPlay;
import java.io.PrintWriter;
import java.util.Locale;

/** A bar that grows in one line of a terminal, and is wiped off at the end. */
final class ProgressBar implements SelfPlay.Progress, AutoCloseable {
    private static final int WIDTH = 40;
    private static final String WIPE_LINE = "\r\u001b[2K";

    private final PrintWriter out;

    ProgressBar(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void played(int played, int games) {
        var done = (int) ((long) WIDTH * played / games);
        out.print(String.format(
                Locale.ROOT, "\r[%s%s] %,d of %,d games", "#".repeat(done), " ".repeat(WIDTH - done), played, games));
        out.flush();
    }

    @Override
    public void close() {
        out.print(WIPE_LINE);
        out.flush();
    }
}
