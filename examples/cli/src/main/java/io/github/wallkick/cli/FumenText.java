package io.github.wallkick.cli;

import io.github.wallkick.notation.Fumen;
import io.github.wallkick.notation.Fumen.Flag;
import io.github.wallkick.notation.Fumen.Page;
import io.github.wallkick.notation.FumenField;
import io.github.wallkick.piece.Cell;
import java.util.Locale;
import java.util.regex.Pattern;

/** A fumen as text for a terminal: a heading for each page, and the rows from the piece or the stack down. */
final class FumenText {
    private static final char EMPTY = '.';
    /** What would change the terminal, or break the line. */
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}\\u2028\\u2029\\p{Cs}]");

    private FumenText() {}

    static String of(Fumen fumen) {
        var text = new StringBuilder();
        var number = 0;
        for (var page : fumen.pages()) {
            number++;
            text.append(number == 1 ? "" : "\n");
            text.append(heading(page, number, fumen.pages().size()))
                    .append('\n')
                    .append(rows(page));
        }
        return number == 0 ? "no pages\n" : text.toString();
    }

    private static String heading(Page page, int number, int pages) {
        var heading = new StringBuilder("page " + number + " of " + pages);
        page.piece()
                .ifPresent(piece -> heading.append(String.format(
                        Locale.ROOT,
                        ", %s %c (%d,%d)",
                        piece.type(),
                        piece.orientation().symbol(),
                        piece.x(),
                        piece.y())));
        if (!page.flags().contains(Flag.LOCK)) {
            heading.append(page.piece().isPresent() ? ", not locked" : ", no lock");
        }
        heading.append(page.flags().contains(Flag.RISE) ? ", rises" : "");
        heading.append(page.flags().contains(Flag.MIRROR) ? ", mirrored" : "");
        heading.append(
                page.comment().isEmpty()
                        ? ""
                        : ": " + CONTROL.matcher(page.comment()).replaceAll(" "));
        return heading.toString();
    }

    private static String rows(Page page) {
        var rows = new StringBuilder();
        var isBelowTop = false;
        for (var y = FumenField.HEIGHT - 1; y >= 0; y--) {
            var row = row(page, y);
            isBelowTop |= !row.isBlank();
            rows.append(isBelowTop ? row.replace(' ', EMPTY) + "\n" : "");
        }
        var garbage = row(page, -1);
        rows.append(garbage.isBlank() ? "" : "-".repeat(FumenField.WIDTH) + "\n" + garbage.replace(' ', EMPTY) + "\n");
        return rows.isEmpty() ? "empty\n" : rows.toString();
    }

    /** A row with blanks where nothing is. */
    private static String row(Page page, int y) {
        var row = new StringBuilder();
        for (var x = 0; x < FumenField.WIDTH; x++) {
            var cell = new Cell(x, y);
            var landed = page.field().typeAt(x, y).map(type -> type.symbol()).orElse(' ');
            row.append(page.piece()
                    .filter(piece -> piece.cells().contains(cell))
                    .map(piece -> Character.toLowerCase(piece.type().symbol()))
                    .orElse(landed));
        }
        return row.toString();
    }
}
