package io.github.wallkick.timing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tables of cases: a line each, columns parted by bars, comments after a hash. */
final class Table {
    private Table() {}

    /**
     * A value that holds for some levels.
     *
     * @param from the first of the levels
     * @param to the last of them
     * @param value the value
     */
    record Step(int from, int to, String value) {}

    /** Steps written as {@code level:value level:value}, the last of which goes on. */
    static Stream<Step> steps(String text) {
        var steps = split(text, " ").stream().map(step -> split(step, ":")).toList();
        return IntStream.range(0, steps.size()).mapToObj(i -> {
            var to = i + 1 < steps.size() ? Integer.parseInt(steps.get(i + 1).get(0)) - 1 : 9_999;
            return new Step(
                    Integer.parseInt(steps.get(i).get(0)), to, steps.get(i).get(1));
        });
    }

    static List<String> split(String text, String separator) {
        return List.of(text.split(separator, -1));
    }

    static Stream<List<String>> rows(String name) {
        try (var in = Objects.requireNonNull(Table.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> split(line.strip(), "\\s*\\|\\s*"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
