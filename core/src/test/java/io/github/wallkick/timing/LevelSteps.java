package io.github.wallkick.timing;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Values by level, as the tables of these tests write them. */
final class LevelSteps {
    private LevelSteps() {}

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
}
