package io.github.wallkick.search;

/** Something that adds to the places reached in one rotation state; templates and their copies share no class. */
interface PackedTarget {
    /** Adds what the turns into the state give; tells whether that was anything. */
    boolean pull(long[] maps);
}
