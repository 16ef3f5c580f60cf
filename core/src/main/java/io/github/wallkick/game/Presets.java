package io.github.wallkick.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Presets by name, in the order in which they are listed. */
final class Presets {
    private Presets() {}

    @SafeVarargs
    static <P> Map<String, Supplier<P>> of(Map.Entry<String, Supplier<P>>... entries) {
        var presets = new LinkedHashMap<String, Supplier<P>>();
        for (var entry : entries) {
            presets.put(entry.getKey(), entry.getValue());
        }
        return Collections.unmodifiableMap(presets);
    }

    static <P> Map.Entry<String, Supplier<P>> entry(String name, Supplier<P> preset) {
        return Map.entry(name, preset);
    }

    static <P> P named(String kind, Map<String, Supplier<P>> presets, String name) {
        var preset = presets.get(name);
        if (preset == null) {
            throw new IllegalArgumentException(
                    "a " + kind + " must be one of " + String.join(", ", presets.keySet()) + ": " + name);
        }
        return preset.get();
    }
}
