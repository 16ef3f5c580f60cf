package io.github.wallkick.cli;

import io.github.wallkick.NotationException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Function;

/** Text files that a user has written. */
final class TextFiles {
    private TextFiles() {}

    /**
     * Reads a file.
     *
     * @param file the file
     * @param what what is in it, such as kicks
     * @param parser what makes something of the text
     * @throws IllegalArgumentException if there is no such text; the message says why
     */
    static <T> T read(Path file, String what, Function<String, T> parser) {
        return read(file.toString(), () -> Files.readString(file, StandardCharsets.UTF_8), what, parser);
    }

    /**
     * Reads a file, or standard input.
     *
     * @param name the name of the file, or {@code -} for standard input
     * @param what what is in it, such as a replay
     * @param parser what makes something of the text
     * @throws IllegalArgumentException if there is no such text; the message says why
     */
    static <T> T read(String name, String what, Function<String, T> parser) {
        if (!name.equals("-")) {
            return read(path(name, what), what, parser);
        }
        return read("standard input", TextFiles::standardInput, what, parser);
    }

    private static Path path(String name, String what) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException("no such file of " + what + ": " + name, e);
        }
    }

    private static String standardInput() throws IOException {
        var bytes = System.in.readAllBytes();
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }

    /** Where a text comes from. */
    @FunctionalInterface
    private interface Source {
        String read() throws IOException;
    }

    private static <T> T read(String file, Source source, String what, Function<String, T> parser) {
        try {
            return parser.apply(source.read());
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException("no such file of " + what + ": " + file, e);
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("the file of " + what + " is no UTF-8 text: " + file, e);
        } catch (IOException e) {
            throw new IllegalArgumentException("the file of " + what + " cannot be read: " + file, e);
        } catch (NotationException e) {
            throw new IllegalArgumentException(what + " in " + file + ", " + e.getMessage(), e);
        }
    }
}
