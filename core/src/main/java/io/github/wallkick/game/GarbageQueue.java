package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.SplitMix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Garbage on its way, oldest first.
 *
 * @param seed what the holes are drawn from
 * @param attacks attacks received so far
 * @param batches the rows of each attack that have not entered yet
 */
record GarbageQueue(long seed, int attacks, List<Batch> batches) {
    /**
     * The rows of one attack.
     *
     * @param holes the hole's column of each row, in the order of their arrival
     * @param waitNanos nanoseconds until they may enter
     */
    record Batch(List<Integer> holes, long waitNanos) {}

    /**
     * Rows taken from the queue, and what is left.
     *
     * @param holes the hole's column of each row taken
     * @param rest the queue without them
     */
    record Taken(List<Integer> holes, GarbageQueue rest) {}

    static GarbageQueue empty(long seed) {
        return new GarbageQueue(seed, 0, List.of());
    }

    /** Garbage that a game receives, its holes where its rule puts them. */
    static Transition receive(Game game, int lines) {
        Check.within("rows of garbage", lines, 0, Game.MAX_GARBAGE);
        var rules = game.ruleset();
        return receive(
                game,
                lines,
                queue -> queue.received(lines, rules.garbage(), rules.size().width()));
    }

    /** Garbage that a game receives, with its holes. */
    static Transition receive(Game game, int... holes) {
        Check.within("rows of garbage", holes.length, 0, Game.MAX_GARBAGE);
        for (var column : holes) {
            Check.within("column of a hole", column, 0, game.ruleset().size().width() - 1);
        }
        var columns = Arrays.stream(holes).boxed().toList();
        return receive(
                game,
                holes.length,
                queue -> queue.received(columns, game.ruleset().garbage()));
    }

    private static Transition receive(Game game, int lines, UnaryOperator<GarbageQueue> received) {
        return lines == 0 || game.isOver()
                ? game.unchanged()
                : new Transition(
                        game.with(game.state()
                                .withGarbage(received.apply(game.state().garbage()))),
                        List.of(new Event.GarbageQueued(game.elapsedNanos(), lines)));
    }

    boolean isEmpty() {
        return batches.isEmpty();
    }

    int lines() {
        var sum = 0;
        for (var batch : batches) {
            sum += batch.holes().size();
        }
        return sum;
    }

    GarbageQueue received(int lines, GarbageSettings rule, int width) {
        return received(checked(rule.holes(), SplitMix.at(seed, attacks), lines, width), rule);
    }

    private static List<Integer> checked(HoleRule rule, long random, int lines, int width) {
        var holes = Check.answer(rule.holes(random, lines, width), "the holes of garbage", rule);
        Check.answer(holes.size() == lines, "the holes of garbage must be " + lines, holes, rule);
        for (var column : holes) {
            Check.answer(column, "the column of a hole", rule);
            Check.answer(
                    column >= 0 && column < width, "the column of a hole must be 0 to " + (width - 1), column, rule);
        }
        return holes;
    }

    GarbageQueue received(List<Integer> holes, GarbageSettings rule) {
        var more = new ArrayList<>(batches);
        more.add(new Batch(List.copyOf(holes), rule.delayNanos()));
        return new GarbageQueue(seed, attacks + 1, List.copyOf(more));
    }

    GarbageQueue advanced(long elapsedNanos) {
        if (elapsedNanos == 0 || isEmpty() || batches.stream().allMatch(batch -> batch.waitNanos() == 0)) {
            return this;
        }
        return new GarbageQueue(
                seed,
                attacks,
                batches.stream()
                        .map(batch -> new Batch(batch.holes(), Math.max(0, batch.waitNanos() - elapsedNanos)))
                        .toList());
    }

    /** The queue without its oldest rows, whether they may enter yet or not. */
    GarbageQueue cancelled(int lines) {
        return taken(lines, Long.MAX_VALUE).rest();
    }

    /** The rows that may enter now. */
    Taken due(int cap) {
        return taken(cap, 0);
    }

    private Taken taken(int lines, long longestWait) {
        var taken = new ArrayList<Integer>();
        var left = new ArrayList<Batch>();
        for (var batch : batches) {
            var holes = batch.holes();
            var count = batch.waitNanos() > longestWait ? 0 : Math.min(lines - taken.size(), holes.size());
            taken.addAll(holes.subList(0, count));
            if (count < holes.size()) {
                left.add(new Batch(List.copyOf(holes.subList(count, holes.size())), batch.waitNanos()));
            }
        }
        return taken.isEmpty() ? new Taken(List.of(), this) : new Taken(taken, new GarbageQueue(seed, attacks, left));
    }

    /** An attack first cancels garbage on its way, if the rules say so; returns the rest, which is sent. */
    static int answer(Step step, int lines) {
        if (lines == 0) {
            return 0;
        }
        var queue = step.garbage();
        var cancelled = step.rules().garbage().cancels() ? Math.min(lines, queue.lines()) : 0;
        if (cancelled > 0) {
            step.receive(queue.cancelled(cancelled));
            step.add(new Event.GarbageCancelled(step.now(), cancelled));
        }
        if (lines > cancelled) {
            step.add(new Event.GarbageSent(step.now(), lines - cancelled));
        }
        return lines - cancelled;
    }

    /** Garbage that is due enters after a lock, with or without a clear. */
    static void enter(Step step, boolean cleared) {
        var settings = step.rules().garbage();
        if (step.garbage().isEmpty() || (cleared && settings.heldBackByClears())) {
            return;
        }
        var due = step.garbage().due(settings.cap());
        if (due.holes().isEmpty()) {
            return;
        }
        var holes = due.holes().stream().mapToInt(Integer::intValue).toArray();
        var moment = new TopOutRule.Moment.Garbage(step.board(), holes.length);
        step.add(new Event.GarbageEntered(step.now(), due.holes()));
        step.raise(holes);
        step.receive(due.rest());
        step.endsAt(moment);
    }
}
