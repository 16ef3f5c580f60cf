package io.github.wallkick.hardware;

import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Shape;
import java.util.List;

/** A picture on its way to the dots of a screen. */
@WorkingMemory
final class PixelCanvas {
    private static final int WHITE = 0xFFFFFF;
    private static final int GHOST_LEVEL = 0x444444;
    private static final int DIGIT_WIDTH = 3;
    private static final int DIGIT_HEIGHT = 5;
    /** The narrowest rest of the screen that shows anything. */
    private static final int MIN_STRIP = 4;
    /** Digits of three by five dots, the rows from the top, the left dot in the highest bit. */
    private static final List<Integer> DIGITS = List.of(
            0b111_101_101_101_111,
            0b010_110_010_010_111,
            0b111_001_111_100_111,
            0b111_001_111_001_111,
            0b101_101_111_001_001,
            0b111_100_111_001_111,
            0b111_100_111_101_111,
            0b111_001_001_001_001,
            0b111_101_111_101_111,
            0b111_101_111_001_111);

    private final Picture picture;
    private final Screen.Colours colours;
    private final int width;
    private final int height;
    private final int[] rgb;

    private PixelCanvas(Picture picture, Screen.Colours colours, int width, int height) {
        this.picture = picture;
        this.colours = colours;
        this.width = width;
        this.height = height;
        this.rgb = new int[width * height];
    }

    static Pixels draw(Picture picture, Screen screen, Displays.Window window) {
        var upright = Math.min(screen.columns() / picture.columns(), screen.rows() / picture.rows());
        var turned = Math.min(screen.rows() / picture.columns(), screen.columns() / picture.rows());
        if (turned > upright) {
            var canvas = new PixelCanvas(picture, screen.colours(), screen.rows(), screen.columns());
            canvas.drawWhole(turned);
            return canvas.pixels().turned();
        }
        var canvas = new PixelCanvas(picture, screen.colours(), screen.columns(), screen.rows());
        if (upright >= 1) {
            canvas.drawWhole(upright);
        } else {
            canvas.drawField(1, window.left(), window.bottom());
        }
        return canvas.pixels();
    }

    private Pixels pixels() {
        return Pixels.of(width, height, (x, y) -> rgb[y * width + x]);
    }

    private void drawWhole(int cell) {
        drawField(cell, 0, 0);
        var left = cell * picture.columns();
        var top = height - cell * picture.rows();
        var side = picture.side();
        var numbers = side.numbers();
        var isAbove = top > DIGIT_HEIGHT;
        if (isAbove) {
            drawNumber(numbers.score(), 0, 0, width);
            if (top > 2 * DIGIT_HEIGHT + 1) {
                drawNumber(numbers.lines(), 0, DIGIT_HEIGHT + 1, width);
            }
        }
        if (width - left < MIN_STRIP) {
            return;
        }
        var bottom = height;
        if (!isAbove) {
            bottom -= DIGIT_HEIGHT;
            drawNumber(numbers.lines(), left, bottom, width - left);
        }
        var size = Math.max(1, Math.min(cell, (width - left) / MIN_STRIP));
        for (var held : side.held().stream().toList()) {
            bottom -= (rows(held) + 1) * size;
            drawShape(held, left, bottom, size);
        }
        var y = isAbove ? top : 0;
        for (var next : side.next()) {
            if (y + (rows(next) + 1) * size > bottom) {
                return;
            }
            drawShape(next, left, y, size);
            y += (rows(next) + 1) * size;
        }
    }

    private void drawField(int cell, int fromColumn, int fromRow) {
        var columns = Math.min(picture.columns() - fromColumn, width / cell);
        var rows = Math.min(picture.rows() - fromRow, height / cell);
        for (var y = 0; y < rows; y++) {
            for (var x = 0; x < columns; x++) {
                var colour = picture.cell(fromColumn + x, fromRow + y)
                        .map(this::colour)
                        .orElse(0);
                fill(x * cell, height - (y + 1) * cell, cell, colour);
            }
        }
    }

    private int colour(Picture.Cell cell) {
        var isGhost = cell.layer() == Picture.Layer.GHOST;
        var own = cell.layer() == Picture.Layer.CLEARING ? WHITE : Picture.rgb(cell.type());
        return switch (colours) {
            case MONO -> isGhost ? 0 : WHITE;
            case LEVELS -> isGhost ? GHOST_LEVEL : WHITE;
            case COLOUR -> isGhost ? (own >> 2) & 0x3F3F3F : own;
        };
    }

    private static List<Cell> cells(Shape shape) {
        return shape.cells(Orientation.SPAWN);
    }

    private static int rows(Shape shape) {
        var bounds = shape.bounds(Orientation.SPAWN);
        return bounds.maxY() - bounds.minY() + 1;
    }

    private void drawShape(Shape shape, int left, int top, int size) {
        var bounds = shape.bounds(Orientation.SPAWN);
        var colour = colours == Screen.Colours.COLOUR ? Picture.rgb(shape.type()) : WHITE;
        for (var cell : cells(shape)) {
            fill(left + (cell.x() - bounds.minX()) * size, top + (bounds.maxY() - cell.y()) * size, size, colour);
        }
    }

    /** A number that is cut at the left where it does not fit, since its last digits say most. */
    private void drawNumber(long number, int left, int top, int room) {
        var text = String.valueOf(number);
        var count = Math.min(text.length(), (room + 1) / (DIGIT_WIDTH + 1));
        var digits = text.substring(text.length() - count);
        for (var i = 0; i < digits.length(); i++) {
            drawDigit(digits.charAt(i) - '0', left + i * (DIGIT_WIDTH + 1), top);
        }
    }

    private void drawDigit(int digit, int left, int top) {
        var dots = DIGITS.get(digit);
        for (var i = 0; i < DIGIT_WIDTH * DIGIT_HEIGHT; i++) {
            if ((dots >> (DIGIT_WIDTH * DIGIT_HEIGHT - 1 - i) & 1) != 0) {
                fill(left + i % DIGIT_WIDTH, top + i / DIGIT_WIDTH, 1, WHITE);
            }
        }
    }

    /** A square, as much of it as is on the screen. */
    private void fill(int left, int top, int size, int colour) {
        for (var y = Math.max(0, top); y < Math.min(height, top + size); y++) {
            for (var x = Math.max(0, left); x < Math.min(width, left + size); x++) {
                rgb[y * width + x] = colour;
            }
        }
    }
}
