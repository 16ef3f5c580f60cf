package io.github.wallkick.scoring;

import java.util.List;

/**
 * The lines that a clear sends more for the combo it is part of.
 *
 * <p>Source: tetris.wiki, Combo, if a constant names no other.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum ComboBonus {
    /** What most games since Tetris Online Japan have; also TETR.IO's “classic guideline”. */
    STANDARD(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5),
    /** That of Tetris Friends. */
    TETRIS_FRIENDS(0, 0, 1, 1, 1, 3, 3, 4, 4, 4, 4, 4, 5),
    /** That of Tetris Battle. */
    TETRIS_BATTLE(0, 1, 1, 2, 2, 3, 3, 4),
    /** That of Tetris 99. */
    TETRIS_99(0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5),
    /** That of Puyo Puyo Tetris 2. */
    PUYO_PUYO_TETRIS_2(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4, 5),
    /**
     * That of Puyo Puyo Tetris against a player of Puyo Puyo.
     *
     * <p>Source: tetrisandpuyopuyo.blogspot.com, four.lol. Uncertain: that their combos count from 0.
     */
    VERSUS_PUYO(0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4),
    /** That of Tetris Effect: Connected; also TETR.IO's “modern guideline”. */
    TETRIS_EFFECT(0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4),
    /** That of Tetris Effect: Connected in the zone. */
    TETRIS_EFFECT_ZONE(0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 3),
    /**
     * That of Jstris.
     *
     * <p>Source: two public clones that quote it.
     */
    JSTRIS(0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5);

    private final List<Integer> lines;

    ComboBonus(Integer... lines) {
        this.lines = List.of(lines);
    }

    /**
     * The lines for a step of a combo; the last step of the table repeats.
     *
     * @param combo the combo as {@link Score#combo()} counts it: 0 for the first clear, −1 without a combo
     * @return lines, 0 or more
     */
    public int lines(int combo) {
        return combo < 0 ? 0 : lines.get(Math.min(combo, lines.size() - 1));
    }
}
