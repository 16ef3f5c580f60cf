package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import java.util.List;
import java.util.Map;

/**
 * What known games do with full rows.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class ClearRules {
    private static final Presets<ClearRule> PRESETS = Presets.of(
            "clear rule",
            list -> list.with("all", ClearRules::all)
                    .with("visible", ClearRules::visible)
                    .with("nes", ClearRules::nes)
                    .with("game-boy", ClearRules::gameBoy)
                    .with("one-hidden-row", ClearRules::oneHiddenRow));

    private ClearRules() {}

    /**
     * The names that {@link #named(String)} knows.
     *
     * @return the names, in the order of this page; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The preset with a given name.
     *
     * @param name one of {@link #names()}
     * @return the rule
     * @throws IllegalArgumentException if there is no such preset
     */
    public static ClearRule named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A clear rule of one's own under a name, so that recordings can name it. It equals every other one of its name.
     *
     * @param name the name; not blank, without quotation marks and control characters
     * @param rule the rule; one name must always stand for the same
     * @return the named rule, whose text is the name in quotation marks
     * @throws IllegalArgumentException if the name is none
     */
    public static ClearRule named(String name, ClearRule rule) {
        return new Named(StrategyText.named(name).toString(), rule);
    }

    /**
     * The rule that a text tells: the inverse of {@link ClearRule#text} for all presets.
     *
     * @param text the text
     * @return the rule
     * @throws io.github.wallkick.NotationException if the text tells no preset
     */
    public static ClearRule parse(String text) {
        return PRESETS.parse(text, Map.of());
    }

    /**
     * All full rows, hidden ones too: they are taken out in one pass and all that is above them comes down.
     *
     * @return the rule
     */
    public static ClearRule all() {
        return Clears.ALL;
    }

    /**
     * Visible rows only: hidden ones are never full and never come down.
     *
     * @return the rule
     */
    public static ClearRule visible() {
        return Clears.VISIBLE;
    }

    /**
     * The NES's: {@link #visible()} rows only, and a full top row counts twice, since all rows come down by one and the
     * bottom row is lost with it; of the rows below it only the next two are looked at. Source: disassembly
     * (CelestialAmber/TetrisNESDisasm, {@code playState_checkForCompletedRows}), executed step by step; no sighting on a
     * machine is known.
     *
     * @return the rule
     */
    public static ClearRule nes() {
        return Clears.NES;
    }

    /**
     * The Game Boy's: the two topmost visible rows are never full; in a clear of {@code n} rows the top one stays where it
     * is, appears again in the {@code n} rows below, and is then emptied. Hidden rows never come down. Source: two
     * disassemblies (kaspermeerts/tetris, vinheim3/tetris-gb-disasm).
     *
     * @return the rule
     */
    public static ClearRule gameBoy() {
        return Clears.GAME_BOY;
    }

    /**
     * Arika's: one hidden row is kept, cells locked above it are lost; then all full rows clear. Source: tetris.wiki on TGM2
     * and TGM3; uncertain, since it is the only source.
     *
     * @return the rule
     */
    public static ClearRule oneHiddenRow() {
        return Clears.ONE_HIDDEN_ROW;
    }

    /** A rule of one's own, known by its name. */
    private static final class Named extends NamedStrategy implements ClearRule {
        private final ClearRule rule;

        Named(String text, ClearRule rule) {
            super(text);
            this.rule = rule;
        }

        @Override
        public LineClear clear(Board locked) {
            return rule.clear(locked);
        }
    }

    private enum Clears implements ClearRule {
        ALL {
            @Override
            public LineClear clear(Board locked) {
                return locked.clearLines();
            }
        },
        VISIBLE {
            @Override
            public LineClear clear(Board locked) {
                var visible = locked.size().visibleHeight();
                var full = fullRows(locked, visible);
                if (full == 0) {
                    return new LineClear(locked, 0);
                }
                return withoutVisible(locked, full);
            }
        },
        NES {
            private static final int ROWS_LOOKED_AT_BELOW_TOP = 2;

            @Override
            public LineClear clear(Board locked) {
                var top = locked.size().visibleHeight() - 1;
                if (!locked.isRowFull(top)) {
                    return VISIBLE.clear(locked);
                }
                var taken = 1L << top | 1;
                for (var y = top - 1; y >= 0 && y >= top - ROWS_LOOKED_AT_BELOW_TOP; y--) {
                    taken |= locked.isRowFull(y) ? 1L << y : 0;
                }
                return withoutVisible(locked, taken);
            }
        },
        GAME_BOY {
            @Override
            public LineClear clear(Board locked) {
                var top = locked.size().visibleHeight() - 1;
                var full = fullRows(locked, top - 1);
                if (full == 0) {
                    return new LineClear(locked, 0);
                }
                var rows = rows(locked);
                for (var y = top - 1; y >= 0; y--) {
                    if (((full >>> y) & 1) != 0) {
                        System.arraycopy(rows, y + 1, rows, y, top - y);
                    }
                }
                rows[top] = 0;
                return new LineClear(Board.ofRows(locked.size(), rows), full);
            }
        },
        ONE_HIDDEN_ROW {
            @Override
            public LineClear clear(Board locked) {
                var kept = locked.size().visibleHeight() + 1;
                if (locked.stackHeight() <= kept) {
                    return locked.clearLines();
                }
                var rows = rows(locked);
                for (var y = kept; y < rows.length; y++) {
                    rows[y] = 0;
                }
                return Board.ofRows(locked.size(), rows).clearLines();
            }
        };

        @Override
        public String text() {
            return StrategyText.word(this);
        }

        /** The visible rows but some come down, the hidden ones stay. */
        private static LineClear withoutVisible(Board board, long taken) {
            var visible = board.size().visibleHeight();
            var rows = rows(board);
            var next = 0;
            for (var y = 0; y < visible; y++) {
                if (((taken >>> y) & 1) == 0) {
                    rows[next++] = board.row(y);
                }
            }
            while (next < visible) {
                rows[next++] = 0;
            }
            return new LineClear(Board.ofRows(board.size(), rows), taken);
        }

        private static long fullRows(Board board, int end) {
            var full = 0L;
            for (var y = 0; y < end; y++) {
                if (board.isRowFull(y)) {
                    full |= 1L << y;
                }
            }
            return full;
        }

        private static int[] rows(Board board) {
            var rows = new int[board.height()];
            for (var y = 0; y < rows.length; y++) {
                rows[y] = board.row(y);
            }
            return rows;
        }
    }
}
