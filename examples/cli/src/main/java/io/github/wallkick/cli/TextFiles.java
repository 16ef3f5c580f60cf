package io.github.wallkick.cli;

import io.github.wallkick.NotationException;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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
        try {
            return parser.apply(Files.readString(file, StandardCharsets.UTF_8));
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException("no such file of " + what + ": " + file, e);
        } catch (MalformedInputException e) {
            throw new IllegalArgumentException("the file of " + what + " is no UTF-8 text: " + file, e);
        } catch (IOException e) {
            throw new IllegalArgumentException("the file of " + what + " cannot be read: " + file, e);
        } catch (NotationException e) {
            throw new IllegalArgumentException(what + " in " + file + ", " + e.getMessage(), e);
        }
    }
}
