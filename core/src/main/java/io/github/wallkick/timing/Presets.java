package io.github.wallkick.timing;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Presets by name, in their order. */
final class Presets {
    private Presets() {}

    @SafeVarargs
    static <T> Map<String, Supplier<T>> of(Map.Entry<String, Supplier<T>>... presets) {
        var byName = new LinkedHashMap<String, Supplier<T>>();
        for (var preset : presets) {
            byName.put(preset.getKey(), preset.getValue());
        }
        return Collections.unmodifiableMap(byName);
    }

    static <T> Map.Entry<String, Supplier<T>> entry(String name, Supplier<T> preset) {
        return Map.entry(name, preset);
    }

    static <T> T named(String kind, Map<String, Supplier<T>> presets, String name) {
        var preset = presets.get(name);
        if (preset == null) {
            throw new IllegalArgumentException(
                    "no " + kind + " is named \"" + name + "\"; there are " + String.join(", ", presets.keySet()));
        }
        return preset.get();
    }
}
