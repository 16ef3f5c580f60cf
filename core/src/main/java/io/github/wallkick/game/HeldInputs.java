package io.github.wallkick.game;

import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Turn;
import java.util.Objects;
import java.util.Optional;

/**
 * The inputs that matter beyond their stroke, as bits by {@link Input#ordinal()}.
 *
 * @param held inputs that are pressed and not released
 * @param tapped inputs that were pressed while no piece was under control; the next spawn forgets them
 */
record HeldInputs(int held, int tapped) {
    static final HeldInputs NONE = new HeldInputs(0, 0);

    /** Whether it matters under these rules how long an input is held. */
    static boolean matter(Input input, Ruleset rules) {
        return input == Input.HARD_DROP
                || rules.spawning().initialAction(input) == SpawnSettings.InitialAction.HELD
                || rules.rotation().heldInputs().contains(input);
    }

    /** A stroke on a game. */
    static Transition tap(Game game, Input input) {
        Objects.requireNonNull(input, "input");
        if (game.isOver() || !game.ruleset().inputs().contains(input)) {
            return game.unchanged();
        }
        if (game.phaseState() instanceof Falling falling) {
            return falling.apply(game, input);
        }
        return game.ruleset().spawning().initialAction(input) == SpawnSettings.InitialAction.TAPPED
                ? with(game, game.state().held().tapped(input)).unchanged()
                : game.unchanged();
    }

    /** A press on a game. */
    static Transition press(Game game, Input input) {
        Objects.requireNonNull(input, "input");
        if (game.isOver() || !game.ruleset().inputs().contains(input)) {
            return game.unchanged();
        }
        if (input == Input.SOFT_DROP) {
            return pressSoftDrop(game);
        }
        var held = game.state().held();
        if (input == Input.HARD_DROP && held.isHeld(input)) {
            return game.unchanged();
        }
        var stroke = game.apply(input);
        if (!matter(input, game.ruleset())) {
            return stroke;
        }
        // held from after the stroke on: it must not act twice on a piece that spawns by this very stroke
        var after = stroke.game();
        return new Transition(with(after, after.state().held().pressed(input)), stroke.events());
    }

    private static Transition pressSoftDrop(Game game) {
        var held = game.state().held();
        if (held.isHeld(Input.SOFT_DROP)) {
            return game.unchanged();
        }
        var pressed = with(game, held.pressed(Input.SOFT_DROP));
        if (game.phaseState() instanceof Falling falling) {
            return falling.pressSoftDrop(pressed);
        }
        return game.ruleset().timing().softDrop().needsFreshPress() ? game.unchanged() : pressed.unchanged();
    }

    /** A release on a game. */
    static Transition release(Game game, Input input) {
        var held = game.state().held();
        if (game.isOver() || !held.isHeld(input)) {
            return game.unchanged();
        }
        var released = with(game, held.released(input));
        return input == Input.SOFT_DROP && game.phaseState() instanceof Falling falling
                ? released.with(falling.releaseSoftDrop()).unchanged()
                : released.unchanged();
    }

    private static Game with(Game game, HeldInputs held) {
        return held.equals(game.state().held()) ? game : game.with(game.state().withHeld(held));
    }

    boolean isHeld(Input input) {
        return (held & bit(input)) != 0;
    }

    HeldInputs pressed(Input input) {
        return of(held | bit(input), tapped);
    }

    HeldInputs released(Input input) {
        return of(held & ~bit(input), tapped);
    }

    HeldInputs tapped(Input input) {
        return of(held, tapped | bit(input));
    }

    HeldInputs withoutTaps() {
        return of(held, 0);
    }

    boolean asksFor(Input input, SpawnSettings.InitialAction when) {
        return (acting(when) & bit(input)) != 0;
    }

    /** The turn that all acting turns together make; a clockwise and a counterclockwise one cancel each other. */
    Optional<Turn> initialTurn(SpawnSettings.InitialAction when) {
        var acting = acting(when);
        if (acting == 0) {
            return Optional.empty();
        }
        var quarters = 0;
        for (var turn : Turn.values()) {
            if ((acting & bit(Input.of(turn))) != 0) {
                quarters += turn.quarters();
            }
        }
        return switch (quarters % 4) {
            case 1 -> Optional.of(Turn.CLOCKWISE);
            case 2 -> Optional.of(Turn.HALF);
            case 3 -> Optional.of(Turn.COUNTERCLOCKWISE);
            default -> Optional.empty();
        };
    }

    private int acting(SpawnSettings.InitialAction when) {
        if ((held | tapped) == 0) {
            return 0;
        }
        return switch (when) {
            case OFF -> 0;
            case HELD -> held;
            case TAPPED -> tapped;
        };
    }

    private HeldInputs of(int newHeld, int newTapped) {
        return newHeld == held && newTapped == tapped ? this : new HeldInputs(newHeld, newTapped);
    }

    static int bit(Input input) {
        return 1 << input.ordinal();
    }
}
