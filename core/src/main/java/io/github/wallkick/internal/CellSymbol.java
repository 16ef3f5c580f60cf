package io.github.wallkick.internal;

/** The characters of pictures: one for an empty cell, nearly all others for a filled one. */
public final class CellSymbol {
    /** An empty cell. */
    public static final char EMPTY = '.';

    /** What other programs write for an empty cell, and what would be a filled one here. */
    private static final String EMPTY_ELSEWHERE = "_-0\u00b7";

    private CellSymbol() {}

    /** Whether a character can stand for a filled cell. */
    public static boolean isFilled(char symbol) {
        return symbol != EMPTY && fault(symbol).isEmpty();
    }

    /** What is wrong with a character of a picture, and how it is to be written; empty if nothing is. */
    public static String fault(char symbol) {
        if (isInvisible(symbol)) {
            return "a cell must be '.' if empty, or a visible character if filled";
        }
        return EMPTY_ELSEWHERE.indexOf(symbol) < 0
                ? ""
                : "a cell must be '.' if empty, and filled ones none of " + EMPTY_ELSEWHERE + ": " + symbol;
    }

    private static boolean isInvisible(char symbol) {
        return symbol <= ' '
                || Character.isWhitespace(symbol)
                || Character.isSpaceChar(symbol)
                || Character.isISOControl(symbol);
    }
}
