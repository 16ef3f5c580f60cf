package io.github.wallkick.simulation;

import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.scoring.Spin;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** One game of a run while it is played, piece by piece; for one thread. */
abstract class Playthrough {
    final SelfPlay run;
    final Ruleset ruleset;
    final int number;
    final long seed;
    final boolean hasHardDrop;
    private final Player player;
    private final long playerSeed;
    private final Clears.Tally clears = new Clears.Tally();
    private int pieces;
    private int lines;
    private long cells;
    private long inputs;
    private long nanos;

    Playthrough(SelfPlay run, int number) {
        this.run = run;
        this.ruleset = run.ruleset();
        this.hasHardDrop = ruleset.inputs().contains(Input.HARD_DROP);
        this.player = run.player().newGame(ruleset);
        this.number = number;
        this.seed = Seeds.ofGame(run.seed(), number);
        this.playerSeed = Seeds.ofPlayer(seed);
    }

    /** Plays a game of a run to its end; without a result if the run is stopped before it. */
    static Optional<GameResult> play(SelfPlay run, int number, BooleanSupplier stopped) {
        var game = start(run, number);
        try {
            while (!game.isDone()) {
                if (stopped.getAsBoolean()) {
                    return Optional.empty();
                }
                game.playPiece();
            }
            return Optional.of(game.result());
        } catch (Throwable e) {
            throw game.failure(e);
        }
    }

    /** An unchecked game without time is played in place; every other one as a value. */
    private static Playthrough start(SelfPlay run, int number) {
        try {
            return run.checked() || !run.ruleset().isUntimed()
                    ? new ValuePlaythrough(run, number)
                    : new UntimedPlaythrough(run, number);
        } catch (Throwable e) {
            throw new SelfPlayException(number, 0, run.seed(), e);
        }
    }

    /** What went wrong, with the place where it did. */
    final SelfPlayException failure(Throwable cause) {
        return new SelfPlayException(number, pieces, run.seed(), cause);
    }

    final boolean isDone() {
        return pieces >= run.maxPieces() || isOver();
    }

    /** Plays from a piece under control to its lock and on to the next piece. */
    void playPiece() {
        make(Objects.requireNonNull(
                move(player, Seeds.ofPiece(playerSeed, pieces)), "a player must give a move: null"));
    }

    void make(Move move) {
        var piece = pieces;
        var made = move.place().isPresent() ? Reach.of(game(), move.place().get()) : move;
        for (var i = 0; i < made.size(); i++) {
            if (made.hasWaits() && made.waitNanos(i) > 0) {
                advance(made.waitNanos(i));
                if (isGone(piece)) {
                    return;
                }
            }
            give(made.input(i));
            if (isGone(piece)) {
                return;
            }
        }
        drop(piece);
    }

    private void drop(int piece) {
        if (hasHardDrop) {
            give(Input.HARD_DROP);
        } else {
            dropSoftly(piece);
        }
    }

    /** Drops the piece without a hard drop: by taps, if no time is to pass. */
    void dropSoftly(int piece) {
        for (var taps = 0; !isGone(piece); taps++) {
            if (taps > ruleset.size().height()) {
                throw new IllegalStateException("a piece must lock by a soft drop or a hard drop: " + game());
            }
            give(Input.SOFT_DROP);
        }
    }

    final boolean isGone(int piece) {
        return pieces > piece || isOver();
    }

    final void give(Input input) {
        inputs++;
        apply(input);
    }

    final void advance(long elapsedNanos) {
        nanos = nanos > Long.MAX_VALUE - elapsedNanos ? Long.MAX_VALUE : nanos + elapsedNanos;
        pass(elapsedNanos);
    }

    /** Takes note of a lock. */
    final void locked(Spin spin, int rows, int pieceCells) {
        clears.add(spin, rows);
        lines += rows;
        cells += pieceCells;
        pieces++;
    }

    GameResult result() {
        var game = game();
        return new GameResult(
                number,
                seed,
                game.topOut(),
                game.reachedGoal(),
                lastPiece(),
                clears.toClears(),
                cells,
                game.board().stackHeight(),
                game.score().points(),
                game.score().level(),
                inputs,
                game.ruleset().isUntimed() ? nanos : game.elapsedNanos());
    }

    final int pieces() {
        return pieces;
    }

    final int lines() {
        return lines;
    }

    final long nanos() {
        return nanos;
    }

    /** Counts inputs that do not go through {@link #give}. */
    final void countInputs(int count) {
        inputs += count;
    }

    /** The player's move for the piece under control. */
    abstract Move move(Player by, long random);

    abstract void apply(Input input);

    abstract void pass(long elapsedNanos);

    abstract boolean isOver();

    abstract Game game();

    /** The type that could not enter, or else the one that came under control last. */
    abstract PieceType lastPiece();
}
