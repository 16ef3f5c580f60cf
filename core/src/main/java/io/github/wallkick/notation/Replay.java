package io.github.wallkick.notation;

import io.github.wallkick.NotationException;
import io.github.wallkick.game.Action;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.internal.Check;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A recorded game: rules, seed or position, and every action with its time, from which the game can be played again to the nanosecond.
 * Checkpoints hold hashes of its states, so that a change of the engine or the rules is noticed (desync).
 *
 * <pre>{@code
 * Replay replay = Replay.parse(text);
 * replay.verify(); // empty, or the first time and field that differ
 * Game late = replay.gameAt(90_000_000_000L);
 * Recording other = replay.recordingAt(90_000_000_000L); // to play on from there
 * }</pre>
 *
 * <p>The text is lines of ASCII, apart from the rules' own text:
 *
 * <pre>
 * wallkick replay 1
 * rules FINGERPRINT LINES
 *  the ruleset's text, each of its lines after one blank
 * seed SEED, or position and the text of the game that it starts from
 * checkpoints PIECES
 * NANOS STEP STEP STEP …
 * end NANOS HASH SUM
 * </pre>
 *
 * <p>A line of steps begins with an absolute time. A step is the time since the previous step (for the first one: since the
 * line's time) in base 36, then a sign and its argument: {@code !} a tap, {@code +} a press, {@code -} a release, each with the
 * letter of an input; {@code *} garbage with its number of rows, 1 to 10000; {@code ^} garbage with its holes, separated by
 * commas; {@code #} a checkpoint with its hash. The letters are {@code l r} left and right, {@code L R} the same to the wall,
 * {@code d} soft drop, {@code s} sonic drop, {@code D} hard drop, {@code c} clockwise, {@code w} counterclockwise, {@code h}
 * half turn, {@code o} hold. A position is written as {@link Game#textWithoutRules} does. The last line holds the length, the hash of the
 * last state, and a checksum of everything before the checksum. Each replay has one text only.
 *
 * @param start how the game starts
 * @param piecesPerCheckpoint locked pieces from one checkpoint to the next, 1 or more
 * @param actions the actions in the order of their times
 * @param checkpoints states on the way, in the order of their times
 * @param lengthNanos nanoseconds from the start to the end of the recording, not before the last action and checkpoint
 * @param end the hash of the last state
 * @since 0.1.0
 */
public record Replay(
        Start start,
        int piecesPerCheckpoint,
        List<Action.Timed> actions,
        List<Checkpoint> checkpoints,
        long lengthNanos,
        StateHash end) {
    /**
     * How a recorded game starts.
     *
     * @since 0.1.0
     */
    public sealed interface Start {
        /**
         * The first state.
         *
         * @return the game at the start
         */
        Game game();
    }

    /**
     * A new game.
     *
     * @param ruleset the rules
     * @param seed the seed of the game's pieces and garbage
     * @since 0.1.0
     */
    public record NewGame(Ruleset ruleset, long seed) implements Start {
        /** Checks that there are rules. */
        public NewGame {
            Objects.requireNonNull(ruleset, "ruleset");
        }

        @Override
        public Game game() {
            return Game.start(ruleset, seed);
        }
    }

    /**
     * A position that the game goes on from: a puzzle, a saved game.
     *
     * @param game the position
     * @since 0.1.0
     */
    public record Position(Game game) implements Start {
        /** Checks that there is a game. */
        public Position {
            Objects.requireNonNull(game, "game");
        }
    }

    /**
     * The hash of a state on the way through a replay.
     *
     * @param atNanos nanoseconds since the start of the game, 0 or more
     * @param actions number of actions before it; actions of the same time may come before or after it
     * @param hash the hash of the state at that time after these actions
     * @since 0.1.0
     */
    public record Checkpoint(long atNanos, int actions, StateHash hash) {
        /**
         * Checks the numbers.
         *
         * @throws IllegalArgumentException if one is negative
         */
        public Checkpoint {
            Check.atLeast("the time of a checkpoint", atNanos, 0);
            Check.atLeast("the actions before a checkpoint", actions, 0);
        }

        /**
         * The time of the checkpoint.
         *
         * @return time since the start of the replay
         */
        public Duration at() {
            return Duration.ofNanos(atNanos);
        }
    }

    /**
     * The first difference between a recorded game and the same game played back.
     *
     * @param atNanos nanoseconds since the start of the game at which the difference was noticed
     * @param field the part of the state that differs, the first if there are several
     * @param recorded the recorded state
     * @param played the state when played back
     * @since 0.1.0
     */
    public record Desync(long atNanos, StateHash.Field field, StateHash recorded, StateHash played) {
        /**
         * The time of the first difference.
         *
         * @return time since the start of the replay
         */
        public Duration at() {
            return Duration.ofNanos(atNanos);
        }
    }

    /**
     * Takes copies of the lists and checks their order.
     *
     * @throws IllegalArgumentException if times go back or past the end, a checkpoint does not lie between its actions, or a
     *     hole is not on the board
     */
    public Replay {
        Objects.requireNonNull(start, "start");
        Objects.requireNonNull(end, "end");
        actions = List.copyOf(actions);
        checkpoints = List.copyOf(checkpoints);
        Check.atLeast("pieces per checkpoint", piecesPerCheckpoint, 1);
        checkActions(actions, lengthNanos, ruleset(start).size().width());
        checkCheckpoints(checkpoints, actions, lengthNanos);
    }

    /**
     * The replay that a text holds, under the rules that it carries.
     *
     * @param text the text, as {@link #text} gives it
     * @return the replay
     * @throws NotationException if the text is not a replay's or was changed, or if its rules have a strategy that is known by a
     *     name only, for which there are {@link #parse(String, Collection)} and {@link #parse(String, Ruleset)}
     */
    public static Replay parse(String text) {
        return ReplayReader.read(text, ReplayReader.RulesetFinder.described());
    }

    /**
     * The replay that a text holds, with its rules among known ones: for rules with strategies of your own.
     *
     * @param text the text, as {@link #text} gives it
     * @param known the rulesets to look for the replay's rules in, by fingerprint and text
     * @return the replay
     * @throws NotationException if the text is not a replay's or was changed, or if its rules are not known or differ
     *     from the known ones of the same name
     */
    public static Replay parse(String text, Collection<Ruleset> known) {
        return ReplayReader.read(text, ReplayReader.RulesetFinder.among(known));
    }

    /**
     * The replay that a text holds, under given rules instead of the recorded ones: for strategies without a text, and to see
     * what a change of rules changes.
     *
     * @param text the text, as {@link #text} gives it
     * @param ruleset the rules to play it under
     * @return the replay; {@link #verify} finds out whether the rules make a difference
     * @throws NotationException if the text is not a replay's, or was changed
     */
    public static Replay parse(String text, Ruleset ruleset) {
        return ReplayReader.read(text, ReplayReader.RulesetFinder.always(ruleset));
    }

    /**
     * The rules.
     *
     * @return the ruleset of the game
     */
    public Ruleset ruleset() {
        return ruleset(start);
    }

    private static Ruleset ruleset(Start start) {
        return start instanceof NewGame newGame
                ? newGame.ruleset()
                : start.game().ruleset();
    }

    /**
     * This replay as text.
     *
     * @return the text, which {@link #parse} reads back
     * @throws IllegalStateException if a strategy of its rules has no text
     */
    public String text() {
        return ReplayWriter.write(this);
    }

    /**
     * The same actions under other rules.
     *
     * @param rules the rules
     * @return the replay; its checkpoints stay as they were
     * @throws IllegalArgumentException if a hole of garbage is not on their board
     * @throws IllegalStateException if the replay starts from a position, which has its own rules
     */
    public Replay under(Ruleset rules) {
        if (start instanceof NewGame newGame) {
            var other = new NewGame(rules, newGame.seed());
            return new Replay(other, piecesPerCheckpoint, actions, checkpoints, lengthNanos, end);
        }
        throw new IllegalStateException("a replay that starts from a position must be played under its own rules");
    }

    /**
     * The beginning of a playback.
     *
     * @return the playback at time 0, before the first action
     */
    public Playback playback() {
        return new Playback(this, start.game(), 0, 0);
    }

    /**
     * The game at a given time, after all actions of that time.
     *
     * @param nanos nanoseconds since the start, 0 or more; times after the end give the end
     * @return the game
     * @throws IllegalArgumentException if the time is negative
     */
    public Game gameAt(long nanos) {
        return playback().advance(nanos).next().game();
    }

    /**
     * The game at a given time, as {@link #gameAt(long)}.
     *
     * @param time the time since the start, 0 or more and at most 292 years; times after the end give the end
     * @return the game
     * @throws IllegalArgumentException if the time is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public Game gameAt(Duration time) {
        return gameAt(time.toNanos());
    }

    /**
     * The recording as it was at a given time, after all actions of that time, to play on from there.
     *
     * @param nanos nanoseconds since the start, 0 or more; times after the end give the end
     * @return the recording, with new checkpoints
     * @throws IllegalArgumentException if the time is negative
     */
    public Recording recordingAt(long nanos) {
        Check.atLeast("the time to seek", nanos, 0);
        var end = Math.min(nanos, lengthNanos);
        var recording = Recording.start(start, piecesPerCheckpoint);
        for (var timed : actions) {
            if (timed.atNanos() > end) {
                break;
            }
            recording = recording
                    .advance(timed.atNanos() - recording.nanos())
                    .next()
                    .apply(timed.action())
                    .next();
        }
        return recording.advance(end - recording.nanos()).next();
    }

    /**
     * The recording as it was at a given time, as {@link #recordingAt(long)}.
     *
     * @param time the time since the start, 0 or more and at most 292 years; times after the end give the end
     * @return the recording, with new checkpoints
     * @throws IllegalArgumentException if the time is negative
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public Recording recordingAt(Duration time) {
        return recordingAt(time.toNanos());
    }

    /**
     * The first desync: the first difference between the recorded game and the game played again.
     *
     * @return the first checkpoint that differs and its first field that differs, or empty if everything is as recorded
     */
    public Optional<Desync> verify() {
        var playback = playback();
        for (var checkpoint : checkpoints) {
            playback = playback.to(checkpoint);
            var desync = desync(checkpoint, playback.game());
            if (desync.isPresent()) {
                return desync;
            }
        }
        var last = new Checkpoint(lengthNanos, actions.size(), end);
        return desync(last, playback.to(last).game());
    }

    private static Optional<Desync> desync(Checkpoint checkpoint, Game game) {
        var played = StateHash.of(game);
        return checkpoint
                .hash()
                .firstDifference(played)
                .map(field -> new Desync(checkpoint.atNanos(), field, checkpoint.hash(), played));
    }

    private static void checkActions(List<Action.Timed> actions, long lengthNanos, int width) {
        var last = 0L;
        for (var timed : actions) {
            Check.atLeast("the time of an action", timed.atNanos(), last);
            Check.that(
                    !(timed.action() instanceof Action.ReceiveHoles garbage)
                            || garbage.holes().stream().allMatch(hole -> hole < width),
                    "holes must be on a board of " + width + " columns",
                    timed.action());
            last = timed.atNanos();
        }
        Check.atLeast("the length of a replay", lengthNanos, last);
    }

    private static void checkCheckpoints(List<Checkpoint> checkpoints, List<Action.Timed> actions, long lengthNanos) {
        var last = 0L;
        var done = 0;
        for (var checkpoint : checkpoints) {
            Check.within("the actions before a checkpoint", checkpoint.actions(), done, actions.size());
            done = checkpoint.actions();
            var from = Math.max(last, done == 0 ? 0 : actions.get(done - 1).atNanos());
            var to = done == actions.size() ? lengthNanos : actions.get(done).atNanos();
            Check.within("the time of a checkpoint between its actions", checkpoint.atNanos(), from, to);
            last = checkpoint.atNanos();
        }
    }

    /**
     * The length of the replay.
     *
     * @return time from its start to its end
     */
    public Duration length() {
        return Duration.ofNanos(lengthNanos());
    }
}
