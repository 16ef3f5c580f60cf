package io.github.wallkick.notation;

import io.github.wallkick.board.Palette;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Transition;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.notation.Fumen.Flag;
import io.github.wallkick.notation.Fumen.Page;
import io.github.wallkick.notation.Fumen.Placement;
import java.util.ArrayList;

/** The writing of a fumen's text, and of a game's pages. */
@WorkingMemory
final class FumenWriter {
    private static final String BEGIN = "v115@";
    /** Where the first line of the data ends, and how long the others are. */
    private static final int FIRST_LINE = 42;

    private static final int OTHER_LINES = 47;
    private static final int NO_REPEAT = -1;
    /** Further pages that one character can count. */
    private static final int MOST_REPEATS = FumenReader.ALPHABET.length() - 1;

    private final StringBuilder data = new StringBuilder();
    private FumenField before = FumenField.empty();
    private FumenComment comment = FumenComment.NONE;
    /** Where the character is that counts the pages without a field. */
    private int repeatAt = NO_REPEAT;

    private int repeats;

    private FumenWriter() {}

    static Fumen ofGame(Palette start, Transition played) {
        var pages = new ArrayList<Page>();
        var events = played.events();
        var palette = start;
        var done = 0;
        for (var i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof Event.Locked locked) {
                palette = new Transition(played.game(), events.subList(done, i)).palette(palette);
                var page = Page.of(FumenField.of(palette)).withPiece(locked.piece());
                pages.add(pages.isEmpty() ? page : page.withFlags(Flag.LOCK));
                done = i;
            }
        }
        return new Fumen(pages);
    }

    static String write(Fumen fumen) {
        var writer = new FumenWriter();
        fumen.pages().forEach(writer::page);
        return BEGIN + inLines(writer.data);
    }

    private static String inLines(StringBuilder data) {
        var text = new StringBuilder();
        for (var from = 0; from < data.length(); ) {
            var to = Math.min(data.length(), from + (from == 0 ? FIRST_LINE : OTHER_LINES));
            text.append(from == 0 ? "" : "?").append(data, from, to);
            from = to;
        }
        return text.toString();
    }

    private void page(Page page) {
        field(page.field());
        var hasComment = !page.comment().equals(comment.shown());
        action(page, hasComment);
        if (hasComment) {
            comment(page.comment());
        }
        comment = comment.after(page);
        before = page.nextField();
    }

    private void number(int number, int characters) {
        for (var i = 0; i < characters; i++) {
            data.append(FumenReader.ALPHABET.charAt(number >>> (6 * i) & 63));
        }
    }

    private void field(FumenField field) {
        if (!field.equals(before)) {
            runs(field);
            repeatAt = NO_REPEAT;
        } else if (repeatAt == NO_REPEAT || repeats == MOST_REPEATS) {
            runs(field);
            repeatAt = data.length();
            repeats = 0;
            number(repeats, 1);
        } else {
            repeats++;
            data.setCharAt(repeatAt, FumenReader.ALPHABET.charAt(repeats));
        }
    }

    private void runs(FumenField field) {
        var from = 0;
        for (var to = 1; to <= FumenField.CELLS; to++) {
            if (to == FumenField.CELLS || change(field, to) != change(field, from)) {
                number(change(field, from) * FumenField.CELLS + to - from - 1, 2);
                from = to;
            }
        }
    }

    private int change(FumenField field, int cell) {
        return field.number(cell) - before.number(cell) + FumenReader.SAME;
    }

    private void action(Page page, boolean hasComment) {
        var flags = hasComment ? FumenReader.COMMENT : 0;
        for (var flag : Flag.values()) {
            flags += page.flags().contains(flag) != (flag == Flag.LOCK) ? FumenReader.bit(flag) : 0;
        }
        var piece = page.piece().map(FumenWriter::piece).orElse(0);
        number(piece + FumenReader.PIECES * FumenField.CELLS * flags, 3);
    }

    private static int piece(Placement piece) {
        var origin = FumenShapes.origin(piece.type(), piece.orientation());
        var row = FumenField.HEIGHT - 1 - (piece.y() - origin.dy());
        var position = row * FumenField.WIDTH + piece.x() - origin.dx();
        var type = FumenReader.TYPES.indexOf(piece.type()) + 1;
        return type + 8 * (FumenReader.ORIENTATIONS.indexOf(piece.orientation()) + 4 * position);
    }

    private void comment(String text) {
        var escaped = FumenComment.escaped(text);
        number(escaped.length(), 2);
        for (var from = 0; from < escaped.length(); from += FumenReader.LETTERS_PER_NUMBER) {
            var number = 0;
            for (var i = Math.min(escaped.length(), from + FumenReader.LETTERS_PER_NUMBER) - 1; i >= from; i--) {
                number = number * FumenReader.LETTERS + escaped.charAt(i) - ' ';
            }
            number(number, 5);
        }
        comment = FumenComment.of(text);
    }
}
