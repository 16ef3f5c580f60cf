package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.TurnResult;
import io.github.wallkick.scoring.LastTurn;
import io.github.wallkick.scoring.SpinRule;
import java.util.function.Predicate;

/**
 * A piece under control on a board, moved in place: the rules of shifts, turns and falls, and of what they leave behind for
 * the spin rule and for the next turn. {@link Falling} makes one for each input, {@link UntimedGame} keeps one.
 *
 * <p>It keeps the piece in parts, so that escape analysis removes the pieces that are made only to ask the board about them.
 */
@WorkingMemory
@SuppressWarnings("ReferenceEquality") // identity only saves a write
final class FallingPiece {
    private final SpinRule spins;
    private Board board;
    private RotationSystem rotation;
    private LastTurn lastTurn;
    /** Whether the spin rule has not been asked yet what to remember after the last movements. */
    private boolean moved;

    private Shape shape;
    private Orientation orientation;
    private int x;
    private int y;

    FallingPiece(SpinRule spins, Board board, Piece piece, RotationSystem rotation, LastTurn lastTurn) {
        this.spins = spins;
        this.board = board;
        this.rotation = rotation;
        this.lastTurn = lastTurn;
        this.shape = piece.shape();
        this.orientation = piece.orientation();
        this.x = piece.x();
        this.y = piece.y();
    }

    /** Lets go of the piece and takes another one. */
    void take(Board on, Piece piece, RotationSystem system) {
        board = on;
        rotation = system;
        put(piece, LastTurn.NONE);
    }

    /** Puts the piece elsewhere. */
    void put(Piece piece, LastTurn turn) {
        lastTurn = turn;
        moved = false;
        if (piece.shape() != shape) {
            shape = piece.shape();
        }
        orientation = piece.orientation();
        x = piece.x();
        y = piece.y();
    }

    Piece piece() {
        return new Piece(shape, orientation, x, y);
    }

    RotationSystem rotation() {
        return rotation;
    }

    /** What the spin rule remembers of the piece's movements. */
    LastTurn lastTurn() {
        if (moved) {
            moved = false;
            lastTurn = Check.answer(spins.afterMove(lastTurn), "a last turn", spins);
        }
        return lastTurn;
    }

    boolean isResting() {
        return board.collides(new Piece(shape, orientation, x, y - 1));
    }

    /** Shifts the piece by a column, if nothing is in the way. */
    boolean shift(int dx) {
        if (isBlocked(x + dx)) {
            return false;
        }
        x += dx;
        moved = true;
        return true;
    }

    /** Whether a shift to a column is blocked. Most are made above the stack, where nothing but the walls is in the way. */
    private boolean isBlocked(int column) {
        var bounds = shape.bounds(orientation);
        return y + bounds.minY() < board.stackHeight()
                ? board.collides(new Piece(shape, orientation, column, y))
                : column + bounds.minX() < 0 || column + bounds.maxX() >= board.width();
    }

    /** Turns the piece, if it fits somewhere, and returns the test that fitted; else {@link TurnResult#BLOCKED}. */
    int turn(Turn turn, Predicate<Input> held) {
        var before = piece();
        var result = Check.answer(rotation.rotate(board, before, turn, held), "a turn", rotation);
        if (!result.isTurned()) {
            return TurnResult.BLOCKED;
        }
        var next = Check.answer(rotation.afterTurn(before, result), "a rotation system", rotation);
        if (next != rotation) {
            rotation = next;
        }
        var turned = result.piece();
        var last = LastTurn.of(before, turned, result.kick(), result.makesFullSpin());
        put(turned, Check.answer(spins.afterTurn(lastTurn(), last, board, turned), "a last turn", spins));
        return result.kick();
    }

    /** Lets the piece fall until something is in its way, at most some rows, and returns the rows. */
    int fall(int most) {
        var rows = distance(most);
        if (rows > 0) {
            y -= rows;
            moved = true;
        }
        return rows;
    }

    /** The piece as it would land if it were dropped now. */
    Piece ghost() {
        return new Piece(shape, orientation, x, y - distance(Integer.MAX_VALUE));
    }

    private int distance(int most) {
        // nothing is in the way above the stack
        var rows = Math.max(0, Math.min(most, y + shape.bounds(orientation).minY() - board.stackHeight()));
        while (rows < most && !board.collides(new Piece(shape, orientation, x, y - rows - 1))) {
            rows++;
        }
        return rows;
    }
}
