package io.github.wallkick.hardware;

import io.github.wallkick.internal.Check;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;

/**
 * The dots of a screen, as an immutable value: x counts to the right and y downwards, from the upper left corner.
 *
 * @since 0.1.0
 */
public final class Pixels {
    private static final int MAX_LEVEL = 15;
    private static final int HALF = 128;

    private final int width;
    private final int[] rgb;

    private Pixels(int width, int[] rgb) {
        this.width = width;
        this.rgb = rgb;
    }

    /**
     * Dots whose colours are asked for.
     *
     * @param width columns, 1 to 4,096
     * @param height rows, 1 to 4,096
     * @param colour the colour {@code 0xRRGGBB} of column and row
     * @return the dots
     * @throws IllegalArgumentException if a measure is out of its range
     */
    public static Pixels of(int width, int height, IntBinaryOperator colour) {
        Check.within("width of pixels", width, 1, Screen.MAX);
        Check.within("height of pixels", height, 1, Screen.MAX);
        var rgb = new int[width * height];
        for (var i = 0; i < rgb.length; i++) {
            rgb[i] = colour.applyAsInt(i % width, i / width) & 0xFFFFFF;
        }
        return new Pixels(width, rgb);
    }

    /**
     * The number of columns.
     *
     * @return 1 or more
     */
    public int width() {
        return width;
    }

    /**
     * The number of rows.
     *
     * @return 1 or more
     */
    public int height() {
        return rgb.length / width;
    }

    /**
     * The colour of a dot.
     *
     * @param x column, from the left
     * @param y row, from the top
     * @return red, green and blue, {@code 0xRRGGBB}
     * @throws IllegalArgumentException if there is no such dot
     */
    public int rgb(int x, int y) {
        Check.within("column", x, 0, width - 1);
        Check.within("row", y, 0, height() - 1);
        return rgb[y * width + x];
    }

    /**
     * How bright a dot is.
     *
     * @param x column, from the left
     * @param y row, from the top
     * @return 0, dark, to 15
     * @throws IllegalArgumentException if there is no such dot
     */
    public int level(int x, int y) {
        return brightness(rgb(x, y)) >> 4;
    }

    /**
     * Whether a dot is lit where there is only lit and dark.
     *
     * @param x column, from the left
     * @param y row, from the top
     * @return true if it is at least half as bright as white
     * @throws IllegalArgumentException if there is no such dot
     */
    public boolean isLit(int x, int y) {
        return brightness(rgb(x, y)) >= HALF;
    }

    private static int brightness(int rgb) {
        return (77 * (rgb >> 16) + 150 * ((rgb >> 8) & 0xFF) + 29 * (rgb & 0xFF)) / 256;
    }

    /**
     * These dots less bright.
     *
     * @param of15 how bright, 0 to 15; 15 changes nothing
     * @return the dots
     * @throws IllegalArgumentException if the brightness is out of its range
     */
    public Pixels dimmed(int of15) {
        Check.within("brightness", of15, 0, MAX_LEVEL);
        return of(width, height(), (x, y) -> {
            var colour = rgb(x, y);
            return dim(colour >> 16, of15) << 16 | dim((colour >> 8) & 0xFF, of15) << 8 | dim(colour & 0xFF, of15);
        });
    }

    private static int dim(int part, int of15) {
        return (part * of15 + MAX_LEVEL / 2) / MAX_LEVEL;
    }

    /**
     * These dots turned by a quarter, clockwise.
     *
     * @return the dots, as wide as these are high
     */
    public Pixels turned() {
        var columns = height();
        return of(columns, rgb.length / columns, (x, y) -> rgb(y, columns - 1 - x));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pixels that && width == that.width && Arrays.equals(rgb, that.rgb);
    }

    @Override
    public int hashCode() {
        return 31 * width + Arrays.hashCode(rgb);
    }

    /** Returns the rows, top row first: {@code #} for lit, {@code +} for dim, {@code .} for dark. */
    @Override
    public String toString() {
        var text = new StringBuilder();
        for (var y = 0; y < height(); y++) {
            for (var x = 0; x < width; x++) {
                text.append(isLit(x, y) ? '#' : level(x, y) > 0 ? '+' : '.');
            }
            text.append('\n');
        }
        return text.toString();
    }
}
