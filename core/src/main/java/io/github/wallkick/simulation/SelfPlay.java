package io.github.wallkick.simulation;

import io.github.wallkick.game.Ruleset;
import io.github.wallkick.internal.Check;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A run of self-played games, described as a value; {@link #run()} plays it.
 *
 * <pre>{@code
 * SelfPlayReport report = SelfPlay.of(Rulesets.basic().untimed(), Players.random())
 *         .withGames(10_000)
 *         .withSeed(1)
 *         .run();
 * report.lines().mean();
 * }</pre>
 *
 * <p>Games with gravity and lock delay are played the same way, only slower:
 *
 * <pre>{@code
 * SelfPlay.of(Rulesets.guideline(), Players.random()).run().nanos().mean();
 * }</pre>
 *
 * <p>For each piece the player is asked once, when the piece has come under control. After the inputs of its move the piece is
 * dropped: by a hard drop; where the rules have none by the soft drop, held down until the piece locks; and where they have
 * none of both it falls by itself.
 *
 * <p>The seed decides everything: the same rules, player and seed give an equal report on any machine and with any number of
 * threads. Game {@code n} has a seed of its own, output {@code n} of SplitMix64 seeded with the run's seed; the randomizer
 * gets that seed, and the player's random values are SplitMix64 from a mix of its complement. So any game can be played again
 * alone, and stepped through with {@link #game(int)}.
 *
 * @param ruleset what is played
 * @param player who plays
 * @param maxPieces pieces after which a game is cut short, at least 1
 * @param games number of games, at least 1
 * @param seed what all chance comes from
 * @param threads threads to play on, 1 to {@link #MAX_THREADS}; no result depends on it
 * @param checked whether invariants are checked at every event of every game: cells before plus the cells of the piece, less
 *     what a clear takes, are the cells after; no full row remains; the piece under control is not on the board. Untimed
 *     games are then played twice, as values and in place, and must come to the same.
 * @param progress who is told how far the run is
 * @since 0.1.0
 */
public record SelfPlay(
        Ruleset ruleset,
        Player player,
        int maxPieces,
        int games,
        long seed,
        int threads,
        boolean checked,
        Progress progress) {
    /** The most threads that a run may have, more than a machine has processors. */
    public static final int MAX_THREADS = 4_096;

    /** The number of games, if nothing else is said. */
    public static final int DEFAULT_GAMES = 10_000;

    /** The limit of pieces per game, if nothing else is said. */
    public static final int DEFAULT_MAX_PIECES = 20_000;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there is less than one piece, game or thread, or too many threads
     */
    public SelfPlay {
        Objects.requireNonNull(ruleset, "ruleset");
        Objects.requireNonNull(player, "player");
        Objects.requireNonNull(progress, "progress");
        Check.atLeast("limit of pieces of a game", maxPieces, 1);
        Check.atLeast("number of games", games, 1);
        Check.within("number of threads", threads, 1, MAX_THREADS);
    }

    /**
     * A run of {@link #DEFAULT_GAMES} unchecked games with seed 0, on all processors.
     *
     * @param ruleset what is played
     * @param player who plays
     * @return the run
     */
    public static SelfPlay of(Ruleset ruleset, Player player) {
        var processors = Runtime.getRuntime().availableProcessors();
        return new SelfPlay(ruleset, player, DEFAULT_MAX_PIECES, DEFAULT_GAMES, 0, processors, false, Progress.none());
    }

    /**
     * Plays all games and waits for them. It takes no more memory for more games.
     *
     * @return what happened
     * @throws SelfPlayException if an invariant is broken, or if the player or a strategy throws; of several failures that of
     *     the game with the lowest number
     * @throws java.util.concurrent.CancellationException if the waiting thread is interrupted; its interrupt status
     *     stays set
     */
    public SelfPlayReport run() {
        return run(Optional.empty());
    }

    /**
     * Plays all games, waits for them, and hands on what came of each.
     *
     * @param results takes the results one by one, in the order of the games, on the thread that waits; an exception of it
     *     ends the run and comes through
     * @return what happened
     * @throws SelfPlayException if an invariant is broken, or if the player or a strategy throws; of several failures that of
     *     the game with the lowest number
     * @throws java.util.concurrent.CancellationException if the waiting thread is interrupted; its interrupt status
     *     stays set
     */
    public SelfPlayReport run(Consumer<? super GameResult> results) {
        return run(Optional.of(results));
    }

    private SelfPlayReport run(Optional<Consumer<? super GameResult>> results) {
        var begin = System.nanoTime();
        return new Workers(this, results).play().withWallNanos(System.nanoTime() - begin);
    }

    /**
     * Plays one game of the run alone.
     *
     * @param number the game's number in the run, 0 to games − 1
     * @return what came of it, equal to that game's result in the run
     * @throws IllegalArgumentException if the run has no such game
     * @throws SelfPlayException if an invariant is broken, or if the player or a strategy throws
     */
    public GameResult result(int number) {
        checkNumber(number);
        return Playthrough.play(this, number, () -> false).orElseThrow();
    }

    /**
     * One game of the run, step by step.
     *
     * @param number the game's number in the run, 0 to games − 1
     * @return its frames from the first piece to the end; they are made while the stream is read, and reading throws
     *     {@link SelfPlayException} if an invariant is broken, or if the player or a strategy throws
     * @throws IllegalArgumentException if the run has no such game
     */
    public Stream<Frame> game(int number) {
        checkNumber(number);
        var frames = Frames.of(this, number);
        var order = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(frames, order), false);
    }

    private void checkNumber(int number) {
        Check.within("number of a game", number, 0, games - 1);
    }

    /**
     * This run under other rules.
     *
     * @param other what is to be played
     * @return the changed run
     */
    public SelfPlay withRuleset(Ruleset other) {
        return new SelfPlay(other, player, maxPieces, games, seed, threads, checked, progress);
    }

    /**
     * This run with another player.
     *
     * @param other who is to play
     * @return the changed run
     */
    public SelfPlay withPlayer(Player other) {
        return new SelfPlay(ruleset, other, maxPieces, games, seed, threads, checked, progress);
    }

    /**
     * This run with another limit of pieces.
     *
     * @param number pieces after which a game is cut short, at least 1
     * @return the changed run
     * @throws IllegalArgumentException if it is less than 1
     */
    public SelfPlay withMaxPieces(int number) {
        return new SelfPlay(ruleset, player, number, games, seed, threads, checked, progress);
    }

    /**
     * This run with another number of games; the games that both have are the same.
     *
     * @param number at least 1
     * @return the changed run
     * @throws IllegalArgumentException if it is less than 1
     */
    public SelfPlay withGames(int number) {
        return new SelfPlay(ruleset, player, maxPieces, number, seed, threads, checked, progress);
    }

    /**
     * This run with another seed.
     *
     * @param other any number
     * @return the changed run
     */
    public SelfPlay withSeed(long other) {
        return new SelfPlay(ruleset, player, maxPieces, games, other, threads, checked, progress);
    }

    /**
     * This run on another number of threads.
     *
     * @param number 1 to {@link #MAX_THREADS}
     * @return the changed run
     * @throws IllegalArgumentException if it is out of its range
     */
    public SelfPlay withThreads(int number) {
        return new SelfPlay(ruleset, player, maxPieces, games, seed, number, checked, progress);
    }

    /**
     * This run with or without checked invariants.
     *
     * @param check whether to check them
     * @return the changed run
     */
    public SelfPlay withChecked(boolean check) {
        return new SelfPlay(ruleset, player, maxPieces, games, seed, threads, check, progress);
    }

    /**
     * This run with another listener.
     *
     * @param listener who is told how far the run is
     * @return the changed run
     */
    public SelfPlay withProgress(Progress listener) {
        return new SelfPlay(ruleset, player, maxPieces, games, seed, threads, checked, listener);
    }

    /**
     * The listener of a run that is under way.
     */
    @FunctionalInterface
    public interface Progress {
        /**
         * News of a run: called on the thread that started it, about ten times a second, and once at the end. An exception ends
         * the run.
         *
         * @param played games that have ended, never fewer than in the call before
         * @param games all games of the run
         */
        void played(int played, int games);

        /**
         * The listener that does nothing.
         *
         * @return a listener without effect; always the same
         */
        static Progress none() {
            return None.INSTANCE;
        }

        /** An enum, so that runs without a listener are equal. */
        enum None implements Progress {
            /** The one of its kind. */
            INSTANCE;

            @Override
            public void played(int played, int games) {
                // nobody wants to know
            }
        }
    }
}
