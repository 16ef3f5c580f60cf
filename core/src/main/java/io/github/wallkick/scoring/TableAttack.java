package io.github.wallkick.scoring;

/**
 * Attacks in whole lines: tables by clear and combo, a bonus for chains, an amount for perfect clears.
 *
 * @param plain lines sent without a spin
 * @param mini lines sent by a mini
 * @param full lines sent by a full spin
 * @param chain the bonus of a back-to-back chain
 * @param combos lines sent for combos
 * @param perfect what a perfect clear sends
 */
record TableAttack(
        LineAttack plain, LineAttack mini, LineAttack full, BackToBackBonus chain, ComboBonus combos, Perfect perfect)
        implements AttackTable {

    /** What a perfect clear sends, and what that replaces. */
    record Perfect(int lines, Replaces replaces) {}

    /** What is not sent besides a perfect clear. */
    enum Replaces {
        NOTHING,
        CLEAR,
        ALL
    }

    TableAttack withPlain(LineAttack table) {
        return new TableAttack(table, mini, full, chain, combos, perfect);
    }

    TableAttack withMini(LineAttack table) {
        return new TableAttack(plain, table, full, chain, combos, perfect);
    }

    TableAttack withFull(LineAttack table) {
        return new TableAttack(plain, mini, table, chain, combos, perfect);
    }

    TableAttack withCombos(ComboBonus table) {
        return new TableAttack(plain, mini, full, chain, table, perfect);
    }

    TableAttack withPerfect(int lines, Replaces replaces) {
        return new TableAttack(plain, mini, full, chain, combos, new Perfect(lines, replaces));
    }

    @Override
    public Attack attack(Score before, LockResult landing) {
        if (landing.lines() == 0) {
            return Attack.NONE;
        }
        var base = base(landing);
        var isChained = landing.isDifficult() && before.backToBack() >= 0;
        var extra = (isChained ? chain.lines(base) : 0) + combos.lines(before.combo() + 1);
        if (!landing.perfectClear()) {
            return Attack.of(base + extra);
        }
        return switch (perfect.replaces()) {
            case NOTHING -> Attack.of(base + extra + perfect.lines());
            case CLEAR -> Attack.of(extra + perfect.lines());
            case ALL -> Attack.of(perfect.lines());
        };
    }

    private int base(LockResult landing) {
        return switch (landing.spin()) {
            case NONE -> plain.sent(landing.lines());
            case MINI -> mini.sent(landing.lines());
            case FULL -> full.sent(landing.lines());
        };
    }
}
