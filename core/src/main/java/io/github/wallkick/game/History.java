package io.github.wallkick.game;

/**
 * What rules remember of a game besides its score.
 *
 * @param pieces pieces that came from the queue so far
 * @param locksAtSpawn pieces that locked where they entered
 * @param clearedLast whether the last lock cleared rows
 * @param softDropPressed whether the soft drop was ever pressed, which ends the opening delay
 */
record History(int pieces, int locksAtSpawn, boolean clearedLast, boolean softDropPressed) {
    static final History NONE = new History(0, 0, false, false);

    History afterEntry() {
        return new History(pieces + 1, locksAtSpawn, clearedLast, softDropPressed);
    }

    History afterLock(boolean atSpawn, boolean cleared) {
        return new History(pieces, atSpawn ? locksAtSpawn + 1 : locksAtSpawn, cleared, softDropPressed);
    }

    History afterSoftDrop() {
        return softDropPressed ? this : new History(pieces, locksAtSpawn, clearedLast, true);
    }
}
