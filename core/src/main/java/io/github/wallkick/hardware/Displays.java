package io.github.wallkick.hardware;

/**
 * Displays made of the ports of simpler devices. How a field lies on them is a rule, the same for all:
 *
 * <ul>
 *   <li>Dots, as many as the field has cells or more: each cell is the largest square with which the whole field fits, on a
 *       screen that the player turns by a quarter if it is larger then (the right side of the screen is up). The field is at the
 *       lower left; the next pieces, the held one and the numbers take the rest.
 *   <li>Fewer dots: a window of the field, a dot for a cell, that follows the piece: to the sides as little as it must, and as
 *       low as the whole piece is seen. To see all, play on a board of the display's size.
 *   <li>Characters: two for each cell if all fits with a border, one otherwise; or half a character for each cell on a screen
 *       that the player turns; or a window.
 *   <li>In one colour the ghost is dark; in levels it has a quarter of the light; in colours it has a quarter of its own.
 * </ul>
 *
 * @since 0.1.0
 */
public final class Displays {
    private Displays() {}

    /**
     * A display on a screen of dots.
     *
     * @param port the screen
     * @return the display; to close it closes the screen
     */
    public static DisplayPort of(PixelPort port) {
        return new OnPixels(port);
    }

    /**
     * A display on a screen of characters.
     *
     * @param port the screen
     * @return the display; to close it closes the screen
     */
    public static DisplayPort of(CharacterPort port) {
        return new OnCharacters(port);
    }

    /**
     * The part of a field that is seen, which follows the piece.
     *
     * @param left its leftmost column, −1 before there is a picture
     * @param bottom its lowest row
     */
    record Window(int left, int bottom) {
        static final Window START = new Window(-1, 0);

        /** The window from which the piece of a picture is seen. */
        Window after(Picture picture, int columns, int rows) {
            var mostLeft = Math.max(0, picture.columns() - columns);
            var x = left < 0 ? mostLeft / 2 : left;
            var y = 0;
            for (var row = 0; row < picture.rows(); row++) {
                for (var column = 0; column < picture.columns(); column++) {
                    if (picture.layer(column, row) == Picture.Layer.FALLING) {
                        x = Math.max(Math.min(x, column), column - columns + 1);
                        y = row - rows + 1;
                    }
                }
            }
            var mostBottom = Math.max(0, picture.rows() - rows);
            return new Window(Math.max(0, Math.min(x, mostLeft)), Math.max(0, Math.min(y, mostBottom)));
        }
    }

    private static final class OnPixels implements DisplayPort {
        private final PixelPort port;
        private Window window = Window.START;

        OnPixels(PixelPort port) {
            this.port = port;
        }

        @Override
        public void show(Picture picture) {
            var screen = port.screen();
            window = window.after(picture, screen.columns(), screen.rows());
            port.draw(PixelCanvas.draw(picture, screen, window));
        }

        @Override
        public Screen screen() {
            return port.screen();
        }

        @Override
        public String name() {
            return port.name();
        }

        @Override
        public void open() {
            port.open();
        }

        @Override
        public void close() {
            port.close();
        }
    }

    private static final class OnCharacters implements DisplayPort {
        private final CharacterPort port;
        private Window window = Window.START;

        OnCharacters(CharacterPort port) {
            this.port = port;
        }

        @Override
        public void show(Picture picture) {
            var screen = port.screen();
            window = window.after(picture, screen.columns(), screen.rows());
            port.write(CharacterCanvas.lines(picture, screen, window));
        }

        @Override
        public Screen screen() {
            return port.screen();
        }

        @Override
        public String name() {
            return port.name();
        }

        @Override
        public void open() {
            port.open();
        }

        @Override
        public void close() {
            port.close();
        }
    }
}
