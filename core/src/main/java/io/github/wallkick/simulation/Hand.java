package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.DropSummary;
import io.github.wallkick.scoring.LastTurn;

/**
 * The hand that moves the falling pieces of a game, one input after the other, by the functions of the library alone.
 *
 * <p>It keeps a piece in parts, and its last turn too: a piece made only to ask the board about it never reaches the heap.
 */
final class Hand {
    private Board board;
    private RotationSystem rotations;
    private Shape shape;
    private Orientation orientation;
    private int x;
    private int y;
    private LastTurn lastTurn = LastTurn.NONE;
    private int softRows;
    private int sonicRows;
    private int longestSonicDrop;
    private int hardRows;

    Hand(View view) {
        this.rotations = view.rotations();
        this.board = view.board();
        this.shape = view.piece().shape();
        this.orientation = view.piece().orientation();
        this.x = view.piece().x();
        this.y = view.piece().y();
    }

    /** Lets go of the piece and takes the next one. */
    void take(View view) {
        board = view.board();
        rotations = view.rotations();
        hold(view.piece());
        moved();
        softRows = 0;
        sonicRows = 0;
        longestSonicDrop = 0;
        hardRows = 0;
    }

    /** The piece where it is now. */
    Piece piece() {
        return new Piece(shape, orientation, x, y);
    }

    /** The last movement, if that was a turn. */
    LastTurn lastTurn() {
        return lastTurn;
    }

    int softRows() {
        return softRows;
    }

    int sonicRows() {
        return sonicRows;
    }

    int hardRows() {
        return hardRows;
    }

    /** How the piece came down, its last drop being the hard one. */
    DropSummary descent() {
        var longest = Math.max(longestSonicDrop, hardRows);
        return longest == 0 ? DropSummary.NONE : DropSummary.sonic(longest);
    }

    void apply(Input input) {
        switch (input) {
            case LEFT, RIGHT -> shift(input == Input.LEFT ? -1 : 1);
            case LEFT_TO_WALL -> slide(-1);
            case RIGHT_TO_WALL -> slide(1);
            case SOFT_DROP -> softDrop();
            case SONIC_DROP -> sonicDrop();
            case HARD_DROP -> hardRows = fall();
            case CLOCKWISE -> turn(Turn.CLOCKWISE);
            case COUNTERCLOCKWISE -> turn(Turn.COUNTERCLOCKWISE);
            case HALF_TURN -> turn(Turn.HALF);
            case HOLD -> throw new IllegalArgumentException("self-play has no hold: " + input);
        }
    }

    /** Puts the piece where it is to lock. */
    void put(Placement placement) {
        var piece = placement.piece();
        if (!piece.type().equals(shape.type())) {
            throw new IllegalArgumentException("the piece placed must be the one that entered, "
                    + shape.type().symbol() + ": " + piece);
        }
        if (board.collides(piece) || !board.isResting(piece)) {
            throw new IllegalArgumentException("a piece must be placed where it fits and rests: " + piece);
        }
        hold(piece);
        lastTurn = placement.lastTurn();
    }

    private void hold(Piece piece) {
        shape = piece.shape();
        orientation = piece.orientation();
        x = piece.x();
        y = piece.y();
    }

    /** The last movement was no turn. */
    private void moved() {
        lastTurn = LastTurn.NONE;
    }

    private boolean shift(int dx) {
        if (isBlocked(x + dx)) {
            return false;
        }
        x += dx;
        moved();
        return true;
    }

    /** Whether a shift to a column is blocked. Most are made above the stack, where nothing but the walls is in the way. */
    private boolean isBlocked(int column) {
        var bounds = shape.bounds(orientation);
        return y + bounds.minY() < board.stackHeight()
                ? board.collides(new Piece(shape, orientation, column, y))
                : column + bounds.minX() < 0 || column + bounds.maxX() >= board.width();
    }

    private void slide(int dx) {
        while (shift(dx)) {
            // the shift is all there is to do
        }
    }

    private void softDrop() {
        if (!board.collides(new Piece(shape, orientation, x, y - 1))) {
            y--;
            softRows++;
            moved();
        }
    }

    private void sonicDrop() {
        var rows = fall();
        sonicRows += rows;
        longestSonicDrop = Math.max(longestSonicDrop, rows);
    }

    /** Drops the piece as {@link Board#dropped} does, and returns the rows. */
    private int fall() {
        var from = y;
        y = Math.min(y, board.stackHeight() - shape.bounds(orientation).minY());
        while (!board.collides(new Piece(shape, orientation, x, y - 1))) {
            y--;
        }
        if (y < from) {
            moved();
        }
        return from - y;
    }

    private void turn(Turn turn) {
        var result = rotations.rotate(board, piece(), turn);
        if (result.isTurned()) {
            rotations = rotations.afterTurn(piece(), result);
            lastTurn = LastTurn.of(piece(), result.piece(), result.kick(), result.makesFullSpin());
            hold(result.piece());
        }
    }
}
