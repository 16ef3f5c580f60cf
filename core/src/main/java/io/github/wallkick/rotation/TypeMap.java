package io.github.wallkick.rotation;

import io.github.wallkick.piece.PieceType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** An immutable map by piece type. It finds the constants of one enum at the first look, by their ordinal. */
final class TypeMap<V> {
    private final Map<PieceType, V> entries;
    private final @Nullable PieceType[] keys;
    private final @Nullable Object[] values;

    private TypeMap(Map<PieceType, V> entries) {
        this.entries = entries;
        var capacity = 2 * Integer.highestOneBit(Math.max(1, entries.size()));
        this.keys = new PieceType[capacity];
        this.values = new Object[capacity];
        entries.forEach(this::insert);
    }

    static <V> TypeMap<V> of(Map<? extends PieceType, V> entries) {
        return new TypeMap<>(Collections.unmodifiableMap(new LinkedHashMap<>(entries)));
    }

    static <V> TypeMap<V> of(Iterable<? extends PieceType> types, Function<? super PieceType, V> value) {
        var entries = new LinkedHashMap<PieceType, V>();
        for (var type : types) {
            entries.put(type, value.apply(type));
        }
        return of(entries);
    }

    /** This map with one more entry, or another one for its type. */
    TypeMap<V> with(PieceType type, V value) {
        var more = new LinkedHashMap<>(entries);
        more.put(type, value);
        return of(more);
    }

    private void insert(PieceType type, V value) {
        var slot = home(type);
        while (keys[slot] != null) {
            slot = (slot + 1) & (keys.length - 1);
        }
        keys[slot] = type;
        values[slot] = value;
    }

    @SuppressWarnings("unchecked")
    @Nullable V get(PieceType type) {
        var slot = home(type);
        for (var key = keys[slot]; key != null; key = keys[slot]) {
            if (key == type || key.equals(type)) {
                return (V) values[slot];
            }
            slot = (slot + 1) & (keys.length - 1);
        }
        return null;
    }

    private int home(PieceType type) {
        var hash = type instanceof Enum<?> constant ? constant.ordinal() : type.hashCode();
        return hash & (keys.length - 1);
    }

    List<PieceType> types() {
        return List.copyOf(entries.keySet());
    }

    @Override
    public boolean equals(Object other) {
        return other == this || (other instanceof TypeMap<?> that && entries.equals(that.entries));
    }

    @Override
    public int hashCode() {
        return entries.hashCode();
    }
}
