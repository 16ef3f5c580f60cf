package io.github.wallkick.search;

import io.github.wallkick.internal.WorkingMemory;

/**
 * The working memory of a thread's searches. It is one for all searches, since a thread does one at a time: nothing of the
 * user's runs during a search on words.
 */
@WorkingMemory
final class SearchMemory {
    private static final ThreadLocal<SearchMemory> OF_THREADS = ThreadLocal.withInitial(SearchMemory::new);

    private final long[] maps = new long[PackedMaps.LENGTH];
    private final LoopSearch loops = new LoopSearch();

    private SearchMemory() {}

    /** The memory of this thread. */
    static SearchMemory current() {
        return OF_THREADS.get();
    }

    /** The memory of a packed kernel. */
    long[] maps() {
        return maps;
    }

    LoopSearch loops() {
        return loops;
    }
}
