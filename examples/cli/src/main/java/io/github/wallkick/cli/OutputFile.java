package io.github.wallkick.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * A file that is there in full or not at all: the text goes to another file beside it, which takes its place at the end.
 * What is no regular file, such as a pipe, is written to directly, and {@code -} is standard output.
 */
final class OutputFile implements AutoCloseable {
    static final Path STANDARD_OUTPUT = Path.of("-");

    private final Path path;
    private final Writer writer;
    private final Optional<Part> part;
    private boolean isOpen = true;

    /** The file that is written, and the one whose place it takes. */
    private record Part(Path written, Path target) {}

    private OutputFile(Path path, Writer writer, Optional<Part> part) {
        this.path = path;
        this.writer = writer;
        this.part = part;
    }

    /**
     * Prepares for writing.
     *
     * @param path where the text is to be; a file there stays until the text is complete
     * @param standardOutput what {@code -} is
     * @throws IOException if nothing can be written there; the message says why
     */
    static OutputFile open(Path path, PrintWriter standardOutput) throws IOException {
        if (path.equals(STANDARD_OUTPUT)) {
            return new OutputFile(path, standardOutput, Optional.empty());
        }
        if (Files.isDirectory(path)) {
            throw new IOException("cannot write " + path + ": it is a directory");
        }
        if (Files.exists(path) && !Files.isWritable(path)) {
            throw new IOException("cannot write " + path + ": permission denied");
        }
        try {
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                return new OutputFile(path, Files.newBufferedWriter(path), Optional.empty());
            }
            var target = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
            var name = target.getFileName() + "." + ProcessHandle.current().pid() + ".part";
            var written = Files.createFile(target.resolveSibling(name));
            // The process may be ended from outside before there is anything to close.
            written.toFile().deleteOnExit();
            return new OutputFile(path, Files.newBufferedWriter(written), Optional.of(new Part(written, target)));
        } catch (NoSuchFileException e) {
            throw new IOException("cannot write " + path + ": no such directory", e);
        } catch (AccessDeniedException e) {
            throw new IOException("cannot write " + path + ": permission denied", e);
        } catch (IOException e) {
            throw new IOException("cannot write " + path + ": " + e.getMessage(), e);
        }
    }

    /** Writes the text, and puts the file in its place. */
    void complete(String text) throws IOException {
        append(text);
        complete();
    }

    /** Writes the next part of the text. */
    void append(String text) throws IOException {
        attempt(() -> writer.write(text));
    }

    /** Puts the file in its place. */
    void complete() throws IOException {
        if (path.equals(STANDARD_OUTPUT)) {
            attempt(writer::flush);
            return;
        }
        attempt(writer::close);
        isOpen = false;
        if (part.isPresent()) {
            attempt(() -> Files.move(part.get().written(), part.get().target(), StandardCopyOption.REPLACE_EXISTING));
        }
    }

    /** Removes what was not completed. */
    @Override
    public void close() throws IOException {
        if (isOpen && !path.equals(STANDARD_OUTPUT)) {
            try {
                writer.close();
            } catch (IOException e) {
                // what could not be written is removed
            }
        }
        if (part.isPresent()) {
            Files.deleteIfExists(part.get().written());
        }
    }

    private void attempt(Attempt attempt) throws IOException {
        try {
            attempt.make();
        } catch (IOException e) {
            throw new IOException("cannot write " + path + ": " + e.getMessage(), e);
        }
    }

    @FunctionalInterface
    private interface Attempt {
        void make() throws IOException;
    }
}
