package io.github.wallkick.scoring;

import io.github.wallkick.NotationException;
import io.github.wallkick.board.Board;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.Piece;
import java.util.List;
import java.util.Map;

/**
 * The spin rules of known games.
 *
 * <p>All but {@link #tetrioStupid()} ask for a turn as the last movement before the lock. Walls, floor and what is above
 * the topmost row of the board count as filled. A T is recognized by its shape, so the rules hold for every rotation system and
 * for T tetrominoes of a type of your own.
 *
 * @since 0.1.0
 */
public final class SpinRules {
    private static final Presets<SpinRule> PRESETS = Presets.of(
            "spin rule",
            list -> list.with("none", SpinRules::none)
                    .with("three-corner", SpinRules::threeCorner)
                    .with("three-corner-no-kick", SpinRules::threeCornerNoKick)
                    .with("guideline", SpinRules::guideline)
                    .with("guideline-loose", SpinRules::guidelineLoose)
                    .with("guideline-sticky", SpinRules::guidelineSticky)
                    .with("kick-mini", SpinRules::kickMini)
                    .with("rotate-mini", SpinRules::rotateMini)
                    .with("immobile", SpinRules::immobile)
                    .with("tetrio-t-spins", SpinRules::tetrioTSpins)
                    .with("tetrio-t-spins+", SpinRules::tetrioTSpinsPlus)
                    .with("tetrio-all", SpinRules::tetrioAll)
                    .with("tetrio-all+", SpinRules::tetrioAllPlus)
                    .with("tetrio-all-mini", SpinRules::tetrioAllMini)
                    .with("tetrio-all-mini+", SpinRules::tetrioAllMiniPlus)
                    .with("tetrio-mini-only", SpinRules::tetrioMiniOnly)
                    .with("tetrio-handheld", SpinRules::tetrioHandheld)
                    .with("tetrio-stupid", SpinRules::tetrioStupid));

    /** A rule of the library: all of them are presets. */
    interface Preset extends SpinRule {
        /** The spin of a piece that fits the board. */
        Spin spin(Board board, Piece piece, LastTurn last);

        @Override
        default Spin judge(Board board, Piece piece, LastTurn last) {
            Check.that(
                    !board.collides(piece),
                    "a spin must be judged before the lock, on a board where the piece fits",
                    piece);
            return spin(board, piece, last);
        }

        @Override
        default String text() {
            return PRESETS.nameOf(this).orElseThrow();
        }
    }

    /** No lock is a spin. */
    private enum NoSpin implements Preset {
        INSTANCE;

        @Override
        public Spin spin(Board board, Piece piece, LastTurn last) {
            return Spin.NONE;
        }
    }

    /** A rule of the caller's own, known by its name. */
    private static final class Named extends NamedStrategy implements SpinRule {
        private final SpinRule rule;

        Named(String text, SpinRule rule) {
            super(text);
            this.rule = rule;
        }

        @Override
        public Spin judge(Board board, Piece piece, LastTurn last) {
            return rule.judge(board, piece, last);
        }

        @Override
        public LastTurn afterTurn(LastTurn before, LastTurn turn, Board board, Piece turned) {
            return rule.afterTurn(before, turn, board, turned);
        }

