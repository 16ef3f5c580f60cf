package io.github.wallkick.game;

import io.github.wallkick.piece.Input;
import io.github.wallkick.timing.FrameRate;
import java.util.ArrayList;
import java.util.List;

/** A game being played frame by frame; frame 0 is the one in which the first piece enters. */
final class FramePlay {
    private final FrameRate rate;
    private final List<Long> lockFrames = new ArrayList<>();
    private final List<Long> entryFrames = new ArrayList<>();
    private final List<Long> fallFrames = new ArrayList<>();
    private Game game;
    private long frame;

    FramePlay(Game game) {
        this.game = game;
        this.rate = game.ruleset().timing().frames();
    }

    /** The frames until this one pass. */
    FramePlay to(long last) {
        while (frame < last) {
            frame++;
            var transition = game.advance(rate.nanosAt(frame) - rate.nanosAt(frame - 1));
            game = transition.game();
            transition.events().forEach(this::note);
        }
        return this;
    }

    /** Frames pass until one in which a piece locks. */
    long lock() {
        var before = lockFrames.size();
        while (lockFrames.size() == before) {
            to(frame + 1);
        }
        return frame;
    }

    /** Frames pass until one in which a piece enters. */
    long entry() {
        var before = entryFrames.size();
        while (entryFrames.size() == before) {
            to(frame + 1);
        }
        return frame;
    }

    /** A key pressed so that this frame is the first to see it. */
    FramePlay press(long seen, Input input) {
        to(seen - 1);
        game = game.press(input).game();
        return this;
    }

    FramePlay release(long seen, Input input) {
        to(seen - 1);
        game = game.release(input).game();
        return this;
    }

    FramePlay apply(long seen, Input... inputs) {
        to(seen - 1);
        for (var input : inputs) {
            var transition = game.apply(input);
            game = transition.game();
            transition.events().forEach(this::note);
        }
        return this;
    }

    Game game() {
        return game;
    }

    /** The frames in which the piece fell so far. */
    List<Long> falls() {
        return fallFrames;
    }

    private void note(Event event) {
        if (event instanceof Event.Locked) {
            lockFrames.add(frame);
        } else if (event instanceof Event.Spawned) {
            entryFrames.add(frame);
        } else if (event instanceof Event.Fell || event instanceof Event.Dropped) {
            fallFrames.add(frame);
        }
    }
}
