package io.github.wallkick.internal;

import java.lang.invoke.MethodHandles;
import java.util.HashMap;
import java.util.Map;

/**
 * Bits that a type shows to the other packages of this library, and not to users.
 *
 * <p>The type's class hands its reader in when it is initialised, as classes of the JDK do with {@code SharedSecrets}.
 * Callers keep the reader in a static final field, so that C2 knows it and inlines the call.
 *
 * @param <T> the type
 */
@FunctionalInterface
public interface BitReader<T> {
    /** Bits of a value; the type says what the number selects. */
    long bits(T value, int number);

    /** Hands in the reader of a type, from its static initialiser. */
    static <T> void install(Class<T> type, BitReader<T> reader) {
        Installed.put(type, reader);
    }

    /** The reader of a type, which is initialised if need be. */
    static <T> BitReader<T> of(Class<T> type) {
        return Installed.get(type);
    }

    /** The readers by type; each is put once, while its type is initialised. */
    final class Installed {
        private static final Map<Class<?>, BitReader<?>> READERS = new HashMap<>();

        private Installed() {}

        private static synchronized void put(Class<?> type, BitReader<?> reader) {
            READERS.put(type, reader);
        }

        @SuppressWarnings("unchecked")
        private static <T> BitReader<T> get(Class<T> type) {
            try {
                MethodHandles.lookup().ensureInitialized(type);
            } catch (IllegalAccessException e) {
                throw new IllegalArgumentException("a type with bits must be public: " + type, e);
            }
            synchronized (Installed.class) {
                var reader = READERS.get(type);
                if (reader == null) {
                    throw new IllegalArgumentException("a type must hand in its reader: " + type);
                }
                return (BitReader<T>) reader;
            }
        }
    }
}
