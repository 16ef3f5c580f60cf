package io.github.wallkick.timing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Tables of cases: a line each, columns parted by bars, comments after a hash. */
final class Table {
    private Table() {}

    static Stream<List<String>> rows(String name) {
        try (var in = Objects.requireNonNull(Table.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> List.of(line.strip().split("\\s*\\|\\s*")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
