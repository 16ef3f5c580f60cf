package io.github.wallkick.notation;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.notation.Fumen.Flag;
import io.github.wallkick.notation.Fumen.Page;
import io.github.wallkick.notation.Fumen.Placement;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The reading of a fumen's text: where it stands, and what it remembers from page to page. */
@WorkingMemory
final class FumenReader {
    /** The characters of the data; each stands for its index. */
    static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    /** The types of pieces in the order of their numbers, which begin with 1. */
    static final List<Tetromino> TYPES =
            List.of(Tetromino.I, Tetromino.L, Tetromino.O, Tetromino.Z, Tetromino.T, Tetromino.J, Tetromino.S);
    /** The orientations in the order of their numbers. */
    static final List<Orientation> ORIENTATIONS =
            List.of(Orientation.REVERSE, Orientation.RIGHT, Orientation.SPAWN, Orientation.LEFT);

    /** The number that means no change of a cell. */
    static final int SAME = 8;
    /** The number of different letters in a comment, and one more. */
    static final int LETTERS = 96;
    /** Letters of a comment in one number. */
    static final int LETTERS_PER_NUMBER = 4;

    /** The number of types with their orientations, none included. */
    static final int PIECES = 8 * 4;
    /** The number of different flags. */
    private static final int FLAGS = 32;
    /** The flag that a comment follows. */
    static final int COMMENT = 8;

    private static final Pattern BEGIN_115 = Pattern.compile("[vmd]115@");
    private static final Pattern BEGIN_110 = Pattern.compile("[vmd]110@");
    private static final Pattern ANY_BEGIN = Pattern.compile("([A-Za-z])(\\d{3})@");
    private static final int BEGIN_LENGTH = 5;
    private static final int ROWS_115 = 24;
    private static final int ROWS_110 = 22;
    private static final int GRAY = 8;

    private final String text;
    private final int rows;
    private int at;
    private final byte[] cells = new byte[FumenField.CELLS];
    private FumenComment comment = FumenComment.NONE;
    private int pagesWithoutField;

    FumenReader(String text) {
        this.text = text;
        var begin = BEGIN_115.matcher(text);
        if (begin.find()) {
            rows = ROWS_115;
            at = begin.start() + BEGIN_LENGTH;
        } else {
            var older = BEGIN_110.matcher(text);
            if (!older.find()) {
                throw noBegin();
            }
            rows = ROWS_110;
            at = older.start() + BEGIN_LENGTH;
        }
    }

    private NotationException noBegin() {
        var other = ANY_BEGIN.matcher(text);
        if (!other.find()) {
            return error("a fumen must begin with v115@ or v110@", 0);
        }
        return "vmd".contains(other.group(1))
                ? error("a fumen must be of version 110 or 115: " + other.group(2), other.start() + 1)
                : error("a fumen must begin with a small v, m or d: " + other.group(1), other.start());
    }

    Fumen read() {
        var pages = new ArrayList<Page>();
        var field = FumenField.empty();
        while (hasMore()) {
            var begin = at;
            if (pages.size() == Fumen.MAX_PAGES) {
                throw error("a fumen must have at most " + Fumen.MAX_PAGES + " pages", begin);
            }
            field = field(field);
            var action = action();
            var shown = action.hasComment ? comment() : comment.shown();
            var page = page(field, action, shown, begin);
            pages.add(page);
            field = page.nextField();
            comment = comment.after(page);
        }
        return new Fumen(pages);
    }

    // Characters and numbers

    /** Goes to the next character of the data; what is there may end them. */
    private int place() {
        while (at < text.length() && (text.charAt(at) == '?' || Character.isWhitespace(text.charAt(at)))) {
            at++;
        }
        return at;
    }

    private boolean hasMore() {
        return place() < text.length() && text.charAt(at) != '&' && text.charAt(at) != '#';
    }

    /** A number of some characters, lowest first. */
    private int number(int characters, String what) {
        var number = 0;
        for (var i = 0; i < characters; i++) {
            if (!hasMore()) {
                throw error("the fumen must not end within " + what, at);
            }
            var value = ALPHABET.indexOf(text.charAt(at));
            if (value < 0) {
                throw error("a fumen must have letters, digits, + and / only: '" + text.charAt(at) + "'", at);
            }
            number |= value << (6 * i);
            at++;
        }
        return number;
    }

    private NotationException error(String rule, int place) {
        var lineStart = text.lastIndexOf('\n', place - 1) + 1;
        var line = 1
                + (int) text.substring(0, lineStart)
                        .chars()
                        .filter(unit -> unit == '\n')
                        .count();
        return new NotationException(rule, line, place - lineStart + 1);
    }

