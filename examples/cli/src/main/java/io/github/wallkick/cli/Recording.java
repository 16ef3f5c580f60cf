package io.github.wallkick.cli;

import io.github.wallkick.board.Board;
import io.github.wallkick.simulation.Frame;
import io.github.wallkick.simulation.GameResult;
import io.github.wallkick.simulation.SelfPlay;
import io.github.wallkick.simulation.SelfPlayReport;
import io.github.wallkick.simulation.TimedContest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Games of a run in the form that the page steps through: boards, and frames that refer to them. */
final class Recording {
    /** RandomizerFactory of a game that go into a page; long games would make it too large for a browser. */
    static final int MOST_PIECES = 400;

    private static final double NANOS_PER_SECOND = 1e9;

    private final boolean timed;
    private final List<int[]> boards = new ArrayList<>();
    private final List<Map<String, Object>> frames = new ArrayList<>();
    private Board last;

    private Recording(boolean timed, Board empty) {
        this.timed = timed;
        this.last = empty;
        this.boards.add(rows(empty));
    }

    /** The games worth a look: the shortest, the longest, the one with most lines, and then from the first on. */
    static List<Object> of(SelfPlay run, SelfPlayReport report, int games) {
        var recorded = new ArrayList<Object>();
        for (var number : numbers(report, games)) {
            recorded.add(game(run, report.results().get(number)));
        }
        return recorded;
    }

    private static Set<Integer> numbers(SelfPlayReport report, int games) {
        var numbers = new LinkedHashSet<Integer>();
        var bySurvival = Comparator.comparingLong(GameResult::pieces);
        var results = report.results();
        List.of(
                        results.stream().min(bySurvival),
                        results.stream().max(bySurvival),
                        results.stream().max(Comparator.comparingLong(GameResult::lines)))
                .forEach(notable -> notable.ifPresent(result -> numbers.add(result.game())));
        for (var number = 0; numbers.size() < Math.min(games, results.size()); number++) {
            numbers.add(number);
        }
        while (numbers.size() > games) {
            numbers.remove(numbers.stream().reduce((first, second) -> second).orElseThrow());
        }
        return numbers;
    }

    private static Map<String, Object> game(SelfPlay run, GameResult result) {
        var recording = new Recording(
                run.contest() instanceof TimedContest, Board.empty(run.contest().size()));
        run.game(result.game())
                .takeWhile(frame -> frame.pieceNumber() < MOST_PIECES)
                .forEach(recording::add);
        var game = new LinkedHashMap<String, Object>();
        game.put("game", result.game());
        game.put("pieces", result.pieces());
        game.put("lines", result.lines());
        game.put("points", result.points());
        game.put("boards", recording.boards);
        game.put("frames", recording.frames);
        return game;
    }

    private void add(Frame frame) {
        if (!frame.board().equals(last)) {
            last = frame.board();
            boards.add(rows(last));
        }
        var recorded = new LinkedHashMap<String, Object>();
        recorded.put("n", frame.pieceNumber());
        recorded.put("a", frame.action());
        recorded.put("b", boards.size() - 1);
        recorded.put("l", frame.lines());
        recorded.put("p", frame.points());
        if (timed) {
            recorded.put("s", frame.nanos() / NANOS_PER_SECOND);
        }
        frame.piece().ifPresent(piece -> {
            recorded.put("t", String.valueOf(piece.type().symbol()));
            recorded.put(
                    "c",
                    piece.cells().stream()
                            .map(cell -> List.of(cell.x(), cell.y()))
                            .toList());
        });
        frames.add(recorded);
    }

    private static int[] rows(Board board) {
        var rows = new int[board.stackHeight()];
        for (var y = 0; y < rows.length; y++) {
            rows[y] = board.row(y);
        }
        return rows;
    }
}
