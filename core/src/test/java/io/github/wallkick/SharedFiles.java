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
import java.util.zip.GZIPInputStream;

/**
 * Reference data that lies beside the checkout and is not part of it. The system property {@code wallkick.corpus} names
 * another place; without the data the tests that ask for it are skipped, and the report says so.
 */
public final class SharedFiles {
    private static final Path ROOT = Path.of(System.getProperty("wallkick.corpus", "../../shared"));

    private SharedFiles() {}

    /** A file of the reference data, such as {@code facts/kicks.json}; skips the test if it is not there. */
    public static Path path(String name) {
        var file = ROOT.resolve(name);
        assumeTrue(Files.isRegularFile(file), () -> "skipped: no reference data at " + file.toAbsolutePath());
        return file;
    }

    /** The text of a file. */
    public static String text(String name) {
        try {
            return Files.readString(path(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
