package io.github.wallkick.internal;

import java.time.Duration;
import java.util.Optional;

/** Times in nanoseconds as durations. */
public final class Nanos {
    private Nanos() {}

    /** A time; empty for {@link Long#MAX_VALUE}, which stands for a moment that never comes. */
    public static Optional<Duration> orNever(long nanos) {
        return nanos == Long.MAX_VALUE ? Optional.empty() : Optional.of(Duration.ofNanos(nanos));
    }
}
