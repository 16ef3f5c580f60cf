package io.github.wallkick.notation;

import io.github.wallkick.game.Game;
import io.github.wallkick.internal.Check;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A short hash of a game's state, field by field: the same in every run, on every machine and in every version.
 *
 * @param fields the hash of each {@link Field}, in their order
 * @since 0.1.0
 */
public record StateHash(List<Integer> fields) {
    static final int TEXT_LENGTH = Field.values().length * 8;

    /**
     * Takes a copy of the hashes.
     *
     * @throws IllegalArgumentException if there is not one for each field
     */
    public StateHash {
        fields = List.copyOf(fields);
        Check.that(fields.size() == Field.values().length, "a state hash must have every field", fields);
    }

    /**
     * The hash of a game.
     *
     * @param game the game
     * @return the hash of its state
     */
    public static StateHash of(Game game) {
        return new StateHash(Arrays.stream(Field.values())
                .map(field -> field.hash(game).folded())
                .toList());
    }

    /**
     * The first field in which two states differ.
     *
     * @param other another state's hash
     * @return the field, or empty if there is none
     */
    public Optional<Field> firstDifference(StateHash other) {
        return Arrays.stream(Field.values())
                .filter(field -> !fields.get(field.ordinal()).equals(other.fields.get(field.ordinal())))
                .findFirst();
    }

    /** The hash of {@link #toString} text of the right length, of lower-case hexadecimal digits. */
    static StateHash parse(String text) {
        return new StateHash(Arrays.stream(Field.values())
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

    /**
     * A part of a game's state that replays compare. Other parts, such as timers and pieces that are not shown yet, appear here
     * as soon as they make a difference.
     *
     * <p>Equality: enum constants, compared by identity.
     */
    public enum Field {
        /** What the game is waiting for. */
        PHASE {
            @Override
            Fnv1a hash(Game game) {
                return Fnv1a.START.plus(game.phase().name());
            }
        },
        /** The piece under control: type, state, place and cells. */
        PIECE {
            @Override
            Fnv1a hash(Game game) {
                return game.piece()
                        .map(piece -> {
                            var hash = Fnv1a.START
                                    .plus(piece.type().symbol())
                                    .plus(piece.orientation().symbol());
                            for (var cell : piece.cells()) {
                                hash = hash.plus(cell.x()).plus(cell.y());
                            }
                            return hash;
                        })
                        .orElse(Fnv1a.START);
            }
        },
        /** The filled cells. */
        BOARD {
            @Override
            Fnv1a hash(Game game) {
                var board = game.board();
                var hash = Fnv1a.START.plus(board.width()).plus(board.height());
                for (var y = 0; y < board.height(); y++) {
                    hash = hash.plus(board.row(y));
                }
                return hash;
            }
        },
        /** The next pieces, as far as they are shown. */
        PREVIEW {
            @Override
            Fnv1a hash(Game game) {
                var hash = Fnv1a.START;
                for (var type : game.preview()) {
                    hash = hash.plus(type.symbol());
                }
                return hash;
            }
        },
        /** The piece on hold, and whether a hold is allowed. */
        HOLD {
            @Override
            Fnv1a hash(Game game) {
                var type =
                        game.held().map(held -> Fnv1a.START.plus(held.symbol())).orElse(Fnv1a.START);
                return type.plus(game.canHold() ? 1 : 0);
            }
        },
        /** Points, lines, pieces, level and chains, and what the scoring remembers. */
        SCORE {
            @Override
            Fnv1a hash(Game game) {
                var hash = Fnv1a.START;
                var text = game.score().text();
                for (var i = 0; i < text.length(); i++) {
                    hash = hash.plus(text.charAt(i));
                }
                return hash;
            }
        },
        /** Garbage on its way. */
        GARBAGE {
            @Override
            Fnv1a hash(Game game) {
                return Fnv1a.START.plus(game.pendingGarbage());
            }
        },
        /** The time to the next event: gravity, soft drop, lock delay, the delays. */
        TIME {
            @Override
            Fnv1a hash(Game game) {
                return Fnv1a.START.plus(game.nanosToNextEvent());
            }
        };

        abstract Fnv1a hash(Game game);
    }
}
