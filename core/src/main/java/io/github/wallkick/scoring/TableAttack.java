package io.github.wallkick.scoring;

import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.scoring.AttackTables.BackToBackBonus;
import io.github.wallkick.scoring.AttackTables.ComboBonus;
import java.util.Arrays;
import java.util.List;

/**
 * Attacks in whole lines: tables by clear and combo, a bonus for chains, an amount for perfect clears.
 *
 * @param plain lines sent without a spin
 * @param mini lines sent by a mini
 * @param full lines sent by a full spin
 * @param backToBack the bonus of a back-to-back chain
 * @param combos lines sent for combos
 * @param perfectClear what a perfect clear sends
 */
record TableAttack(
        ByLines plain,
        ByLines mini,
        ByLines full,
        BackToBackBonus backToBack,
        ComboBonus combos,
        PerfectClear perfectClear)
        implements AttackTable {

    static final String KIND = "table";
    private static final int MAX_TABLE = 64;
    private static final int MAX_LINES = 1000;

    /**
     * Lines sent by the number of lines cleared.
     *
     * @param lines for no line, one line, and so on
     * @param more for each line beyond the table
     */
    record ByLines(List<Integer> lines, int more) {
        ByLines {
            lines = List.copyOf(lines);
        }

        static ByLines of(Integer... lines) {
            return new ByLines(List.of(lines), 0);
        }

        int sent(int cleared) {
            var last = lines.size() - 1;
            return cleared <= last ? lines.get(cleared) : lines.get(last) + more * (cleared - last);
        }

        StrategyText text() {
            return StrategyText.numbers(
                    lines.stream().mapToLong(Integer::longValue).toArray());
        }

        static ByLines parse(StrategyText text) {
            var lines = text.numbers(MAX_TABLE, 0, MAX_LINES);
            if (lines.length == 0) {
                throw text.failure("expected the lines sent for 0, 1, 2 … lines cleared");
            }
            return new ByLines(Arrays.stream(lines).mapToObj(sent -> (int) sent).toList(), 0);
        }
    }

    /** What a perfect clear sends, and what that replaces. */
    record PerfectClear(int lines, Replaces replaces) {}

    /** What is not sent besides a perfect clear. */
    enum Replaces {
        NOTHING,
        CLEAR,
        ALL
    }

    TableAttack withPlain(ByLines table) {
        return new TableAttack(table, mini, full, backToBack, combos, perfectClear);
    }

    TableAttack withMini(ByLines table) {
        return new TableAttack(plain, table, full, backToBack, combos, perfectClear);
    }

    TableAttack withFull(ByLines table) {
        return new TableAttack(plain, mini, table, backToBack, combos, perfectClear);
    }

    TableAttack withCombos(ComboBonus table) {
        return new TableAttack(plain, mini, full, backToBack, table, perfectClear);
    }

    @Override
    public Attack attack(Score before, Score after, LockResult lock) {
        if (lock.lines() == 0) {
            return Attack.NONE;
        }
        var base = base(lock);
        var chained = after.isChainedBy(lock) ? backToBack.lines(base) : 0;
        var extra = chained + combos.lines(after.combo());
        if (!lock.perfectClear()) {
            return Attack.of(base + extra);
        }
        return switch (perfectClear.replaces()) {
            case NOTHING -> Attack.of(base + extra + perfectClear.lines());
            case CLEAR -> Attack.of(extra + perfectClear.lines());
            case ALL -> Attack.of(perfectClear.lines());
        };
    }

    private int base(LockResult lock) {
        return switch (lock.spin()) {
            case NONE -> plain.sent(lock.lines());
            case MINI -> mini.sent(lock.lines());
            case FULL -> full.sent(lock.lines());
        };
    }

    @Override
    public String text() {
        return AttackTables.nameOf(this)
                .orElseGet(() -> StrategyText.of(KIND)
                        .with("plain", plain.text())
                        .with("mini", mini.text())
                        .with("full", full.text())
                        .with("back-to-back", backToBack)
                        .with("combos", combos)
                        .with("perfect-clear", perfectClear.lines())
                        .with("replaces", perfectClear.replaces())
                        .toString());
    }

    static TableAttack parse(StrategyText.Fields fields) {
        return new TableAttack(
                ByLines.parse(fields.value("plain")),
                ByLines.parse(fields.value("mini")),
                ByLines.parse(fields.value("full")),
                fields.constant("back-to-back", List.of(BackToBackBonus.values())),
                fields.constant("combos", List.of(ComboBonus.values())),
                new PerfectClear((int) fields.number("perfect-clear", 0, MAX_LINES), replaces(fields)));
    }

    private static Replaces replaces(StrategyText.Fields fields) {
        return fields.constant("replaces", List.of(Replaces.values()));
    }
}
