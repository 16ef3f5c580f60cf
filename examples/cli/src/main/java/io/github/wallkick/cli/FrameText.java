package io.github.wallkick.cli;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.simulation.Frame;
import java.util.List;
import java.util.Locale;

/** A frame as text: a heading, and the rows from the piece or the stack down. */
final class FrameText {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final char EMPTY = '.';
    private static final char LANDED = '#';
    private static final char COLLIDING = '!';

    private FrameText() {}

    static String of(Frame frame) {
        var type = frame.piece().map(piece -> " " + piece).orElse("");
        var time = frame.nanos() == 0 ? "" : String.format(Locale.ROOT, "%.3f s, ", frame.nanos() / NANOS_PER_SECOND);
        var text = new StringBuilder(time + "piece " + frame.pieceNumber() + type + ": " + frame.action() + "; "
                + frame.lines() + " lines, " + frame.points() + " points\n");
        List<Cell> cells = frame.piece().map(piece -> piece.cells()).orElse(List.of());
        var symbol = frame.piece().map(piece -> piece.type().symbol()).orElse(EMPTY);
        var top = cells.stream().mapToInt(Cell::y).max().orElse(-1);
        for (var y = Math.max(top, frame.board().stackHeight() - 1); y >= 0; y--) {
            text.append(row(frame.board(), cells, symbol, y)).append('\n');
        }
        return text.toString();
    }

    private static String row(Board board, List<Cell> cells, char symbol, int y) {
        var row = new StringBuilder();
        for (var x = 0; x < board.width(); x++) {
            row.append(board.isFilled(x, y) ? LANDED : EMPTY);
        }
        for (var cell : cells) {
            if (cell.y() == y && cell.x() >= 0 && cell.x() < board.width()) {
                row.setCharAt(cell.x(), row.charAt(cell.x()) == LANDED ? COLLIDING : symbol);
            }
        }
        return row.toString();
    }
}
