package io.github.wallkick.hardware;

import io.github.wallkick.internal.Check;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;

/**
 * How the dots of a picture lie on a chain of LEDs, as an immutable value. The LED nearest to the host has number 0.
 *
 * <pre>{@code
 * PixelMap panel = PixelMap.rows(8, 8).serpentine(); // the strip runs to and fro
 * PixelMap wall = panel.chained(2, 1).rotated(); // two of them side by side, mounted on their side
 * int[] colours = wall.chain(pixels); // as the LEDs take them
 * }</pre>
 *
 * @since 0.1.0
 */
public final class PixelMap {
    private final int width;
    /** The LED of each dot, row by row from the upper left. */
    private final int[] leds;

    private PixelMap(int width, int[] leds) {
        this.width = width;
        this.leds = leds;
    }

    private static PixelMap of(int width, int height, IntBinaryOperator led) {
        var leds = new int[width * height];
        for (var i = 0; i < leds.length; i++) {
            leds[i] = led.applyAsInt(i % width, i / width);
        }
        return new PixelMap(width, leds);
    }

    /**
     * A panel whose chain runs row by row from the upper left, each row to the right.
     *
     * @param width columns, 1 to 4,096
     * @param height rows, 1 to 4,096
     * @return the map
     * @throws IllegalArgumentException if a measure is out of its range
     */
    public static PixelMap rows(int width, int height) {
        Check.within("width of a panel", width, 1, Screen.MAX);
        Check.within("height of a panel", height, 1, Screen.MAX);
        return of(width, height, (x, y) -> y * width + x);
    }

    /**
     * A panel whose chain runs column by column from the upper left, each column down.
     *
     * @param width columns, 1 to 4,096
     * @param height rows, 1 to 4,096
     * @return the map
     * @throws IllegalArgumentException if a measure is out of its range
     */
    public static PixelMap columns(int width, int height) {
        var turned = rows(/* width= */ height, /* height= */ width);
        return of(width, height, (x, y) -> turned.led(y, x));
    }

    /**
     * This panel with every second run of its chain the other way: the strip goes to and fro. Runs are the rows or columns of
     * the panel as it was made, so this comes before {@link #rotated} and the like.
     *
     * @return the map
     */
    public PixelMap serpentine() {
        var run = height() == 1 || led(0, 1) == width ? width : height();
        return of(width, height(), (x, y) -> {
            var led = led(x, y);
            var begin = led - led % run;
            return led / run % 2 == 0 ? led : begin + run - 1 - led % run;
        });
    }

    /**
     * This map for a panel that hangs with its left side up: a picture is turned by a quarter, clockwise.
     *
     * @return the map, as wide as this one is high
     */
    public PixelMap rotated() {
        var columns = height();
        return of(columns, leds.length / columns, (x, y) -> led(width - 1 - y, x));
    }

    /**
     * This map with left and right exchanged.
     *
     * @return the map
     */
    public PixelMap mirroredX() {
        return of(width, height(), (x, y) -> led(width - 1 - x, y));
    }

    /**
     * This map with top and bottom exchanged.
     *
     * @return the map
     */
    public PixelMap mirroredY() {
        return of(width, height(), (x, y) -> led(x, height() - 1 - y));
    }

    /**
     * Several such panels on one chain, row by row from the upper left.
     *
     * @param across panels in a row, 1 or more
     * @param down rows of panels, 1 or more
     * @return the map of all
     * @throws IllegalArgumentException if there are fewer, or if the whole is larger than 4,096 dots
     */
    public PixelMap chained(int across, int down) {
        Check.within("panels in a row", across, 1, Screen.MAX / width);
        Check.within("rows of panels", down, 1, Screen.MAX / height());
        return of(width * across, height() * down, (x, y) -> {
            var panel = y / height() * across + x / width;
            return panel * leds.length + led(x % width, y % height());
        });
    }

    /**
     * The number of columns of a picture.
     *
     * @return 1 or more
     */
    public int width() {
        return width;
    }

    /**
     * The number of rows of a picture.
     *
     * @return 1 or more
     */
    public int height() {
        return leds.length / width;
    }

    /**
     * The LED of a dot.
     *
     * @param x column, from the left
     * @param y row, from the top
     * @return its number in the chain, from 0
     * @throws IllegalArgumentException if there is no such dot
     */
    public int led(int x, int y) {
        Check.within("column", x, 0, width - 1);
        Check.within("row", y, 0, height() - 1);
        return leds[y * width + x];
    }

    /**
     * The colours of a picture in the order of the chain.
     *
     * @param pixels a picture as large as this map
     * @return the colours {@code 0xRRGGBB}, a new array
     * @throws IllegalArgumentException if the picture has another size
     */
    public int[] chain(Pixels pixels) {
        Check.that(
                pixels.width() == width && pixels.height() == height(),
                "the picture for a chain must have " + width + " x " + height() + " dots",
                pixels.width() + " x " + pixels.height());
        var chain = new int[leds.length];
        for (var i = 0; i < leds.length; i++) {
            chain[leds[i]] = pixels.rgb(i % width, i / width);
        }
        return chain;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PixelMap that && width == that.width && Arrays.equals(leds, that.leds);
    }

    @Override
    public int hashCode() {
        return 31 * width + Arrays.hashCode(leds);
    }

    /** Returns the measures, for people. */
    @Override
    public String toString() {
        return width + " x " + height();
    }
}
