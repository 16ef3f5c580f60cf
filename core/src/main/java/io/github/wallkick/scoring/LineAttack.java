package io.github.wallkick.scoring;

import java.util.List;

/**
 * Lines sent by the number of lines cleared.
 *
 * @param lines for no line, one line, and so on
 * @param more for each line beyond the table
 */
record LineAttack(List<Integer> lines, int more) {
    LineAttack {
        lines = List.copyOf(lines);
    }

    static LineAttack of(Integer... lines) {
        return new LineAttack(List.of(lines), 0);
    }

    static LineAttack of(List<Integer> lines, int more) {
        return new LineAttack(lines, more);
    }

    int sent(int cleared) {
        var last = lines.size() - 1;
        return cleared <= last ? lines.get(cleared) : lines.get(last) + more * (cleared - last);
    }
}
