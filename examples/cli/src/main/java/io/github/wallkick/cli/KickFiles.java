package io.github.wallkick.cli;

import io.github.wallkick.NotationException;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.KickTables;
import io.github.wallkick.rotation.RotationSystem;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Kick tables in files. */
final class KickFiles {
    private KickFiles() {}

    /**
     * Reads a kick-properties file.
     *
     * @param shapes the shapes that the offsets are about
     * @throws IllegalArgumentException if there is no such table; the message says why
     */
    static KickTable read(Path file, RotationSystem shapes) {
        try {
            return KickTables.parseProperties(Files.readString(file, StandardCharsets.UTF_8), shapes);
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException("no such file of kicks: " + file, e);
        } catch (MalformedInputException e) {
            throw new IllegalArgumentException("the file of kicks is no UTF-8 text: " + file, e);
        } catch (IOException e) {
            throw new IllegalArgumentException("the file of kicks cannot be read: " + file, e);
        } catch (NotationException e) {
            throw new IllegalArgumentException("kicks in " + file + ", " + e.getMessage(), e);
        }
    }

    /** The table with a name, or else the one in a file. */
    static KickTable find(String nameOrFile, RotationSystem shapes) {
        return KickTables.names().contains(nameOrFile)
                ? KickTables.named(nameOrFile)
                : read(Path.of(nameOrFile), shapes);
    }
}
