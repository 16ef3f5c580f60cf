package io.github.wallkick.scoring;

import java.util.List;

/**
 * The attack table of TETR.IO with its settings.
 *
 * <p>In this order: the lines of the clear, the bonus of the back-to-back chain, the combo, the perfect clear. The
 * fractions that come up are computed in {@code double} as the game does it, and rounded only by the reader of
 * {@link Attack}; {@link StrictMath} makes them the same everywhere. A garbage multiplier goes on top with
 * {@link Attack#times(double)}.
 *
 * <p>Source: the engine of halp1/triangle, which follows the client. Uncertain: that combos do not multiply the lines of
 * a perfect clear, and that a mini of four lines or more is worth what the lines are.
 *
 * @param chaining whether a chain's bonus grows with its length; else it is one line
 * @param combo what combos do
 * @param perfectClear lines that a perfect clear sends on top, 0 or more
 * @param handheld whether spins of pieces other than the T are halved
 * @param surge what a chain releases when it ends
 * @since 0.1.0
 */
public record TetrioAttack(boolean chaining, TetrioCombo combo, int perfectClear, boolean handheld, Surge surge)
        implements AttackTable {
    private static final LineAttack PLAIN = LineAttack.of(List.of(0, 0, 1, 2, 4), 1);
    private static final LineAttack FULL = LineAttack.of(List.of(0, 2, 4, 6, 10), 2);
    private static final double CHAIN_GROWTH = 0.8;

    /**
     * The release of a charged chain.
     *
     * @param from difficult clears in a row that a chain must exceed to be charged; 0 or more
     * @param base lines that the first charge is worth less one, 0 or more
     * @since 0.1.0
     */
    public record Surge(int from, int base) {
        /** No release, however long the chain. */
        public static final Surge NONE = new Surge(Integer.MAX_VALUE, 0);

        /**
         * Checks the values.
         *
         * @throws IllegalArgumentException if one is negative
         */
        public Surge {
            Require.notNegative("length of a charged chain", from);
            Require.notNegative("base of a surge", base);
        }

        /** The lines released by the end of a chain, given its counter. */
        private int lines(int backToBack) {
            return backToBack + 1 > from ? backToBack - from + base + 1 : 0;
        }
    }

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if the lines of a perfect clear are negative
     */
    public TetrioAttack {
        Require.notNegative("lines of a perfect clear", perfectClear);
    }

    /**
     * These settings with or without growing chains.
     *
     * @param grows whether a chain's bonus grows with its length
     * @return the changed settings
     */
    public TetrioAttack withChaining(boolean grows) {
        return new TetrioAttack(grows, combo, perfectClear, handheld, surge);
    }

    /**
     * These settings with other combos.
     *
     * @param other what combos do
     * @return the changed settings
     */
    public TetrioAttack withCombo(TetrioCombo other) {
        return new TetrioAttack(chaining, other, perfectClear, handheld, surge);
    }

    /**
     * These settings with another perfect clear.
     *
     * @param lines lines that it sends on top, 0 or more
     * @return the changed settings
     */
    public TetrioAttack withPerfectClear(int lines) {
        return new TetrioAttack(chaining, combo, lines, handheld, surge);
    }

    /**
     * These settings with spins of pieces other than the T halved or not.
     *
     * @param halved whether they are
     * @return the changed settings
     */
    public TetrioAttack withHandheld(boolean halved) {
        return new TetrioAttack(chaining, combo, perfectClear, halved, surge);
    }

    /**
     * These settings with another surge.
     *
     * @param other what a chain releases when it ends
     * @return the changed settings
     */
    public TetrioAttack withSurge(Surge other) {
        return new TetrioAttack(chaining, combo, perfectClear, handheld, other);
    }

    @Override
    public Attack attack(Score before, LockResult landing) {
        if (landing.lines() == 0) {
            return Attack.NONE;
        }
        var lines = base(landing);
        if (landing.isDifficult()) {
            lines += chainBonus(before.backToBack() + 1);
        }
        if (before.combo() >= 0) {
            lines = combo.applied(lines, before.combo() + 1);
        }
        var sent = landing.perfectClear() ? lines + perfectClear : lines;
        return new Attack(sent, landing.isDifficult() ? 0 : surge.lines(before.backToBack()));
    }

    private double base(LockResult landing) {
        if (landing.spin() != Spin.FULL) {
            return halved(PLAIN.sent(landing.lines()), landing);
        }
        return halved(FULL.sent(landing.lines()), landing);
    }

    private double halved(int lines, LockResult landing) {
        return handheld && landing.spin() != Spin.NONE && !TCorners.isT(landing.piece()) ? lines / 2.0 : lines;
    }

    /** The bonus of the second difficult clear in a row is exactly one line, and then grows with the logarithm. */
    private double chainBonus(int backToBack) {
        if (backToBack < 1) {
            return 0;
        }
        if (!chaining || backToBack == 1) {
            return 1;
        }
        var growth = StrictMath.log1p(CHAIN_GROWTH * backToBack);
        return Math.floor(1 + growth) + (1 + growth % 1) / 3;
    }
}
