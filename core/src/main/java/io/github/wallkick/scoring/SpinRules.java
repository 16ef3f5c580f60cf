package io.github.wallkick.scoring;

import java.util.List;

/**
 * The spin rules of known games.
 *
 * <p>All but {@link #tetrioStupid()} ask for a turn as the last movement before the lock. Walls, floor and what is above
 * the topmost row of the board count as filled. A T is told by its shape, so the rules hold for every rotation system and
 * for T tetrominoes of a type of your own.
 *
 * @since 0.1.0
 */
public final class SpinRules {
    private static final Presets<SpinRule> PRESETS = Presets.<SpinRule>of("spin rule")
            .with("none", none())
            .with("three-corner", threeCorner())
            .with("three-corner-no-kick", threeCornerNoKick())
            .with("guideline", guideline())
            .with("guideline-loose", guidelineLoose())
            .with("guideline-sticky", guidelineSticky())
            .with("kick-mini", kickMini())
            .with("rotate-mini", rotateMini())
            .with("immobile", immobile())
            .with("tetrio-t-spins", tetrioTSpins())
            .with("tetrio-t-spins+", tetrioTSpinsPlus())
            .with("tetrio-all", tetrioAll())
            .with("tetrio-all+", tetrioAllPlus())
            .with("tetrio-all-mini", tetrioAllMini())
            .with("tetrio-all-mini+", tetrioAllMiniPlus())
            .with("tetrio-mini-only", tetrioMiniOnly())
            .with("tetrio-handheld", tetrioHandheld())
            .with("tetrio-stupid", tetrioStupid());

    private SpinRules() {}

    /**
     * The rule by which nothing is a spin.
     *
     * @return the rule
     */
    public static SpinRule none() {
        return NoSpin.INSTANCE;
    }

    /**
     * The rule of three corners: a T of whose four corners at least three are filled is a full spin. There are no minis.
     *
     * <p>Source: the T-spin guide at kitaru.1101b.com (Tetris Worlds and later).
     *
     * @return the rule
     */
    public static SpinRule threeCorner() {
        return new CornerRule(Minis.NEVER, true);
    }

    /**
     * The rule of three corners without kicks: as {@link #threeCorner()}, but a turn that needed a kick is no spin.
     *
     * <p>Source: strategywiki.org, Tetris/Scoring; the option {@code tspinAllowKick} of NullpoMino.
     *
     * @return the rule
     */
    public static SpinRule threeCornerNoKick() {
        return new CornerRule(Minis.NEVER, false);
    }

    /**
     * The guideline's rule: of a T with three filled corners, both corners beside the stem make a full spin, else it is a
     * mini; but a turn from 0 or 2 to R or L by the fifth test, which draws the T's middle down two rows, is full.
     *
     * <p>Source: tetris.wiki, T-Spin; the same in cold-clear, solution-finder and the TETR.IO client but for
     * {@linkplain #guidelineLoose() the other turns by a fifth test}, which are disputed. Only the last turn counts; see
     * {@link #guidelineSticky()} for the wording of the 2009 guideline.
     *
     * @return the rule
     */
    public static SpinRule guideline() {
        return new CornerRule(Minis.OPEN_FRONT, true);
    }

    /**
     * The guideline's rule, taken loosely: every quarter turn by the fifth test is full, also one that lifts the T by two
     * rows. It differs from {@link #guideline()} for the turns from R or L to 2 only.
     *
     * <p>Source: cold-clear, where any fourth kick counts. Uncertain for half turns, which cold-clear does not know: here
     * they do not count.
     *
     * @return the rule
     */
    public static SpinRule guidelineLoose() {
        return new CornerRule(Minis.OPEN_FRONT_LOOSE, true);
    }

    /**
     * The guideline's rule, with memory: as {@link #guideline()}, and once the fifth test has drawn a T into its slot,
     * further turns in the slot are full too, until the piece shifts or falls.
     *
     * <p>Source: the wording of the 2009 guideline as projects quote it. Uncertain: players of Tetris Online Japan report
     * that a later turn cancels it, and engines look at the last turn only, so it is not the default.
     *
     * @return the rule
     */
    public static SpinRule guidelineSticky() {
        return StickyCornerRule.INSTANCE;
    }

