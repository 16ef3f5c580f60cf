package io.github.wallkick.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;

/** Standard output that fails aloud: a {@link PrintWriter} by itself swallows what a full disk or a closed pipe says. */
final class StandardOutput extends FilterWriter {
    private boolean failed;

    private StandardOutput(Writer out) {
        super(out);
    }

    /** A writer whose methods throw {@link Failure} when something cannot be written, once, and then write nothing. */
    static PrintWriter of(Writer out) {
        return new PrintWriter(new StandardOutput(out));
    }

    @Override
    public void write(int character) {
        attempt(() -> out.write(character));
    }

    @Override
    public void write(char[] characters, int from, int count) {
        attempt(() -> out.write(characters, from, count));
    }

    @Override
    public void write(String text, int from, int count) {
        attempt(() -> out.write(text, from, count));
    }

    @Override
    public void flush() {
        attempt(out::flush);
    }

    private void attempt(Attempt attempt) {
        if (failed) {
            return;
        }
        try {
            attempt.make();
        } catch (IOException e) {
            failed = true;
            throw new Failure(e);
        }
    }

    @FunctionalInterface
    private interface Attempt {
        void make() throws IOException;
    }

    /** Nothing more can be written. */
    static final class Failure extends RuntimeException {
        private static final long serialVersionUID = 1;

        Failure(IOException cause) {
            super("cannot write to standard output: " + cause.getMessage(), cause);
        }
    }
}
