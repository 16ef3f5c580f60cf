package io.github.wallkick.hardware;

import io.github.wallkick.internal.Check;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The settings of a provider: pins, addresses, measures.
 *
 * @param settings a text for each key
 * @since 0.1.0
 */
public record PortConfig(Map<String, String> settings) {
    /** No settings: the provider's own values. */
    public static final PortConfig DEFAULT = new PortConfig(Map.of());

    /** Takes a copy. */
    public PortConfig {
        settings = Map.copyOf(settings);
    }

    /**
     * These settings with another one.
     *
     * @param key what is set
     * @param value to what
     * @return the settings
     */
    public PortConfig with(String key, String value) {
        var more = new HashMap<>(settings);
        more.put(key, value);
        return new PortConfig(more);
    }

    /**
     * A setting.
     *
     * @param key its key
     * @return its text, if it is set
     */
    public Optional<String> get(String key) {
        return Optional.ofNullable(settings.get(key));
    }

    /**
     * A whole number.
     *
     * @param key its key
     * @param otherwise the number if it is not set
     * @param min the least that has a sense
     * @param max the most
     * @return the number
     * @throws IllegalArgumentException if the text is no such number
     */
    public int number(String key, int otherwise, int min, int max) {
        var text = settings.get(key);
        if (text == null) {
            return otherwise;
        }
        try {
            var number = Integer.parseInt(text);
            Check.within("setting " + key, number, min, max);
            return number;
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("setting " + key + " must be a whole number: " + text, e);
        }
    }

    /**
     * Refuses settings that nobody reads, so that a slip of the pen is told.
     *
     * @param provider who reads them
     * @param known the keys that it knows
     * @throws IllegalArgumentException if there is another key
     */
    public void requireOnly(String provider, Set<String> known) {
        for (var key : new TreeSet<>(settings.keySet())) {
            Check.that(
                    known.contains(key), "a setting of " + provider + " must be one of " + new TreeSet<>(known), key);
        }
    }
}
