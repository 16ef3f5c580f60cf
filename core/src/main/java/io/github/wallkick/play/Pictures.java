package io.github.wallkick.play;

import io.github.wallkick.board.GarbageCell;
import io.github.wallkick.board.Palette;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Phase;
import io.github.wallkick.hardware.Picture;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Pictures of games.
 *
 * <pre>{@code
 * Palette palette = Palette.empty(game.board().size());
 * Transition step = game.apply(Input.HARD_DROP);
 * palette = step.palette(palette);
 * display.show(Pictures.of(step.game(), palette, Picture.Status.PLAYING));
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Pictures {
    private Pictures() {}

    /**
     * A picture of a game.
     *
     * @param game the game
     * @param palette the colours of its board; landed cells that it does not know are drawn as garbage
     * @param status how the game stands, for the player
     * @return the picture of the visible rows
     */
    public static Picture of(Game game, Palette palette, Picture.Status status) {
        var size = game.board().size();
        var clearing = game.phase() == Phase.CLEARING
                ? game.ruleset().clears().clear(game.board()).rowMask()
                : 0;
        var piece = game.piece();
        var falling = cells(piece);
        var ghost = cells(game.ghost());
        PieceType type = piece.map(Piece::type).orElse(GarbageCell.GARBAGE);
        return Picture.of(
                size.width(),
                size.visibleHeight(),
                (x, y) -> {
                    var cell = new Cell(x, y);
                    if (falling.contains(cell)) {
                        return Optional.of(new Picture.Cell(Picture.Layer.FALLING, type));
                    }
                    if (game.board().isFilled(x, y)) {
                        var layer = (clearing >>> y & 1) != 0 ? Picture.Layer.CLEARING : Picture.Layer.LANDED;
                        return Optional.of(
                                new Picture.Cell(layer, palette.typeAt(x, y).orElse(GarbageCell.GARBAGE)));
                    }
                    return ghost.contains(cell)
                            ? Optional.of(new Picture.Cell(Picture.Layer.GHOST, type))
                            : Optional.empty();
                },
                side(game, status));
    }

    private static Set<Cell> cells(Optional<Piece> piece) {
        return piece.map(Piece::cells).map(Set::copyOf).orElse(Set.of());
    }

    private static Picture.Side side(Game game, Picture.Status status) {
        var rotation = game.ruleset().rotation();
        var score = game.score();
        return new Picture.Side(
                List.copyOf(game.preview().stream().map(rotation::shape).toList()),
                game.held().map(rotation::shape),
                new Picture.Numbers(score.points(), score.lines(), score.level()),
                status,
                game.pendingGarbage());
    }
}
