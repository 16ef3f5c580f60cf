package io.github.wallkick.internal;

import io.github.wallkick.NotationException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The presets of one kind by name, in the order in which they are listed.
 *
 * <p>They are listed and made when they are asked for: rules that nobody looks up by name cost no time at the start of a
 * program, and a holder's presets may refer to each other.
 *
 * @param <T> the kind
 */
public final class Presets<T> {
    private final String kind;
    private final Consumer<Listing<T>> listing;

    private Presets(String kind, Consumer<Listing<T>> listing) {
        this.kind = kind;
        this.listing = listing;
    }

    /**
     * Takes the presets of a holder.
     *
     * @param <T> their kind
     */
    public static final class Listing<T> {
        private final String kind;
        private final Map<String, Supplier<T>> byName = new LinkedHashMap<>();

        private Listing(String kind) {
            this.kind = kind;
        }

        @CanIgnoreReturnValue
        public Listing<T> with(String name, Supplier<T> preset) {
            if (byName.put(name, preset) != null) {
                throw new IllegalArgumentException("a name of a " + kind + " must be used once: " + name);
            }
            return this;
        }
    }

    /** The presets that {@code listing} lists; {@code kind} is what messages call one of them, such as {@code "scorer"}. */
    public static <T> Presets<T> of(String kind, Consumer<Listing<T>> listing) {
        return new Presets<>(kind, listing);
    }

    private Map<String, Supplier<T>> byName() {
        var list = new Listing<T>(kind);
        listing.accept(list);
        return list.byName;
    }

    public List<String> names() {
        return List.copyOf(byName().keySet());
    }

    public T named(String name) {
        return find(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        kind + " must be one of " + String.join(", ", byName().keySet()) + ": " + Quote.of(name)));
    }

    public Optional<T> find(String name) {
        return Optional.ofNullable(byName().get(name)).map(Supplier::get);
    }

    /**
     * The value of a stable text: the inverse of what its values' {@code text()} says.
     *
     * @param text a preset's name, or a kind with its fields
     * @param kinds what reads the fields of a kind, by the kind's word; a value that it refuses with an
     *     {@link IllegalArgumentException} is an error of the text
     * @throws NotationException if the text is neither
     */
    public T parse(String text, Map<String, Function<StrategyText.Fields, T>> kinds) {
        return parse(StrategyText.parse(text), kinds);
    }

    /** As {@link #parse(String, Map)}, for a part of a larger text. */
    public T parse(StrategyText text, Map<String, Function<StrategyText.Fields, T>> kinds) {
        if (text.isNamed()) {
            throw text.failure("expected a " + kind + " of this library; the caller's own, which is known by its name"
                    + " alone, must be handed in as a value");
        }
        var ofKind = kinds.get(text.word());
        if (!text.isWord() && ofKind != null) {
            var fields = text.fields();
            try {
                var value = ofKind.apply(fields);
                fields.end();
                return value;
            } catch (IllegalArgumentException e) {
                throw text.failure(String.valueOf(e.getMessage()));
            }
        }
        return (text.isWord() ? find(text.word()) : Optional.<T>empty()).orElseThrow(() -> unknown(text, kinds));
    }

    private NotationException unknown(StrategyText text, Map<String, ?> kinds) {
        var known = new ArrayList<>(byName().keySet());
        new TreeSet<>(kinds.keySet()).forEach(word -> known.add(word + "(…)"));
        return text.failure("expected a " + kind + ": " + String.join(", ", known));
    }

    /** The presets by their names, for holders that are often asked. All are made. */
    public Map<String, T> all() {
        var presets = new LinkedHashMap<String, T>();
        byName().forEach((name, preset) -> presets.put(name, preset.get()));
        return Collections.unmodifiableMap(presets);
    }

    /**
     * The names by their presets, the first one for presets that are equal; for holders whose values are often asked for
     * their names. All presets are made.
     */
    public Map<T, String> byValue() {
        var names = new LinkedHashMap<T, String>();
        byName().forEach((name, preset) -> names.putIfAbsent(preset.get(), name));
        return Collections.unmodifiableMap(names);
    }

    /** The name of the first preset that equals a value. */
    public Optional<String> nameOf(T value) {
        return byName().entrySet().stream()
                .filter(preset -> preset.getValue().get().equals(value))
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
