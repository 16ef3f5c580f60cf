package io.github.wallkick.notation;

import io.github.wallkick.game.Game;
import io.github.wallkick.internal.Check;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A short hash of a game's state, field by field: the same in every run, on every machine and in every version.
 *
 * @param fields the hash of each {@link StateField}, in their order
 * @since 0.1.0
 */
public record StateHash(List<Integer> fields) {
    static final int TEXT_LENGTH = StateField.values().length * 8;

    /**
     * Takes a copy of the hashes.
     *
     * @throws IllegalArgumentException if there is not one for each field
     */
    public StateHash {
        fields = List.copyOf(fields);
        Check.that(fields.size() == StateField.values().length, "a state hash must have every field", fields);
    }

    /**
     * The hash of a game.
     *
     * @param game the game
     * @return the hash of its state
     */
    public static StateHash of(Game game) {
        return new StateHash(Arrays.stream(StateField.values())
                .map(field -> field.hash(game).folded())
                .toList());
    }

    /**
     * The first field in which two states differ.
     *
     * @param other another state's hash
     * @return the field, or empty if there is none
     */
    public Optional<StateField> firstDifference(StateHash other) {
        return Arrays.stream(StateField.values())
                .filter(field -> !fields.get(field.ordinal()).equals(other.fields.get(field.ordinal())))
                .findFirst();
    }

    /** The hash of {@link #toString} text of the right length, of lower-case hexadecimal digits. */
    static StateHash parse(String text) {
        return new StateHash(Arrays.stream(StateField.values())
                .map(field -> Integer.parseUnsignedInt(text, field.ordinal() * 8, field.ordinal() * 8 + 8, 16))
                .toList());
    }

    /** Returns the hashes as hexadecimal digits, eight per field. */
    @Override
    public String toString() {
        var text = new StringBuilder(TEXT_LENGTH);
        for (var field : fields) {
            var digits = Integer.toHexString(field);
            text.append("0".repeat(8 - digits.length())).append(digits);
        }
        return text.toString();
    }

    /**
     * FNV-1a with 64 bits: a hash that is the same in every run, on every machine and in every version. It guards against mistakes,
     * not against forgers.
     *
     * @param bits the hash so far
     */
    record Fnv1a(long bits) {
        static final Fnv1a START = new Fnv1a(0xcbf29ce484222325L);

        private static final long PRIME = 0x100000001b3L;

        Fnv1a plus(long value) {
            var hash = bits;
            for (var shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
                hash = (hash ^ ((value >>> shift) & 0xff)) * PRIME;
            }
            return new Fnv1a(hash);
        }

        Fnv1a plus(String text) {
            var hash = bits;
            for (var i = 0; i < text.length(); i++) {
                hash = (hash ^ (text.charAt(i) & 0xff)) * PRIME;
                hash = (hash ^ (text.charAt(i) >>> Byte.SIZE)) * PRIME;
            }
            return new Fnv1a(hash);
        }

        /** The hash folded to 32 bits. */
        int folded() {
            return (int) (bits ^ (bits >>> Integer.SIZE));
        }
    }
}
