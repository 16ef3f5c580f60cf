package io.github.wallkick.scoring;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.scoring.Scorers.PerfectClearMode;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The attack tables of known games.
 *
 * <p>All use the combo and the back-to-back chain that every game counts. Unless said otherwise they send 0, 1, 2, 4
 * lines for one to four lines cleared and 2, 4, 6 for a T-spin single, double and triple.
 *
 * @since 0.1.0
 */
public final class AttackTables {
    private static final TableAttack.ByLines PLAIN = TableAttack.ByLines.of(0, 0, 1, 2, 4);
    private static final TableAttack.ByLines MINI = TableAttack.ByLines.of(0, 0, 1, 2, 4);
    private static final TableAttack.ByLines FULL = TableAttack.ByLines.of(0, 2, 4, 6);
    private static final int PERFECT_CLEAR = 10;
    private static final int TETRIS_99_PERFECT_CLEAR = 4;
    private static final int PUYO_PERFECT_CLEAR = 6;
    private static final int LEAGUE_PERFECT_CLEAR = 5;
    private static final int LEAGUE_SURGE = 4;

    private static final Presets<AttackTable> PRESETS = Presets.of(
            "attack table",
            list -> list.with("none", AttackTables::none)
                    .with("guideline", AttackTables::guideline)
                    .with(
                            "guideline-flat",
                            () -> guideline(BackToBackBonus.FLAT, PerfectClearMode.ADDED, ComboBonus.STANDARD))
                    .with("puyo-puyo-tetris", AttackTables::puyoPuyoTetris)
                    .with("puyo-puyo-tetris-versus-puyo", AttackTables::puyoPuyoTetrisVersusPuyo)
                    .with("tetris-99", AttackTables::tetris99)
                    .with("jstris", AttackTables::jstris)
                    .with("tetrio", AttackTables::tetrio)
                    .with("tetrio-league", AttackTables::tetrioLeague));

    /**
     * The lines that a difficult clear sends more when it continues a back-to-back chain.
     *
     * <p>Equality: enum constants, compared by identity.
     *
     * @since 0.1.0
     */
    public enum BackToBackBonus {
        /** One line. */
        FLAT {
            @Override
            int lines(int base) {
                return 1;
            }
        },
        /** One line, if the clear sends any by itself. */
        FLAT_ON_ATTACKS {
            @Override
            int lines(int base) {
                return base > 0 ? 1 : 0;
            }
        },
        /** Half of what the clear sends by itself, and one line at least: 1 for a single by a spin, 2 for a tetris. */
        HALF {
            @Override
            int lines(int base) {
                return Math.max(1, base / 2);
            }
        };

        abstract int lines(int base);
    }

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

    /** The table of games without opponents. */
    private enum NoAttack implements AttackTable {
        INSTANCE;

        @Override
        public Attack attack(Score before, Score after, LockResult lock) {
            return Attack.NONE;
        }

        @Override
        public String text() {
            return nameOf(this).orElseThrow();
        }
    }

    /** A table of the caller's own, known by its name. */
    private static final class Named extends NamedStrategy implements AttackTable {
        private final AttackTable table;

        Named(String text, AttackTable table) {
            super(text);
            this.table = table;
        }

        @Override
        public Attack attack(Score before, Score after, LockResult lock) {
            return table.attack(before, after, lock);
        }
    }

    private AttackTables() {}

    /**
     * The table that never sends anything, for games without opponents.
     *
     * @return the table
     */
    public static AttackTable none() {
        return NoAttack.INSTANCE;
    }

    /**
     * The guideline's versus table, with half the base for chains and perfect clears added.
     *
     * @return what {@link #guideline(BackToBackBonus, PerfectClearMode, ComboBonus)} returns for these and
     *     {@link ComboBonus#STANDARD}
     */
    public static AttackTable guideline() {
        return guideline(BackToBackBonus.HALF, PerfectClearMode.ADDED, ComboBonus.STANDARD);
    }

    /**
     * The guideline's versus table: a mini double sends 1, a perfect clear 10.
     *
     * @param chain the bonus of a chain. tetris.wiki has {@link BackToBackBonus#HALF} in its general table, most games
     *     {@link BackToBackBonus#FLAT}
     * @param perfectClears whether the 10 lines come on top, as tetris.wiki has it, or are all that is sent, as in Puyo Puyo
     *     Tetris and cold-clear
     * @param combos the bonus of a combo
     * @return the table
     */
    public static AttackTable guideline(BackToBackBonus chain, PerfectClearMode perfectClears, ComboBonus combos) {
        var replaces =
                perfectClears == PerfectClearMode.ADDED ? TableAttack.Replaces.NOTHING : TableAttack.Replaces.ALL;
        return table(chain, PERFECT_CLEAR, replaces).withCombos(combos);
    }

    /**
     * The table of Puyo Puyo Tetris between players of Tetris: one line for chains, a perfect clear always sends 10.
     *
     * <p>Source: tetrisandpuyopuyo.blogspot.com, four.lol; cold-clear.
     *
     * @return the table
     */
    public static AttackTable puyoPuyoTetris() {
        return guideline(BackToBackBonus.FLAT, PerfectClearMode.INSTEAD, ComboBonus.STANDARD);
    }

