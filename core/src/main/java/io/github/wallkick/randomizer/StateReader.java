package io.github.wallkick.randomizer;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Quote;
import io.github.wallkick.piece.PieceType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The fields of a randomizer's text: a name and {@code key=value} pairs, one blank before each. What follows the word
 * {@code then} is another such text.
 *
 * <p>Letters stand for the piece types known; all fields but {@code types} and {@code pieces} are about those that the text
 * itself names as dealt.
 */
final class StateReader {
    static final String THEN = " then ";

    private static final String QUOTE = "\"";

    private final String text;
    private final PieceTypes known;
    private final int start;
    private final int end;

    private StateReader(String text, PieceTypes known, int start) {
        var then = text.indexOf(THEN, start);
        this.text = text;
        this.known = known;
        this.start = start;
        this.end = then < 0 ? text.length() : then;
    }

    /**
     * The fields of a whole text.
     *
     * @param text the text to read
     * @param known the types its letters stand for
     */
    static StateReader of(String text, PieceTypes known) {
        return new StateReader(text, known, 0);
    }

    /** A field's value and where it is. */
    private record Value(String letters, int at) {
        NotationException failure(String rule) {
            return failure(rule, 0);
        }

        NotationException failure(String rule, int offset) {
            return StateReader.failure(rule, at + offset);
        }
    }

    private static NotationException failure(String rule, int position) {
        return new NotationException(rule, 1, position + 1);
    }

    /** An error at the value of a field. */
    NotationException failure(String key, String rule) {
        return value(key).failure(rule);
    }

    NotationException nameFailure(String rule) {
        return failure(rule, start);
    }

    String name() {
        var blank = text.indexOf(' ', start);
        return text.substring(start, blank < 0 || blank > end ? end : blank);
    }

    /** Whether these fields are those of a randomizer of a user's own, whose name stands in quotation marks. */
    boolean isQuoted() {
        return text.startsWith(QUOTE, start);
    }

    /** The name with its quotation marks. */
    String quoted() {
        return text.substring(start, endOfQuoted());
    }

    /** The fields after the name in quotation marks; none where the text ends with it. */
    Optional<StateReader> afterQuoted() {
        var close = endOfQuoted();
        return close == text.length() ? Optional.empty() : Optional.of(new StateReader(text, known, close));
    }

    private int endOfQuoted() {
        var close = text.indexOf(QUOTE, start + 1);
        if (close < 0) {
            throw failure("expected a quotation mark", text.length());
        }
        return close + 1;
    }

    /** The fields after {@code then}. */
    StateReader then() {
        if (end == text.length()) {
            throw failure("expected '" + THEN + "'", end);
        }
        return new StateReader(text, known, end + THEN.length());
    }

    private Value value(String key) {
        var prefix = " " + key + "=";
        var place = text.indexOf(prefix, start);
        if (place < 0 || place > end) {
            throw failure("expected a field '" + prefix + "'", end);
        }
        var at = place + prefix.length();
        var blank = text.indexOf(' ', at);
        return new Value(text.substring(at, blank < 0 ? text.length() : blank), at);
    }

    String word(String key) {
        return value(key).letters;
    }

    /** A text is written in one way only, so that nothing in it is overlooked. */
    void requireEqual(String written) {
        if (!written.equals(text)) {
            var same = 0;
            while (same < Math.min(written.length(), text.length()) && written.charAt(same) == text.charAt(same)) {
                same++;
            }
            throw failure("expected a state as it is written: " + Quote.of(written), same);
        }
    }

    PieceTypes types() {
        var value = value("types");
        var types = pieces(value, known, false);
        if (types.size() == 0) {
            throw value.failure("expected at least one type");
        }
        var list = new ArrayList<PieceType>();
        for (var i = 0; i < types.size(); i++) {
            if (types.indexOf(types.get(i)) < i) {
                throw value.failure("expected each type once, got '" + value.letters.charAt(i) + "' again", i);
            }
            list.add(known.get(types.get(i)));
        }
        return PieceTypes.of(list);
    }

    PieceTypes types(int count) {
        var types = types();
        if (types.size() != count) {
            throw failure("types", "expected " + count + " types");
        }
        return types;
    }

    /** The pieces of a fixed queue, which may be of any type known. */
    List<PieceType> queue(String key) {
        var indices = pieces(value(key), known, false);
        var pieces = new ArrayList<PieceType>(indices.size());
        for (var i = 0; i < indices.size(); i++) {
            pieces.add(known.get(indices.get(i)));
        }
        return pieces;
    }

