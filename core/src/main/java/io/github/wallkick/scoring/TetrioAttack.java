package io.github.wallkick.scoring;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.scoring.AttackTables.ComboBonus;
import io.github.wallkick.scoring.TableAttack.ByLines;
import java.util.List;

/**
 * The attack table of TETR.IO with its settings.
 *
 * <p>In this order: the lines of the clear, the bonus of the back-to-back chain, the combo, the perfect clear. The
 * fractions that come up are computed in {@code double} as the game does it, and rounded only by the reader of
 * {@link Attack}; {@link StrictMath} makes them the same everywhere. A garbage multiplier is applied with
 * {@link Attack#times(double)}; neither it nor a combo mixes the lines of a perfect clear with those of the clear.
 *
 * <p>Source: the engine of halp1/triangle, which follows the client. Uncertain: minis of five lines or more, which are worth
 * here what a full spin is.
 *
 * @param chaining whether a chain's bonus grows with its length; else it is one line
 * @param combo what combos do
 * @param perfectClear lines that a perfect clear sends on top, 0 or more
 * @param handheld whether spins of pieces other than the T are halved
 * @param surge what a chain releases when it ends
 * @since 0.1.0
 */
public record TetrioAttack(boolean chaining, Combo combo, int perfectClear, boolean handheld, Surge surge)
        implements AttackTable {
    private static final ByLines PLAIN = new ByLines(List.of(0, 0, 1, 2, 4), 1);
    private static final ByLines MINI = new ByLines(List.of(0, 0, 1, 2, 10), 2);
    private static final ByLines FULL = new ByLines(List.of(0, 2, 4, 6, 10), 2);
    private static final double CHAIN_GROWTH = 0.8;

    static final String KIND = "tetrio";

    /**
     * The effect of combos on attacks. The combo counts from 0, and has no effect at 0.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    public enum Combo {
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
            Check.atLeast("length of a charged chain", from, 0);
            Check.within("base of a surge", base, 0, Attack.MAX_LINES);
        }

        /** The lines released by the end of a chain, given its counter. */
        private long lines(int backToBack) {
            return backToBack + 1L > from ? backToBack + 1L - from + base : 0;
        }

        private StrategyText text() {
            return equals(NONE)
                    ? StrategyText.of("none")
                    : StrategyText.of("surge").with("from", from).with("base", base);
        }

        private static Surge parse(StrategyText text) {
            if (text.isWord() && text.word().equals("none")) {
                return NONE;
            }
            if (!text.word().equals("surge")) {
                throw text.failure("expected none or surge(from=…, base=…)");
            }
            var fields = text.fields();
            var surge = new Surge((int) fields.number("from", 0, Integer.MAX_VALUE), (int)
                    fields.number("base", 0, Attack.MAX_LINES));
            fields.end();
            return surge;
        }
    }

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if the lines of a perfect clear are negative
     */
    public TetrioAttack {
        Check.within("lines of a perfect clear", perfectClear, 0, Attack.MAX_LINES);
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
    public TetrioAttack withCombo(Combo other) {
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
    public Attack attack(Score before, Score after, LockResult lock) {
        if (lock.lines() == 0) {
            return Attack.NONE;
        }
        var lines = base(lock) + chainBonus(after.backToBack());
        if (after.combo() > 0) {
            lines = combo.applied(lines, after.combo());
        }
        var released = after.backToBack() < 0 ? surge.lines(before.backToBack()) : 0;
        return Attack.capped(lines, released, lock.perfectClear() ? perfectClear : 0);
    }

    @Override
    public String text() {
        return AttackTables.nameOf(this)
                .orElseGet(() -> StrategyText.of(KIND)
                        .with("chaining", chaining)
                        .with("combo", combo)
                        .with("perfect-clear", perfectClear)
                        .with("handheld", handheld)
                        .with("surge", surge.text())
                        .toString());
    }

    static TetrioAttack parse(StrategyText.Fields fields) {
        return new TetrioAttack(
                fields.isTrue("chaining"),
                fields.constant("combo", List.of(Combo.values())),
                (int) fields.number("perfect-clear", 0, Attack.MAX_LINES),
                fields.isTrue("handheld"),
                Surge.parse(fields.value("surge")));
    }

    private double base(LockResult lock) {
        var lines = switch (lock.spin()) {
            case NONE -> PLAIN.sent(lock.lines());
            case MINI -> MINI.sent(lock.lines());
            case FULL -> FULL.sent(lock.lines());
        };
        return halved(lines, lock);
    }

    private double halved(int lines, LockResult lock) {
        return handheld && lock.spin() != Spin.NONE && !CornerSpins.isT(lock.piece()) ? lines / 2.0 : lines;
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
