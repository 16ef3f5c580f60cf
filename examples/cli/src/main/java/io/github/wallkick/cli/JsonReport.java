package io.github.wallkick.cli;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.scoring.Spin;
import io.github.wallkick.simulation.Clears;
import io.github.wallkick.simulation.Distribution;
import io.github.wallkick.simulation.SelfPlayReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The figures of all players as JSON. What depends on the machine stands apart, under {@code timing}. */
final class JsonReport {
    private static final double NANOS_PER_SECOND = 1e9;

    private JsonReport() {}

    static String of(Played played, List<Outcome> outcomes) {
        var json = new LinkedHashMap<String, Object>();
        json.put("played", played.json());
        json.put("runs", outcomes.stream().map(JsonReport::run).toList());
        return Json.pretty(json) + "\n";
    }

    private static Map<String, Object> run(Outcome outcome) {
        var run = outcome.run();
        var report = outcome.report();
        var json = new LinkedHashMap<String, Object>();
        json.put("player", outcome.player());
        json.put("games", report.games());
        json.put("ruleset", run.ruleset().name());
        json.put("fingerprint", run.ruleset().fingerprint());
        json.put("rules", run.ruleset().text());
        json.put("timed", outcome.isTimed());
        json.put("seed", run.seed());
        json.put("checked", run.checked());
        json.put("board", board(report.size()));
        json.put("pieces", distribution(report.pieces()));
        json.put("lines", distribution(report.lines()));
        json.put("points", distribution(report.points()));
        json.put("levels", distribution(report.levels()));
        json.put("inputs", distribution(report.inputs()));
        if (outcome.isTimed()) {
            json.put("gameNanos", distribution(report.nanos()));
        }
        json.put("locks", locks(report.clears()));
        json.put("gamesWithTetris", report.gamesWithTetris());
        json.put("tetrisProbability", report.tetrisProbability());
        json.put("gamesWithoutLine", report.gamesWithoutLine());
        json.put("topOuts", topOuts(report));
        json.put("gamesWithGoal", report.gamesWithGoal());
        json.put("gamesCutShort", report.gamesCutShort());
        json.put("blockedPieces", report.blockedPieces());
        json.put("warnings", report.warnings());
        json.put("timing", timing(outcome));
        return json;
    }

    private static Map<String, Object> board(BoardSize size) {
        var board = new LinkedHashMap<String, Object>();
        board.put("width", size.width());
        board.put("height", size.height());
        board.put("visibleHeight", size.visibleHeight());
        return board;
    }

    private static Map<String, Object> distribution(Distribution values) {
        var json = new LinkedHashMap<String, Object>();
        json.put("mean", values.mean());
        json.put("deviation", values.deviation());
        json.put("median", values.median());
        json.put("min", values.min());
        for (var percent : new int[] {1, 5, 10, 25, 75, 90, 95, 99}) {
            json.put("p" + percent, values.quantile(percent / 100.0));
        }
        json.put("max", values.max());
        return json;
    }

    /** For each kind of spin the locks by lines, from none on. */
    private static Map<String, List<Long>> locks(Clears clears) {
        var json = new LinkedHashMap<String, List<Long>>();
        for (var spin : Spin.values()) {
            var byLines = new ArrayList<Long>();
            for (var lines = 0; lines <= Clears.MAX_LINES; lines++) {
                byLines.add(clears.count(spin, lines));
            }
            json.put(spin.name().toLowerCase(Locale.ROOT), byLines);
        }
        return json;
    }

    private static Map<String, Long> topOuts(SelfPlayReport report) {
        var json = new TreeMap<String, Long>();
        report.topOuts().forEach((rule, games) -> json.put(rule.toLowerCase(Locale.ROOT), games));
        return json;
    }

    private static Map<String, Object> timing(Outcome outcome) {
        SelfPlayReport report = outcome.report();
        var json = new LinkedHashMap<String, Object>();
        json.put("threads", outcome.run().threads());
        json.put("seconds", report.wallNanos() / NANOS_PER_SECOND);
        json.put("piecesPerSecond", report.piecesPerSecond());
        json.put("inputsPerSecond", report.inputsPerSecond());
        return json;
    }
}
