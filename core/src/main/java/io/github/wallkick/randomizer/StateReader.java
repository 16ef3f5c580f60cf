package io.github.wallkick.randomizer;

import io.github.wallkick.piece.NotationException;
import io.github.wallkick.piece.PieceType;
import java.util.ArrayList;
import java.util.List;

/**
 * The reader of a randomizer's text: a word, then fields {@code key=value} in a fixed order, one blank before each.
 *
 * <p>It knows the piece types by their letters; once the field {@code types} is read, the other fields are about those.
 */
final class StateReader {
    private final String text;
    private final PieceTypes known;
    private PieceTypes types;
    private int start;
    private int end;

    /**
     * Starts at the beginning of a text.
     *
     * @param text the text to read
     * @param known the types its letters stand for
     */
    StateReader(String text, PieceTypes known) {
        this.text = text;
        this.known = known;
        this.types = known;
    }

    /** An error at the value read last. */
    NotationException failure(String rule) {
        return failure(rule, start);
    }

    private static NotationException failure(String rule, int position) {
        return new NotationException(rule, 1, position + 1);
    }

    /** The first word. */
    String word() {
        var blank = text.indexOf(' ', end);
        start = end;
        end = blank < 0 ? text.length() : blank;
        return text.substring(start, end);
    }

    /** The word after {@code then}. */
    String thenWord() {
        skip(" then ");
        return word();
    }

    String field(String key) {
        skip(" " + key + "=");
        return word();
    }

    private void skip(String expected) {
        if (!text.startsWith(expected, end)) {
            throw failure("expected '" + expected + "'", end);
        }
        end += expected.length();
    }

    void end() {
        if (end < text.length()) {
            throw failure("expected the end of the text", end);
        }
    }

    PieceTypes types() {
        var letters = field("types");
        if (letters.isEmpty()) {
            throw failure("a randomizer deals at least one type");
        }
        var list = new ArrayList<PieceType>();
        for (var i = 0; i < letters.length(); i++) {
            if (letters.indexOf(letters.charAt(i)) < i) {
                throw failure("a type may be named once: " + letters.charAt(i), start + i);
            }
            list.add(known.get(index(known, i)));
        }
        types = PieceTypes.of(list);
        return types;
    }

    PieceTypes types(int count) {
        var all = types();
        if (all.size() != count) {
            throw failure("this randomizer deals " + count + " types");
        }
        return all;
    }

    /** The number of the type whose letter is so far into the value read last. */
    private int index(PieceTypes among, int offset) {
        var letter = text.charAt(start + offset);
        var index = among.indexOfSymbol(letter);
        if (index == PieceTypes.NONE) {
            throw failure("no piece type has the letter '" + letter + "'", start + offset);
        }
        return index;
    }

    /** The pieces of a script, which may be of any type known. */
    List<PieceType> script() {
        var count = field("pieces").length();
        var pieces = new ArrayList<PieceType>(count);
        for (var i = 0; i < count; i++) {
            pieces.add(known.get(index(known, i)));
        }
        return pieces;
    }

    Indices pieces(String key) {
        var values = new byte[field(key).length()];
        for (var i = 0; i < values.length; i++) {
            values[i] = (byte) index(types, i);
        }
        return Indices.owning(values);
    }

    /** Pieces, with {@code .} for one that is not dealt. */
    Indices piecesOrNone(String key) {
        var letters = field(key);
        var values = new byte[letters.length()];
        for (var i = 0; i < values.length; i++) {
            var isNone = letters.charAt(i) == PieceTypes.NONE_SYMBOL;
            values[i] = (byte) (isNone ? PieceTypes.NONE : index(types, i));
        }
        return Indices.owning(values);
    }

    Indices somePieces(String key) {
        var pieces = pieces(key);
        if (pieces.size() == 0) {
            throw failure("expected at least one piece");
        }
        return pieces;
    }

    /** Every type once, in any order. */
    Indices everyPiece(String key) {
        var pieces = pieces(key);
        for (var i = 0; i < types.size(); i++) {
            if (pieces.size() != types.size() || !pieces.contains(i)) {
                throw failure("expected every type once");
            }
        }
        return pieces;
    }

    /** Different pieces as a set: bit {@code i} for type {@code i}. */
    long set(String key) {
        var pieces = pieces(key);
        var set = 0L;
        for (var i = 0; i < pieces.size(); i++) {
            var bit = 1L << pieces.get(i);
            if ((set & bit) != 0) {
                throw failure("a piece may come once", start + i);
            }
            set |= bit;
        }
        return set;
    }

    int piece(String key) {
        return one(pieces(key));
    }

    int pieceOrNone(String key) {
        return one(piecesOrNone(key));
    }

    private int one(Indices pieces) {
        if (pieces.size() != 1) {
            throw failure("expected one piece");
        }
        return pieces.get(0);
    }

    int number(String key, int least, int most) {
        var digits = field(key);
        try {
            var value = Integer.parseInt(digits);
            if (value >= least && value <= most) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw failure("expected a number: " + digits);
        }
        throw failure("expected a number from " + least + " to " + most + ": " + digits);
    }

    /** Which of two words there is: true for the first. */
    boolean choice(String key, String yes, String no) {
        var word = field(key);
        if (!word.equals(yes) && !word.equals(no)) {
            throw failure("expected '" + yes + "' or '" + no + "'");
        }
        return word.equals(yes);
    }

    Dice dice() {
        var value = field("dice");
        var colon = value.indexOf(':');
        var state = state(value.substring(colon + 1));
        return switch (value.substring(0, Math.max(colon, 0))) {
            case SplitMix64.NAME -> new SplitMix64(state);
            case MinimalStandard.NAME -> new MinimalStandard(within(state, 1, MinimalStandard.MODULUS - 1));
            case JavaRandom.NAME -> new JavaRandom(within(state, 0, JavaRandom.MASK));
            default -> throw failure("expected a generator, ':' and its state: " + value);
        };
    }

    /** The state of the only generator that some randomizers have. */
    long splitMix64() {
        if (dice() instanceof SplitMix64 dice) {
            return dice.state();
        }
        throw failure("expected the generator " + SplitMix64.NAME);
    }

    private long state(String digits) {
        try {
            return Long.parseUnsignedLong(digits, 16);
        } catch (NumberFormatException e) {
            throw failure("expected a generator's state in hexadecimal: " + digits);
        }
    }

    private long within(long state, long least, long most) {
        if (state < least || state > most) {
            throw failure("the generator has no such state: " + Long.toHexString(state));
        }
        return state;
    }
}
