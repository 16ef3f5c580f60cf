package io.github.wallkick.board;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.Quote;
import java.util.ArrayList;
import java.util.List;

/**
 * How wikis and other programs write boards as text. {@link Board#parse} and {@link Palette#parse} take this library's own
 * pictures only, since the same characters mean other things elsewhere; whoever has a text from there says from where.
 *
 * <pre>{@code
 * Palette opener = BoardText.WIKI.parse("""
 *         LL      OO
 *          L  T   OO
 *          L TTTIIII
 *         """);
 * String map = BoardText.MAP.format(opener); // "ll______oo_l__t___oo_l_tttiiii"
 * }</pre>
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum BoardText {
    /**
     * The {@code <playfield>} of TetrisWiki and Hard Drop: rows with the top one first; {@code .}, {@code _} and a blank are empty;
     * capitals are types; {@code G X P B -} and digits are filled, and gray here. The tags may be there or not.
     */
    WIKI("._ ", '.', "GXPB-0123456789", 'G'),

    /**
     * The {@code field.txt} of solution-finder: perhaps a line with the number of rows to clear, then rows as in {@link #WIKI}, in
     * which any letter is filled; {@code #} begins a comment. It is written with the number of its rows.
     */
    SOLVER("._ ", '_', "GXABCDEFHKMNPQRUVWY", 'X'),

    /**
     * The map of custom games of TETR.IO and its kin, and the fields of tetris-fumen: rows of ten cells, with nothing or line ends between,
     * the top one first, of which {@code _} is empty, {@code # G X @} are gray, and letters, small or not, are types. What follows
     * a {@code ?}, pieces to come and on hold, is left out.
     */
    MAP("_", '_', "#GX@", '#');

    private static final String TYPES = "IOTSZJL";
    private static final int MAP_WIDTH = 10;
    private static final char FILLED = 'G';

    private final String emptyCells;
    private final char empty;
    private final String grayCells;
    private final char gray;

    BoardText(String emptyCells, char empty, String grayCells, char gray) {
        this.emptyCells = emptyCells;
        this.empty = empty;
        this.grayCells = grayCells;
        this.gray = gray;
    }

    /**
     * The board that a text holds, as high as the guideline's (40 rows, 20 visible) and as wide as the longest row.
     *
     * @param text the text; where blanks are empty cells, a row may end before them
     * @return the board with its colours; {@link Palette#board()} is it without
     * @throws NotationException if there is no row, if there are too many or too wide ones, or at a character that is no cell
     */
    public Palette parse(String text) {
        var rows = rows(text);
        if (rows.isEmpty()) {
            throw new NotationException("a board must have at least one row", 1, 1);
        }
        var width = this == MAP ? MAP_WIDTH : width(rows);
        if (width < BoardSize.MIN_WIDTH || width > BoardSize.MAX_WIDTH) {
            throw rows.get(0)
                    .error(
                            "board width must be " + BoardSize.MIN_WIDTH + " to " + BoardSize.MAX_WIDTH + ": " + width,
                            0);
        }
        var standard = BoardSize.STANDARD;
        return palette(new BoardSize(width, standard.height(), standard.visibleHeight()), rows);
    }

    /** The width on which all rows agree, blanks at their ends included, or that of the longest one without them. */
    private static int width(List<Row> rows) {
        var first = rows.get(0).cells.length();
        if (rows.stream().allMatch(row -> row.cells.length() == first)) {
            return first;
        }
        return rows.stream()
                .mapToInt(row -> row.cells.stripTrailing().length())
                .max()
                .orElse(first);
    }

    /**
     * The board of a given size that a text holds.
     *
     * @param size the measures of the board
     * @param text the text; none at all for an empty board
     * @return the board with its colours
     * @throws NotationException if a row has not the board's width, if there are more rows than it has, or at a character that is
     *     no cell
     */
    public Palette parse(BoardSize size, String text) {
        return palette(size, rows(text));
    }

    /**
     * A board as others write it.
     *
     * @param palette the board with its colours, of tetrominoes and garbage; {@link Palette#of} colours one
     * @return the rows up to the highest filled cell
     * @throws IllegalArgumentException if a type has another symbol than those, or if a {@link #MAP} is not ten wide
     */
    public String format(Palette palette) {
        Check.that(
                this != MAP || palette.size().width() == MAP_WIDTH,
                "a board must be 10 wide for a map",
                palette.size());
        var text = new StringBuilder();
        for (var symbol : palette.toString().toCharArray()) {
            if (symbol != '\n' || this != MAP) {
                text.append(symbol == '\n' ? '\n' : written(symbol));
            }
        }
        var rows = palette.board().stackHeight();
        return this == SOLVER ? rows + "\n" + text : text.toString();
    }

    private char written(char symbol) {
        if (symbol == '.') {
            return empty;
        }
        if (symbol == FILLED) {
            return gray;
        }
        Check.that(TYPES.indexOf(symbol) >= 0, "a type must have one of the symbols " + TYPES + " and G", symbol);
        return this == MAP ? Character.toLowerCase(symbol) : symbol;
    }

    private Palette palette(BoardSize size, List<Row> rows) {
        if (rows.size() > size.height()) {
            throw rows.get(size.height())
                    .error("a board " + size.height() + " high must have at most as many rows: " + rows.size(), 0);
        }
        var picture = new StringBuilder();
        for (var row : rows) {
            var length = row.length(size.width(), emptyCells);
            if (length > size.width() || (length < size.width() && emptyCells.indexOf(' ') < 0)) {
                throw row.error("each row must be " + size.width() + " wide: " + length, 0);
            }
            for (var x = 0; x < length; x++) {
                picture.append(cell(row, x));
            }
            picture.append(".".repeat(size.width() - length)).append('\n');
        }
        return Palette.parse(size, picture.toString());
    }

    /** The symbol of a cell in this library's pictures. */
    private char cell(Row row, int x) {
        var symbol = row.cells.charAt(x);
        if (emptyCells.indexOf(symbol) >= 0) {
            return '.';
        }
        var isSmall = this != WIKI && symbol >= 'a' && symbol <= 'z';
        var capital = isSmall ? Character.toUpperCase(symbol) : symbol;
        if (TYPES.indexOf(capital) >= 0) {
            return capital;
        }
        if (grayCells.indexOf(capital) >= 0) {
            return FILLED;
        }
        throw row.error(
                "a cell must be one of \"" + emptyCells + "\", " + TYPES + " or " + grayCells + ": "
                        + Quote.of(String.valueOf(symbol)),
                x);
    }

    private List<Row> rows(String text) {
        if (this == MAP) {
            return mapRows(text);
        }
        var rows = new ArrayList<Row>();
        var number = 0;
        var isFirst = true;
        for (var line : text.lines().toList()) {
            number++;
            var cells = this == SOLVER ? withoutComment(line) : line;
            if (!cells.isBlank()) {
                var isHeading = this == WIKI ? cells.strip().startsWith("<") : isFirst && isNumber(cells);
                isFirst = false;
                if (!isHeading) {
                    rows.add(new Row(cells, number, 1));
                }
            }
        }
        return rows;
    }

    private static String withoutComment(String line) {
        var comment = line.indexOf('#');
        return comment < 0 ? line : line.substring(0, comment).stripTrailing();
    }

    private static boolean isNumber(String line) {
        return line.strip().chars().allMatch(unit -> unit >= '0' && unit <= '9');
    }

    private static List<Row> mapRows(String text) {
        var rows = new ArrayList<Row>();
        var number = 0;
        for (var line : text.lines().toList()) {
            number++;
            var end = line.indexOf('?');
            var cells = end < 0 ? line.stripTrailing() : line.substring(0, end);
            for (var from = cells.length() - cells.stripLeading().length(); from < cells.length(); from += MAP_WIDTH) {
                rows.add(new Row(cells.substring(from, Math.min(cells.length(), from + MAP_WIDTH)), number, from + 1));
            }
            if (end >= 0) {
                break;
            }
        }
        return rows;
    }

    /**
     * A row of a text, and where it stands.
     *
     * @param cells its characters
     * @param line line of the text, from 1
     * @param column where the row begins in its line, from 1
     */
    private record Row(String cells, int line, int column) {
        /** The number of cells; blanks beyond the board are none. */
        int length(int width, String emptyCells) {
            return emptyCells.indexOf(' ') >= 0
                            && cells.length() > width
                            && cells.substring(width).isBlank()
                    ? width
                    : cells.length();
        }

        NotationException error(String rule, int x) {
            return new NotationException(rule, line, column + x);
        }
    }
}
