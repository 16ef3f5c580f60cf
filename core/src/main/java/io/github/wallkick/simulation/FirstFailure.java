package io.github.wallkick.simulation;

import java.util.Optional;

/** The failure of the game with the lowest number, whichever thread finds it first. */
final class FirstFailure {
    private volatile int game = Integer.MAX_VALUE;
    private Optional<Throwable> failure = Optional.empty();

    /** Whether no failure of this game or of an earlier one is known. */
    boolean isAfter(int number) {
        return number < game;
    }

    synchronized void report(int number, Throwable thrown) {
        if (number < game) {
            game = number;
            failure = Optional.of(thrown);
        }
    }

    synchronized void rethrow() {
        if (failure.isEmpty()) {
            return;
        }
        var thrown = failure.get();
        if (thrown instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) thrown;
    }
}
