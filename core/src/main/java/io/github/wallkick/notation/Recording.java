package io.github.wallkick.notation;

import io.github.wallkick.game.Action;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.TimedAction;
import io.github.wallkick.game.Transition;
import io.github.wallkick.piece.Input;
import java.util.List;
import java.util.Objects;

/**
 * A game that remembers how it was played, as an immutable value: it is played like a {@link Game} and gives its
 * {@link Replay} at any time.
 *
 * <pre>{@code
 * Recording recording = Recording.start(ruleset, 42);
 * recording = recording.apply(Input.LEFT).next();
 * recording = recording.advance(250_000_000).next();
 * recording = recording.apply(Input.HARD_DROP).next();
 * String text = recording.replay().text();
 * }</pre>
 *
 * <p>The replay holds the ruleset's text. A part that is a lambda or a method reference has none: there stands a name such as
 * {@code Mine$$Lambda/0x0000}, which no other run knows. {@link io.github.wallkick.game.RandomizerFactory#named} gives pieces a text,
 * records have one of themselves; without, hand the rules in: {@link Replay#parse(String, Ruleset)}.
 *
 * <p>Deeds that change nothing are not recorded. In how many steps time passes leaves no trace: the same deeds at the same
 * times give equal replays.
 *
 * @since 0.1.0
 */
public final class Recording {
    /** RandomizerFactory from one mark to the next, if nothing else is said. */
    public static final int PIECES_PER_MARK = 10;

    private final Game game;
    private final long seed;
    private final int piecesPerMark;
    private final Trail<TimedAction> deeds;
    private final Trail<Mark> marks;
    private final long nanos;
    private final int pieces;

    private Recording(
            Game game,
            long seed,
            int piecesPerMark,
            Trail<TimedAction> deeds,
            Trail<Mark> marks,
            long nanos,
            int pieces) {
        this.game = game;
        this.seed = seed;
        this.piecesPerMark = piecesPerMark;
        this.deeds = deeds;
        this.marks = marks;
        this.nanos = nanos;
        this.pieces = pieces;
    }

    /**
     * A new game that is recorded from its start.
     *
     * @param ruleset the rules
     * @param seed the seed of its pieces and garbage
     * @return the recording
     */
    public static Recording start(Ruleset ruleset, long seed) {
        return start(ruleset, seed, PIECES_PER_MARK);
    }

    /**
     * A new game that is recorded from its start.
     *
     * @param ruleset the rules
     * @param seed the seed of its pieces and garbage
     * @param piecesPerMark locked pieces from one {@link Mark} to the next, 1 or more; a mark is made at the first deed after
     *     them
     * @return the recording
     * @throws IllegalArgumentException if the pieces are less than 1
     */
    public static Recording start(Ruleset ruleset, long seed, int piecesPerMark) {
        Check.that(piecesPerMark >= 1, "pieces from mark to mark must be 1 or more", piecesPerMark);
        return new Recording(Game.start(ruleset, seed), seed, piecesPerMark, Trail.empty(), Trail.empty(), 0, 0);
    }

    /**
     * The game as it stands.
     *
     * @return the game
     */
    public Game game() {
        return game;
    }

    /**
     * The time that has passed.
     *
     * @return nanoseconds since the start of the game
     */
    public long nanos() {
        return nanos;
    }

    /**
     * One stroke of an input, {@link Game#apply}.
     *
     * @param input what the player does
     * @return what happened, and the next recording
     */
    public Recorded apply(Input input) {
        return does(new Action.Tap(input));
    }

    /**
     * An input pressed and held, {@link Game#press}.
     *
     * @param input what the player presses
     * @return what happened, and the next recording
     */
    public Recorded press(Input input) {
        return does(new Action.Press(input));
    }

    /**
     * An input released, {@link Game#release}.
     *
     * @param input what the player lets go
     * @return what happened, and the next recording
     */
    public Recorded release(Input input) {
        return does(new Action.Release(input));
    }

    /**
     * Anything done to the game, garbage included.
     *
     * @param deed what is done
     * @return what happened, and the next recording
     * @throws IllegalArgumentException if the game refuses it: a hole that is not on the board
     */
    @SuppressWarnings("ReferenceEquality") // nothing has changed if the game is the same instance
    public Recorded does(Action deed) {
        var done = game.apply(deed);
        if (done.game() == game) {
            return new Recorded(done.events(), this);
        }
        var more = isMarkDue() ? marks.plus(mark()) : marks;
        return step(done, deeds.plus(new TimedAction(nanos, deed)), more, nanos);
    }

    /**
     * The passing of time, {@link Game#advance}. It is recorded after the end of the game too.
     *
     * @param elapsedNanos nanoseconds that have passed, 0 or more
     * @return what happened, and the next recording
     * @throws IllegalArgumentException if the time is negative, or too long for the recording
     */
    public Recorded advance(long elapsedNanos) {
        Check.that(elapsedNanos >= 0, "elapsed nanoseconds must be 0 or more", elapsedNanos);
        Check.that(
                elapsedNanos <= Long.MAX_VALUE - nanos, "a recording must not be longer than 292 years", elapsedNanos);
        return elapsedNanos == 0
                ? new Recorded(List.of(), this)
                : step(game.advance(elapsedNanos), deeds, marks, nanos + elapsedNanos);
    }

    private Recorded step(Transition step, Trail<TimedAction> nextDeeds, Trail<Mark> nextMarks, long nextNanos) {
        var locked = (int)
                step.events().stream().filter(Event.Locked.class::isInstance).count();
        var next = new Recording(step.game(), seed, piecesPerMark, nextDeeds, nextMarks, nextNanos, pieces + locked);
        return new Recorded(step.events(), next);
    }

    /**
     * The replay of the game so far. Its last mark is the state as it is now.
     *
     * @return the replay
     */
    public Replay replay() {
        return new Replay(
                game.ruleset(),
                seed,
                piecesPerMark,
                deeds.toList(),
                marks.plus(mark()).toList(),
                nanos);
    }

    private boolean isMarkDue() {
        return pieces / piecesPerMark > marks.size();
    }

    private Mark mark() {
        return new Mark(nanos, deeds.size(), StateHash.of(game));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Recording that
                && seed == that.seed
                && piecesPerMark == that.piecesPerMark
                && nanos == that.nanos
                && game.equals(that.game)
                && deeds.equals(that.deeds);
    }

    @Override
    public int hashCode() {
        return Objects.hash(seed, nanos, game);
    }

    /** Returns the game, for people. */
    @Override
    public String toString() {
        return "after " + nanos + " ns and " + deeds.size() + " deeds: " + game;
    }
}
