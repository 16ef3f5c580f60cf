package io.github.wallkick.scoring;

/**
 * What a scorer or a level rule remembers from lock to lock, and players do not see on the score board: a value of its own,
 * kept in the {@link Score} and saved with it.
 *
 * <pre>{@code
 * record Streak(int tetrises) implements ScoreMemory {
 *     public String text() {
 *         return "" + tetrises;
 *     }
 * }
 * }</pre>
 *
 * <p>Equality: a memory is a value, so that scores can be compared; a record is one.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface ScoreMemory {
    /** Nothing to remember: the start of a game. */
    ScoreMemory NONE = Score.Nothing.MEMORY;

    /**
     * The memory as text, from which {@link Scorer#parseMemory(String)} or {@link LevelRule#parseMemory(String)} makes it
     * again. Equal memories have equal texts, unequal ones unequal texts.
     *
     * @return a text without quotation marks and control characters, and not blank
     */
    String text();
}
