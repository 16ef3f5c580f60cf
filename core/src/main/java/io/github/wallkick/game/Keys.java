package io.github.wallkick.game;

import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Turn;
import java.util.Optional;

/**
 * The keys that matter beyond their stroke, as bits by {@link Input#ordinal()}.
 *
 * @param held keys that are down
 * @param tapped keys that were pressed while no piece was under control; an entry forgets them
 */
record Keys(int held, int tapped) {
    static final Keys NONE = new Keys(0, 0);

    boolean isHeld(Input input) {
        return (held & bit(input)) != 0;
    }

    Keys pressed(Input input) {
        return of(held | bit(input), tapped);
    }

    Keys released(Input input) {
        return of(held & ~bit(input), tapped);
    }

    Keys tapped(Input input) {
        return of(held, tapped | bit(input));
    }

    Keys withoutTaps() {
        return of(held, 0);
    }

    boolean asksFor(Input input, InitialAction when) {
        return (acting(when) & bit(input)) != 0;
    }

    /** The turn that all acting turn keys together make; a clockwise and a counterclockwise one cancel each other. */
    Optional<Turn> initialTurn(InitialAction when) {
        var acting = acting(when);
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

    private int acting(InitialAction when) {
        return switch (when) {
            case OFF -> 0;
            case HELD -> held;
            case TAPPED -> tapped;
        };
    }

    private Keys of(int newHeld, int newTapped) {
        return newHeld == held && newTapped == tapped ? this : new Keys(newHeld, newTapped);
    }

    private static int bit(Input input) {
        return 1 << input.ordinal();
    }
}
