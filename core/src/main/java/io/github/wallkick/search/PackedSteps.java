package io.github.wallkick.search;

import java.util.Optional;

/**
 * One piece of a perft on packed boards: boards of up to ten columns are three words of six rows, and one more for what
 * sticks out.
 */
final class PackedSteps {
    /** The words that hold the rows of a stack. */
    static final int WORDS = 3;
    /** The rows of a word. */
    static final int ROWS = 6;

    private final PackedRules rules;
    private final PackedPlacing placing;
    private final PackedSearch[] kernels;
    private final int width;
    /** For each word of a board, the rows in which a filled cell makes the stack too high. */
    private final long tooHigh0;

    private final long tooHigh1;
    private final long tooHigh2;
    /** The rows of the last word that the stack must leave empty. */
    private final long marginRows;
    /** Whether no board that needs two words is too high. */
    private final boolean isRoomy;

    private PackedSteps(PackedRules rules, PackedSearch[] kernels, int margin, int highestStack) {
        this.rules = rules;
        this.kernels = kernels;
        this.placing = rules.packed().placing();
        this.width = rules.packed().width();
        var highest = Math.min(WORDS * ROWS - margin, highestStack);
        this.tooHigh0 = rowsFrom(highest);
        this.tooHigh1 = rowsFrom(highest - ROWS);
        this.tooHigh2 = rowsFrom(highest - 2 * ROWS);
        this.marginRows = rowsFrom(ROWS - margin);
        this.isRoomy = highest >= 2 * ROWS - margin;
    }

    /**
     * The steps of a piece, if it has kernels.
     *
     * @param margin the rows above the stack that a search must look at
     * @param highestStack the highest stack under which the sky is free
     */
    static Optional<PackedSteps> of(PackedRules rules, int margin, int highestStack) {
        if (highestStack < 0 || !rules.packed().suitLanes()) {
            return Optional.empty();
        }
        var kernels = new PackedSearch[WORDS + 1];
        for (var words = 1; words <= WORDS; words++) {
            var kernel = rules.kernel(words);
            if (kernel.isEmpty()) {
                return Optional.empty();
            }
            kernels[words] = kernel.get();
        }
        return Optional.of(new PackedSteps(rules, kernels, margin, highestStack));
    }

    /** The bits of a word from one of its rows up; all of them from a row below the word, none from one above. */
    private long rowsFrom(int row) {
        return -1L << (Math.max(0, Math.min(ROWS, row)) * width);
    }

    /**
     * The number of words that a search on a packed board needs; more than there are if the stack is too high. Under a
     * stack that is not, the piece can enter as usual.
     */
    int words(long word0, long word1, long word2, long word3) {
        if (((word0 & tooHigh0) | (word1 & tooHigh1) | (word2 & tooHigh2) | word3) != 0) {
            return WORDS + 1;
        }
        if ((word1 | word2 | (word0 & marginRows)) == 0) {
            return 1;
        }
        return (word2 | (word1 & marginRows)) == 0 ? 2 : WORDS;
    }

    /**
     * Places a piece everywhere, see {@link PackedPlacing#placeLow}, given the steps of the piece that comes next.
     *
     * @param lanes where to add boards on which the next piece needs two words, if no such board is too high for it
     */
    int placeLow(long word0, long word1, int words, long[] maps, PackedSteps next, LaneBoards lanes, long[] out) {
        return next.isRoomy
                ? placing.placeLow(word0, word1, words, maps, next.marginRows, lanes, out)
                : placing.placeAll(word0, word1, 0, words, maps, out);
    }

    PackedSearch kernel(int words) {
        return kernels[words];
    }

    /** A sum over many boards whose stacks need so many words. */
    BatchCount batch(int words) {
        return new BatchCount(rules.packed(), words, kernel(words));
    }

    PackedPlacing placing() {
        return placing;
    }
}
