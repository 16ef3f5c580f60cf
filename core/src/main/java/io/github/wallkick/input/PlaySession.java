package io.github.wallkick.input;

import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.piece.Input;
import java.util.List;

/**
 * A game and the controller that plays it, as an immutable value: buttons and time in, the next play out.
 *
 * <p>Every input meets the game at its exact time, between the spans in which the game advances. So the same buttons at the
 * same times give the same game, however often a display asks.
 *
 * <pre>{@code
 * PlaySession playing = PlaySession.start(ruleset, 42, Controller.of(KeyMap.pad(), Handlings.guideline()));
 * playing = playing.at(ButtonSet.of(Button.LEFT), 16_000_000).next(); // pressed 16 ms after the start
 * playing = playing.at(ButtonSet.NONE, 500_000_000).next(); // held for half a second
 * playing.game().board();
 * }</pre>
 *
 * @param game the game as it stands
 * @param controller the buttons as they stand
 * @since 0.1.0
 */
public record PlaySession(Game game, Controller controller) {
    /**
     * A new game.
     *
     * @param ruleset the rules; if the handling has a soft drop of its own, it takes the place of theirs
     * @param seed the seed of the game's pieces and garbage
     * @param controller the player's buttons; those that are {@link Controller#beforeStart held before the start} act from it
     *     on
     * @return the play at its start
     */
    public static PlaySession start(Ruleset ruleset, long seed, Controller controller) {
        return opening(ruleset, seed, controller).next();
    }

    /**
     * The opening of a new game, with the events of the first entry.
     *
     * @param ruleset the rules; if the handling has a soft drop of its own, it takes the place of theirs
     * @param seed the seed of the game's pieces and garbage
     * @param controller the player's buttons
     * @return the play that {@link #start} gives, and what happened
     */
    public static Played opening(Ruleset ruleset, long seed, Controller controller) {
        var rules = controller.handling().applyTo(ruleset);
        var opening = Game.opening(rules, seed);
        var ready = controller.withoutPiece().after(opening);
        var log = new PlayLog();
        log.events().addAll(opening.events());
        var held = ready.holdsSoftDrop() && !rules.timing().softDrop().needsFreshPress()
                ? List.of(new TimedInput(0, TimedInput.Stroke.PRESS, Input.SOFT_DROP))
                : List.<TimedInput>of();
        return log.to(log.act(opening.game(), new Typed(held, ready), 0));
    }

    /**
     * A span of time, at the end of which other buttons are down. At one moment the game's own effects come first, then a
     * repeat that is due, then the change of buttons.
     *
     * @param down the buttons that are down from the end of the span on
     * @param elapsedNanos nanoseconds since the last call, 0 or more
     * @return what happened, and the next play
     * @throws IllegalArgumentException if the time is negative
     */
    public Played at(ButtonSet down, long elapsedNanos) {
        Check.notNegative("elapsed nanoseconds", elapsedNanos);
        var log = new PlayLog();
        return log.to(through(down, 0, elapsedNanos, log));
    }

    /**
     * A whole script of buttons.
     *
     * @param script the changes of buttons in the order of their times, counted from now
     * @param untilNanos nanoseconds to play on to, not before the last change
     * @return all that happened, and the play after it
     * @throws IllegalArgumentException if the times go back
     */
    public Played through(List<ButtonChange> script, long untilNanos) {
        var log = new PlayLog();
        var now = this;
        var moment = 0L;
        for (var change : script) {
            Check.that(
                    change.atNanos() >= moment, "times of a script must not go back from " + moment, change.atNanos());
            now = now.through(change.down(), moment, change.atNanos(), log);
            moment = change.atNanos();
        }
        Check.that(untilNanos >= moment, "a script must not end before its last change at " + moment, untilNanos);
        return log.to(now.through(now.controller.buttons(), moment, untilNanos, log));
    }

    private PlaySession through(ButtonSet down, long fromNanos, long toNanos, PlayLog log) {
        var now = dueDone(fromNanos, log);
        var moment = fromNanos;
        while (moment < toNanos) {
            var span = now.untilNews(Math.min(toNanos - moment, now.controller.nanosToNext()));
            moment += span;
            now = log.wait(now, span).dueDone(moment, log);
        }
        return log.act(now.game, now.controller.changed(down), toNanos).dueDone(toNanos, log);
    }

    private PlaySession dueDone(long moment, PlayLog log) {
        var now = this;
        while (now.controller.nanosToNext() == 0) {
            now = log.act(now.game, now.controller.due(), moment);
        }
        return now;
    }

    /**
     * The time to the first event that the controller must hear of at its moment, or the whole span. A game does not tell what
     * is to come, but it is a value: looking ahead costs nothing but time.
     */
    private long untilNews(long span) {
        if (!bringsNews(span)) {
            return span;
        }
        var quiet = 0L;
        var news = span;
        while (news - quiet > 1) {
            var middle = quiet + (news - quiet) / 2;
            if (bringsNews(middle)) {
                news = middle;
            } else {
                quiet = middle;
            }
        }
        return news;
    }

    private boolean bringsNews(long span) {
        return controller.isHolding() && game.advance(span).events().stream().anyMatch(this::isNews);
    }

    private boolean isNews(Event event) {
        return controller.listensFor(event);
    }
}
