package io.github.wallkick.rotation;

import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import java.util.Locale;

/**
 * What {@link KickTables#lint} or {@link KickTables#diff} found about one turn of a kick table.
 *
 * @param kind what kind of finding it is
 * @param type the type that turns
 * @param from the orientation before the turn
 * @param to the orientation after it
 * @param message what was found, in words
 * @since 0.1.0
 */
public record KickFinding(Kind kind, PieceType type, Orientation from, Orientation to, String message) {
    /**
     * The kinds of findings.
     *
     * <p>Equality: enum constants, compared by identity.
     */
    public enum Kind {
        /** The tests differ from those of the mirrored turn in signs only. */
        SIGN,
        /** The tests are not those of the mirrored turn of the mirrored type, mirrored. */
        MIRROR,
        /** A test can never be the one that fits. */
        UNREACHABLE,
        /** Four such turns in the open do not lead back to where they began. */
        LOOP,
        /** A kick cannot be undone by the turn back. */
        NOT_REVERSIBLE,
        /** The tests of two tables differ. */
        DIFFERENT
    }

    /** Returns the finding in a line, for example {@code T 0R sign: test 2 is …}. */
    @Override
    public String toString() {
        return type.symbol() + " " + from.symbol() + to.symbol() + " "
                + kind.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ": " + message;
    }
}
