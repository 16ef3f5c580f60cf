package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Input;
import java.util.Objects;

/**
 * How pieces spawn, with initial rotation (IRS) and initial hold (IHS). Where they do, the rotation system decides; whether one
 * that does not fit ends the game, a {@link TopOutRule}.
 *
 * <p>The order at one spawn: initial hold, initial rotation, clutch, the row down.
 *
 * @param preview pieces of the queue that are shown, 0 to {@link #MAX_PREVIEW}
 * @param dropsAtOnce whether a piece that has just spawned falls one row at once if that row is free, as the guideline
 *     has it
 * @param clutch whether a piece that is blocked as it spawns right after a line clear is moved up until it fits, as in TETR.IO
 * @param initialTurn when a turn input turns the piece as it spawns; a turn that does not fit is left out
 * @param initialKicks whether that turn may kick; without, only the place itself is tried, as in Arika's games
 * @param initialHold when the hold input swaps the piece before it appears
 * @since 0.1.0
 */
@CheckReturnValue
public record SpawnSettings(
        int preview,
        boolean dropsAtOnce,
        boolean clutch,
        InitialAction initialTurn,
        boolean initialKicks,
        InitialAction initialHold) {
    /** The largest preview. */
    public static final int MAX_PREVIEW = 32;

    /**
     * Checks the preview.
     *
     * @throws IllegalArgumentException if it is out of its range
     */
    public SpawnSettings {
        Objects.requireNonNull(initialTurn, "initialTurn");
        Objects.requireNonNull(initialHold, "initialHold");
        Check.within("preview", preview, 0, MAX_PREVIEW);
    }

    /**
     * The plain rule: the piece appears, nothing else.
     *
     * @param preview pieces of the queue that are shown, 0 to {@link #MAX_PREVIEW}
     * @return the rule
     * @throws IllegalArgumentException if the preview is out of its range
     */
    public static SpawnSettings plain(int preview) {
        return new SpawnSettings(preview, false, false, InitialAction.OFF, false, InitialAction.OFF);
    }

    /**
     * This rule with another preview.
     *
     * @param pieces pieces of the queue that are shown, 0 to {@link #MAX_PREVIEW}
     * @return the changed rule
     * @throws IllegalArgumentException if the preview is out of its range
     */
    public SpawnSettings withPreview(int pieces) {
        return new SpawnSettings(pieces, dropsAtOnce, clutch, initialTurn, initialKicks, initialHold);
    }

    /**
     * This rule with or without the row down at the spawn.
     *
     * @param drops whether a piece that has just spawned falls one row at once if that row is free
     * @return the changed rule
     */
    public SpawnSettings withDropsAtOnce(boolean drops) {
        return new SpawnSettings(preview, drops, clutch, initialTurn, initialKicks, initialHold);
    }

    /**
     * This rule with or without clutch spawns.
     *
     * @param up whether a piece that is blocked as it spawns right after a line clear is moved up until it fits
     * @return the changed rule
     */
    public SpawnSettings withClutch(boolean up) {
        return new SpawnSettings(preview, dropsAtOnce, up, initialTurn, initialKicks, initialHold);
    }

    /**
     * This rule with another initial rotation.
     *
     * @param when when a turn input turns the piece as it spawns
     * @param kicks whether that turn may kick
     * @return the changed rule
     */
    public SpawnSettings withInitialTurn(InitialAction when, boolean kicks) {
        return new SpawnSettings(preview, dropsAtOnce, clutch, when, kicks, initialHold);
    }

    /**
     * This rule with another initial hold.
     *
     * @param when when the hold input swaps the piece before it appears
     * @return the changed rule
     */
    public SpawnSettings withInitialHold(InitialAction when) {
        return new SpawnSettings(preview, dropsAtOnce, clutch, initialTurn, initialKicks, when);
    }

    /** When an input acts on a piece at the moment it spawns. */
    InitialAction initialAction(Input input) {
        return switch (input) {
            case CLOCKWISE, COUNTERCLOCKWISE, HALF_TURN -> initialTurn;
            case HOLD -> initialHold;
            default -> InitialAction.OFF;
        };
    }

    /**
     * When an input acts on a piece at the very moment it spawns: initial rotation (IRS) and initial hold (IHS).
     *
     * <p>Equality: enum constants, compared by identity.
     */
    public enum InitialAction {
        /** Never. */
        OFF,
        /** While the input is held as the piece spawns, however long before it was pressed. */
        HELD,
        /** When the input was pressed in the delay before the piece spawns, even if it is released by then. */
        TAPPED
    }
}
