package io.github.wallkick;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Facts and cases in files beside the tests. A line that starts with {@code #} is a comment; it names the source. */
public final class TestData {
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonReadFeature.ALLOW_YAML_COMMENTS).build();

    private TestData() {}

    /** The whole text of a file beside a test class. */
    public static String text(Class<?> test, String name) {
        try (var bytes = test.getResourceAsStream(name)) {
            if (bytes == null) {
                throw new IllegalArgumentException("no file " + name + " beside " + test.getName());
            }
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines of a file that are neither blank nor comments. */
    public static List<String> lines(Class<?> test, String name) {
        return text(test, name)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    /** A table with its columns between bars. */
    public static Stream<List<String>> table(Class<?> test, String name) {
        return lines(test, name).stream()
                .map(line ->
                        Arrays.stream(line.split("\\|", -1)).map(String::strip).toList());
    }

    /** A JSON file; comments are allowed in it. */
    public static JsonNode json(Class<?> test, String name) {
        try {
            return JSON.readTree(text(test, name));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    /** The elements of a JSON list. */
    public static List<JsonNode> list(JsonNode nodes) {
        return StreamSupport.stream(nodes.spliterator(), false).toList();
    }

    /** The texts of a JSON list. */
    public static List<String> texts(JsonNode texts) {
        return list(texts).stream().map(JsonNode::asText).toList();
    }
}
