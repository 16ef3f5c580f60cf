package io.github.wallkick;

/**
 * The error of every parser of this library: the text does not follow its notation.
 *
 * @since 0.1.0
 */
public final class NotationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What the notation asks for, and what was found instead. */
    private final String rule;

    /** Line of the text, from 1. */
    private final int line;

    /** Character within the line, from 1. */
    private final int column;

    /**
     * Creates an error at a place of the text.
     *
     * @param rule what the notation asks for and what was found instead
     * @param line line of the text, from 1
     * @param column character within the line, from 1
     */
    public NotationException(String rule, int line, int column) {
        super("line " + line + ", column " + column + ": " + rule);
        this.rule = rule;
        this.line = line;
        this.column = column;
    }

    /**
     * What went wrong, without the place.
     *
     * @return what the notation asks for and what was found instead
     */
    public String rule() {
        return rule;
    }

    /**
     * The line at which the text went wrong.
     *
     * @return line number, from 1
     */
    public int line() {
        return line;
    }

    /**
     * The character at which the text went wrong.
     *
     * @return column within the line, from 1
     */
    public int column() {
        return column;
    }
}
