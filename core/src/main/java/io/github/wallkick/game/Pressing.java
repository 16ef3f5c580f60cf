package io.github.wallkick.game;

import io.github.wallkick.game.Stage.Active;
import io.github.wallkick.piece.Input;

/** Keys beyond their stroke: held soft drops, and what is pressed before a piece enters. */
final class Pressing {
    private Pressing() {}

    /** A stroke while there is no piece to move. */
    static Transition tap(Game game, Input input) {
        if (game.isOver() || !caresForTap(game.ruleset(), input)) {
            return game.unchanged();
        }
        return withKeys(game, game.table().keys().tapped(input)).unchanged();
    }

    static Transition press(Game game, Input input) {
        if (input == Input.SOFT_DROP) {
            return pressSoftDrop(game);
        }
        if (game.isOver() || !caresForHeld(game.ruleset(), input)) {
            return game.apply(input);
        }
        // the held key must not act twice on a piece that enters by this very stroke
        var stroke = game.apply(input);
        var keys = stroke.game().table().keys().pressed(input);
        return new Transition(withKeys(stroke.game(), keys), stroke.events());
    }

    private static Transition pressSoftDrop(Game game) {
        var keys = game.table().keys();
        if (game.isOver() || keys.isHeld(Input.SOFT_DROP)) {
            return game.unchanged();
        }
        var rule = game.ruleset().timing().softDrop();
        if (!(game.stage() instanceof Active active)) {
            return rule.needsFreshPress()
                    ? game.unchanged()
                    : withKeys(game, keys.pressed(Input.SOFT_DROP)).unchanged();
        }
        var table = game.table();
        var pressed = game.with(table.withKeys(keys.pressed(Input.SOFT_DROP))
                .withHistory(table.history().afterSoftDrop()));
        var first = rule.firstNanos(game.times().gravity(), game.level());
        var happenings = new Happenings();
        var started = pressed.with(active.withSoft(active.soft().started(first)));
        return happenings.to(Clockwork.settle(started, happenings));
    }

    @SuppressWarnings("ReferenceEquality") // unchanged keys are the same instance
    static Transition release(Game game, Input input) {
        var keys = game.table().keys().released(input);
        if (game.isOver() || keys == game.table().keys()) {
            return game.unchanged();
        }
        var released = withKeys(game, keys);
        return input == Input.SOFT_DROP && released.stage() instanceof Active active
                ? released.with(active.withSoft(active.soft().stopped())).unchanged()
                : released.unchanged();
    }

    private static Game withKeys(Game game, Keys keys) {
        return game.with(game.table().withKeys(keys));
    }

    private static boolean caresForTap(Ruleset rules, Input input) {
        return initial(rules, input) == InitialAction.TAPPED;
    }

    private static boolean caresForHeld(Ruleset rules, Input input) {
        return initial(rules, input) == InitialAction.HELD
                || rules.rotation().heldInputs().contains(input);
    }

    private static InitialAction initial(Ruleset rules, Input input) {
        return switch (input) {
            case CLOCKWISE, COUNTERCLOCKWISE, HALF_TURN -> rules.spawning().initialTurn();
            case HOLD -> rules.spawning().initialHold();
            default -> InitialAction.OFF;
        };
    }
}
