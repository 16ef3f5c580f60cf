package io.github.wallkick.game;

import io.github.wallkick.NotationException;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.SplitMix;
import io.github.wallkick.internal.StrategyText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The usual messiness of garbage.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class HoleRules {
    private static final int PER_CENT = 100;

    private static final Presets<HoleRule> PRESETS = Presets.of(
            "hole rule", list -> list.with("straight", HoleRules::straight).with("bottom-row", HoleRules::bottomRow));

    /** The most cells without garbage in a row: the widest board but one. */
    private static final int MOST_HOLES = BoardSize.MAX_WIDTH - 1;

    private HoleRules() {}

    /**
     * The names that {@link #named(String)} knows.
     *
     * @return the names; immutable
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
    public static HoleRule named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A hole rule of one's own under a name, so that recordings can name it. It equals every other one of its name.
     *
     * @param name the name; not blank, without quotation marks and control characters
     * @param rule the rule; one name must always stand for the same
     * @return the named rule, whose text is the name in quotation marks
     * @throws IllegalArgumentException if the name is none
     */
    public static HoleRule named(String name, HoleRule rule) {
        return new Named(StrategyText.named(name).toString(), rule);
    }

    /**
     * The rule that a text tells: the inverse of {@link HoleRule#text} for all that this library ships.
     *
     * @param text the text
     * @return the rule
     * @throws io.github.wallkick.NotationException if the text tells no such rule
     */
    public static HoleRule parse(String text) {
        return PRESETS.parse(
                text,
                Map.of(
                        Messy.KIND,
                        fields -> messy((int) fields.number(Messy.PERCENT, 0, PER_CENT)),
                        Several.WIDE,
                        fields -> several(fields, true),
                        Several.APART,
                        fields -> several(fields, false)));
    }

    private static HoleRule several(StrategyText.Fields fields, boolean adjoining) {
        var cells = (int) fields.number(Several.CELLS, 1, MOST_HOLES);
        var holes = fields.value(Several.HOLES);
        try {
            return new Several(adjoining, cells, parse(holes.toString()));
        } catch (NotationException e) {
            throw holes.failure(e.rule());
        }
    }

    /**
     * One column for all rows of an attack, another one by chance for the next.
     *
     * @return the rule
     */
    public static HoleRule straight() {
        return new Messy(0);
    }

    /**
     * A new column by chance with each row of an attack, as likely as said; the new one is never the old one.
     *
     * @param percent chance in per cent that the hole moves from one row to the next, 0 to 100
     * @return the rule
     * @throws IllegalArgumentException if the chance is out of its range
     */
    public static HoleRule messy(int percent) {
        Check.within("messiness in per cent", percent, 0, PER_CENT);
        return new Messy(percent);
    }

    /**
     * Holes of several cells side by side, as TETR.IO's {@code garbageholesize}: the column of the hole is the left one, moved
     * to the left where the board ends. On a board that is no wider a row has
     * one cell.
     *
     * @param cells empty cells of a row, 1 to 31
     * @param holes the columns
     * @return the rule
     * @throws IllegalArgumentException if the cells are out of their range
     */
    public static HoleRule wide(int cells, HoleRule holes) {
        Check.within("cells of a hole", cells, 1, MOST_HOLES);
        return new Several(true, cells, Objects.requireNonNull(holes, "holes"));
    }

    /**
     * Several holes of one cell, as far apart as the board lets them: {@code width / count} columns from one to the next, from
     * the hole's column on around the board.
     *
     * @param count holes of a row, 1 to 31
     * @param holes the columns of the first ones
     * @return the rule
     * @throws IllegalArgumentException if the count is out of its range
     */
    public static HoleRule apart(int count, HoleRule holes) {
        Check.within("holes of a row", count, 1, MOST_HOLES);
        return new Several(false, count, Objects.requireNonNull(holes, "holes"));
    }

    /**
     * Rows that are copies of the board's bottom row, as the rising garbage of Arika's games. On an empty board, or above
     * a full row, a row has the hole of {@link #straight()}.
     *
     * @return the rule
     */
    public static HoleRule bottomRow() {
        return BottomRow.COPIED;
    }

    /** A full row without some cells, the first in a given column, each a step from the one before. */
    static int withoutHoles(Board board, int hole, int count, int step) {
        var row = -1 >>> (Integer.SIZE - board.width());
        for (var i = 0; i < count; i++) {
            row &= ~(1 << ((hole + i * step) % board.width()));
        }
        return row;
    }

    /** Rows with several holes. */
    private record Several(boolean adjoining, int cells, HoleRule columns) implements HoleRule {
        private static final String WIDE = "wide";
        private static final String APART = "apart";
        private static final String CELLS = "cells";
        private static final String HOLES = "holes";

        @Override
        public String text() {
            return StrategyText.of(adjoining ? WIDE : APART)
                    .with(CELLS, cells)
                    .with(HOLES, columns.text())
                    .toString();
        }

        @Override
        public List<Integer> holes(long random, int lines, int width) {
            return columns.holes(random, lines, width);
        }

        @Override
        public int row(int hole, Board board) {
            var width = board.width();
            var count = Math.min(cells, width - 1);
            return adjoining
                    ? withoutHoles(board, Math.min(hole, width - count), count, 1)
                    : withoutHoles(board, hole, count, width / count);
        }
    }

    /** Rows that are copies of the bottom row. */
    private enum BottomRow implements HoleRule {
        COPIED;

        @Override
        public String text() {
            return PRESETS.nameOf(this).orElseThrow();
        }

        @Override
        public List<Integer> holes(long random, int lines, int width) {
            return straight().holes(random, lines, width);
        }

        @Override
        public int row(int hole, Board board) {
            var copy = board.row(0);
            return copy == 0 || board.isRowFull(0) ? HoleRule.super.row(hole, board) : copy;
        }
    }

    /** Holes that move from row to row with some chance. */
    private record Messy(int percent) implements HoleRule {
        private static final String KIND = "messy";
        private static final String PERCENT = "percent";

        @Override
        public String text() {
            return PRESETS.nameOf(this)
                    .orElseGet(
                            () -> StrategyText.of(KIND).with(PERCENT, percent).toString());
        }

        @Override
        public List<Integer> holes(long random, int lines, int width) {
            var holes = new ArrayList<Integer>(lines);
            var column = SplitMix.below(random, width);
            for (var row = 0; row < lines; row++) {
                if (row > 0 && SplitMix.below(SplitMix.at(random, 2L * row), PER_CENT) < percent) {
                    column = (column + 1 + SplitMix.below(SplitMix.at(random, 2L * row + 1), width - 1)) % width;
                }
                holes.add(column);
            }
            return holes;
        }
    }

    /** A rule of one's own, known by its name. */
    private static final class Named extends NamedStrategy implements HoleRule {
        private final HoleRule rule;

        Named(String text, HoleRule rule) {
            super(text);
            this.rule = rule;
        }

        @Override
        public List<Integer> holes(long random, int lines, int width) {
            return rule.holes(random, lines, width);
        }

        @Override
        public int row(int hole, Board board) {
            return rule.row(hole, board);
        }
    }
}
