package io.github.wallkick.randomizer;

import java.util.Optional;

/**
 * A randomizer of a user's own, which is known by its name and by how many pieces were drawn.
 *
 * @param name the name in quotation marks
 * @param drawn number of pieces drawn so far
 * @param now what deals the next pieces
 */
record NamedRandomizer(String name, long drawn, Randomizer now) implements Randomizer {
    private static final String DRAWN = "drawn";

    /** Reading draws them all once more, so that a short text must not ask for very many. */
    private static final int MAX_DRAWN = 1_000_000;

    @Override
    public Draw draw() {
        var draw = now.draw();
        return new Draw(draw.piece(), new NamedRandomizer(name, drawn + 1, draw.next()));
    }

    @Override
    public String text() {
        return drawn == 0 ? name : name + " " + DRAWN + "=" + drawn;
    }

    /** The randomizer that {@link #text} of one that came out of {@code own} tells. */
    static Randomizer read(StateReader fields, Optional<Randomizer> own) {
        var name = fields.quoted();
        var start = own.map(first -> first instanceof FixedQueue queue ? queue.then() : first);
        if (start.isEmpty() || !(start.get() instanceof NamedRandomizer named) || !named.name.equals(name)) {
            throw fields.nameFailure(
                    "expected a randomizer of this library; the caller's own, which is known by its name"
                            + " alone, must be handed in as a value");
        }
        int count = fields.afterQuoted()
                .map(rest -> rest.number(DRAWN, 1, MAX_DRAWN))
                .orElse(0);
        if (count < named.drawn) {
            throw fields.nameFailure("expected a randomizer from which at least " + named.drawn + " pieces were drawn");
        }
        Randomizer rest = named;
        for (var i = named.drawn; i < count; i++) {
            rest = rest.draw().next();
        }
        return rest;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NamedRandomizer that && drawn == that.drawn && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + Long.hashCode(drawn);
    }

    @Override
    public String toString() {
        return text();
    }
}
