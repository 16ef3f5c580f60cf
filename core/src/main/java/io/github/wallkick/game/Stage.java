package io.github.wallkick.game;

import io.github.wallkick.piece.Piece;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.LastTurn;
import io.github.wallkick.timing.LockTimer;

/** The phase of a game with all that belongs to it alone. */
@SuppressWarnings("ReferenceEquality") // identity only saves an allocation
sealed interface Stage {
    Phase phase();

    /**
     * Before the next piece.
     *
     * @param waitNanos nanoseconds to its entry
     */
    record Entering(long waitNanos) implements Stage {
        @Override
        public Phase phase() {
            return Phase.SPAWNING;
        }
    }

    /**
     * A piece under control.
     *
     * @param piece the piece
     * @param rotation how it turns from now on
     * @param lock its lock timer
     * @param lastTurn its last successful movement, if that was a turn
     * @param soft how it has been dropped so far
     * @param resting whether it cannot fall
     */
    record Active(Piece piece, RotationSystem rotation, LockTimer lock, LastTurn lastTurn, Soft soft, boolean resting)
            implements Stage {
        @Override
        public Phase phase() {
            return resting ? Phase.LOCKING : Phase.FALLING;
        }

        Active withSoft(Soft other) {
            return other == soft ? this : new Active(piece, rotation, lock, lastTurn, other, resting);
        }

        Active withLock(LockTimer other) {
            return other == lock ? this : new Active(piece, rotation, other, lastTurn, soft, resting);
        }
    }

    /**
     * Full rows on show.
     *
     * @param waitNanos nanoseconds until they are taken out
     * @param entryNanos nanoseconds after that before the next piece enters
     */
    record Clearing(long waitNanos, long entryNanos) implements Stage {
        @Override
        public Phase phase() {
            return Phase.CLEARING;
        }
    }

    /**
     * The end.
     *
     * @param cause the rule that ended the game
     */
    record Over(TopOutRule cause) implements Stage {
        @Override
        public Phase phase() {
            return Phase.OVER;
        }
    }
}
