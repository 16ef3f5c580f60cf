package io.github.wallkick.scoring;

/**
 * What combos do to attacks in TETR.IO. The combo counts from 0, and has no effect at 0.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum TetrioCombo {
    /** Nothing. */
    NONE {
        @Override
        double applied(double lines, int combo) {
            return lines;
        }
    },
    /** A quarter more for each step; from step 2 on at least ln(1 + 1.25 × combo). */
    MULTIPLIER {
        @Override
        double applied(double lines, int combo) {
            var multiplied = lines * (1 + 0.25 * combo);
            return combo >= 2 ? Math.max(StrictMath.log1p(1.25 * combo), multiplied) : multiplied;
        }
    },
    /** 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5 lines more from step 1 on. */
    CLASSIC_GUIDELINE {
        @Override
        double applied(double lines, int combo) {
            return lines + CLASSIC.sent(combo - 1);
        }
    },
    /** 0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4 lines more from step 1 on. */
    MODERN_GUIDELINE {
        @Override
        double applied(double lines, int combo) {
            return lines + MODERN.sent(combo - 1);
        }
    };

    private static final ComboTable CLASSIC = ComboTable.of(0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5);
    private static final ComboTable MODERN = ComboTable.of(0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4);

    /** The lines of an attack at a step of a combo, 1 or more. */
    abstract double applied(double lines, int combo);
}
