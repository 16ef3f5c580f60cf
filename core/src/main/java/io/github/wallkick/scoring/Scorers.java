package io.github.wallkick.scoring;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The scorers of known games.
 *
 * <p>“Level” is the level before a clear unless said otherwise; the level rule of the same game is in {@link Levels}. Where a
 * table ends at four lines, more lines are worth what four are.
 *
 * @since 0.1.0
 */
public final class Scorers {
    private static final int TGM_LOCK_FRAMES = 30;

    private static final String BASIC = "basic";

    private static final Presets<Scorer> PRESETS = Presets.of(
            "scorer",
            list -> list.with("basic", Scorers::basic)
                    .with("guideline", Scorers::guideline)
                    .with("nes", Scorers::nes)
                    .with("game-boy", Scorers::gameBoy)
                    .with("sega", Scorers::sega)
                    .with("bps", Scorers::bps)
                    .with("tengen", Scorers::tengen)
                    .with("tgm1", Scorers::tgm1)
                    .with("tgm2", Scorers::tgm2)
                    .with("tgm2-plus", Scorers::tgm2Plus)
                    .with("tgm3", Scorers::tgm3)
                    .with("tetrio", Scorers::tetrio)
                    .with("jstris", Scorers::jstris));

    /**
     * How the amount of a perfect clear goes together with that of the lines.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    public enum PerfectClearMode {
        /** It is added to what the clear is worth anyway. */
        ADDED,
        /** It is given instead of that. */
        INSTEAD
    }

    /**
     * How the Grand Master scorers round fractions of a level.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    public enum TgmRounding {
        /** To the next whole number upwards, as tetris.wiki and the clones shiromino and cambridge have it for TGM1. */
        UP {
            @Override
            long quarter(long number) {
                return (number + 3) / 4;
            }

            @Override
            long half(long number) {
                return (number + 1) / 2;
            }
        },
        /** To the next whole number downwards, as NullpoMino does. */
        DOWN {
            @Override
            long quarter(long number) {
                return number / 4;
            }

            @Override
            long half(long number) {
                return number / 2;
            }
        };

        abstract long quarter(long number);

        abstract long half(long number);
    }

    /** A scorer that is always a preset. */
    interface Preset extends Scorer {
        @Override
        default String text() {
            return nameOf(this).orElseThrow();
        }
    }

    /**
     * What a clear of one to four lines is worth; more lines, which larger pieces can clear, are worth what four are.
     *
     * @param one for a single
     * @param two for a double
     * @param three for a triple
     * @param four for four lines
     */
    record LinePoints(int one, int two, int three, int four) {
        int of(int lines) {
            return switch (lines) {
                case 0 -> 0;
                case 1 -> one;
                case 2 -> two;
                case 3 -> three;
                default -> four;
            };
        }
    }

    /**
     * Line points by the level, and fifty for each step of a combo, whatever the level.
     *
     * @param firstStep the step of a combo that its first clear counts as, 0 or 1
     */
    private record Basic(int firstStep) implements Scorer {
        private static final LinePoints POINTS = new LinePoints(100, 300, 500, 800);
        private static final int COMBO_POINTS = 50;

        @Override
        public long points(Score before, Score after, LockResult lock) {
            if (lock.lines() == 0) {
                return 0;
            }
            var clear = (long) POINTS.of(lock.lines()) * before.level();
            return clear + COMBO_POINTS * ((long) after.combo() + firstStep);
        }

        @Override
        public String text() {
            return nameOf(this)
                    .orElseGet(() ->
                            StrategyText.of(BASIC).with("first-step", firstStep).toString());
        }
    }

    /** A scorer of the caller's own, known by its name. */
    private static final class Named extends NamedStrategy implements Scorer {
        private final Scorer scorer;

        Named(String text, Scorer scorer) {
            super(text);
            this.scorer = scorer;
        }

        @Override
        public long points(Score before, Score after, LockResult lock) {
            return scorer.points(before, after, lock);
        }

        @Override
        public long dropPoints(Score before, Drop drop) {
            return scorer.dropPoints(before, drop);
        }

        @Override
        public ScoreMemory remember(Score before, Score after, LockResult lock) {
            return scorer.remember(before, after, lock);
        }

        @Override
        public ScoreMemory parseMemory(String text) {
            return scorer.parseMemory(text);
        }
    }

    private Scorers() {}

    /**
     * The scorer of the basic rules: 100, 300, 500 and 800 points × level for one to four lines, and 50 × combo whatever the
     * level. Games begin at level 1, with {@link Levels#everyLines(int)} for ten lines.
     *
     * <p>The first clear of a combo pays no bonus, as in the games that brought combos up; see
     * {@link #basicFromFirstClear()}.
     *
     * @return the scorer
     */
    public static Scorer basic() {
        return new Basic(0);
    }

    /**
     * The scorer of the basic rules, read so that the first clear of a combo is its step 1 and pays 50 already. “50 × combo”
     * does not say which step is the first, so the reading is uncertain.
     *
     * @return the scorer
     */
    public static Scorer basicFromFirstClear() {
        return new Basic(1);
    }

    /**
     * The guideline's scorer with perfect clears added.
     *
     * @return what {@link #guideline(PerfectClearMode)} returns for {@link PerfectClearMode#ADDED}
     */
    public static Scorer guideline() {
        return GuidelineScorer.ADDED;
    }

    /**
     * The guideline's scorer.
     *
     * <p>Times the level: 100, 300, 500, 800 for one to four lines; T-spin 400, single 800, double 1200, triple 1600; mini
     * 100, single 200, double 400. A difficult clear in a back-to-back chain is worth half as much again; combos add
     * 50 × combo × level and perfect clears 800, 1200, 1800, 2000, or 3200 by a tetris in a chain, × level, both outside of
     * that factor. A soft or sonic drop pays 1 per row, a hard drop 2, whatever the level.
     *
     * <p>Source: tetris.wiki, Scoring. Uncertain: the mini double, which older tables give 1200; perfect clears by a
     * T-spin in a chain, which no table has and which are worth here what their lines are; spins of pieces other than the
     * T, which no table has and which are worth what a T-spin is, and never less than the same lines without a spin.
     *
     * @param perfectClears how the amount of a perfect clear is read. Tables do not say; {@link PerfectClearMode#ADDED}
     *     agrees with the example of tetris.wiki and most engines, so that a perfect tetris in a chain is worth
     *     1200 + 3200
     * @return the scorer
     */
    public static Scorer guideline(PerfectClearMode perfectClears) {
        return switch (perfectClears) {
            case ADDED -> GuidelineScorer.ADDED;
            case INSTEAD -> GuidelineScorer.INSTEAD;
        };
    }

    /**
     * The scorer of the NES game: 40, 100, 300, 1200 × (level <em>after</em> the clear + 1), and the rows of an unbroken
     * soft drop; up to 999,999. Adding those rows has the fault of the original: a carry may lose six points or the last
     * digit. Games begin at level 0 to 19.
     *
     * <p>Source: the disassembly CelestialAmber/TetrisNESDisasm; the fault was described by rgmechex.
     *
     * @return the scorer
     */
    public static Scorer nes() {
        return ClassicScorers.NES;
    }

    /**
     * The scorer of the Game Boy game, type A: 40, 100, 300, 1200 × (level + 1), and the rows of an unbroken soft drop that
     * locked the piece; up to 999,999. Games begin at level 0 to 9.
     *
     * <p>Source: the disassemblies kaspermeerts/tetris and vinheim3/tetris-gb-disasm.
     *
     * @return the scorer
     */
    public static Scorer gameBoy() {
        return ClassicScorers.GAME_BOY;
    }

    /**
     * The scorer of Sega's arcade game of 1988: 100, 400, 900, 2000 × factor, ten times that for a perfect clear, and the
     * factor for each soft-dropped row. The factor is half the level, rounded down, plus one; at most 5.
     *
     * <p>Source: tetris.wiki, Tetris (Sega). NullpoMino's Retro Mania mode pays 1 per row instead.
     *
     * @return the scorer
     */
    public static Scorer sega() {
        return ClassicScorers.SEGA;
    }

    /**
     * The scorer of the Famicom game by BPS: 40, 100, 300, 1200, paid when the stage ends, and the rows of a hard drop plus
     * one, paid at once.
     *
     * <p>Source: tetris.wiki, Tetris (Famicom), alone; uncertain whether drops, too, are paid at the end only.
     *
     * @return the scorer
     */
    public static Scorer bps() {
        return ClassicScorers.BPS;
    }

    /**
     * The scorer of Tengen's NES game: for each piece r × (r + row), where r is the level plus one and the row counts from
     * the floor, twice that when soft drop locked it, at most 999; 100, 400, 900, 2500 for lines, paid when the level ends.
     *
     * <p>Source: tetris.wiki, Tetris (NES, Tengen), alone; uncertain which cell's row counts, here it is the lowest.
     *
     * @return the scorer
     */
    public static Scorer tengen() {
        return ClassicScorers.TENGEN;
    }

    /**
     * The scorer of TGM1, rounding up.
     *
     * @return what {@link #tgm1(TgmRounding)} returns for {@link TgmRounding#UP}
     */
    public static Scorer tgm1() {
        return tgm1(TgmRounding.UP);
    }

    /**
     * The scorer of TGM1: (a quarter of level plus lines, rounded, + frames of soft drop in the air + 1 for a lock by soft
     * drop) × lines × combo × bravo. The combo is 1 and grows by 0, 2, 4, 6 with each clear of one to four lines before it
     * is used, until a lock without lines; bravo is 4 for a perfect clear, else 1. Games begin at level 0.
     *
     * <p>Source: tetris.wiki, Tetris The Grand Master; the clones shiromino and cambridge. Frames are sixtieths of a
     * second, rounded to the nearest.
     *
     * @param rounding {@link TgmRounding#UP} in all sources except NullpoMino
     * @return the scorer
     */
    public static Scorer tgm1(TgmRounding rounding) {
        return new TgmScorer(TgmScorer.Game.TGM1, rounding, 0);
    }

    /**
     * The scorer of TGM2 of 2000: as {@link #tgm1()}, and also twice the rows of the largest sonic drop.
     *
     * <p>Source: tetris.wiki, Tetris The Absolute.
     *
     * @return the scorer
     */
    public static Scorer tgm2() {
        return new TgmScorer(TgmScorer.Game.TGM2, TgmRounding.UP, 0);
    }

    /**
     * The scorer of TGM2 PLUS, rounding up, with a lock delay of 30 frames.
     *
     * @return what {@link #tgm2Plus(TgmRounding, int)} returns for these
     */
    public static Scorer tgm2Plus() {
        return tgm2Plus(TgmRounding.UP, TGM_LOCK_FRAMES);
    }

    /**
     * The scorer of TGM2 PLUS: as {@link #tgm2()}, and for each clear half the level after it, rounded, plus seven times
     * the frames by which the piece's time under control was shorter than the lock delay.
     *
     * <p>Source: tetris.wiki, Tetris The Absolute; the bonus for speed as in shiromino. Uncertain: NullpoMino measures the
     * time that the piece rested instead.
     *
     * @param rounding {@link TgmRounding#UP} by tetris.wiki; shiromino and NullpoMino round down
     * @param lockFrames the lock delay in frames of a sixtieth of a second, 0 or more
     * @return the scorer
     * @throws IllegalArgumentException if the lock delay is negative
     */
    public static Scorer tgm2Plus(TgmRounding rounding, int lockFrames) {
        return new TgmScorer(TgmScorer.Game.TGM2_PLUS, rounding, lockFrames);
    }

    /**
     * The scorer of TGM3, with a lock delay of 30 frames.
     *
     * @return what {@link #tgm3(int)} returns for 30
     */
    public static Scorer tgm3() {
        return tgm3(TGM_LOCK_FRAMES);
    }

    /**
     * The scorer of TGM3: (a quarter of level plus lines, rounded down, + frames of soft drop + 1 for a lock by soft drop +
     * rows of the largest sonic drop) × lines × combo + half the level after + frames by which the piece rested shorter
     * than the lock delay; a perfect clear doubles all of it.
     *
     * <p>Source: NullpoMino's Grade Mania 3 mode alone, so all of it is uncertain; levels rise by 1, 2, 4, 6.
     *
     * @param lockFrames the lock delay in frames of a sixtieth of a second, 0 or more
     * @return the scorer
     * @throws IllegalArgumentException if the lock delay is negative
     */
    public static Scorer tgm3(int lockFrames) {
        return new TgmScorer(TgmScorer.Game.TGM3, TgmRounding.DOWN, lockFrames);
    }

    /**
     * The scorer of TETR.IO's solo games: as the guideline's, but three lines by a mini are worth 800 and every perfect
     * clear adds 3500 × level.
     *
     * <p>Source: the engine of halp1/triangle, which follows the client; a reading of tetris.wiki, TETR.IO, for the level.
     *
     * @return the scorer
     */
    public static Scorer tetrio() {
        return GuidelineScorer.TETRIO;
    }

    /**
     * The scorer of Jstris' solo games: as the guideline's, but every perfect clear adds 3000. The level of its games never
     * changes.
     *
     * <p>Source: harddrop.com, Jstris, for perfect clears; uncertain that all else is the guideline's.
     *
     * @return the scorer
     */
    public static Scorer jstris() {
        return GuidelineScorer.JSTRIS;
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
     * @return the scorer
     * @throws IllegalArgumentException if no preset is called so; the message lists the names
     */
    public static Scorer named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A scorer of one's own under a name, so that recordings and rulesets as text can name it.
     *
     * @param name the name, without quotation marks or control characters; not blank
     * @param own the scorer; different scorers must have different names
     * @return the scorer with a text; equal to every scorer of that name
     * @throws IllegalArgumentException if the name is not allowed
     */
    public static Scorer named(String name, Scorer own) {
        return new Named(StrategyText.named(name).toString(), own);
    }

    /**
     * The scorer of a text: the inverse of {@link Scorer#text()}.
     *
     * <p>What is no preset is written with its numbers: {@code basic(first-step=1)},
     * {@code guideline(perfect-clears=instead)}, and {@code tgm2-plus(rounding=down, lock-frames=20)} or another of the
     * four Grand Master games.
     *
     * @param text a preset's name, or a kind with its numbers
     * @return the scorer
     * @throws NotationException if the text is neither; the message lists what is allowed. The name of a scorer of one's own
     *     is not enough: the scorer itself must be handed in
     */
    public static Scorer parse(String text) {
        var kinds = new HashMap<String, Function<StrategyText.Fields, Scorer>>();
        kinds.put(BASIC, fields -> new Basic((int) fields.number("first-step", 0, 1)));
        kinds.put(GuidelineScorer.KIND, GuidelineScorer::parse);
        for (var game : TgmScorer.Game.values()) {
            kinds.put(game.word(), fields -> TgmScorer.parse(game, fields));
        }
        return PRESETS.parse(text, kinds);
    }

    /**
     * Checks the laws of a scorer of one's own, for a test: it pays 0 points or more for every lock and
     * drop, also at the limits of all numbers, answers the same when it is asked again, and reads its memory back from the
     * memory's text.
     *
     * @param own the scorer
     * @throws IllegalArgumentException if one does not hold; the message has a counter-example
     */
    public static void check(Scorer own) {
        ScoringChecks.scorer(own);
    }

    static Optional<String> nameOf(Scorer scorer) {
        return PRESETS.nameOf(scorer);
    }
}