    TypeIndices pieces(String key, PieceTypes types) {
        return pieces(value(key), types, false);
    }

    /** Pieces, with {@code .} for one that is not dealt. */
    TypeIndices piecesOrNone(String key, PieceTypes types) {
        return pieces(value(key), types, true);
    }

    private static TypeIndices pieces(Value value, PieceTypes types, boolean noneToo) {
        var indices = new byte[value.letters.length()];
        for (var i = 0; i < indices.length; i++) {
            var letter = value.letters.charAt(i);
            indices[i] = (byte) types.indexOfSymbol(letter);
            if (indices[i] == PieceTypes.NONE && !(noneToo && letter == PieceTypes.NONE_SYMBOL)) {
                throw value.failure("expected the letter of a piece type, got '" + letter + "'", i);
            }
        }
        return TypeIndices.owning(indices);
    }

    TypeIndices somePieces(String key, PieceTypes types) {
        var pieces = pieces(key, types);
        if (pieces.size() == 0) {
            throw failure(key, "expected at least one piece");
        }
        return pieces;
    }

    /** Every type once, in any order. */
    TypeIndices everyPiece(String key, PieceTypes types) {
        var pieces = pieces(key, types);
        for (var i = 0; i < types.size(); i++) {
            if (pieces.size() != types.size() || !pieces.contains(i)) {
                throw failure(key, "expected every type once");
            }
        }
        return pieces;
    }

    /** Pieces as a set: bit {@code i} for type {@code i}. */
    long set(String key, PieceTypes types) {
        var pieces = pieces(key, types);
        var set = 0L;
        for (var i = 0; i < pieces.size(); i++) {
            set |= 1L << pieces.get(i);
        }
        return set;
    }

    int piece(String key, PieceTypes types) {
        return one(key, pieces(key, types));
    }

    int pieceOrNone(String key, PieceTypes types) {
        return one(key, piecesOrNone(key, types));
    }

    private int one(String key, TypeIndices pieces) {
        if (pieces.size() != 1) {
            throw failure(key, "expected one piece");
        }
        return pieces.get(0);
    }

    int number(String key, int min, int max) {
        var digits = word(key);
        try {
            var number = Integer.parseInt(digits);
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            // said below, with the numbers that are allowed
        }
        throw failure(key, "expected a number from " + min + " to " + max + ", got " + Quote.of(digits));
    }

    /** A number of 32 bits in hexadecimal. */
    int hexadecimal(String key) {
        try {
            return Integer.parseUnsignedInt(word(key), 16);
        } catch (NumberFormatException e) {
            throw failure(key, "expected 32 bits in hexadecimal, got " + Quote.of(word(key)));
        }
    }

    /** Whether a value is the first of two words. */
    boolean choice(String key, String yes, String no) {
        var word = word(key);
        if (!word.equals(yes) && !word.equals(no)) {
            throw failure(key, "expected '" + yes + "' or '" + no + "'");
        }
        return word.equals(yes);
    }

    Rng rng() {
        var value = value("rng");
        var colon = value.letters.indexOf(':');
        var state = state(value, colon + 1);
        return switch (value.letters.substring(0, Math.max(colon, 0))) {
            case Rng.SplitMix64.NAME -> new Rng.SplitMix64(state);
            case Rng.MinimalStandard.NAME ->
                new Rng.MinimalStandard(within(value, state, 1, Rng.MinimalStandard.MODULUS - 1));
            case Rng.JavaRandom.NAME -> new Rng.JavaRandom(within(value, state, 0, Rng.JavaRandom.MASK));
            default -> throw value.failure("expected a generator, ':' and its state, got " + Quote.of(value.letters));
        };
    }

    /** The state of the only generator that some randomizers have. */
    long splitMix64() {
        if (rng() instanceof Rng.SplitMix64 rng) {
            return rng.state();
        }
        throw failure("rng", "expected the generator " + Rng.SplitMix64.NAME);
    }

    private static long state(Value value, int from) {
        try {
            return Long.parseUnsignedLong(value.letters.substring(from), 16);
        } catch (NumberFormatException e) {
            throw value.failure("expected a generator and its state in hexadecimal, got " + Quote.of(value.letters));
        }
    }

    private static long within(Value value, long state, long min, long max) {
        if (state < min || state > max) {
            throw value.failure("expected a state of the generator, got " + Quote.of(value.letters));
        }
        return state;
    }
}
