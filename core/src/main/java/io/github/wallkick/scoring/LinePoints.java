package io.github.wallkick.scoring;

/**
 * What a clear of one to four lines is worth; more lines, which larger pieces can clear, are worth what four are.
 *
 * @param one for a single
 * @param two for a double
 * @param three for a triple
 * @param four for four lines
 */
record LinePoints(int one, int two, int three, int four) {
    int of(int lines) {
        return switch (lines) {
            case 0 -> 0;
            case 1 -> one;
            case 2 -> two;
            case 3 -> three;
            default -> four;
        };
    }
}
