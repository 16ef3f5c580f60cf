package io.github.wallkick;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPInputStream;

/**
 * Games that people have played, recorded in files beside the checkout, which are not part of it. The system property
 * {@code wallkick.corpus} names another place; without the files the tests that ask for them are skipped, and one line of
 * the output says so.
 */
public final class SharedFiles {
    private static final Path ROOT = Path.of(System.getProperty("wallkick.corpus", "../../shared"));
    private static final Set<Path> TOLD = ConcurrentHashMap.newKeySet();

    private SharedFiles() {}

    /** A file of recorded games, such as {@code corpus/placements-tetrio.ndjson.gz}; skips the test if it is not there. */
    public static Path path(String name) {
        var file = ROOT.resolve(name).toAbsolutePath().normalize();
        var isThere = Files.isRegularFile(file);
        if (!isThere && TOLD.add(file)) {
            System.out.println("Not looked at, for want of the recorded games in " + file
                    + ": the tests that replay them" + " (CONTRIBUTING.md says which they are)");
        }
        assumeTrue(isThere, () -> "no recorded games at " + file);
        return file;
    }

    /** The lines of a file; one whose name ends in {@code .gz} is unpacked. */
    public static List<String> lines(String name) {
        var file = path(name);
        try (var bytes = Files.newInputStream(file);
                var plain = name.endsWith(".gz") ? new GZIPInputStream(bytes) : bytes;
                var reader = new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
