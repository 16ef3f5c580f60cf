package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.game.TurnExplanation.Corner;
import io.github.wallkick.game.TurnExplanation.Test;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.scoring.LastTurn;
import io.github.wallkick.scoring.Spin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The working of a turn, told step by step. */
final class Explaining {
    private static final int CORNERED_BOX = 3;

    private Explaining() {}

    static TurnExplanation turn(Game game, Stage.Active active, Turn turn) {
        var board = game.board();
        var piece = active.piece();
        var tests = active.rotation()
                .kickTable()
                .map(table -> tests(table, board, piece, turn))
                .orElse(List.of());
        var result = active.rotation().rotate(board, piece, turn, game.table().keys()::isHeld);
        if (!result.isTurned()) {
            return new TurnExplanation(piece, turn, tests, result, Spin.NONE, List.of());
        }
        var spins = game.ruleset().scoring().spins();
        var turned = LastTurn.of(piece, result.piece(), result.kick(), result.makesFullSpin());
        var last = spins.afterTurn(active.lastTurn(), turned, board, result.piece());
        var spin = spins.judge(board, result.piece(), last);
        return new TurnExplanation(piece, turn, tests, result, spin, corners(board, result.piece()));
    }

    private static List<Test> tests(KickTable table, Board board, Piece piece, Turn turn) {
        var to = piece.orientation().turned(turn);
        var tests = new ArrayList<Test>();
        for (var kick : table.kicks(piece.type(), piece.orientation(), to)) {
            var place = piece.withOrientation(to).moved(kick.dx(), kick.dy());
            tests.add(new Test(tests.size(), kick, place, obstacle(board, place)));
            if (tests.get(tests.size() - 1).fits()) {
                break;
            }
        }
        return tests;
    }

    private static Optional<Cell> obstacle(Board board, Piece piece) {
        return piece.cells().stream()
                .filter(cell -> isObstacle(board, cell.x(), cell.y()))
                .findFirst();
    }

    static boolean isObstacle(Board board, int x, int y) {
        return board.isBlocked(x, y);
    }

    private static List<Corner> corners(Board board, Piece piece) {
        if (piece.shape().box() != CORNERED_BOX) {
            return List.of();
        }
        var right = piece.x() + CORNERED_BOX - 1;
        var top = piece.y() + CORNERED_BOX - 1;
        return List.of(
                Corner.of(board, piece.x(), piece.y()),
                Corner.of(board, right, piece.y()),
                Corner.of(board, piece.x(), top),
                Corner.of(board, right, top));
    }
}
