package io.github.wallkick.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The files that are part of the program. */
final class Resources {
    private Resources() {}

    static InputStream open(String name) {
        return Objects.requireNonNull(Resources.class.getResourceAsStream(name), () -> "missing resource: " + name);
    }

    static String text(String name) throws IOException {
        try (var resource = open(name)) {
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
