package io.github.wallkick.internal;

/** A caller's text as error messages quote it. */
public final class Quote {
    private static final int MAX_LENGTH = 80;

    private Quote() {}

    /** The text itself, cut after 80 characters. */
    public static String of(String text) {
        return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH) + "…";
    }
}
