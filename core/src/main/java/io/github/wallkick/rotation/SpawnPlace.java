package io.github.wallkick.rotation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.Bounds;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shape;

/**
 * Where and how new pieces appear (the spawn place): by the skyline, the line between visible and hidden rows, or by the top
 * of the board, in the middle.
 *
 * <pre>{@code
 * SpawnPlace place = SpawnPlace.above(1).withColumns(-1).withOrientation(Orientation.REVERSE);
 * RotationSystem system = RotationSystems.withSpawn(RotationSystems.srs(), Tetromino.T, place);
 * }</pre>
 *
 * @param anchor what is measured, and from where
 * @param rows rows between the skyline or the top of the board and what is anchored there, 0 to 64
 * @param columns columns to the right of the middle, negative to the left, at most 32 each way; only as far as the walls
 * @param leansRight where an odd column is left over: on the left of the piece if true, else on its right
 * @param orientation the orientation in which pieces appear
 * @since 0.1.0
 */
public record SpawnPlace(Anchor anchor, int rows, int columns, boolean leansRight, Orientation orientation)
        implements SpawnRule {
    /**
     * What is measured from the skyline, or from the top of the board.
     *
     * <p>Equality: enum constants, compared by identity.
     */
    public enum Anchor {
        /**
         * The lowest cell, upwards; on a board with too few hidden rows as high as leaves room for all orientations.
         */
        ABOVE,
        /** The highest cell, downwards; on a low board not below the floor. */
        BELOW,
        /** The top row of the box, downwards; on a low board the empty rows of the box sink into the floor. */
        BOX,
        /**
         * The top row of the box, downwards from the top of the board, hidden rows included; every box up to four columns
         * wide begins in the same column, which is column 3 on a board of ten.
         */
        TOP
    }

    private static final int USUAL_BOX = 4;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is out of its range
     */
    public SpawnPlace {
        Check.within("spawn rows", rows, 0, BoardSize.MAX_HEIGHT);
        Check.within("spawn columns", columns, -BoardSize.MAX_WIDTH, BoardSize.MAX_WIDTH);
    }

    /**
     * A place above the skyline.
     *
     * @param rows rows between the skyline and the lowest cell, 0 to 64
     * @return the place; an odd column is left over on the right of the piece
     */
    public static SpawnPlace above(int rows) {
        return new SpawnPlace(Anchor.ABOVE, rows, 0, false, Orientation.SPAWN);
    }

    /**
     * A place below the skyline.
     *
     * @param rows rows between the skyline and the highest cell, 0 to 64
     * @return the place; an odd column is left over on the right of the piece
     */
    public static SpawnPlace below(int rows) {
        return new SpawnPlace(Anchor.BELOW, rows, 0, false, Orientation.SPAWN);
    }

    /**
     * The place of a box whose top row is the top visible row.
     *
     * @return the place; the box is centred instead of the cells
     */
    public static SpawnPlace box() {
        return new SpawnPlace(Anchor.BOX, 0, 0, false, Orientation.SPAWN);
    }

    /**
     * The place of a box whose top row is the top row of the board.
     *
     * @return the place; boxes of up to four columns begin in the same column
     */
    public static SpawnPlace top() {
        return new SpawnPlace(Anchor.TOP, 0, 0, false, Orientation.SPAWN);
    }

    /**
     * This place with other columns from the middle.
     *
     * @param moreColumns columns to the right, negative to the left
     * @return the changed place
     */
    public SpawnPlace withColumns(int moreColumns) {
        return new SpawnPlace(anchor, rows, moreColumns, leansRight, orientation);
    }

    /**
     * This place with an odd column left over on the left of the piece.
     *
     * @return the changed place
     */
    public SpawnPlace leaningRight() {
        return new SpawnPlace(anchor, rows, columns, true, orientation);
    }

    /**
     * This place for another orientation.
     *
     * @param first the orientation in which pieces appear
     * @return the changed place
     */
    public SpawnPlace withOrientation(Orientation first) {
        return new SpawnPlace(anchor, rows, columns, leansRight, first);
    }

    /**
     * A new piece at this place. The board decides whether it fits there.
     *
     * @param shape the shape of the piece
     * @param size the measures of the board
     * @return the piece
     */
    @Override
    public Piece spawn(Shape shape, BoardSize size) {
        var cells = shape.bounds(orientation);
        var columnsTaken = switch (anchor) {
            case ABOVE, BELOW -> cells.width();
            case BOX -> shape.box();
            case TOP -> Math.max(shape.box(), USUAL_BOX);
        };
        var byCells = anchor == Anchor.ABOVE || anchor == Anchor.BELOW;
        var spare = size.width() - columnsTaken + (leansRight ? 1 : 0);
        var middle = Math.floorDiv(spare, 2) - (byCells ? cells.minX() : 0);
        var left = columns == 0 ? middle : withinWalls(middle + columns, cells, size);
        var bottom = switch (anchor) {
            case ABOVE -> Math.min(size.visibleHeight() + rows, highest(shape, size)) - cells.minY();
            case BELOW -> Math.max(size.visibleHeight() - rows - cells.height(), 0) - cells.minY();
            case BOX -> Math.max(size.visibleHeight() - rows - shape.box(), -cells.minY());
            case TOP -> Math.max(size.height() - rows - shape.box(), -cells.minY());
        };
        return new Piece(shape, orientation, left, bottom);
    }

    private static int withinWalls(int left, Bounds cells, BoardSize size) {
        return Math.max(-cells.minX(), Math.min(left, size.width() - 1 - cells.maxX()));
    }

    /** The highest row for the lowest cell: all orientations fit below the ceiling, if the board is high enough. */
    private int highest(Shape shape, BoardSize size) {
        var cells = shape.bounds(orientation);
        var top = cells.maxY();
        for (var other : Orientation.values()) {
            top = Math.max(top, shape.bounds(other).maxY());
        }
        var forAll = size.height() - 1 - (top - cells.minY());
        return Math.max(forAll, Math.min(0, size.height() - cells.height()));
    }
}
