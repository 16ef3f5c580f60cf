package io.github.wallkick.hardware;

import io.github.wallkick.piece.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A picture in the characters of a screen. */
final class CharacterCanvas {
    private static final int MIN_WORDS = 4;

    private CharacterCanvas() {}

    static List<String> lines(Picture picture, Screen screen, Displays.Window window) {
        var columns = picture.columns();
        var rows = picture.rows();
        if (screen.rows() >= rows && screen.columns() >= 2 * columns + 2) {
            return beside(picture, screen, y -> "|" + row(picture, y, 0, columns, CharacterCanvas::pair) + "|");
        }
        if (screen.rows() >= rows && screen.columns() >= columns) {
            return beside(picture, screen, y -> row(picture, y, 0, columns, CharacterCanvas::single));
        }
        if (screen.columns() >= rows && 2 * screen.rows() >= columns) {
            return turned(picture, screen);
        }
        var right = Math.min(columns, window.left() + screen.columns());
        var lines = new ArrayList<String>();
        for (var i = 0; i < screen.rows(); i++) {
            var y = window.bottom() + screen.rows() - 1 - i;
            lines.add(fitted(
                    y < rows ? row(picture, y, window.left(), right, CharacterCanvas::single) : "", screen.columns()));
        }
        return lines;
    }

    /** The text of a row of the field. */
    @FunctionalInterface
    private interface RowText {
        String of(int y);
    }

    /** The text of a cell. */
    @FunctionalInterface
    private interface CellText {
        String of(Picture.Layer layer);
    }

    private static String pair(Picture.Layer layer) {
        return switch (layer) {
            case EMPTY -> " .";
            case GHOST -> "::";
            case CLEARING -> "==";
            case LANDED, FALLING -> "[]";
        };
    }

    private static String single(Picture.Layer layer) {
        return switch (layer) {
            case EMPTY -> ".";
            case GHOST -> "+";
            case CLEARING -> "=";
            case LANDED -> "#";
            case FALLING -> "@";
        };
    }

    private static String row(Picture picture, int y, int fromColumn, int toColumn, CellText cell) {
        var text = new StringBuilder();
        for (var x = fromColumn; x < toColumn; x++) {
            text.append(cell.of(picture.layer(x, y)));
        }
        return text.toString();
    }

    /** The field at the lower left, and words beside its upper rows. */
    private static List<String> beside(Picture picture, Screen screen, RowText text) {
        var lines = new ArrayList<String>();
        var words = words(picture.side());
        var above = screen.rows() - picture.rows();
        for (var i = 0; i < screen.rows(); i++) {
            var y = screen.rows() - 1 - i;
            var line = y < picture.rows() ? text.of(y) : "";
            var room = screen.columns() - line.length() - 1;
            var word = i - above;
            if (word >= 0 && word < words.size() && room >= MIN_WORDS) {
                line += " " + words.get(word).fitted(room);
            }
            lines.add(fitted(line, screen.columns()));
        }
        return lines;
    }

    /**
     * A word beside the field.
     *
     * @param text the word
     * @param isNumber whether its end says more than its beginning
     */
    private record Word(String text, boolean isNumber) {
        String fitted(int room) {
            return isNumber && text.length() > room ? text.substring(text.length() - room) : text;
        }
    }

    private static List<Word> words(Picture.Side side) {
        var numbers = side.numbers();
        var words = new ArrayList<Word>();
        words.add(new Word("score", false));
        words.add(new Word(String.valueOf(numbers.score()), true));
        words.add(new Word("lines", false));
        words.add(new Word(String.valueOf(numbers.lines()), true));
        words.add(new Word("level", false));
        words.add(new Word(String.valueOf(numbers.level()), true));
        var next = new StringBuilder();
        side.next().forEach(shape -> next.append(shape.type().symbol()));
        words.add(new Word("next", false));
        words.add(new Word(next.toString(), false));
        words.add(new Word("hold", false));
        Optional<Shape> held = side.held();
        words.add(new Word(
                held.map(shape -> String.valueOf(shape.type().symbol())).orElse(""), false));
        words.add(new Word(
                side.status() == Picture.Status.PLAYING
                        ? ""
                        : side.status().name().toLowerCase(Locale.ROOT),
                false));
        return words;
    }

    /** Half a character for each cell, the bottom of the field at the left. */
    private static List<String> turned(Picture picture, Screen screen) {
        var lines = new ArrayList<String>();
        for (var i = 0; i < screen.rows(); i++) {
            var line = new StringBuilder();
            for (var y = 0; y < picture.rows(); y++) {
                var upper = isLit(picture, 2 * i, y);
                var lower = isLit(picture, 2 * i + 1, y);
                line.append(upper ? (lower ? '█' : '▀') : lower ? '▄' : ' ');
            }
            lines.add(fitted(line.toString(), screen.columns()));
        }
        return lines;
    }

    private static boolean isLit(Picture picture, int x, int y) {
        return x < picture.columns()
                && switch (picture.layer(x, y)) {
                    case EMPTY, GHOST -> false;
                    case LANDED, FALLING, CLEARING -> true;
                };
    }

    private static String fitted(String line, int columns) {
        return line.length() > columns ? line.substring(0, columns) : line + " ".repeat(columns - line.length());
    }
}
