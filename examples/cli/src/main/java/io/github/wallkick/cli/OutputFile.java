package io.github.wallkick.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that is there in full or not at all: the text goes to another file beside it, which takes its place at the end.
 * What is no regular file, such as a pipe, is written to directly.
 */
final class OutputFile implements AutoCloseable {
    private final Path target;
    private final Path written;

    private OutputFile(Path target, Path written) {
        this.target = target;
        this.written = written;
    }

    /**
     * Prepares for writing.
     *
     * @param path where the text is to be; a file there stays until the text is complete
     * @throws IOException if nothing can be written there; the message says why
     */
    static OutputFile open(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("cannot write " + path + ": it is a directory");
        }
        if (Files.exists(path) && !Files.isWritable(path)) {
            throw new IOException("cannot write " + path + ": permission denied");
        }
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            return new OutputFile(path, path);
        }
        try {
            var target = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
            var name = target.getFileName() + "." + ProcessHandle.current().pid() + ".part";
            var written = Files.createFile(target.resolveSibling(name));
            // The process may be ended from outside before there is anything to close.
            written.toFile().deleteOnExit();
            return new OutputFile(target, written);
        } catch (NoSuchFileException e) {
            throw new IOException("cannot write " + path + ": no such directory", e);
        } catch (AccessDeniedException e) {
            throw new IOException("cannot write " + path + ": permission denied", e);
        } catch (IOException e) {
            throw new IOException("cannot write " + path + ": " + e.getMessage(), e);
        }
    }

    void write(String text) throws IOException {
        try {
            Files.writeString(written, text);
            if (!written.equals(target)) {
                Files.move(written, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new IOException("cannot write " + target + ": " + e.getMessage(), e);
        }
    }

    /** Removes what was not completed. */
    @Override
    public void close() throws IOException {
        if (!written.equals(target)) {
            Files.deleteIfExists(written);
        }
    }
}
