package io.github.wallkick.notation;

import io.github.wallkick.NotationException;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.TimedAction;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A game as it was played: rules, seed, and all that was done with its time; from these the game can be played again to the
 * nanosecond. Marks hold hashes of its states, so that playing it under an engine or rules that have changed is noticed.
 *
 * <pre>{@code
 * Replay replay = Replay.parse(text, List.of(ruleset));
 * replay.verify(); // empty, or the first time and field that differ
 * Game late = replay.gameAt(90_000_000_000L);
 * Recording other = replay.recordingAt(90_000_000_000L); // to play on from there
 * }</pre>
 *
 * <p>The text form is lines of ASCII, but for what the rules' own text holds:
 *
 * <pre>
 * wallkick replay 1
 * rules FINGERPRINT LINES
 *  the ruleset's text, each of its lines after one blank
 * seed SEED
 * marks PIECES
 * NANOS STEP STEP STEP …
 * end NANOS SUM
 * </pre>
 *
 * <p>A line of steps begins with an absolute time. A step is the time since the step before it (since the line's time for the
 * first one) in base 36, then a sign and what it needs: {@code !} a stroke, {@code +} a press, {@code -} a release, each with
 * the letter of an input; {@code *} garbage with its number of rows, 1 to 10000; {@code ^} garbage with its holes, parted by commas;
 * {@code #} a mark with its hash. The letters are {@code l r} for left and right, {@code L R} for these to the wall,
 * {@code d} soft drop, {@code s} sonic drop, {@code D} hard drop, {@code c} clockwise, {@code w} counterclockwise, {@code h}
 * half turn, {@code o} hold. The last line tells the length and a check sum of all that is before the sum.
 *
 * @param ruleset the rules
 * @param seed the seed of the game's pieces and garbage
 * @param piecesPerMark locked pieces from one mark to the next, 1 or more
 * @param deeds what was done, in the order of the times
 * @param marks states on the way, in the order of the times
 * @param lengthNanos nanoseconds from the start to the end of the recording, not before the last deed and mark
 * @since 0.1.0
 */
public record Replay(
        Ruleset ruleset, long seed, int piecesPerMark, List<TimedAction> deeds, List<Mark> marks, long lengthNanos) {
    /**
     * Takes copies of the lists and checks their order.
     *
     * @throws IllegalArgumentException if times go back or past the end, a mark does not lie between its deeds, or a hole is
     *     not on the board
     */
    public Replay {
        deeds = List.copyOf(deeds);
        marks = List.copyOf(marks);
        Check.that(piecesPerMark >= 1, "pieces from mark to mark must be 1 or more", piecesPerMark);
        ReplayCheck.deeds(deeds, lengthNanos, ruleset.size().width());
        ReplayCheck.marks(marks, deeds, lengthNanos);
    }

    /**
     * The replay that a text holds, of a game under one of some rulesets.
     *
     * @param text the text, as {@link #text} gives it
     * @param known rulesets to find its own among, by fingerprint and text
     * @return the replay
     * @throws NotationException if the text is not that of a replay, was changed, or is of a ruleset that is not known or
     *     differs from the known one of its name
     */
    public static Replay parse(String text, Collection<Ruleset> known) {
        return ReplayReader.read(text, RulesetFinder.among(known));
    }

    /**
     * The replay that a text holds, to be played under given rules whatever those of the recording were: for rulesets with
     * strategies that have no text of their own, and to see what a change of rules changes.
     *
     * @param text the text, as {@link #text} gives it
     * @param ruleset the rules to play it under
     * @return the replay; {@link #verify} tells whether the rules make a difference
     * @throws NotationException if the text is not that of a replay, or was changed
     */
    public static Replay parse(String text, Ruleset ruleset) {
        return ReplayReader.read(text, RulesetFinder.always(ruleset));
    }

    /**
     * This replay as text.
     *
     * @return the lines; {@link #parse} gives an equal replay back
     */
    public String text() {
        return ReplayWriter.write(this);
    }

    /**
     * The same deeds under other rules.
     *
     * @param rules the rules
     * @return the replay; its marks stay as they were
     * @throws IllegalArgumentException if a hole of garbage is not on their board
     */
    public Replay under(Ruleset rules) {
        return new Replay(rules, seed, piecesPerMark, deeds, marks, lengthNanos);
    }

    /**
     * The start of playing this back.
     *
     * @return the playback at time 0, before the first deed
     */
    public Playback playback() {
        return new Playback(this, Game.start(ruleset, seed), 0, 0);
    }

    /**
     * The game at some time, all deeds of that time done.
     *
     * @param nanos nanoseconds since the start, 0 or more; times after the end give the end
     * @return the game
     * @throws IllegalArgumentException if the time is negative
     */
    public Game gameAt(long nanos) {
        return playback().advance(nanos).next().game();
    }

    /**
     * The recording as it was at some time, all deeds of that time done, to play on from there.
     *
     * @param nanos nanoseconds since the start, 0 or more; times after the end give the end
     * @return the recording, with marks made anew
     * @throws IllegalArgumentException if the time is negative
     */
    public Recording recordingAt(long nanos) {
        Check.that(nanos >= 0, "the time to seek must be 0 or more", nanos);
        var end = Math.min(nanos, lengthNanos);
        var recording = Recording.start(ruleset, seed, piecesPerMark);
        for (var timed : deeds) {
            if (timed.atNanos() > end) {
                break;
            }
            recording = recording
                    .advance(timed.atNanos() - recording.nanos())
                    .next()
                    .does(timed.action())
                    .next();
        }
        return recording.advance(end - recording.nanos()).next();
    }

    /**
     * The first difference between this recording and the game played anew.
     *
     * @return the first mark that differs and the first field that does in it, or empty if all are as recorded
     */
    public Optional<Divergence> verify() {
        var playback = playback();
        for (var mark : marks) {
            playback = playback.to(mark);
            var played = StateHash.of(playback.game());
            var field = mark.hash().firstDifference(played);
            if (field.isPresent()) {
                return Optional.of(new Divergence(mark.atNanos(), field.get(), mark.hash(), played));
            }
        }
        return Optional.empty();
    }
}
