package io.github.wallkick.scoring;

import java.util.List;

/**
 * The attack tables of known games.
 *
 * <p>All use the combo and the back-to-back chain that every scorer counts. Unless said otherwise they send 0, 1, 2, 4
 * lines for one to four lines cleared and 2, 4, 6 for a T-spin single, double and triple.
 *
 * @since 0.1.0
 */
public final class AttackTables {
    private static final LineAttack PLAIN = LineAttack.of(0, 0, 1, 2, 4);
    private static final LineAttack MINI = LineAttack.of(0, 0, 1, 2, 4);
    private static final LineAttack FULL = LineAttack.of(0, 2, 4, 6);
    private static final int PERFECT_CLEAR = 10;
    private static final int TETRIS_99_PERFECT_CLEAR = 4;
    private static final int PUYO_PERFECT_CLEAR = 6;
    private static final int LEAGUE_PERFECT_CLEAR = 5;
    private static final int LEAGUE_SURGE = 4;

    private static final Presets<AttackTable> PRESETS = Presets.<AttackTable>of("attack table")
            .with("guideline", guideline())
            .with("guideline-flat", guideline(BackToBackBonus.FLAT, PerfectClearMode.ADDED, ComboBonus.STANDARD))
            .with("puyo-puyo-tetris", puyoPuyoTetris())
            .with("puyo-puyo-tetris-versus-puyo", puyoPuyoTetrisVersusPuyo())
            .with("tetris-99", tetris99())
            .with("jstris", jstris())
            .with("tetrio", tetrio())
            .with("tetrio-league", tetrioLeague());

    private AttackTables() {}

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
                .withFull(LineAttack.of(0, 2, 3, 4))
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
                .withPlain(LineAttack.of(0, 0, 1, 2, 4, 6))
                .withMini(LineAttack.of(0, 0, 4, 6, 7))
                .withFull(LineAttack.of(0, 2, 4, 6, 7))
                .withCombos(ComboBonus.JSTRIS);
    }

    /**
     * The table of TETR.IO with chaining, the combo multiplier and ten lines for a perfect clear.
     *
     * @return the table, to be adapted by its {@code with…} methods
     */
    public static TetrioAttack tetrio() {
        return new TetrioAttack(true, TetrioCombo.MULTIPLIER, PERFECT_CLEAR, false, TetrioAttack.Surge.NONE);
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
                TetrioCombo.MULTIPLIER,
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

    private static TableAttack table(BackToBackBonus chain, int perfect, TableAttack.Replaces replaces) {
        return new TableAttack(
                PLAIN, MINI, FULL, chain, ComboBonus.STANDARD, new TableAttack.Perfect(perfect, replaces));
    }
}
