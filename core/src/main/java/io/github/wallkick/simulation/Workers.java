package io.github.wallkick.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * The threads of a run. Each takes the next few games until none is left. Games know nothing of each other and reports add up
 * in any order, so nothing depends on who plays what.
 *
 * <p>The thread that started the run hands the results on in order. So that few of them wait for an earlier game, the threads
 * take no game too far ahead of the last one handed on.
 */
final class Workers {
    private static final long NEWS_MILLIS = 100;
    private static final long FAREWELL_MILLIS = 5_000;
    private static final int MAX_GAMES_AT_ONCE = 64;
    private static final int BATCHES_AHEAD = 4;

    private final SelfPlay run;
    private final Optional<Consumer<? super GameResult>> results;
    private final int gamesAtOnce;
    private final int threads;
    private final Semaphore ahead;
    private final BlockingQueue<Batch> done = new LinkedBlockingQueue<>();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger played = new AtomicInteger();
    private final FirstFailure failure = new FirstFailure();
    private volatile boolean stopped;

    Workers(SelfPlay run, Optional<Consumer<? super GameResult>> results) {
        this.run = run;
        this.results = results;
        this.threads = Math.min(run.threads(), run.games());
        this.gamesAtOnce = Math.max(1, Math.min(MAX_GAMES_AT_ONCE, run.games() / threads / 8));
        this.ahead = new Semaphore(threads * BATCHES_AHEAD);
    }

    /**
     * Games that have been played, or the end of a thread's work.
     *
     * @param number the batch's number in the run
     * @param results the results, if anyone wants them
     * @param report what the thread has seen, at the end of its work
     */
    private record Batch(int number, List<GameResult> results, Optional<SelfPlayReport> report) {}

    SelfPlayReport play() {
        var crew = new ArrayList<Thread>();
        try {
            for (var i = 0; i < threads; i++) {
                var thread = new Thread(this::work, "self-play-" + i);
                thread.setDaemon(true);
                thread.start();
                crew.add(thread);
            }
            var report = collect(crew);
            failure.rethrow();
            run.progress().played(run.games(), run.games());
            return report.orElseThrow();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("self-play was interrupted after " + played + " games");
        } finally {
            dismiss(crew);
        }
    }

    /** Takes what the threads have done until all have ended. */
    private Optional<SelfPlayReport> collect(List<Thread> crew) throws InterruptedException {
        var report = Optional.<SelfPlayReport>empty();
        Map<Integer, Batch> waiting = new HashMap<>();
        var handedOn = 0;
        var ended = 0;
        var news = System.nanoTime();
        while (ended < threads) {
            var batch = done.poll(NEWS_MILLIS, TimeUnit.MILLISECONDS);
            if (batch == null) {
                requireAlive(crew);
            } else {
                if (batch.report().isPresent()) {
                    ended++;
                    var part = batch.report().get();
                    report = Optional.of(report.isPresent() ? report.get().plus(part) : part);
                } else if (results.isEmpty()) {
                    ahead.release();
                } else {
                    waiting.put(batch.number(), batch);
                    for (var first = waiting.remove(handedOn); first != null; first = waiting.remove(handedOn)) {
                        first.results().forEach(results.get());
                        handedOn++;
                        ahead.release();
                    }
                }
            }
            if (System.nanoTime() - news >= TimeUnit.MILLISECONDS.toNanos(NEWS_MILLIS)) {
                run.progress().played(played.get(), run.games());
                news = System.nanoTime();
            }
        }
        return report;
    }

    /** A thread that runs out of memory cannot say so. */
    private void requireAlive(List<Thread> crew) {
        if (crew.stream().noneMatch(Thread::isAlive) && done.isEmpty()) {
            throw new IllegalStateException("a thread of self-play must end with a report, but all are dead");
        }
    }

    /** Ends the threads, whatever has happened, and waits for them. */
    private void dismiss(List<Thread> crew) {
        stopped = true;
        crew.forEach(Thread::interrupt);
        var interrupted = Thread.interrupted();
        var end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(FAREWELL_MILLIS);
        for (var thread : crew) {
            try {
                // A player may never come back from its move.
                TimeUnit.NANOSECONDS.timedJoin(thread, Math.max(1, end - System.nanoTime()));
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void work() {
        var tally = new SelfPlayReport.Tally(run.ruleset().size());
        try {
            while (playBatch(tally)) {
                // until none is left
            }
        } catch (InterruptedException e) {
            // the run has been stopped; nobody waits for this thread's report
        } finally {
            done.add(new Batch(0, List.of(), Optional.of(tally.toReport(0))));
        }
    }

    /**
     * Plays the next batch, if there is one. After a failure the games before the failed one are still played, so that the
     * first failure is always the same.
     */
    private boolean playBatch(SelfPlayReport.Tally tally) throws InterruptedException {
        ahead.acquire();
        var batch = next.getAndIncrement();
        var first = (long) batch * gamesAtOnce;
        var end = (int) Math.min(first + gamesAtOnce, run.games());
        if (first >= run.games()) {
            ahead.release();
            return false;
        }
        var kept = new ArrayList<GameResult>();
        for (var game = (int) first; game < end && failure.isAfter(game); game++) {
            try {
                var result = Playthrough.play(run, game, () -> stopped);
                if (result.isEmpty()) {
                    return false;
                }
                tally.add(result.get());
                played.getAndIncrement();
                if (results.isPresent()) {
                    kept.add(result.get());
                }
            } catch (SelfPlayException e) {
                failure.report(game, e);
            }
        }
        done.add(new Batch(batch, kept, Optional.empty()));
        return failure.isAfter(end);
    }

    /** The failure of the game with the lowest number, whichever thread finds it first. */
    private static final class FirstFailure {
        private volatile int game = Integer.MAX_VALUE;
        private Optional<SelfPlayException> failure = Optional.empty();

        /** Whether no failure of this game or of an earlier one is known. */
        boolean isAfter(int number) {
            return number < game;
        }

        synchronized void report(int number, SelfPlayException thrown) {
            if (number < game) {
                game = number;
                failure = Optional.of(thrown);
            }
        }

        synchronized void rethrow() {
            if (failure.isPresent()) {
                throw failure.get();
            }
        }
    }
}
