package io.github.wallkick.randomizer;

import io.github.wallkick.internal.Check;

/** What goes into a bag each time it is filled, as an immutable value. Its {@code text} is what a bag's text says of it. */
sealed interface BagContents
        permits BagContents.Copies,
                BagContents.Extras,
                BagContents.FadingExtras,
                BagContents.Pairs,
                BagContents.SameBag {
    /**
     * A bag filled and shuffled.
     *
     * @param types number of types dealt
     * @param rng the generator
     */
    Filled fill(int types, Rng rng);

    /** These contents as the last fields of a bag's text; read by {@link #read}. */
    String text(PieceTypes types);

    /** Reads what {@link #text} wrote. */
    static BagContents read(StateReader fields, PieceTypes types) {
        var name = fields.word("filling");
        return switch (name) {
            case Copies.NAME -> Copies.read(fields);
            case Extras.NAME -> Extras.read(fields);
            case FadingExtras.NAME -> FadingExtras.read(fields, types);
            case Pairs.NAME -> Pairs.read(fields, types);
            case SameBag.NAME -> SameBag.read(fields, types);
            default -> throw fields.failure("filling", "expected the filling of a bag");
        };
    }

    /**
     * A filled bag.
     *
     * @param pieces what is in it, at least one, in the order of dealing
     * @param next how it is filled the next time
     * @param rng what is left of the generator
     */
    record Filled(TypeIndices pieces, BagContents next, Rng rng) {
        static Filled of(TypeIndices.Shuffled shuffled, BagContents next) {
            return new Filled(shuffled.order(), next, shuffled.rng());
        }
    }

    /** As many of each type: one for the 7-bag, two for the 14-bag. */
    record Copies(int copies) implements BagContents {
        static final String NAME = "copies";
        private static final int MAX_COPIES = 64;

        static Copies of(int copies) {
            Check.within("pieces of each type in a bag", copies, 1, MAX_COPIES);
            return new Copies(copies);
        }

        @Override
        public Filled fill(int types, Rng rng) {
            return Filled.of(TypeIndices.upTo(types, copies).shuffled(rng), this);
        }

        @Override
        public String text(PieceTypes types) {
            return "filling=" + NAME + " copies=" + copies;
        }

        static Copies read(StateReader fields) {
            return new Copies(fields.number("copies", 1, MAX_COPIES));
        }
    }

    /** One of each type and a few more of any, each extra drawn on its own: 7+1 and 7+2. */
    record Extras(int extras) implements BagContents {
        static final String NAME = "extras";
        private static final int MAX_EXTRAS = 64;

        @Override
        public Filled fill(int types, Rng rng) {
            var pieces = TypeIndices.upTo(types, 1);
            var after = rng;
            for (var i = 0; i < extras; i++) {
                after = after.next(types);
                pieces = pieces.plus(after.value(types));
            }
            return Filled.of(pieces.shuffled(after), this);
        }

        @Override
        public String text(PieceTypes types) {
            return "filling=" + NAME + " extras=" + extras;
        }

        static Extras read(StateReader fields) {
            return new Extras(fields.number("extras", 0, MAX_EXTRAS));
        }
    }

    /**
     * One of each type and extras that fade: 3 in the first bag, then 2, 1, 1, and none from the fifth bag on ("7+x").
     *
     * <p>The extras come from a shuffled bag of their own, the stock. One too small for the next bag is thrown away for a new.
     *
     * @param filled number of bags filled so far; stays at 4, where it has no more to say
     * @param stock the next extras
     */
    record FadingExtras(int filled, TypeIndices stock) implements BagContents {
        static final String NAME = "fading-extras";
        private static final int[] EXTRAS = {3, 2, 1, 1};

        static FadingExtras first() {
            return new FadingExtras(0, TypeIndices.EMPTY);
        }

        @Override
        public Filled fill(int types, Rng rng) {
            if (filled == EXTRAS.length) {
                return Filled.of(TypeIndices.upTo(types, 1).shuffled(rng), this);
            }
            var extras = Math.min(EXTRAS[filled], types);
            var stocked = stock.size() < extras
                    ? TypeIndices.upTo(types, 1).shuffled(rng)
                    : new TypeIndices.Shuffled(stock, rng);
            var pieces = TypeIndices.upTo(types, 1);
            for (var i = 0; i < extras; i++) {
                pieces = pieces.plus(stocked.order().get(i));
            }
            var next = new FadingExtras(filled + 1, stocked.order().withoutFirst(extras));
            return Filled.of(pieces.shuffled(stocked.rng()), next);
        }

        @Override
        public String text(PieceTypes types) {
            return "filling=" + NAME + " filled=" + filled + " stock=" + stock.letters(types);
        }

        static FadingExtras read(StateReader fields, PieceTypes types) {
            return new FadingExtras(fields.number("filled", 0, EXTRAS.length), fields.pieces("stock", types));
        }
    }

    /** Three each of two types drawn at random: TETR.IO's "pairs". */
    record Pairs() implements BagContents {
        static final String NAME = "pairs";
        static final int MIN_TYPES = 2;

        @Override
        public Filled fill(int types, Rng rng) {
            var all = TypeIndices.upTo(types, 1).shuffled(rng);
            var one = (byte) all.order().get(0);
            var other = (byte) all.order().get(1);
            var pieces = TypeIndices.owning(new byte[] {one, one, one, other, other, other});
            return Filled.of(pieces.shuffled(all.rng()), this);
        }

        @Override
        public String text(PieceTypes types) {
            return "filling=" + NAME;
        }

        static Pairs read(StateReader fields, PieceTypes types) {
            if (types.size() < MIN_TYPES) {
                throw fields.failure("filling", "expected at least " + MIN_TYPES + " types for pairs");
            }
            return new Pairs();
        }
    }

    /**
     * The last bag shuffled once more, from the order it had: as random as starting from a sorted one, but another sequence.
     * Source: NullpoMino's {@code BagRandomizer}, and the others built on it.
     *
     * @param order the last bag as it was dealt; {@link PieceTypes#NONE} is the place of an extra piece, drawn for each bag
     */
    record SameBag(TypeIndices order) implements BagContents {
        static final String NAME = "same-bag";

        @Override
        public Filled fill(int types, Rng rng) {
            if (!order.contains(PieceTypes.NONE)) {
                var shuffled = order.shuffled(rng);
                return Filled.of(shuffled, new SameBag(shuffled.order()));
            }
            var after = rng.next(types);
            var shuffled = order.shuffled(after);
            var place = shuffled.order().indexOf(PieceTypes.NONE);
            var pieces = shuffled.order().with(place, after.value(types));
            return new Filled(pieces, new SameBag(shuffled.order()), shuffled.rng());
        }

        @Override
        public String text(PieceTypes types) {
            return "filling=" + NAME + " order=" + order.letters(types);
        }

        /** At most one place is for an extra piece, since one number is drawn for it. */
        static SameBag read(StateReader fields, PieceTypes types) {
            var order = fields.piecesOrNone("order", types);
            if (order.size() == 0) {
                throw fields.failure("order", "expected at least one piece");
            }
            var place = order.indexOf(PieceTypes.NONE);
            if (place >= 0 && order.without(place).contains(PieceTypes.NONE)) {
                throw fields.failure("order", "expected at most one extra piece");
            }
            return new SameBag(order);
        }
    }
}
