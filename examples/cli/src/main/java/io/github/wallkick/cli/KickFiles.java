package io.github.wallkick.cli;

import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.KickTables;
import io.github.wallkick.rotation.RotationSystem;
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
        return TextFiles.read(file, "kicks", text -> KickTables.parseProperties(text, shapes));
    }

    /** The table with a name, or else the one in a file. */
    static KickTable find(String nameOrFile, RotationSystem shapes) {
        return KickTables.names().contains(nameOrFile)
                ? KickTables.named(nameOrFile)
                : read(Path.of(nameOrFile), shapes);
    }
}