    /**
     * The table of Puyo Puyo Tetris against a player of Puyo Puyo: T-spins send 2, 3, 4, a perfect clear 6, combos as
     * {@link ComboBonus#VERSUS_PUYO} says.
     *
     * <p>Source: tetrisandpuyopuyo.blogspot.com, four.lol.
     *
     * @return the table
     */
    public static AttackTable puyoPuyoTetrisVersusPuyo() {
        return table(BackToBackBonus.FLAT, PUYO_PERFECT_CLEAR, TableAttack.Replaces.ALL)
                .withFull(TableAttack.ByLines.of(0, 2, 3, 4))
                .withCombos(ComboBonus.VERSUS_PUYO);
    }

    /**
     * The table of Tetris 99, without its bonus for attackers: one line for chains, four more for a perfect clear.
     *
     * <p>Source: tetris.wiki, Tetris 99 and Combo.
     *
     * @return the table
     */
    public static AttackTable tetris99() {
        return table(BackToBackBonus.FLAT, TETRIS_99_PERFECT_CLEAR, TableAttack.Replaces.NOTHING)
                .withCombos(ComboBonus.TETRIS_99);
    }

    /**
     * The table of Jstris: a mini double counts as a T-spin double; five lines send 6, a spin of four 7; one line for
     * chains, but none for a mini single; a perfect clear sends 10 instead of its lines, chain and combo added.
     *
     * <p>Source: harddrop.com, Jstris. Uncertain: older tables give the mini double 1.
     *
     * @return the table
     */
    public static AttackTable jstris() {
        return table(BackToBackBonus.FLAT_ON_ATTACKS, PERFECT_CLEAR, TableAttack.Replaces.CLEAR)
                .withPlain(TableAttack.ByLines.of(0, 0, 1, 2, 4, 6))
                .withMini(TableAttack.ByLines.of(0, 0, 4, 6, 7))
                .withFull(TableAttack.ByLines.of(0, 2, 4, 6, 7))
                .withCombos(ComboBonus.JSTRIS);
    }

    /**
     * The table of TETR.IO with chaining, the combo multiplier and ten lines for a perfect clear.
     *
     * @return the table, to be adapted by its {@code with…} methods
     */
    public static TetrioAttack tetrio() {
        return new TetrioAttack(true, TetrioAttack.Combo.MULTIPLIER, PERFECT_CLEAR, false, TetrioAttack.Surge.NONE);
    }

    /**
     * The table of TETRA LEAGUE since its second season: no chaining, a surge from the fifth difficult clear on, five lines
     * for a perfect clear.
     *
     * <p>Uncertain: the amount of a perfect clear, which changed over the seasons, and the base of the surge.
     *
     * @return the table
     */
    public static TetrioAttack tetrioLeague() {
        return new TetrioAttack(
                false,
                TetrioAttack.Combo.MULTIPLIER,
                LEAGUE_PERFECT_CLEAR,
                false,
                new TetrioAttack.Surge(LEAGUE_SURGE, LEAGUE_SURGE));
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
     * @return the table
     * @throws IllegalArgumentException if no preset is called so; the message lists the names
     */
    public static AttackTable named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A table of one's own under a name, so that recordings and rulesets as text can name it.
     *
     * @param name the name, without quotation marks or control characters; not blank
     * @param own the table; different tables must have different names
     * @return the table with a text; equal to every table of that name
     * @throws IllegalArgumentException if the name is not allowed
     */
    public static AttackTable named(String name, AttackTable own) {
        return new Named(StrategyText.named(name).toString(), own);
    }

    /**
     * The table of a text: the inverse of {@link AttackTable#text()}.
     *
     * <p>A table by numbers is written as {@code table(plain=[0 0 1 2 4], mini=[0 0 1 2 4], full=[0 2 4 6],
     * back-to-back=flat, combos=standard, perfect-clear=10, replaces=nothing)}, with the lines sent for 0, 1, 2 … lines
     * cleared; TETR.IO's settings as {@code tetrio(chaining=true, combo=multiplier, perfect-clear=10, handheld=false,
     * surge=surge(from=4, base=4))}.
     *
     * @param text a preset's name, or a kind with its numbers
     * @return the table
     * @throws NotationException if the text is neither; the message lists what is allowed. The name of a table of one's own
     *     is not enough: the table itself must be handed in
     */
    public static AttackTable parse(String text) {
        return PRESETS.parse(
                text, Map.of(TableAttack.KIND, TableAttack::parse, TetrioAttack.KIND, TetrioAttack::parse));
    }

    /**
     * Checks the laws of an attack table of one's own, for a test: it answers every lock, also at the limits of
     * all numbers, answers the same when it is asked again, and looks at the combo and the back-to-back chain alone.
     *
     * @param own the table
     * @throws IllegalArgumentException if one does not hold; the message has a counter-example
     */
    public static void check(AttackTable own) {
        ScoringChecks.attacks(own);
    }

    static Optional<String> nameOf(AttackTable table) {
        return PRESETS.nameOf(table);
    }

    private static TableAttack table(BackToBackBonus chain, int perfect, TableAttack.Replaces replaces) {
        return new TableAttack(
                PLAIN, MINI, FULL, chain, ComboBonus.STANDARD, new TableAttack.PerfectClear(perfect, replaces));
    }
}
