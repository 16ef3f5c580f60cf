package io.github.wallkick.scoring;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Strategies by name, in the order they are listed in.
 *
 * @param kind what they are, for messages
 * @param byName the strategies
 */
record Presets<T>(String kind, Map<String, T> byName) {
    Presets {
        byName = Collections.unmodifiableMap(new LinkedHashMap<>(byName));
    }

    static <T> Presets<T> of(String kind) {
        return new Presets<>(kind, Map.of());
    }

    Presets<T> with(String name, T preset) {
        var more = new LinkedHashMap<>(byName);
        more.put(name, preset);
        return new Presets<>(kind, more);
    }

    List<String> names() {
        return List.copyOf(byName.keySet());
    }

    T named(String name) {
        var preset = byName.get(name);
        if (preset == null) {
            throw new IllegalArgumentException(
                    kind + " must be one of " + String.join(", ", byName.keySet()) + ": " + name);
        }
        return preset;
    }
}
