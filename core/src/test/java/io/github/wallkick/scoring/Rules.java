package io.github.wallkick.scoring;

/** Scoring settings for tests that do not care for spins and attacks. */
final class Rules {
    private Rules() {}

    /** A scorer with a level rule. */
    static ScoringSettings of(Scorer scorer, LevelRule levels) {
        return ScoringSettings.guideline().withLevels(levels).withScorer(scorer);
    }

    /** A level rule alone. */
    static ScoringSettings of(LevelRule levels) {
        return of((before, after, lock) -> 0, levels);
    }
}
