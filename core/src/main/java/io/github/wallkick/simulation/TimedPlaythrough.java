package io.github.wallkick.simulation;

import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Transition;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.PieceType;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** One full game while it is played; for one thread. */
final class TimedPlaythrough implements Course {
    /** How often the player looks at the game while it waits. */
    private static final long LOOK_NANOS = 16_666_667;
    /** Looks after which a wait is in vain: ten minutes, in which every piece falls through any board. */
    private static final int MOST_LOOKS = 36_000;

    private final TimedContest contest;
    private final SelfPlay run;
    private final int number;
    private final long gameSeed;
    private final long playerSeed;
    private final List<Witness> witnesses = new ArrayList<>();
    private final Clears.Tally clears = new Clears.Tally();
    private Game game;
    private PieceType lastPiece;
    private int pieces;
    private int lines;
    private long cells;
    private long nanos;
    private long inputs;

    private TimedPlaythrough(SelfPlay run, TimedContest contest, int number, long seed, Transition opening) {
        this.run = run;
        this.contest = contest;
        this.number = number;
        this.gameSeed = seed;
        this.playerSeed = Seeds.ofPlayer(seed);
        this.game = opening.game();
        this.lastPiece = contest.ruleset().randomizers().start(seed).draw().piece();
        if (run.checked()) {
            witnesses.add(new TimedInvariants(contest.ruleset()));
        }
        follow(opening);
        witnesses.forEach(witness -> witness.sees(opening));
    }

    static TimedPlaythrough of(SelfPlay run, TimedContest contest, int number) {
        var seed = Seeds.ofGame(run.seed(), number);
        try {
            return new TimedPlaythrough(run, contest, number, seed, Game.opening(contest.ruleset(), seed));
        } catch (RuntimeException e) {
            throw new SelfPlayException(number, 0, run.seed(), e);
        }
    }

    @Override
    public GameResult play() {
        while (!isDone()) {
            playPiece();
        }
        return result();
    }

    @Override
    public Iterator<Frame> frames() {
        var frames = new TimedFrames(this, Game.opening(contest.ruleset(), gameSeed));
        witnesses.add(frames);
        return frames;
    }

    boolean isDone() {
        return game.isOver() || pieces >= contest.maxPieces();
    }

    /** Plays from a piece under control to its lock and on to the next piece. */
    void playPiece() {
        try {
            var piece = pieces;
            if (game.piece().isPresent()) {
                for (var stroke : contest.player().play(game, Seeds.ofPiece(playerSeed, pieces))) {
                    advance(stroke.waitNanos());
                    if (isGone(piece)) {
                        break;
                    }
                    give(stroke.input());
                    if (isGone(piece)) {
                        break;
                    }
                }
                drop(piece);
            }
            awaitPiece();
        } catch (RuntimeException e) {
            throw new SelfPlayException(number, pieces, run.seed(), e);
        }
    }

    private boolean isGone(int piece) {
        return pieces > piece || game.isOver();
    }

    private void drop(int piece) {
        if (isGone(piece)) {
            return;
        }
        var keys = contest.ruleset().inputs();
        if (keys.contains(Input.HARD_DROP)) {
            give(Input.HARD_DROP);
            return;
        }
        if (keys.contains(Input.SOFT_DROP)) {
            inputs++;
            see(Input.SOFT_DROP, game.press(Input.SOFT_DROP));
        }
        for (var looks = 0; !isGone(piece); looks++) {
            look(looks, "a piece must lock");
        }
        take(game.release(Input.SOFT_DROP));
    }

    private void awaitPiece() {
        for (var looks = 0; game.piece().isEmpty() && !isDone(); looks++) {
            look(looks, "a piece must enter");
        }
    }

    private void look(int looks, String rule) {
        if (looks == MOST_LOOKS) {
            throw new IllegalStateException(rule + " within ten minutes of the last input: " + game);
        }
        advance(LOOK_NANOS);
    }

    private void advance(long elapsedNanos) {
        nanos += elapsedNanos;
        take(game.advance(elapsedNanos));
    }

    private void give(Input input) {
        inputs++;
        see(input, game.apply(input));
    }

    private void see(Input input, Transition step) {
        follow(step);
        for (var witness : witnesses) {
            witness.sees(input, step);
        }
    }

    private void take(Transition step) {
        follow(step);
        for (var witness : witnesses) {
            witness.sees(step);
        }
    }

    private void follow(Transition step) {
        game = step.game();
        var events = step.events();
        for (var i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof Event.Locked locked) {
                var cleared = rowsCleared(events, i + 1);
                clears.add(locked.spin(), cleared);
                lines += cleared;
                cells += locked.piece().shape().size();
                pieces++;
            } else if (events.get(i) instanceof Event.Spawned entered) {
                lastPiece = entered.piece().type();
            }
        }
    }

    /** The rows that a lock clears, which the event after it tells. */
    private static int rowsCleared(List<Event> events, int i) {
        return i < events.size() && events.get(i) instanceof Event.RowsCleared cleared
                ? Long.bitCount(cleared.rowMask())
                : 0;
    }

    int lines() {
        return lines;
    }

    long points() {
        return game.score().points();
    }

    long nanos() {
        return nanos;
    }

    private GameResult result() {
        return new GameResult(
                number,
                gameSeed,
                game.isOver() ? GameEnd.TOPPED_OUT : GameEnd.PIECE_LIMIT,
                lastPiece,
                clears.toClears(),
                cells,
                game.board().stackHeight(),
                game.score().points(),
                Optional.of(new TimedResult(nanos, game.score().level(), inputs, game.topOut())));
    }
}
