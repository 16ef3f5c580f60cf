package io.github.wallkick.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/** A page in one file: what was played, the figures, charts, and a player that steps through recorded games. */
final class HtmlReport {
    /** A table with more columns than this takes another form on a narrow screen. */
    private static final int MANY_COLUMNS = 4;

    private HtmlReport() {}

    static String of(Played played, List<Outcome> outcomes) {
        var size = outcomes.get(0).report().size();
        var games = new ArrayList<Object>();
        outcomes.forEach(outcome -> games.addAll(RecordedGame.of(outcome)));
        var data = new LinkedHashMap<String, Object>();
        data.put("width", size.width());
        data.put("height", size.height());
        data.put("visibleHeight", size.visibleHeight());
        data.put("mostPieces", RecordedGame.MAX_PIECES);
        data.put("colours", RecordedGame.colours());
        data.put("shapes", RecordedGame.shapes(outcomes.get(0).run()));
        data.put("games", games);
        return template()
                .replace("<!-- title -->", escaped(TableReport.title(outcomes)))
                .replace("<!-- played -->", played(played))
                .replace("<!-- table -->", figures(outcomes))
                .replace("<!-- charts -->", charts(outcomes))
                .replace("<!-- data -->", Json.inPage(data));
    }

    private static String played(Played played) {
        return played.lines().entrySet().stream()
                .map(line -> "<dt>" + escaped(line.getKey()) + "</dt><dd>" + escaped(line.getValue()) + "</dd>")
                .collect(Collectors.joining("\n", "<dl>\n", "\n</dl>"));
    }

    private static String figures(List<Outcome> outcomes) {
        var page = new StringBuilder();
        if (outcomes.size() > 1) {
            page.append("<p>").append(escaped(TableReport.PLAYERS)).append("</p>\n");
        }
        Figures.of(outcomes).forEach(grid -> page.append(table(grid)));
        outcomes.forEach(outcome -> Figures.notes(outcome, outcomes.size() > 1)
                .forEach(note -> page.append("<p>").append(escaped(note)).append("</p>\n")));
        return page.toString();
    }

    /** A table whose cells know their heads, for screens that are too narrow for all columns. */
    private static String table(Figures.Grid grid) {
        var page = new StringBuilder(grid.heads().size() > MANY_COLUMNS ? "<table class=\"many\">\n" : "<table>\n");
        if (!grid.heads().isEmpty()) {
            page.append("<thead><tr>");
            grid.heads()
                    .forEach(head -> page.append("<th>").append(escaped(head)).append("</th>"));
            page.append("</tr></thead>\n");
        }
        page.append("<tbody>\n");
        for (var row : grid.rows()) {
            page.append(row.isEmpty() ? "<tr class=\"gap\"><td></td>" : "<tr>");
            for (var i = 0; i < row.size(); i++) {
                var head = grid.heads().isEmpty() ? "" : escaped(grid.heads().get(i));
                page.append(i == 0 ? "<th scope=\"row\">" : "<td data-head=\"" + head + "\">")
                        .append(escaped(row.get(i)).replace(" %", "&nbsp;%"))
                        .append(i == 0 ? "</th>" : "</td>");
            }
            page.append("</tr>\n");
        }
        return page.append("</tbody>\n</table>\n").toString();
    }

    private static String charts(List<Outcome> outcomes) {
        var page = new StringBuilder();
        for (var outcome : outcomes) {
            page.append("<h2>Games of ").append(escaped(outcome.player())).append("</h2>\n");
            if (outcome.report().games() == 1) {
                page.append("<p>A single game: all its figures are in the table.</p>\n");
                continue;
            }
            page.append("<div class=\"charts\">\n");
            charts(outcome)
                    .forEach(chart -> page.append("<figure>").append(chart).append("</figure>\n"));
            page.append("</div>\n");
        }
        return page.toString();
    }

    private static List<String> charts(Outcome outcome) {
        var report = outcome.report();
        var charts = new ArrayList<String>();
        charts.add(Chart.survival(report.pieces(), "Games that last at least so many pieces"));
        charts.add(Chart.histogram(report.pieces(), 0, "Pieces per game", "games"));
        charts.add(Chart.histogram(report.lines(), 0, "Lines per game", "games"));
        charts.add(Chart.histogram(report.points(), 0, "Points per game", "games"));
        if (outcome.isTimed()) {
            charts.add(Chart.histogram(report.nanos(), 9, "Seconds per game", "games"));
        }
        return charts;
    }

    private static String template() {
        try {
            return Resources.text("report.html");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").lines().collect(Collectors.joining("\n"));
    }
}
