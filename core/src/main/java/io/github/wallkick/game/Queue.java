package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.randomizer.Draw;
import io.github.wallkick.randomizer.Randomizer;
import io.github.wallkick.randomizer.Randomizers;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The pieces to come: the ones shown, and the randomizer that deals the pieces after them. */
final class Queue {
    private final PieceType[] shown;
    private final Randomizer rest;

    /** A queue whose array is not changed from now on. */
    Queue(PieceType[] shown, Randomizer rest) {
        this.shown = shown;
        this.rest = rest;
    }

    static Queue of(Randomizer randomizer, int preview) {
        var shown = new PieceType[preview];
        var rest = randomizer;
        for (var i = 0; i < preview; i++) {
            var draw = draw(rest);
            shown[i] = draw.piece();
            rest = draw.next();
        }
        return new Queue(shown, rest);
    }

    /** The queue of a caller's randomizer, whose shown pieces must be known to the rules. */
    static Queue checked(Randomizer randomizer, Ruleset rules) {
        var queue = of(
                Objects.requireNonNull(randomizer, "randomizer"),
                rules.spawning().preview());
        check(queue.shown(), rules);
        return queue;
    }

    /** A caller's pieces, and after them what the randomizer deals from here on. */
    Queue beginning(List<? extends PieceType> next, Ruleset rules) {
        check(next, rules);
        return of(next.isEmpty() ? rest : Randomizers.fixedQueue(next, rest), shown.length);
    }

    private static void check(List<? extends PieceType> types, Ruleset rules) {
        for (var type : types) {
            RulesetCheck.type(type, rules.rotation(), rules.size());
        }
    }

    /** The next piece of a randomizer. */
    static Draw draw(Randomizer randomizer) {
        return Check.answer(randomizer.draw(), "a draw", randomizer);
    }

    /** The preview, next piece first. */
    List<PieceType> shown() {
        return List.of(shown);
    }

    /** The preview, not to be changed. */
    PieceType[] shownArray() {
        return shown;
    }

    Randomizer rest() {
        return rest;
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Queue that && Arrays.equals(shown, that.shown) && rest.equals(that.rest));
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(shown) + rest.hashCode();
    }

    @Override
    public String toString() {
        return Arrays.toString(shown) + " " + rest;
    }

    /** A queue while pieces are taken out of it: the preview as a ring, whose first piece is at {@code head}. */
    @WorkingMemory
    static final class Ring {
        private Queue queue;
        private PieceType[] shown;
        private int head;
        private Randomizer rest;
        private boolean changed;

        Ring(Queue queue) {
            this.queue = queue;
            this.shown = queue.shown;
            this.rest = queue.rest;
        }

        PieceType take() {
            if (!changed) {
                // a queue's own array stays as it is
                shown = shown.clone();
                changed = true;
            }
            var draw = draw(rest);
            rest = draw.next();
            if (shown.length == 0) {
                return draw.piece();
            }
            var first = shown[head];
            shown[head] = draw.piece();
            head = head + 1 == shown.length ? 0 : head + 1;
            return first;
        }

        List<PieceType> shown() {
            return toQueue().shown();
        }

        Queue toQueue() {
            if (changed) {
                var types = new PieceType[shown.length];
                System.arraycopy(shown, head, types, 0, shown.length - head);
                System.arraycopy(shown, 0, types, shown.length - head, head);
                queue = new Queue(types, rest);
                changed = false;
            }
            return queue;
        }
    }
}
