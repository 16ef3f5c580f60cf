package io.github.wallkick.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The files that a report is to be written to, opened before the games so that a wrong path is noticed at once. */
final class Outputs implements AutoCloseable {
    private final PrintWriter standardOutput;
    private final Map<Path, String> options = new LinkedHashMap<>();
    private final List<OutputFile> files = new ArrayList<>();

    Outputs(PrintWriter standardOutput) {
        this.standardOutput = standardOutput;
    }

    /**
     * Opens the file of an option, if there is one.
     *
     * @throws IllegalArgumentException if another option has the same file
     * @throws IOException if nothing can be written there
     */
    Optional<OutputFile> open(String option, Optional<Path> path) throws IOException {
        if (path.isEmpty()) {
            return Optional.empty();
        }
        var other = options.putIfAbsent(key(path.get()), option);
        if (other != null) {
            throw new IllegalArgumentException(
                    other + " and " + option + " must be written to different files: " + path.get());
        }
        var file = OutputFile.open(path.get(), standardOutput);
        files.add(file);
        return Optional.of(file);
    }

    /** Whether one of the files is standard output, which then has nothing else. */
    boolean takeStandardOutput() {
        return options.containsKey(key(OutputFile.STANDARD_OUTPUT));
    }

    private static Path key(Path path) {
        return path.equals(OutputFile.STANDARD_OUTPUT)
                ? path
                : path.toAbsolutePath().normalize();
    }

    @Override
    public void close() throws IOException {
        for (var file : files) {
            file.close();
        }
    }
}
