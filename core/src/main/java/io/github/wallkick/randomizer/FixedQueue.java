package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import java.util.ArrayList;
import java.util.List;

/**
 * Pieces in a fixed order, then those of another randomizer.
 *
 * @param pieces what is dealt first, at least one; immutable
 * @param then what deals the rest; not a fixed queue, so that a queue can be written in one way only
 */
record FixedQueue(List<PieceType> pieces, Randomizer then) implements BuiltIn {
    static final String NAME = "fixed-queue";

    private static final String PIECES = "pieces";

    static Randomizer of(List<? extends PieceType> pieces, Randomizer then) {
        if (pieces.isEmpty()) {
            return then;
        }
        if (then instanceof FixedQueue queue) {
            var joined = new ArrayList<PieceType>(pieces);
            joined.addAll(queue.pieces);
            return new FixedQueue(visible(joined), queue.then);
        }
        return new FixedQueue(visible(pieces), then);
    }

    private static List<PieceType> visible(List<? extends PieceType> pieces) {
        return pieces.stream().<PieceType>map(PieceTypes::requireVisible).toList();
    }

    @Override
    public Draw draw() {
        var size = pieces.size();
        return new Draw(pieces.get(0), size == 1 ? then : new FixedQueue(pieces.subList(1, size), then));
    }

    @Override
    public String text() {
        return text(then.text());
    }

    @Override
    public String toString() {
        return text(then.toString());
    }

    private String text(String rest) {
        return NAME + " " + PIECES + "=" + letters(pieces) + StateReader.THEN + rest;
    }

    private static String letters(List<PieceType> pieces) {
        var letters = new StringBuilder(pieces.size());
        pieces.forEach(piece -> letters.append(piece.symbol()));
        return letters.toString();
    }

    static Randomizer read(StateReader fields, Randomizer then) {
        return of(fields.queue(PIECES), then);
    }

    /**
     * Pieces in a fixed order, over and over.
     *
     * @param pieces the order, at least one piece; immutable
     * @param at place of the next piece in it
     */
    record Repeating(List<PieceType> pieces, int at) implements BuiltIn {
        static final String NAME = "repeating-queue";

        private static final String AT = "at";

        static Repeating of(List<? extends PieceType> pieces) {
            if (pieces.isEmpty()) {
                throw new IllegalArgumentException("a repeating queue must have at least one piece: " + pieces);
            }
            return new Repeating(visible(pieces), 0);
        }

        @Override
        public Draw draw() {
            return new Draw(pieces.get(at), new Repeating(pieces, (at + 1) % pieces.size()));
        }

        @Override
        public String toString() {
            return NAME + " " + PIECES + "=" + letters(pieces) + " " + AT + "=" + at;
        }

        static Repeating read(StateReader fields) {
            var pieces = fields.queue(PIECES);
            if (pieces.isEmpty()) {
                throw fields.failure(PIECES, "expected at least one piece");
            }
            return new Repeating(List.copyOf(pieces), fields.number(AT, 0, pieces.size() - 1));
        }
    }
}
