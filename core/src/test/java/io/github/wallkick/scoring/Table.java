package io.github.wallkick.scoring;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A table of cases in a text resource: columns between bars, comments after a hash. */
final class Table {
    private Table() {}

    static Stream<List<String>> rows(String name) {
        try (var bytes = Table.class.getResourceAsStream(name)) {
            if (bytes == null) {
                throw new IllegalArgumentException("no such table: " + name);
            }
            var text = new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> Arrays.stream(line.split("\\|", -1))
                            .map(String::strip)
                            .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