        @Override
        public LastTurn afterMove(LastTurn before) {
            return rule.afterMove(before);
        }
    }

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
        return new CornerSpins(CornerSpins.Minis.NEVER, true);
    }

    /**
     * The rule of three corners without kicks: as {@link #threeCorner()}, but a turn that needed a kick is no spin.
     *
     * <p>Source: strategywiki.org, Tetris/Scoring; the option {@code tspinAllowKick} of NullpoMino.
     *
     * @return the rule
     */
    public static SpinRule threeCornerNoKick() {
        return new CornerSpins(CornerSpins.Minis.NEVER, false);
    }

    /**
     * The guideline's rule: of a T with three filled corners, both corners beside the stem make a full spin, else it is a
     * mini; but a turn by a test that the rotation system marks is full. SRS marks the fifth test of the turns from 0 or 2 to
     * R or L, which draws the T's middle down two rows; tables of one's own mark their tests with {@code @}.
     *
     * <p>Source: tetris.wiki, T-Spin; the same in cold-clear, solution-finder and the TETR.IO client but for
     * {@linkplain #guidelineLoose() the other turns by a fifth test}, which are disputed. Only the last turn counts; see
     * {@link #guidelineSticky()} for the wording of the 2009 guideline.
     *
     * @return the rule
     */
    public static SpinRule guideline() {
        return new CornerSpins(CornerSpins.Minis.OPEN_FRONT, true);
    }

    /**
     * The guideline's rule, taken loosely: every quarter turn by the fifth test is full, also one that lifts the T by two
     * rows. Under SRS it differs from {@link #guideline()} for the turns from R or L to 2 only.
     *
     * <p>Source: cold-clear, where any fourth kick counts. Uncertain for half turns, which cold-clear does not know: here
     * they do not count.
     *
     * @return the rule
     */
    public static SpinRule guidelineLoose() {
        return new CornerSpins(CornerSpins.Minis.OPEN_FRONT_LOOSE, true);
    }

    /**
     * The guideline's rule, with memory: as {@link #guideline()}, and once a marked test has drawn a T into its slot,
     * further turns in the slot are full too, until the piece shifts or falls.
     *
     * <p>Source: the wording of the 2009 guideline as projects quote it. Uncertain: players of Tetris Online Japan report
     * that a later turn cancels it, and engines look at the last turn only, so it is not the default.
     *
     * @return the rule
     */
    public static SpinRule guidelineSticky() {
        return CornerSpins.Sticky.INSTANCE;
    }

    /**
     * The rule of three corners where a kick makes a mini.
     *
     * <p>Source: NullpoMino, {@code TSPINMINI_TYPE_WALLKICKFLAG}.
     *
     * @return the rule
     */
    public static SpinRule kickMini() {
        return new CornerSpins(CornerSpins.Minis.KICKED, true);
    }

    /**
     * The rule of three corners where a T that can turn in place neither way is a mini.
     *
     * <p>Source: NullpoMino, {@code TSPINMINI_TYPE_ROTATECHECK}.
     *
     * @return the rule
     */
    public static SpinRule rotateMini() {
        return new CornerSpins(CornerSpins.Minis.TURNS_BLOCKED, true);
    }

    /**
     * The rule of immobility: any piece that can move neither left nor right nor up is a full spin.
     *
     * <p>Source: The New Tetris, as the guide at kitaru.1101b.com tells it; NullpoMino, {@code SPINTYPE_IMMOBILE}.
     *
     * @return the rule
     */
    public static SpinRule immobile() {
        return new TetrioSpins.Immobile(false);
    }

    /**
     * The setting “T-spins” of TETR.IO: the guideline's rule for the T, nothing for other pieces.
     *
     * <p>Source of all TETR.IO settings: the engine of halp1/triangle, which follows the client.
     *
     * @return the rule
     */
    public static SpinRule tetrioTSpins() {
        return new TetrioSpins(true, Spin.NONE, Spin.NONE);
    }

    /**
     * The setting “T-spins+” of TETR.IO: as {@link #tetrioTSpins()}, and an immobile T is a mini at least.
     *
     * @return the rule
     */
    public static SpinRule tetrioTSpinsPlus() {
        return new TetrioSpins(true, Spin.MINI, Spin.NONE);
    }

    /**
     * The setting “all” of TETR.IO: the guideline's rule for the T; other immobile pieces are full spins.
     *
     * @return the rule
     */
    public static SpinRule tetrioAll() {
        return new TetrioSpins(true, Spin.NONE, Spin.FULL);
    }

    /**
     * The setting “all+” of TETR.IO: as {@link #tetrioAll()}, and an immobile T is a mini at least.
     *
     * @return the rule
     */
    public static SpinRule tetrioAllPlus() {
        return new TetrioSpins(true, Spin.MINI, Spin.FULL);
    }

    /**
     * The setting “all-mini” of TETR.IO: the guideline's rule for the T; other immobile pieces are minis.
     *
     * @return the rule
     */
    public static SpinRule tetrioAllMini() {
        return new TetrioSpins(true, Spin.NONE, Spin.MINI);
    }

    /**
     * The setting “all-mini+” of TETR.IO: as {@link #tetrioAllMini()}, and an immobile T is a mini at least.
     *
     * @return the rule
     */
    public static SpinRule tetrioAllMiniPlus() {
        return new TetrioSpins(true, Spin.MINI, Spin.MINI);
    }

    /**
     * The setting “mini-only” of TETR.IO: any immobile piece is a mini, and there is no other spin.
     *
     * <p>Uncertain: triangle looks at no corners here; the game itself may make minis of its full T-spins.
     *
     * @return the rule
     */
    public static SpinRule tetrioMiniOnly() {
        return new TetrioSpins(false, Spin.MINI, Spin.MINI);
    }

    /**
     * The setting “handheld” of TETR.IO: S, Z, J and L have four corners of their own and are full spins when three are
     * filled; the T is judged as ever; I and O are never spins. The corners are those of the SRS shapes.
     *
     * @return the rule
     */
    public static SpinRule tetrioHandheld() {
        return TetrioSpins.Handheld.INSTANCE;
    }

    /**
     * The setting “stupid” of TETR.IO: any piece that rested on something after its last turn is a full spin, even if it
     * was shifted since.
     *
     * @return the rule
     */
    public static SpinRule tetrioStupid() {
        return TetrioSpins.Stupid.INSTANCE;
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

    /**
     * A rule of one's own under a name, so that recordings and rulesets as text can name it.
     *
     * @param name the name, without quotation marks or control characters; not blank
     * @param own the rule; different rules must have different names
     * @return the rule with a text; equal to every rule of that name
     * @throws IllegalArgumentException if the name is not allowed
     */
    public static SpinRule named(String name, SpinRule own) {
        return new Named(StrategyText.named(name).toString(), own);
    }

    /**
     * The rule of a text: the inverse of {@link SpinRule#text()}.
     *
     * @param text one of {@link #names()}
     * @return the rule
     * @throws NotationException if no preset is called so; the message lists the names. The name of a rule of one's own is
     *     not enough: the rule itself must be handed in
     */
    public static SpinRule parse(String text) {
        return PRESETS.parse(text, Map.of());
    }

    /**
     * Checks the laws of a spin rule of one's own, for a test: it judges every piece that fits, whatever its
     * last turn was, and answers the same when it is asked again.
     *
     * @param own the rule
     * @throws IllegalArgumentException if one does not hold; the message has a counter-example
     */
    public static void check(SpinRule own) {
        ScoringChecks.spins(own);
    }
}
