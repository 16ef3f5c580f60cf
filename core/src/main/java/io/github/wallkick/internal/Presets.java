package io.github.wallkick.internal;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The presets of one kind by name, in the order in which they are listed.
 *
 * <p>They are made when they are first asked for, so that a holder's presets may refer to each other.
 *
 * @param <T> the kind
 */
public final class Presets<T> {
    private final String kind;
    private final Map<String, Supplier<T>> byName;

    private Presets(String kind, Map<String, Supplier<T>> byName) {
        this.kind = kind;
        this.byName = Collections.unmodifiableMap(byName);
    }

    /** No presets of a kind yet; {@code kind} is what messages call one of them, such as {@code "scorer"}. */
    public static <T> Presets<T> of(String kind) {
        return new Presets<>(kind, Map.of());
    }

    public Presets<T> with(String name, Supplier<T> preset) {
        var more = new LinkedHashMap<>(byName);
        if (more.put(name, preset) != null) {
            throw new IllegalArgumentException("a name of a " + kind + " must be used once: " + name);
        }
        return new Presets<>(kind, more);
    }

    public List<String> names() {
        return List.copyOf(byName.keySet());
    }

    public T named(String name) {
        return find(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        kind + " must be one of " + String.join(", ", byName.keySet()) + ": " + Quote.of(name)));
    }

    public Optional<T> find(String name) {
        return Optional.ofNullable(byName.get(name)).map(Supplier::get);
    }

    /** The name of the first preset that equals a value. */
    public Optional<String> nameOf(T value) {
        return byName.entrySet().stream()
                .filter(preset -> preset.getValue().get().equals(value))
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
