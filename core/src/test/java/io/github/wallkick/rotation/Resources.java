package io.github.wallkick.rotation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The tables of cases beside these tests. */
final class Resources {
    private Resources() {}

    static String text(String name) {
        try (var stream = Resources.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
