package io.github.wallkick.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What was played and the figures of it as text, for a terminal of 80 columns. */
final class TableReport {
    private static final int COLUMNS = 80;
    /** What the names and the figures of a grid are wide at least, so that most grids of a table are in line. */
    private static final int NAME = 10;

    private static final int FIGURE = 9;
    /** What the players that stand side by side are. */
    static final String PLAYERS = "random presses keys at random, which tests the rules; dellacherie plays well.";

    private final StringBuilder text = new StringBuilder();

    private TableReport() {}

    static String of(Played played, List<Outcome> outcomes) {
        var table = new TableReport();
        table.wrapped(title(outcomes));
        played.lines().forEach((label, value) -> table.line(label + ": " + value));
        if (outcomes.size() > 1) {
            table.line("");
            table.wrapped(PLAYERS);
        }
        Figures.of(outcomes).forEach(table::grid);
        table.line("");
        outcomes.forEach(outcome -> Figures.notes(outcome, outcomes.size() > 1).forEach(table::wrapped));
        return table.text.toString();
    }

    static String title(List<Outcome> outcomes) {
        var first = outcomes.get(0);
        var others = outcomes.stream()
                .skip(1)
                .map(outcome -> String.format(
                        Locale.ROOT, "; %,d by %s", outcome.report().games(), outcome.player()))
                .collect(Collectors.joining());
        return String.format(
                Locale.ROOT,
                "%,d games of %s by %s, seed %d, board %s%s",
                first.report().games(),
                first.run().ruleset().name() + (first.isTimed() ? "" : " without time"),
                first.player(),
                first.run().seed(),
                first.report().size(),
                others);
    }

    /** A line for each row, below an empty one: names to the left, figures to the right of their columns. */
    private void grid(Figures.Grid grid) {
        var rows = new ArrayList<List<String>>();
        if (!grid.heads().isEmpty()) {
            rows.add(grid.heads());
        }
        rows.addAll(grid.rows());
        var widths = widths(rows);
        line("");
        for (var row : rows) {
            var line = new StringBuilder();
            for (var i = 0; i < row.size(); i++) {
                var blanks = " ".repeat(widths.get(i) - row.get(i).length());
                line.append(i == 0 ? row.get(i) + blanks : " " + blanks + row.get(i));
            }
            line(line.toString());
        }
    }

    private static List<Integer> widths(List<List<String>> rows) {
        var widths = new ArrayList<Integer>();
        for (var row : rows) {
            for (var i = 0; i < row.size(); i++) {
                if (widths.size() == i) {
                    widths.add(i == 0 ? NAME : FIGURE);
                }
                widths.set(i, Math.max(widths.get(i), row.get(i).length()));
            }
        }
        return widths;
    }

    /** A line, or several with the later ones indented; a word is never cut. */
    private void wrapped(String words) {
        var line = new StringBuilder();
        for (var word : words.split(" ", -1)) {
            if (line.length() + 1 + word.length() > COLUMNS) {
                line(line.toString());
                line.setLength(0);
                line.append(' ');
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        line(line.toString());
    }

    private void line(String line) {
        text.append(line).append(System.lineSeparator());
    }
}
