package io.github.wallkick.simulation;

import java.util.ArrayList;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads of a run. Each takes the next game until none is left; since games know nothing of each other and results
 * are filed by number, nothing depends on who plays what.
 */
final class Crew {
    private static final long NEWS_MILLIS = 100;

    private final SelfPlay run;
    private final GameResult[] results;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger played = new AtomicInteger();
    private final FirstFailure failure = new FirstFailure();

    Crew(SelfPlay run) {
        this.run = run;
        this.results = new GameResult[run.games()];
    }

    GameResult[] play() {
        var threads = new ArrayList<Thread>();
        for (var i = 0; i < Math.min(run.threads(), run.games()); i++) {
            var thread = new Thread(this::work, "self-play-" + i);
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        try {
            for (var thread : threads) {
                await(thread);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("self-play was interrupted after " + played + " games");
        } finally {
            next.set(run.games());
        }
        failure.rethrow();
        run.progress().played(run.games(), run.games());
        return results;
    }

    private void await(Thread thread) throws InterruptedException {
        thread.join(NEWS_MILLIS);
        while (thread.isAlive()) {
            run.progress().played(played.get(), run.games());
            thread.join(NEWS_MILLIS);
        }
    }

    /** After a failure the games before the failed one are still played, so that the first failure is always the same. */
    private void work() {
        var game = next.getAndIncrement();
        while (game < run.games() && failure.isAfter(game)) {
            try {
                results[game] = run.result(game);
                played.getAndIncrement();
            } catch (RuntimeException | Error e) {
                failure.report(game, e);
            }
            game = next.getAndIncrement();
        }
    }
}
