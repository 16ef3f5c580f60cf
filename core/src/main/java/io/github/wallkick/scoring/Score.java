package io.github.wallkick.scoring;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.StrategyText;
import java.util.Objects;
import java.util.function.Function;

/**
 * What a player has reached: points, lines, level and pieces, and the running combo and back-to-back chain.
 *
 * <p>{@link ScoringSettings#afterLock} counts them: a lock that clears lines raises the combo by one and a lock that clears
 * none ends it; the chain follows a {@link ChainRule}. Both are counted as players do, from −1: the first clear makes the
 * combo 0, the second makes it 1.
 *
 * @param points points paid so far, 0 or more
 * @param lines lines cleared so far, 0 or more
 * @param level the level as the game counts it, 0 or more
 * @param combo locks in a row that cleared lines, less one; −1 if the last lock cleared none
 * @param backToBack difficult clears in a row, less one; −1 if there is no chain
 * @param pieces pieces locked so far, 0 or more
 * @param scorerMemory what the scorer remembers
 * @param levelMemory what the level rule remembers
 * @since 0.1.0
 */
public record Score(
        long points,
        int lines,
        int level,
        int combo,
        int backToBack,
        int pieces,
        ScoreMemory scorerMemory,
        ScoreMemory levelMemory) {
    private static final String KIND = "score";

    /** No memory. */
    enum Nothing implements ScoreMemory {
        MEMORY;

        @Override
        public String text() {
            return "nothing";
        }
    }

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if one is out of its range
     */
    public Score {
        Check.atLeast("points", points, 0);
        Check.atLeast("lines", lines, 0);
        Check.atLeast("level", level, 0);
        Check.atLeast("combo", combo, -1);
        Check.atLeast("back-to-back", backToBack, -1);
        Check.atLeast("pieces", pieces, 0);
        Objects.requireNonNull(scorerMemory, "scorer's memory");
        Objects.requireNonNull(levelMemory, "level rule's memory");
    }

    /**
     * The score at the start of a game.
     *
     * @param level the level to begin with, 0 or more; most rules of today begin with 1, the older ones with 0
     * @return no points, no lines, no pieces, no combo and no chain
     * @throws IllegalArgumentException if the level is negative
     */
    public static Score start(int level) {
        return new Score(0, 0, level, -1, -1, 0, ScoreMemory.NONE, ScoreMemory.NONE);
    }

    /** This score with a lock's piece, lines, combo and chain counted; numbers at their limit stay there. */
    Score counted(LockResult lock, int chain) {
        return new Score(
                points,
                Saturating.plus(lines, lock.lines()),
                level,
                lock.lines() == 0 ? -1 : Saturating.plus(combo, 1),
                chain,
                Saturating.plus(pieces, 1),
                scorerMemory,
                levelMemory);
    }

    /** Whether the lock that led to this score continued a back-to-back chain. */
    boolean isChainedBy(LockResult lock) {
        return lock.lines() > 0 && backToBack > 0;
    }

    /** This score at the level that a level rule says, with what it remembers. */
    Score levelled(int other, ScoreMemory memory) {
        return other == level && memory.equals(levelMemory)
                ? this
                : new Score(points, lines, other, combo, backToBack, pieces, scorerMemory, memory);
    }

    /** This score with what a scorer pays, and what it remembers. */
    Score paid(long more, ScoreMemory memory) {
        return more == 0 && memory.equals(scorerMemory)
                ? this
                : new Score(
                        Saturating.plus(points, more), lines, level, combo, backToBack, pieces, memory, levelMemory);
    }

    /**
     * This score with points added.
     *
     * @param more the points to add, 0 or more
     * @return the changed score; its points stay at {@link Long#MAX_VALUE} if the sum is larger
     * @throws IllegalArgumentException if the points are negative
     */
    public Score plusPoints(long more) {
        Check.atLeast("points to add", more, 0);
        return paid(more, scorerMemory);
    }

    /**
     * This score with other points.
     *
     * @param total the points, 0 or more
     * @return the changed score
     */
    public Score withPoints(long total) {
        return total == points
                ? this
                : new Score(total, lines, level, combo, backToBack, pieces, scorerMemory, levelMemory);
    }

    /**
     * This score with other lines; the level stays.
     *
     * @param total the lines cleared so far, 0 or more
     * @return the changed score
     */
    public Score withLines(int total) {
        return total == lines
                ? this
                : new Score(points, total, level, combo, backToBack, pieces, scorerMemory, levelMemory);
    }

    /**
     * This score at another level.
     *
     * @param other the level, 0 or more
     * @return the changed score
     */
    public Score withLevel(int other) {
        return levelled(other, levelMemory);
    }

    /**
     * This score with another combo.
     *
     * @param count locks in a row that cleared lines, less one; −1 for none
     * @return the changed score
     */
    public Score withCombo(int count) {
        return count == combo
                ? this
                : new Score(points, lines, level, count, backToBack, pieces, scorerMemory, levelMemory);
    }

    /**
     * This score with another back-to-back chain.
     *
     * @param count difficult clears in a row, less one; −1 for none
     * @return the changed score
     */
    public Score withBackToBack(int count) {
        return count == backToBack
                ? this
                : new Score(points, lines, level, combo, count, pieces, scorerMemory, levelMemory);
    }

    /**
     * This score with another count of pieces.
     *
     * @param count pieces locked so far, 0 or more
     * @return the changed score
     */
    public Score withPieces(int count) {
        return count == pieces
                ? this
                : new Score(points, lines, level, combo, backToBack, count, scorerMemory, levelMemory);
    }

    /**
     * This score with something else that the scorer remembers.
     *
     * @param memory the scorer's memory
     * @return the changed score
     */
    public Score withScorerMemory(ScoreMemory memory) {
        return paid(0, memory);
    }

    /**
     * This score with something else that the level rule remembers.
     *
     * @param memory the level rule's memory
     * @return the changed score
     */
    public Score withLevelMemory(ScoreMemory memory) {
        return levelled(level, memory);
    }

    /**
     * The score as one line of text, for saved games: {@code score(points=1200, lines=9, level=1, combo=-1,
     * back-to-back=0, pieces=24)}, and what is remembered as {@code scorer="…"} and {@code levels="…"} if anything is.
     *
     * @return a text that {@link #parse(String, ScoringSettings)} reads
     */
    public String text() {
        var text = StrategyText.of(KIND)
                .with("points", points)
                .with("lines", lines)
                .with("level", level)
                .with("combo", combo)
                .with("back-to-back", backToBack)
                .with("pieces", pieces);
        if (!scorerMemory.equals(ScoreMemory.NONE)) {
            text = text.with("scorer", StrategyText.named(scorerMemory.text()));
        }
        if (!levelMemory.equals(ScoreMemory.NONE)) {
            text = text.with("levels", StrategyText.named(levelMemory.text()));
        }
        return text.toString();
    }

    /**
     * The score of a text: the inverse of {@link #text()}. A number that is left out is as at the start of a game.
     *
     * @param text the score as text
     * @param rules whose scorer and level rule read what they remember
     * @return the score
     * @throws NotationException if the text does not follow the notation, a number is out of its range, or a memory is not
     *     one of these rules'
     */
    public static Score parse(String text, ScoringSettings rules) {
        var parsed = StrategyText.parse(text);
        if (!parsed.word().equals(KIND)) {
            throw parsed.failure("expected score(points=…, lines=…, …)");
        }
        var fields = parsed.fields();
        var start = rules.start();
        var score = new Score(
                fields.has("points") ? fields.number("points", 0, Long.MAX_VALUE) : start.points,
                number(fields, "lines", 0, start.lines),
                number(fields, "level", 0, start.level),
                number(fields, "combo", -1, start.combo),
                number(fields, "back-to-back", -1, start.backToBack),
                number(fields, "pieces", 0, start.pieces),
                memory(fields, "scorer", rules.scorer()::parseMemory),
                memory(fields, "levels", rules.levels()::parseMemory));
        fields.end();
        return score;
    }

    private static int number(StrategyText.Fields fields, String key, int min, int atStart) {
        return fields.has(key) ? (int) fields.number(key, min, Integer.MAX_VALUE) : atStart;
    }

    private static ScoreMemory memory(StrategyText.Fields fields, String key, Function<String, ScoreMemory> parser) {
        if (!fields.has(key)) {
            return ScoreMemory.NONE;
        }
        var text = fields.value(key);
        if (!text.isNamed()) {
            throw text.failure("expected a memory in quotation marks");
        }
        try {
            return parser.apply(text.word());
        } catch (NotationException e) {
            throw text.failure(e.rule());
        }
    }
}
