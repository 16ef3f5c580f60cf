package io.github.wallkick.search;

import io.github.wallkick.internal.WorkingMemory;

/** Boards on their way into {@link Lanes}. */
@WorkingMemory
final class LaneBoards {
    /**
     * Room for what is left of one load when another one comes, which is more than the placements of a piece in two words;
     * chosen as {@link Lanes#COUNT} is.
     */
    private static final int CAPACITY = 2 * Lanes.COUNT + 2;

    private final int words;
    private final long[][] lanes;
    private final long[] lowest;
    private final long[] second;
    private final long[] third;
    private int size;

    LaneBoards(int words) {
        this.words = words;
        this.lanes = new long[words + 1][CAPACITY];
        this.lowest = lanes[0];
        this.second = lanes[1];
        this.third = lanes[Math.min(2, words)];
    }

    /** Each word of the boards, lowest rows first, and an empty word above. */
    long[][] lanes() {
        return lanes;
    }

    /** The lowest word of each board. */
    long[] lowest() {
        return lowest;
    }

    /** The second word of each board. */
    long[] second() {
        return second;
    }

    int size() {
        return size;
    }

    /** Takes boards that were written behind the others. */
    void resize(int newSize) {
        size = newSize;
    }

    boolean isLoad() {
        return size >= Lanes.COUNT;
    }

    /** The number of boards that the next load has. */
    int loadSize() {
        return Math.min(size, Lanes.COUNT);
    }

    /** Adds the board whose words begin at an index. */
    void add(long[] packed, int at) {
        var lane = size++;
        lowest[lane] = packed[at];
        if (words > 1) {
            second[lane] = packed[at + 1];
            if (words > 2) {
                third[lane] = packed[at + 2];
            }
        }
    }

    /** Adds a board of other ones' load. */
    void add(LaneBoards other, int lane) {
        for (var word = 0; word < words; word++) {
            lanes[word][size] = other.lanes[word][lane];
        }
        size++;
    }

    /** Forgets the load. */
    void drop() {
        var used = loadSize();
        size -= used;
        for (var word = 0; word < words; word++) {
            System.arraycopy(lanes[word], used, lanes[word], 0, size);
        }
    }

    /** The number of resting places on a board of the load. */
    int count(int lane, PackedSearch kernel, long[] maps) {
        return kernel.count(maps, lanes[0][lane], words > 1 ? lanes[1][lane] : 0, words > 2 ? lanes[2][lane] : 0, 0);
    }
}
