package io.github.wallkick.scoring;

/**
 * The lines that a difficult clear sends more when it continues a back-to-back chain.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum BackToBackBonus {
    /** One line. */
    FLAT {
        @Override
        int lines(int base) {
            return 1;
        }
    },
    /** One line, if the clear sends any by itself. */
    FLAT_ON_ATTACKS {
        @Override
        int lines(int base) {
            return base > 0 ? 1 : 0;
        }
    },
    /** Half of what the clear sends by itself, and one line at least: 1 for a single by a spin, 2 for a tetris. */
    HALF {
        @Override
        int lines(int base) {
            return Math.max(1, base / 2);
        }
    };

    abstract int lines(int base);
}