    // Fields

    /** The field of the next page, after the one that the page before has left. */
    private FumenField field(FumenField before) {
        if (pagesWithoutField > 0) {
            pagesWithoutField--;
            return before;
        }
        before.copyTo(cells);
        var count = rows * FumenField.WIDTH;
        var done = 0;
        while (done < count) {
            var begin = place();
            var run = number(2, "a field");
            var change = run / count - SAME;
            var length = run % count + 1;
            if (length > count - done) {
                throw error("a run must not go beyond the last cell, " + (count - done) + " away: " + length, begin);
            }
            if (change == 0 && length == count) {
                pagesWithoutField = number(1, "the number of pages without a field");
                return before;
            }
            change(FumenField.CELLS - count + done, length, change, begin);
            done += length;
        }
        return FumenField.ofCells(cells);
    }

    private void change(int from, int length, int change, int begin) {
        for (var i = from; i < from + length; i++) {
            var cell = cells[i] + change;
            if (cell < 0 || cell > GRAY) {
                throw error("a cell must become 0 to " + GRAY + ": " + cell, begin);
            }
            cells[i] = (byte) cell;
        }
    }

    // Actions

    /**
     * What a page does, as its number says.
     *
     * @param piece the number of the piece's type, 0 if there is none
     * @param orientation the number of its orientation
     * @param position its place, in the order of the cells
     * @param flags the flags
     * @param hasComment whether a comment follows
     */
    private record Action(int piece, int orientation, int position, Set<Flag> flags, boolean hasComment) {}

    private Action action() {
        var begin = place();
        var cellCount = rows * FumenField.WIDTH;
        var number = number(3, "what a page does");
        var flags = number / (PIECES * cellCount);
        if (flags >= FLAGS) {
            throw error("what a page does must be a number below " + FLAGS * PIECES * cellCount + ": " + number, begin);
        }
        return new Action(
                number % 8, number / 8 % 4, number / PIECES % cellCount, flags(flags), (flags & COMMENT) != 0);
    }

    private static Set<Flag> flags(int bits) {
        var flags = EnumSet.noneOf(Flag.class);
        for (var flag : Flag.values()) {
            // the text says when the piece does not lock
            if (((bits & bit(flag)) != 0) != (flag == Flag.LOCK)) {
                flags.add(flag);
            }
        }
        return flags;
    }

    /** The bit of a flag; that of {@link Flag#LOCK} means that the piece does not lock. */
    static int bit(Flag flag) {
        return switch (flag) {
            case RISE -> 1;
            case MIRROR -> 2;
            case GUIDELINE_COLOURS -> 4;
            case LOCK -> 16;
        };
    }

    private Page page(FumenField field, Action action, String shown, int begin) {
        var piece = Optional.<Placement>empty();
        if (action.piece > 0) {
            piece = Optional.of(piece(action));
            if (action.flags.contains(Flag.LOCK) && !piece.get().isOnField()) {
                throw error("a piece that locks must be in columns 0 to 9 and rows 0 to 22: " + piece.get(), begin);
            }
        }
        if (!FumenComment.isShort(shown)) {
            throw error("a comment must be at most " + FumenComment.MAX_LENGTH + " characters long", begin);
        }
        return new Page(field, piece, shown, action.flags);
    }

    private Placement piece(Action action) {
        var type = TYPES.get(action.piece - 1);
        var orientation = ORIENTATIONS.get(action.orientation);
        var x = action.position % FumenField.WIDTH;
        var y = rows - 2 - action.position / FumenField.WIDTH;
        var origin = FumenShapes.origin(type, orientation);
        return new Placement(type, orientation, x + origin.dx(), y + origin.dy());
    }

    private String comment() {
        var length = number(2, "the length of a comment");
        var letters = new StringBuilder();
        while (letters.length() < length) {
            var begin = place();
            var number = number(5, "a comment");
            for (var i = 0; i < LETTERS_PER_NUMBER; i++) {
                var letter = number % LETTERS;
                if (letter == LETTERS - 1) {
                    throw error("a letter of a comment must be 0 to " + (LETTERS - 2) + ": " + letter, begin);
                }
                letters.append((char) (' ' + letter));
                number /= LETTERS;
            }
            if (number > 0) {
                throw error("four letters of a comment must leave no rest: " + number, begin);
            }
        }
        letters.setLength(length);
        var text = FumenComment.unescaped(letters.toString());
        comment = FumenComment.of(text);
        return text;
    }
}
