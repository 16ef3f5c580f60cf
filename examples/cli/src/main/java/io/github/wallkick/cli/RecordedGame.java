package io.github.wallkick.cli;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.GarbageCell;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.board.Palette;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.simulation.Frame;
import io.github.wallkick.simulation.GameResult;
import io.github.wallkick.simulation.SelfPlay;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A game of a run in the form that the page steps through: boards, and frames that refer to them. */
final class RecordedGame {
    /** Pieces of a game that go into a page; long games would make it too large for a browser. */
    static final int MAX_PIECES = 400;

    private static final double NANOS_PER_SECOND = 1e9;

    private final boolean timed;
    private final List<List<String>> boards = new ArrayList<>();
    private final List<Map<String, Object>> frames = new ArrayList<>();
    private Palette palette;
    private Optional<Piece> falling = Optional.empty();

    private RecordedGame(boolean timed, Palette empty) {
        this.timed = timed;
        this.palette = empty;
        this.boards.add(rows(empty));
    }

    /** The games of a player that are worth a look. */
    static List<Object> of(Outcome outcome) {
        var recorded = new ArrayList<Object>();
        for (var result : outcome.notable()) {
            recorded.add(game(outcome, result));
        }
        return recorded;
    }

    /** A color for each symbol; the page has one of its own for all others. */
    static Map<String, String> colours() {
        var colours = new LinkedHashMap<String, String>();
        for (var type : Tetromino.values()) {
            colours.put(String.valueOf(type.symbol()), web(type.rgb()));
        }
        colours.put(String.valueOf(GarbageCell.GARBAGE.symbol()), web(GarbageCell.GARBAGE.rgb()));
        return colours;
    }

    private static String web(int rgb) {
        return String.format(Locale.ROOT, "#%06x", rgb);
    }

    /** The cells of each type as it spawns, for the preview. */
    static Map<String, Object> shapes(SelfPlay run) {
        var shapes = new LinkedHashMap<String, Object>();
        var rotation = run.ruleset().rotation();
        for (var type : rotation.types()) {
            shapes.put(String.valueOf(type.symbol()), cells(rotation.shape(type).cells(Orientation.SPAWN)));
        }
        return shapes;
    }

    private static Map<String, Object> game(Outcome outcome, GameResult result) {
        var run = outcome.run();
        var recording =
                new RecordedGame(outcome.isTimed(), Palette.empty(run.ruleset().size()));
        run.game(result.game())
                .takeWhile(frame -> frame.pieceNumber() < MAX_PIECES)
                .forEach(recording::add);
        var game = new LinkedHashMap<String, Object>();
        game.put(
                "name",
                String.format(
                        Locale.ROOT,
                        "%s, game %,d: %,d pieces, %,d lines, %,d points",
                        outcome.player(),
                        result.game(),
                        result.pieces(),
                        result.lines(),
                        result.points()));
        game.put("pieces", result.pieces());
        game.put("boards", recording.boards);
        game.put("frames", recording.frames);
        return game;
    }

    private void add(Frame frame) {
        follow(frame);
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
            recorded.put("c", cells(piece.cells()));
        });
        frame.held().ifPresent(type -> recorded.put("h", String.valueOf(type.symbol())));
        recorded.put(
                "q",
                frame.next().stream().map(type -> String.valueOf(type.symbol())).collect(Collectors.joining()));
        frames.add(recorded);
    }

    /** Colours as the frames tell them: a lock paints the piece that was seen last, a clear moves what is left. */
    private void follow(Frame frame) {
        var before = palette;
        if (frame.kind() == Frame.Kind.LOCK && falling.isPresent()) {
            palette = palette.paint(falling.get());
        }
        if (!frame.board().equals(palette.board())) {
            palette = palette.follow(new LineClear(frame.board(), fullRows(palette.board())));
        }
        if (!palette.equals(before)) {
            boards.add(rows(palette));
        }
        falling = frame.piece();
    }

    private static long fullRows(Board board) {
        return board.clearLines().rowMask();
    }

    private static List<List<Integer>> cells(List<Cell> cells) {
        return cells.stream().map(cell -> List.of(cell.x(), cell.y())).toList();
    }

    /** The rows of symbols, from the bottom. */
    private static List<String> rows(Palette palette) {
        var rows = new ArrayList<>(palette.toString().lines().toList());
        Collections.reverse(rows);
        return rows;
    }
}
