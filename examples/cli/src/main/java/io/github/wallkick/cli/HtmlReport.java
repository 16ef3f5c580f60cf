package io.github.wallkick.cli;

import io.github.wallkick.simulation.SelfPlay;
import io.github.wallkick.simulation.SelfPlayReport;
import io.github.wallkick.simulation.TimedFigures;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.stream.Collectors;

/** A page in one file: the figures, charts of survival and lines, and a player that steps through recorded games. */
final class HtmlReport {
    private HtmlReport() {}

    static String of(SelfPlay run, String player, SelfPlayReport report, int recordedGames) {
        var size = report.size();
        var data = new LinkedHashMap<String, Object>();
        data.put("width", size.width());
        data.put("height", size.height());
        data.put("visibleHeight", size.visibleHeight());
        data.put("mostPieces", Recording.MOST_PIECES);
        data.put("games", Recording.of(run, report, recordedGames));
        return template()
                .replace("<!-- table -->", escaped(TableReport.of(run, player, report)))
                .replace("<!-- survival -->", Histogram.svg(report.pieces(), "Survival in pieces"))
                .replace("<!-- lines -->", Histogram.svg(report.lines(), "Lines per game"))
                .replace("<!-- time -->", report.timed().map(HtmlReport::time).orElse(""))
                .replace("<!-- data -->", Json.inPage(data));
    }

    private static String time(TimedFigures figures) {
        return "<h2>Time</h2>\n" + Histogram.svg(figures.seconds(), "Whole seconds per game");
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
