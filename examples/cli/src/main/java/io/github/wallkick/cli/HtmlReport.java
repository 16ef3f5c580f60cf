package io.github.wallkick.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/** A page in one file: what was played, the figures, charts, and a player that steps through recorded games. */
final class HtmlReport {
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
                .replace("<!-- table -->", escaped(TableReport.of(outcomes)))
                .replace("<!-- charts -->", charts(outcomes))
                .replace("<!-- data -->", Json.inPage(data));
    }

    private static String played(Played played) {
        return played.lines().entrySet().stream()
                .map(line -> "<dt>" + escaped(line.getKey()) + "</dt><dd>" + escaped(line.getValue()) + "</dd>")
                .collect(Collectors.joining("\n", "<dl>\n", "\n</dl>"));
    }

    private static String charts(List<Outcome> outcomes) {
        var page = new StringBuilder();
        for (var outcome : outcomes) {
            page.append("<h2>Games of ").append(escaped(outcome.player())).append("</h2>\n");
            charts(outcome)
                    .forEach(chart -> page.append("<figure>").append(chart).append("</figure>\n"));
        }
        return page.toString();
    }

    private static List<String> charts(Outcome outcome) {
        var report = outcome.report();
        var charts = new ArrayList<String>();
        charts.add(Chart.survival(report.pieces(), "Games that last at least so many pieces"));
        charts.add(Chart.histogram(report.pieces(), "Pieces per game", "games"));
        charts.add(Chart.histogram(report.lines(), "Lines per game", "games"));
        charts.add(Chart.histogram(report.points(), "Points per game", "games"));
        if (outcome.isTimed()) {
            charts.add(Chart.histogram(report.seconds(), "Seconds per game, rounded", "games"));
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
