package io.github.wallkick.game;

import io.github.wallkick.scoring.AttackTable;
import io.github.wallkick.scoring.Scorer;
import io.github.wallkick.scoring.SpinRule;
import java.util.Objects;

/**
 * What is worth what in a game.
 *
 * @param startLevel the level that a game begins with, 0 or more
 * @param spins which locks are spins
 * @param scorer points, lines and levels
 * @param attacks the garbage that locks send
 * @since 0.1.0
 */
public record ScoringSettings(int startLevel, SpinRule spins, Scorer scorer, AttackTable attacks) {
    /**
     * Checks the level.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public ScoringSettings {
        Objects.requireNonNull(spins, "spins");
        Objects.requireNonNull(scorer, "scorer");
        Objects.requireNonNull(attacks, "attacks");
        Check.atLeast("start level", startLevel, 0);
    }

    /**
     * This rule with another start level.
     *
     * @param level the level that a game begins with, 0 or more
     * @return the changed rule
     * @throws IllegalArgumentException if the level is negative
     */
    public ScoringSettings withStartLevel(int level) {
        return new ScoringSettings(level, spins, scorer, attacks);
    }

    /**
     * This rule with other spins.
     *
     * @param rule which locks are spins
     * @return the changed rule
     */
    public ScoringSettings withSpins(SpinRule rule) {
        return new ScoringSettings(startLevel, rule, scorer, attacks);
    }

    /**
     * This rule with other points.
     *
     * @param rule points, lines and levels
     * @return the changed rule
     */
    public ScoringSettings withScorer(Scorer rule) {
        return new ScoringSettings(startLevel, spins, rule, attacks);
    }

    /**
     * This rule with other attacks.
     *
     * @param table the garbage that locks send
     * @return the changed rule
     */
    public ScoringSettings withAttacks(AttackTable table) {
        return new ScoringSettings(startLevel, spins, scorer, table);
    }
}