    /**
     * The rule of three corners where a kick makes a mini.
     *
     * <p>Source: NullpoMino, {@code TSPINMINI_TYPE_WALLKICKFLAG}.
     *
     * @return the rule
     */
    public static SpinRule kickMini() {
        return new CornerRule(Minis.KICKED, true);
    }

    /**
     * The rule of three corners where a T that can turn in place neither way is a mini.
     *
     * <p>Source: NullpoMino, {@code TSPINMINI_TYPE_ROTATECHECK}.
     *
     * @return the rule
     */
    public static SpinRule rotateMini() {
        return new CornerRule(Minis.TURNS_BLOCKED, true);
    }

    /**
     * The rule of immobility: any piece that can move neither left nor right nor up is a full spin.
     *
     * <p>Source: The New Tetris, as the guide at kitaru.1101b.com tells it; NullpoMino, {@code SPINTYPE_IMMOBILE}.
     *
     * @return the rule
     */
    public static SpinRule immobile() {
        return new ImmobileRule(false);
    }

    /**
     * The setting “T-spins” of TETR.IO: the guideline's rule for the T, nothing for other pieces.
     *
     * <p>Source of all TETR.IO settings: the engine of halp1/triangle, which follows the client.
     *
     * @return the rule
     */
    public static SpinRule tetrioTSpins() {
        return new TetrioSpinRule(true, Spin.NONE, Spin.NONE);
    }

    /**
     * The setting “T-spins+” of TETR.IO: as {@link #tetrioTSpins()}, and an immobile T is a mini at least.
     *
     * @return the rule
     */
    public static SpinRule tetrioTSpinsPlus() {
        return new TetrioSpinRule(true, Spin.MINI, Spin.NONE);
    }

    /**
     * The setting “all” of TETR.IO: the guideline's rule for the T; other immobile pieces are full spins.
     *
     * @return the rule
     */
    public static SpinRule tetrioAll() {
        return new TetrioSpinRule(true, Spin.NONE, Spin.FULL);
    }

    /**
     * The setting “all+” of TETR.IO: as {@link #tetrioAll()}, and an immobile T is a mini at least.
     *
     * @return the rule
     */
    public static SpinRule tetrioAllPlus() {
        return new TetrioSpinRule(true, Spin.MINI, Spin.FULL);
    }

    /**
     * The setting “all-mini” of TETR.IO: the guideline's rule for the T; other immobile pieces are minis.
     *
     * @return the rule
     */
    public static SpinRule tetrioAllMini() {
        return new TetrioSpinRule(true, Spin.NONE, Spin.MINI);
    }

    /**
     * The setting “all-mini+” of TETR.IO: as {@link #tetrioAllMini()}, and an immobile T is a mini at least.
     *
     * @return the rule
     */
    public static SpinRule tetrioAllMiniPlus() {
        return new TetrioSpinRule(true, Spin.MINI, Spin.MINI);
    }

    /**
     * The setting “mini-only” of TETR.IO: any immobile piece is a mini, and there is no other spin.
     *
     * <p>Uncertain: triangle looks at no corners here; the game itself may make minis of its full T-spins.
     *
     * @return the rule
     */
    public static SpinRule tetrioMiniOnly() {
        return new TetrioSpinRule(false, Spin.MINI, Spin.MINI);
    }

    /**
     * The setting “handheld” of TETR.IO: S, Z, J and L have four corners of their own and are full spins when three are
     * filled; the T is judged as ever; I and O are never spins. The corners are those of the SRS shapes.
     *
     * @return the rule
     */
    public static SpinRule tetrioHandheld() {
        return HandheldRule.INSTANCE;
    }

    /**
     * The setting “stupid” of TETR.IO: any piece that rested on something after its last turn is a full spin, even if it
     * was shifted since.
     *
     * @return the rule
     */
    public static SpinRule tetrioStupid() {
        return StupidRule.INSTANCE;
    }

    /**
     * The names of all presets.
     *
     * @return names for {@link #named(String)}, such as {@code guideline}; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The preset of a name.
     *
     * @param name one of {@link #names()}
     * @return the rule
     * @throws IllegalArgumentException if no preset is called so; the message lists the names
     */
    public static SpinRule named(String name) {
        return PRESETS.named(name);
    }
}
