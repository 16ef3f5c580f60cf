package io.github.wallkick.simulation;

import io.github.wallkick.game.Ruleset;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A run of self-played games, described as a value; {@link #run()} plays it.
 *
 * <pre>{@code
 * SelfPlayReport report = SelfPlay.of(PlayRules.basic(), Players.random())
 *         .withGames(10_000)
 *         .withSeed(1)
 *         .run();
 * report.lines().mean();
 * }</pre>
 *
 * <p>Full games by a ruleset, with gravity and lock delay, are played the same way:
 *
 * <pre>{@code
 * SelfPlay.of(Rulesets.guideline(), TimedPlayers.random()).run().timed().orElseThrow().nanos().mean();
 * }</pre>
 *
 * <p>The seed decides everything: the same contest, number of games and seed give an equal report on any machine
 * and with any number of threads. Game {@code n} has a seed of its own, output {@code n} of SplitMix64 seeded with the
 * run's seed; the randomizer gets that seed, and the player's random values are SplitMix64 from a mix of its complement.
 * So any game can be played again alone, and stepped through with {@link #game(int)}.
 *
 * @param contest what is played, and who plays
 * @param games number of games, at least 1
 * @param seed what all chance comes from
 * @param threads threads to play on, at least 1; no result depends on it
 * @param checked whether invariants are checked at every input and lock: cells before plus the cells of the piece, less
 *     the width for each cleared row, are the cells after; no full row remains; the falling piece is not on the board
 * @param progress who is told how far the run is
 * @since 0.1.0
 */
public record SelfPlay(Contest contest, int games, long seed, int threads, boolean checked, Progress progress) {
    /** The number of games, if nothing else is said. */
    public static final int DEFAULT_GAMES = 10_000;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there is less than one game or less than one thread
     */
    public SelfPlay {
        if (games < 1) {
            throw new IllegalArgumentException("the number of games must be at least 1: " + games);
        }
        if (threads < 1) {
            throw new IllegalArgumentException("the number of threads must be at least 1: " + threads);
        }
    }

    /**
     * A run of {@link #DEFAULT_GAMES} unchecked games with seed 0, on all processors.
     *
     * @param rules what is played
     * @param player who plays
     * @return the run
     */
    public static SelfPlay of(PlayRules rules, Player player) {
        return of(new PieceContest(rules, player));
    }

    /**
     * A run of {@link #DEFAULT_GAMES} unchecked full games with seed 0, on all processors.
     *
     * @param ruleset the rules
     * @param player who plays
     * @return the run
     */
    public static SelfPlay of(Ruleset ruleset, TimedPlayer player) {
        return of(TimedContest.of(ruleset, player));
    }

    /**
     * A run of {@link #DEFAULT_GAMES} unchecked games with seed 0, on all processors.
     *
     * @param contest what is played, and who plays
     * @return the run
     */
    public static SelfPlay of(Contest contest) {
        var processors = Runtime.getRuntime().availableProcessors();
        return new SelfPlay(contest, DEFAULT_GAMES, 0, processors, false, Progress.none());
    }

    /**
     * Plays all games and waits for them.
     *
     * @return what happened
     * @throws SelfPlayException if an invariant is broken or a strategy throws; of several failures that of the game
     *     with the lowest number
     * @throws java.util.concurrent.CancellationException if the waiting thread is interrupted; its interrupt status
     *     stays set
     */
    public SelfPlayReport run() {
        var begin = System.nanoTime();
        var results = new Crew(this).play();
        return new SelfPlayReport(contest.size(), seed, List.of(results), System.nanoTime() - begin);
    }

    /**
     * Plays one game of the run alone.
     *
     * @param number the game's number in the run, 0 to games − 1
     * @return what came of it, equal to that game's result in the report
     * @throws IllegalArgumentException if the run has no such game
     * @throws SelfPlayException if an invariant is broken or a strategy throws
     */
    public GameResult result(int number) {
        return course(number).play();
    }

    /**
     * One game of the run, step by step.
     *
     * @param number the game's number in the run, 0 to games − 1
     * @return its frames from the first piece to the end; they are made while the stream is read, and reading throws
     *     {@link SelfPlayException} if an invariant is broken or a strategy throws
     * @throws IllegalArgumentException if the run has no such game
     */
    public Stream<Frame> game(int number) {
        var frames = course(number).frames();
        var order = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(frames, order), false);
    }

    private Course course(int number) {
        if (number < 0 || number >= games) {
            throw new IllegalArgumentException("the game must be 0 to " + (games - 1) + ": " + number);
        }
        return contest instanceof TimedContest timed
                ? TimedPlaythrough.of(this, timed, number)
                : Playthrough.of(this, (PieceContest) contest, number);
    }

    /**
     * This run with something else played.
     *
     * @param other what is to be played, and who is to play
     * @return the changed run
     */
    public SelfPlay withContest(Contest other) {
        return new SelfPlay(other, games, seed, threads, checked, progress);
    }

    /**
     * This run with another number of games; the games that both have are the same.
     *
     * @param number at least 1
     * @return the changed run
     * @throws IllegalArgumentException if it is less than 1
     */
    public SelfPlay withGames(int number) {
        return new SelfPlay(contest, number, seed, threads, checked, progress);
    }

    /**
     * This run with another seed.
     *
     * @param other any number
     * @return the changed run
     */
    public SelfPlay withSeed(long other) {
        return new SelfPlay(contest, games, other, threads, checked, progress);
    }

    /**
     * This run on another number of threads.
     *
     * @param number at least 1
     * @return the changed run
     * @throws IllegalArgumentException if it is less than 1
     */
    public SelfPlay withThreads(int number) {
        return new SelfPlay(contest, games, seed, number, checked, progress);
    }

    /**
     * This run with or without checked invariants.
     *
     * @param check whether to check them
     * @return the changed run
     */
    public SelfPlay withChecked(boolean check) {
        return new SelfPlay(contest, games, seed, threads, check, progress);
    }

    /**
     * This run with another listener.
     *
     * @param listener who is told how far the run is
     * @return the changed run
     */
    public SelfPlay withProgress(Progress listener) {
        return new SelfPlay(contest, games, seed, threads, checked, listener);
    }
}
