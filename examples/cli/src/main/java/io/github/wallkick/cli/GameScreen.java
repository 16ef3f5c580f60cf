package io.github.wallkick.cli;

import io.github.wallkick.hardware.Picture;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A picture of a game as the lines of a terminal.
 *
 * @param columns how wide the terminal is
 * @param rows how high it is
 * @param colours how many colours it has, 8 or more; {@value #TRUE_COLOURS} or more for any
 */
record GameScreen(int columns, int rows, int colours) {
    static final int TRUE_COLOURS = 1 << 24;
    static final int SIDE = 12;

    private static final String RESET = "\u001b[0m";
    private static final int EMPTY_RGB = 0x444444;
    private static final int WHITE = 0xFFFFFF;
    private static final int MANY_COLOURS = 256;
    private static final int CUBE = 6;

    /** The lines to draw, at most as many as the terminal has, each no wider than it. */
    List<String> lines(Picture picture, List<String> message) {
        if (columns < picture.columns() + 2 || rows < (picture.rows() + 1) / 2) {
            return List.of(cut("too small: " + columns + " x " + rows));
        }
        var isLarge = rows >= picture.rows() && columns >= 2 * picture.columns() + 2;
        var field = isLarge ? large(picture) : small(picture);
        var width = (isLarge ? 2 : 1) * picture.columns() + 2;
        if (rows > field.size()) {
            field.add("+" + "-".repeat(width - 2) + "+");
        }
        overlay(field, width, message);
        var side = side(picture);
        var room = columns - width - 1;
        var lines = new ArrayList<String>();
        for (var i = 0; i < field.size(); i++) {
            var beside = i < side.size() && room >= SIDE ? " " + side.get(i) : "";
            lines.add(field.get(i) + beside);
        }
        return lines;
    }

    private String cut(String text) {
        return text.length() > columns ? text.substring(0, columns) : text;
    }

    private List<String> large(Picture picture) {
        var lines = new ArrayList<String>();
        for (var y = picture.rows() - 1; y >= 0; y--) {
            var line = new StringBuilder("|");
            for (var x = 0; x < picture.columns(); x++) {
                line.append(pair(picture.cell(x, y)));
            }
            lines.add(line.append('|').toString());
        }
        return lines;
    }

    private String pair(Optional<Picture.Cell> cell) {
        if (cell.isEmpty()) {
            return foreground(EMPTY_RGB) + " ." + RESET;
        }
        var rgb = Picture.rgb(cell.get().type());
        return switch (cell.get().layer()) {
            case GHOST -> foreground(rgb) + "::" + RESET;
            case CLEARING -> background(WHITE) + foreground(0) + "==" + RESET;
            default -> block(rgb);
        };
    }

    private String block(int rgb) {
        return background(rgb) + foreground(0) + "[]" + RESET;
    }

    /** Two rows of the field in one line. */
    private List<String> small(Picture picture) {
        var lines = new ArrayList<String>();
        for (var y = picture.rows() - 1 + picture.rows() % 2; y >= 0; y -= 2) {
            var line = new StringBuilder("|");
            for (var x = 0; x < picture.columns(); x++) {
                line.append(half(y < picture.rows() ? picture.cell(x, y) : Optional.empty(), picture.cell(x, y - 1)));
            }
            lines.add(line.append('|').toString());
        }
        return lines;
    }

    private String half(Optional<Picture.Cell> upper, Optional<Picture.Cell> lower) {
        var isUpper = isSolid(upper);
        var isLower = isSolid(lower);
        if (isUpper && isLower) {
            return foreground(rgb(upper)) + background(rgb(lower)) + "▀" + RESET;
        }
        if (isUpper || isLower) {
            return foreground(rgb(isUpper ? upper : lower)) + (isUpper ? "▀" : "▄") + RESET;
        }
        var ghost = upper.or(() -> lower);
        return ghost.map(cell -> foreground(Picture.rgb(cell.type())) + (upper.isPresent() ? "'" : ".") + RESET)
                .orElse(" ");
    }

    private static boolean isSolid(Optional<Picture.Cell> cell) {
        return cell.filter(each -> each.layer() != Picture.Layer.GHOST).isPresent();
    }

    private static int rgb(Optional<Picture.Cell> cell) {
        return cell.map(each -> each.layer() == Picture.Layer.CLEARING ? WHITE : Picture.rgb(each.type()))
                .orElse(0);
    }

    /** Words across the middle of the field. */
    private static void overlay(List<String> field, int width, List<String> message) {
        var top = Math.max(0, field.size() / 2 - message.size() / 2 - 1);
        for (var i = 0; i < message.size() && top + i < field.size(); i++) {
            var word = message.get(i);
            var text = word.length() > width - 2 ? word.substring(0, width - 2) : word;
            var left = (width - 2 - text.length()) / 2;
            var right = width - 2 - text.length() - left;
            field.set(top + i, "|" + " ".repeat(left) + text + " ".repeat(right) + "|");
        }
    }

    /** What stands beside the field, {@value #SIDE} characters wide at most. */
    private List<String> side(Picture picture) {
        var side = picture.side();
        var numbers = side.numbers();
        var lines = new ArrayList<String>();
        lines.add("next");
        side.next().stream().limit(3).forEach(shape -> lines.addAll(shape(shape)));
        if (side.next().size() > 3) {
            var more = new StringBuilder();
            side.next().stream().skip(3).forEach(shape -> more.append(' ').append(symbol(shape.type())));
            lines.add("then" + more);
        }
        lines.add("hold");
        lines.addAll(side.held().map(this::shape).orElse(List.of("", "")));
        lines.add(String.format(Locale.ROOT, "score %d", numbers.score()));
        lines.add(String.format(Locale.ROOT, "lines %d", numbers.lines()));
        lines.add(String.format(Locale.ROOT, "level %d", numbers.level()));
        if (side.garbage() > 0) {
            lines.add(String.format(Locale.ROOT, "garbage %d", side.garbage()));
        }
        return lines;
    }

    private String symbol(PieceType type) {
        return foreground(Picture.rgb(type)) + type.symbol() + RESET;
    }

    private List<String> shape(Shape shape) {
        var bounds = shape.bounds(Orientation.SPAWN);
        var lines = new ArrayList<String>();
        for (var y = bounds.maxY(); y >= bounds.minY(); y--) {
            var line = new StringBuilder();
            for (var x = bounds.minX(); x <= bounds.maxX(); x++) {
                line.append(shape.isFilled(Orientation.SPAWN, x, y) ? block(Picture.rgb(shape.type())) : "  ");
            }
            lines.add(line.toString());
        }
        if (lines.size() == 1) {
            lines.add("");
        }
        return lines;
    }

    private String foreground(int rgb) {
        return colour(38, 30, rgb);
    }

    private String background(int rgb) {
        return colour(48, 40, rgb);
    }

    private String colour(int extended, int basic, int rgb) {
        var red = rgb >> 16 & 0xFF;
        var green = rgb >> 8 & 0xFF;
        var blue = rgb & 0xFF;
        if (colours >= TRUE_COLOURS) {
            return "\u001b[" + extended + ";2;" + red + ";" + green + ";" + blue + "m";
        }
        if (colours >= MANY_COLOURS) {
            var cube = 16 + CUBE * CUBE * level(red) + CUBE * level(green) + level(blue);
            return "\u001b[" + extended + ";5;" + cube + "m";
        }
        // orange is white here, since yellow is the square's
        var isOrange = red == 0xFF && green > 0x80 && green < 0xFF && blue == 0;
        var bits = isOrange ? 7 : (red >> 7) | (green >> 7) << 1 | (blue >> 7) << 2;
        return "\u001b[" + (basic + (rgb == EMPTY_RGB ? 7 : bits)) + "m";
    }

    private static int level(int part) {
        return (part * (CUBE - 1) + 127) / 255;
    }
}
