package io.github.wallkick.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list that grows at its end without a copy: what was there before is shared.
 *
 * @param <T> what it holds
 */
final class Trail<T> {
    private final @Nullable Link<T> last;
    private final int size;

    private Trail(@Nullable Link<T> last, int size) {
        this.last = last;
        this.size = size;
    }

    private record Link<T>(T value, @Nullable Link<T> before) {}

    static <T> Trail<T> empty() {
        return new Trail<>(null, 0);
    }

    Trail<T> plus(T value) {
        return new Trail<>(new Link<>(value, last), size + 1);
    }

    int size() {
        return size;
    }

    List<T> toList() {
        var values = new ArrayList<T>(size);
        for (var link = last; link != null; link = link.before()) {
            values.add(link.value());
        }
        Collections.reverse(values);
        return values;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Trail<?> that && size == that.size && toList().equals(that.toList());
    }

    @Override
    public int hashCode() {
        return toList().hashCode();
    }
}
