package io.github.wallkick.notation;

import io.github.wallkick.internal.Check;
import io.github.wallkick.notation.Fumen.Flag;
import io.github.wallkick.notation.Fumen.Page;
import io.github.wallkick.notation.Fumen.Placement;
import io.github.wallkick.notation.Fumen.Quiz;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a fumen's reader remembers of the comments up to a page, so that it knows the next one if no text says it.
 *
 * @param text the comment; of a quiz without white space, with the pieces that are left
 * @param isQuiz whether the comment began as a quiz
 */
record FumenComment(String text, boolean isQuiz) {
    /** What comes before the first page. */
    static final FumenComment NONE = new FumenComment("", false);

    /** The most characters of a comment in the text. */
    static final int MAX_LENGTH = 4095;

    private static final String BEGIN = "#Q=";
    private static final String NOTHING_LEFT = "#Q=[]()";
    private static final int SHORTEST_ESCAPE = 3;
    private static final int LONGEST_ESCAPE = 6;

    /** JavaScript's white space, which other programs take out. */
    private static final Pattern WHITE =
            Pattern.compile("[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]++");

    /** A quiz as other programs know it: what follows may be anything. */
    private static final Pattern QUIZ =
            Pattern.compile("#Q=\\[([TIOSZJLtioszjl]?)]\\(([TIOSZJLtioszjl]?)\\)(.*)", Pattern.DOTALL);

    private static final Pattern QUEUE = Pattern.compile("([TIOSZJLtioszjl]*+)(?:;(.*))?", Pattern.DOTALL);

    /** A comment that a page says. */
    static FumenComment of(String comment) {
        if (!comment.startsWith(BEGIN)) {
            return new FumenComment(comment, false);
        }
        var stripped = WHITE.matcher(comment).replaceAll("");
        var isQuiz = QUIZ.matcher(stripped).matches();
        return new FumenComment(isQuiz ? stripped : comment, isQuiz);
    }

    /** The value of a comment that is a quiz in every respect. */
    static Optional<Quiz> quiz(String comment) {
        var state = of(comment);
        var head = QUIZ.matcher(state.text);
        if (!state.isQuiz || !head.matches()) {
            return Optional.empty();
        }
        var tail = QUEUE.matcher(head.group(3));
        if (!tail.matches()) {
            return Optional.empty();
        }
        return Optional.of(new Quiz(
                types(head.group(1)).stream().findFirst(),
                types(head.group(2)).stream().findFirst(),
                types(tail.group(1)),
                Optional.ofNullable(tail.group(2)).orElse("")));
    }

    private static List<Tetromino> types(String letters) {
        return letters.chars()
                .mapToObj(letter -> Tetromino.valueOf(String.valueOf((char) (letter & ~0x20))))
                .toList();
    }

    /** The comment of the next page if no text says it. */
    String shown() {
        if (!isQuiz) {
            return text;
        }
        var left = Parts.of(afterEnd());
        return left.isEmpty() ? afterEnd() : left.get().shown();
    }

    /** The state after a page that has this comment. */
    FumenComment after(Page page) {
        return page.flags().contains(Flag.LOCK) ? played(page.piece()) : this;
    }

    /** The state when a piece is played. */
    FumenComment played(Optional<Placement> piece) {
        var left = afterEnd();
        if (!isQuiz || !left.startsWith(BEGIN) || left.equals(NOTHING_LEFT)) {
            return this;
        }
        return piece.flatMap(placed -> Parts.of(left).flatMap(parts -> parts.without(placed.type())))
                .map(next -> new FumenComment(next, true))
                .orElseGet(() -> new FumenComment(shown(), true));
    }

    /** What is left when a quiz without pieces is dropped. */
    private String afterEnd() {
        return text.startsWith(NOTHING_LEFT + ";") ? text.substring(NOTHING_LEFT.length() + 1) : text;
    }

    /**
     * A quiz in parts.
     *
     * @param hold the letter on hold, or nothing
     * @param current the letter of the piece to place, or nothing
     * @param rest the other pieces, and all that follows
     */
    private record Parts(String hold, String current, String rest) {
        static Optional<Parts> of(String quiz) {
            var matcher = QUIZ.matcher(quiz);
            return matcher.matches()
                    ? Optional.of(new Parts(matcher.group(1), matcher.group(2), matcher.group(3)))
                    : Optional.empty();
        }

        /** The first letter of the queue, or nothing. */
        private String next() {
            return rest.isEmpty() || rest.startsWith(";") ? "" : rest.substring(0, 1);
        }

        private String afterNext() {
            return rest.substring(next().length());
        }

