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
    /** As many lines more as {@link ComboBonus#STANDARD} has. */
    CLASSIC_GUIDELINE {
        @Override
        double applied(double lines, int combo) {
            return lines + ComboBonus.STANDARD.lines(combo);
        }
    },
    /** As many lines more as {@link ComboBonus#TETRIS_EFFECT} has. */
    MODERN_GUIDELINE {
        @Override
        double applied(double lines, int combo) {
            return lines + ComboBonus.TETRIS_EFFECT.lines(combo);
        }
    };

    /** The lines of an attack at a step of a combo, 1 or more. */
    abstract double applied(double lines, int combo);
}
