package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.Input;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** A path leads where it says. */
class PathProperties {
    private static final RotationSystem SYSTEM = RotationSystems.srsPlus();

    private final PlacementSearch search = PlacementSearch.of(SYSTEM);

    @Property(tries = 30)
    void everyReachablePlaceHasAPathThatLeadsThere(
            @ForAll Tetromino type, @ForAll long seed, @ForAll @IntRange(min = 4, max = 14) int width) {
        var board = Scenes.board(new Random(seed), new BoardSize(width, 40, 20), 8);
        for (var target : search.reachable(board, type).pieces()) {
            var steps = Path.shortest(board, target, search).orElseThrow();
            var presses = Path.finesse(board, target, search).orElseThrow();
            assertEquals(Set.copyOf(target.cells()), landing(board, type, steps.inputs()));
            assertEquals(Set.copyOf(target.cells()), landing(board, type, presses.inputs()));
            assertTrue(presses.inputs().size() <= steps.inputs().size());
            assertFalse(steps.inputs().contains(Input.LEFT_TO_WALL));
            assertFalse(steps.inputs().contains(Input.RIGHT_TO_WALL));
        }
    }

    @Property(tries = 30)
    void noOtherPlaceHasAPath(@ForAll Tetromino type, @ForAll long seed) {
        var random = new Random(seed);
        var board = Scenes.board(random, BoardSize.STANDARD, 8);
        var reachable = search.reachable(board, type);
        var spawn = SYSTEM.spawn(type, board.size());
        for (var y = 0; y < 8; y++) {
            var target = spawn.moved(random.nextInt(7) - 3, y - spawn.y());
            assertEquals(
                    reachable.contains(target),
                    Path.shortest(board, target, search).isPresent(),
                    target::toString);
        }
    }

    /** Presses the buttons and tells the cells where the piece locks. */
    private static Set<Cell> landing(Board board, Tetromino type, List<Input> inputs) {
        var piece = SYSTEM.spawn(type, board.size());
        for (var input : inputs) {
            piece = pressed(board, piece, input);
        }
        assertEquals(Input.HARD_DROP, inputs.get(inputs.size() - 1));
        return Set.copyOf(piece.cells());
    }

    private static Piece pressed(Board board, Piece piece, Input input) {
        return switch (input) {
            case LEFT -> moved(board, piece, -1, 0, 1);
            case RIGHT -> moved(board, piece, 1, 0, 1);
            case LEFT_TO_WALL -> moved(board, piece, -1, 0, 32);
            case RIGHT_TO_WALL -> moved(board, piece, 1, 0, 32);
            case SOFT_DROP -> moved(board, piece, 0, -1, 1);
            case SONIC_DROP, HARD_DROP -> moved(board, piece, 0, -1, 64);
            case CLOCKWISE -> SYSTEM.rotate(board, piece, Turn.CLOCKWISE).piece();
            case COUNTERCLOCKWISE ->
                SYSTEM.rotate(board, piece, Turn.COUNTERCLOCKWISE).piece();
            case HALF_TURN -> SYSTEM.rotate(board, piece, Turn.HALF).piece();
            default -> throw new AssertionError("a path has no " + input);
        };
    }

    private static Piece moved(Board board, Piece piece, int dx, int dy, int times) {
        var moved = piece;
        for (var i = 0; i < times && !board.collides(moved.moved(dx, dy)); i++) {
            moved = moved.moved(dx, dy);
        }
        return moved;
    }
}
