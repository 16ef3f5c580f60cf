package io.github.wallkick.notation;

import io.github.wallkick.piece.Input;
import java.util.Optional;

/** The letters of inputs in replays. They never change, because existing texts depend on them. */
final class InputLetters {
    private InputLetters() {}

    static char of(Input input) {
        return switch (input) {
            case LEFT -> 'l';
            case RIGHT -> 'r';
            case LEFT_TO_WALL -> 'L';
            case RIGHT_TO_WALL -> 'R';
            case SOFT_DROP -> 'd';
            case SONIC_DROP -> 's';
            case HARD_DROP -> 'D';
            case CLOCKWISE -> 'c';
            case COUNTERCLOCKWISE -> 'w';
            case HALF_TURN -> 'h';
            case HOLD -> 'o';
        };
    }

    static Optional<Input> input(String letter) {
        for (var input : Input.values()) {
            if (letter.length() == 1 && letter.charAt(0) == of(input)) {
                return Optional.of(input);
            }
        }
        return Optional.empty();
    }
}
