package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.piece.Piece;
import java.util.List;
import java.util.Objects;

/**
 * What is worth what in a game, and the counting that all games share.
 *
 * <p>The settings count lines, pieces and combos; the {@linkplain ChainRule chain rule} says what the back-to-back chain
 * is, the {@linkplain LevelRule level rule} then what the level is, and the {@linkplain Scorer scorer} at last what is paid.
 * What these answer is checked here.
 *
 * <pre>{@code
 * ScoringSettings scoring = ScoringSettings.guideline();
 * Score after = scoring.afterLock(scoring.start(), LockResult.of(piece).withLines(4)); // 800 points
 * }</pre>
 *
 * @param startLevel the level that a game begins with, 0 or more
 * @param levels the progress of the level
 * @param chains which clears continue a back-to-back chain
 * @param spins which locks are spins
 * @param scorer the points that locks and drops pay
 * @param attacks the garbage that locks send
 * @since 0.1.0
 */
public record ScoringSettings(
        int startLevel, LevelRule levels, ChainRule chains, SpinRule spins, Scorer scorer, AttackTable attacks) {
    private static final Presets<ScoringSettings> PRESETS = Presets.of(
            "scorer",
            list -> list.with("basic", ScoringSettings::basic)
                    .with("guideline", ScoringSettings::guideline)
                    .with("guideline-variable-goal", () -> guideline().withLevels(Levels.variableGoal()))
                    .with("nes", () -> classic(Levels.nes(), Scorers.nes()))
                    .with("game-boy", () -> classic(Levels.gameBoy(), Scorers.gameBoy()))
                    .with("sega", () -> classic(Levels.sega(), Scorers.sega()))
                    .with("bps", () -> classic(Levels.bps(), Scorers.bps()))
                    .with("tengen", () -> classic(Levels.tengen(), Scorers.tengen()))
                    .with("tgm1", () -> classic(Levels.tgm(), Scorers.tgm1()))
                    .with("tgm2", () -> classic(Levels.tgm(), Scorers.tgm2()))
                    .with("tgm2-plus", () -> classic(Levels.tgm(), Scorers.tgm2Plus()))
                    .with("tgm3", () -> classic(Levels.tgm3(), Scorers.tgm3()))
                    .with("tetrio", ScoringSettings::tetrio)
                    .with("tetrio-blitz", () -> tetrio().withLevels(Levels.blitz()))
                    .with(
                            "jstris",
                            () -> guideline()
                                    .withLevels(Levels.constant())
                                    .withScorer(Scorers.jstris())
                                    .withAttacks(AttackTables.jstris())));

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if the level is negative
     */
    public ScoringSettings {
        Check.atLeast("start level", startLevel, 0);
        Objects.requireNonNull(levels, "levels");
        Objects.requireNonNull(chains, "chains");
        Objects.requireNonNull(spins, "spins");
        Objects.requireNonNull(scorer, "scorer");
        Objects.requireNonNull(attacks, "attacks");
    }

    /**
     * The settings of the basic rules: level 1, ten lines per level, T-spins by three corners.
     *
     * @return the settings, without attacks
     */
    public static ScoringSettings basic() {
        return new ScoringSettings(
                1,
                Levels.everyLines(10),
                ChainRules.difficultClears(),
                SpinRules.threeCorner(),
                Scorers.basic(),
                AttackTables.none());
    }

    /**
     * The guideline's settings: level 1, ten lines per level up to 15, T-spins with minis.
     *
     * @return the settings, with {@link AttackTables#guideline()}
     */
    public static ScoringSettings guideline() {
        return new ScoringSettings(
                1,
                Levels.fixedGoal(),
                ChainRules.difficultClears(),
                SpinRules.guideline(),
                Scorers.guideline(),
                AttackTables.guideline());
    }

    /**
     * TETR.IO's settings: minis by immobility, and the attacks of TETRA LEAGUE.
     *
     * @return the settings
     */
    public static ScoringSettings tetrio() {
        return new ScoringSettings(
                1,
                Levels.constant(),
                ChainRules.perfectClears(1),
                SpinRules.tetrioAllMiniPlus(),
                Scorers.tetrio(),
                AttackTables.tetrioLeague());
    }

    private static ScoringSettings classic(LevelRule levels, Scorer scorer) {
        return new ScoringSettings(
                0, levels, ChainRules.difficultClears(), SpinRules.none(), scorer, AttackTables.none());
    }

    /**
     * The names of all presets: one for each scorer, with the level rule, spins and attacks of its game.
     *
     * @return names for {@link #named(String)}, such as {@code nes}; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The preset of a name.
     *
     * @param name one of {@link #names()}
     * @return the settings
     * @throws IllegalArgumentException if no preset is called so; the message lists the names
     */
    public static ScoringSettings named(String name) {
        return PRESETS.named(name);
    }

    /**
     * The score at the start of a game.
     *
     * @return the start level, and nothing reached
     */
    public Score start() {
        return Score.start(startLevel);
    }

    /**
     * The spin of a piece where it rests, as the spin rule judges it.
     *
     * @param board the landed cells, without the piece
     * @param piece the piece where it is about to lock
     * @param last what the spin rule remembers of its last movement
     * @return the spin
     */
    public Spin spin(Board board, Piece piece, LastTurn last) {
        return answer(spins.judge(board, piece, last), "a spin", spins);
    }

    /**
     * The score after a lock.
     *
     * @param before the score before it
     * @param lock what the lock did
     * @return the score with the lock counted and paid; numbers at their limit stay there
     * @throws IllegalArgumentException if a strategy answers what it must not, such as negative points; the message names it
     */
    public Score afterLock(Score before, LockResult lock) {
        var chain = chains.backToBack(before, lock);
        if (chain < -1) {
            throw wrong("a chain must be at least -1", chain, chains);
        }
        var counted = before.counted(lock, chain);
        var level = level(levels.level(before, counted, lock));
        var after = counted.levelled(level, answer(levels.remember(before, counted, lock), "a memory", levels));
        var points = points(scorer.points(before, after, lock));
        return after.paid(points, answer(scorer.remember(before, after, lock), "a memory", scorer));
    }

    /**
     * The score after a drop, of which each row is reported once.
     *
     * @param before the score before it
     * @param drop how far the player dropped the piece
     * @return the score with what is paid for drops at once
     * @throws IllegalArgumentException if the scorer answers negative points
     */
    public Score afterDrop(Score before, Drop drop) {
        return before.paid(points(scorer.dropPoints(before, drop)), before.scorerMemory());
    }

    /**
     * The score when a piece other than the first of the game spawns.
     *
     * @param before the score before the piece spawned
     * @return the score, at another level in some games
     * @throws IllegalArgumentException if the level rule answers a negative level
     */
    public Score afterSpawn(Score before) {
        return before.withLevel(level(levels.spawned(before.level())));
    }

    /**
     * What a lock sends to an opponent, as the attack table says.
     *
     * @param before the score before the lock
     * @param after the score after it
     * @param lock what the lock did
     * @return what it sends, before any garbage on its way to the player is cancelled
     */
    public Attack attack(Score before, Score after, LockResult lock) {
        return answer(attacks.attack(before, after, lock), "an attack", attacks);
    }

    private int level(int level) {
        if (level < 0) {
            throw wrong("a level must be at least 0", level, levels);
        }
        return level;
    }

    private long points(long points) {
        if (points < 0) {
            throw wrong("points must be at least 0", points, scorer);
        }
        return points;
    }

    private static IllegalArgumentException wrong(String rule, long value, Object strategy) {
        return new IllegalArgumentException(rule + ": " + value + ", answered by " + strategy);
    }

    @SuppressWarnings("ConstantValue") // strategies of callers without null checks may answer null
    private static <T> T answer(T value, String what, Object strategy) {
        if (value == null) {
            throw new IllegalArgumentException(what + " must not be null: null, answered by " + strategy);
        }
        return value;
    }

    /**
     * These settings with another start level.
     *
     * @param level the level that a game begins with, 0 or more
     * @return the changed settings
     * @throws IllegalArgumentException if the level is negative
     */
    public ScoringSettings withStartLevel(int level) {
        return new ScoringSettings(level, levels, chains, spins, scorer, attacks);
    }

    /**
     * These settings with another progress of the level.
     *
     * @param rule when the level rises
     * @return the changed settings
     */
    public ScoringSettings withLevels(LevelRule rule) {
        return new ScoringSettings(startLevel, rule, chains, spins, scorer, attacks);
    }

    /**
     * These settings with other back-to-back chains.
     *
     * @param rule which clears continue a chain
     * @return the changed settings
     */
    public ScoringSettings withChains(ChainRule rule) {
        return new ScoringSettings(startLevel, levels, rule, spins, scorer, attacks);
    }

    /**
     * These settings with other spins.
     *
     * @param rule which locks are spins
     * @return the changed settings
     */
    public ScoringSettings withSpins(SpinRule rule) {
        return new ScoringSettings(startLevel, levels, chains, rule, scorer, attacks);
    }

    /**
     * These settings with other points.
     *
     * @param rule the points that locks and drops pay
     * @return the changed settings
     */
    public ScoringSettings withScorer(Scorer rule) {
        return new ScoringSettings(startLevel, levels, chains, spins, rule, attacks);
    }

    /**
     * These settings with other attacks.
     *
     * @param table the garbage that locks send
     * @return the changed settings
     */
    public ScoringSettings withAttacks(AttackTable table) {
        return new ScoringSettings(startLevel, levels, chains, spins, scorer, table);
    }
}
