package io.github.wallkick.scoring;

import java.util.List;

/**
 * Lines sent for a combo, by its counter from 0; the last number repeats.
 *
 * @param lines the lines for the first clear, the second, and so on
 */
record ComboTable(List<Integer> lines) {
    /** What most games since Tetris Online Japan have. */
    static final ComboTable STANDARD = of(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5);

    ComboTable {
        lines = List.copyOf(lines);
    }

    static ComboTable of(Integer... lines) {
        return new ComboTable(List.of(lines));
    }

    int sent(int combo) {
        return combo < 0 ? 0 : lines.get(Math.min(combo, lines.size() - 1));
    }
}