        /** The quiz as a page shows it. */
        String shown() {
            if (!current.isEmpty()) {
                return text(hold, current, rest);
            }
            if (!hold.isEmpty()) {
                return text("", hold, rest);
            }
            if (rest.startsWith(";")) {
                return rest.substring(1);
            }
            return rest.isEmpty() ? "" : text("", next(), afterNext());
        }

        /** The quiz after a piece of it; empty if it has no such piece there. */
        Optional<String> without(Tetromino type) {
            var played = type.name();
            return played(played).filter(quiz -> QUIZ.matcher(quiz).matches());
        }

        private Optional<String> played(String played) {
            if (played.equals(current)) {
                return Optional.of(text(hold, next(), afterNext()));
            }
            if (played.equals(hold)) {
                return Optional.of(text(current, next(), afterNext()));
            }
            if (!played.equals(next())) {
                return Optional.empty();
            }
            var left = afterNext();
            if (hold.isEmpty()) {
                return Optional.of(
                        left.isEmpty()
                                ? text(current, "", "")
                                : text(current, left.substring(0, 1), left.substring(1)));
            }
            return current.isEmpty() && !left.isEmpty()
                    ? Optional.of(text(hold, left.substring(0, 1), left.substring(1)))
                    : Optional.empty();
        }

        private static String text(String hold, String current, String rest) {
            return "#Q=[" + hold + "](" + current + ")" + rest;
        }
    }

    static void requireShort(String comment) {
        Check.that(
                isShort(comment),
                "a comment must be at most " + MAX_LENGTH + " characters in the text of a fumen",
                comment.length());
    }

    /** Whether the text has room for a comment. */
    static boolean isShort(String comment) {
        return comment.length() <= MAX_LENGTH / LONGEST_ESCAPE
                || (comment.length() <= MAX_LENGTH && length(comment, isBrief(comment)) <= MAX_LENGTH);
    }

    /**
     * A comment as the text has it: as JavaScript's {@code escape} gives it. If that is too long, characters stand for themselves
     * where that can be read, so that every comment can be written that was read.
     */
    static String escaped(String comment) {
        var isBrief = isBrief(comment);
        var text = new StringBuilder();
        for (var i = 0; i < comment.length(); i++) {
            var unit = comment.charAt(i);
            if (isPlain(comment, i, isBrief)) {
                text.append(unit);
            } else {
                text.append(String.format(Locale.ROOT, unit < 0x100 ? "%%%02X" : "%%u%04X", (int) unit));
            }
        }
        return text.toString();
    }

    private static boolean isBrief(String comment) {
        return length(comment, false) > MAX_LENGTH;
    }

    private static int length(String comment, boolean isBrief) {
        var length = 0;
        for (var i = 0; i < comment.length(); i++) {
            var escape = comment.charAt(i) < 0x100 ? SHORTEST_ESCAPE : LONGEST_ESCAPE;
            length += isPlain(comment, i, isBrief) ? 1 : escape;
        }
        return length;
    }

    private static boolean isPlain(String comment, int at, boolean isBrief) {
        var unit = comment.charAt(at);
        return isUnescaped(unit) || (isBrief && unit >= ' ' && unit <= '~' && escapeLength(comment, at) == 0);
    }

    private static boolean isUnescaped(char unit) {
        return (unit >= 'a' && unit <= 'z')
                || (unit >= 'A' && unit <= 'Z')
                || (unit >= '0' && unit <= '9')
                || "@*_+-./".indexOf(unit) >= 0;
    }

    /** A comment from the text: as JavaScript's {@code unescape} gives it. */
    static String unescaped(String text) {
        var comment = new StringBuilder();
        for (var i = 0; i < text.length(); i++) {
            var length = escapeLength(text, i);
            if (length > 0) {
                var digits = text.substring(i + (length == LONGEST_ESCAPE ? 2 : 1), i + length);
                comment.append((char) Integer.parseInt(digits, 16));
                i += length - 1;
            } else {
                comment.append(text.charAt(i));
            }
        }
        return comment.toString();
    }

    /** The length of the escape at a place of a text; 0 if there is none. */
    private static int escapeLength(String text, int at) {
        if (text.charAt(at) != '%') {
            return 0;
        }
        var isLong = at + 1 < text.length() && text.charAt(at + 1) == 'u';
        var length = isLong ? LONGEST_ESCAPE : SHORTEST_ESCAPE;
        if (at + length > text.length()) {
            return 0;
        }
        for (var i = at + (isLong ? 2 : 1); i < at + length; i++) {
            if (!isHexDigit(text.charAt(i))) {
                return 0;
            }
        }
        return length;
    }

    private static boolean isHexDigit(char digit) {
        return (digit >= '0' && digit <= '9') || (digit >= 'A' && digit <= 'F') || (digit >= 'a' && digit <= 'f');
    }
}
