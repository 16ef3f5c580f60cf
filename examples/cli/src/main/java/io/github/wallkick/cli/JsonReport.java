package io.github.wallkick.cli;

import io.github.wallkick.scoring.Spin;
import io.github.wallkick.simulation.Clears;
import io.github.wallkick.simulation.Distribution;
import io.github.wallkick.simulation.GameEnd;
import io.github.wallkick.simulation.SelfPlay;
import io.github.wallkick.simulation.SelfPlayReport;
import io.github.wallkick.simulation.TimedContest;
import io.github.wallkick.simulation.TimedFigures;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The figures of a run as JSON. What depends on the machine stands apart, under {@code timing}. */
final class JsonReport {
    private static final double NANOS_PER_SECOND = 1e9;

    private JsonReport() {}

    static String of(SelfPlay run, String player, SelfPlayReport report) {
        var json = new LinkedHashMap<String, Object>();
        json.put("games", report.games());
        if (run.contest() instanceof TimedContest timed) {
            json.put("ruleset", timed.ruleset().name());
            json.put("fingerprint", timed.ruleset().fingerprint());
        }
        json.put("player", player);
        json.put("seed", report.seed());
        json.put("board", board(report));
        json.put("pieces", distribution(report.pieces()));
        json.put("lines", distribution(report.lines()));
        json.put("points", distribution(report.points()));
        report.timed().ifPresent(figures -> {
            json.put("levels", distribution(figures.levels()));
            json.put("inputs", distribution(figures.inputs()));
            json.put("gameNanos", distribution(figures.nanos()));
            json.put("topOuts", topOuts(figures));
        });
        json.put("locks", locks(report.clears()));
        json.put("gamesWithTetris", report.gamesWithTetris());
        json.put("tetrisProbability", report.tetrisProbability());
        json.put("gamesWithoutLine", report.gamesWithoutLine());
        json.put("ends", ends(report));
        json.put("blockedPieces", report.blockedPieces());
        json.put("warnings", report.warnings());
        json.put("timing", timing(run, report));
        return Json.pretty(json) + "\n";
    }

    private static Map<String, Object> board(SelfPlayReport report) {
        var board = new LinkedHashMap<String, Object>();
        board.put("width", report.size().width());
        board.put("height", report.size().height());
        board.put("visibleHeight", report.size().visibleHeight());
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
            json.put(name(spin), byLines);
        }
        return json;
    }

    private static Map<String, Integer> ends(SelfPlayReport report) {
        var json = new LinkedHashMap<String, Integer>();
        for (var end : GameEnd.values()) {
            json.put(name(end), report.ended(end));
        }
        return json;
    }

    private static Map<String, Integer> topOuts(TimedFigures figures) {
        var json = new LinkedHashMap<String, Integer>();
        figures.topOuts().forEach((rule, games) -> json.put(rule.toLowerCase(Locale.ROOT), games));
        return json;
    }

    private static Map<String, Object> timing(SelfPlay run, SelfPlayReport report) {
        var json = new LinkedHashMap<String, Object>();
        json.put("threads", run.threads());
        json.put("seconds", report.wallNanos() / NANOS_PER_SECOND);
        json.put("piecesPerSecond", report.piecesPerSecond());
        if (report.timed().isPresent()) {
            json.put("inputsPerSecond", report.inputsPerSecond());
        }
        return json;
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
