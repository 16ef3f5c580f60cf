package io.github.wallkick.game;

import io.github.wallkick.board.Board;
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
 * @param timedNanos nanoseconds until the next row that comes by time; 0 if none does
 */
record GarbageQueue(long seed, int attacks, List<Batch> batches, long timedNanos) {
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

    static GarbageQueue empty(long seed, GarbageSettings rule) {
        return new GarbageQueue(seed, 0, List.of(), rule.everyNanos());
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
        var columns = checked(game, holes);
        return receive(
                game,
                holes.length,
                queue -> queue.received(columns, game.ruleset().garbage()));
    }

    /** The columns of holes that a caller says. */
    static List<Integer> checked(Game game, int... holes) {
        for (var column : holes) {
            Check.within("column of a hole", column, 0, game.ruleset().size().width() - 1);
        }
        return Arrays.stream(holes).boxed().toList();
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

    /** The cells of rows that enter under a board. */
    static int[] rows(List<Integer> holes, HoleRule rule, Board board) {
        var full = HoleRules.withoutHoles(board, 0, 0, 1);
        var rows = new int[holes.size()];
        for (var i = 0; i < rows.length; i++) {
            var row = rule.row(holes.get(i), board);
            Check.answer(
                    (row & ~full) == 0 && row != full,
                    "the cells of a row of garbage must be columns of the board, but not all of them",
                    "0x" + Integer.toHexString(row),
                    rule);
            rows[i] = row;
        }
        return rows;
    }

    GarbageQueue received(List<Integer> holes, GarbageSettings rule) {
        var more = new ArrayList<>(batches);
        more.add(new Batch(List.copyOf(holes), rule.delayNanos()));
        return new GarbageQueue(seed, attacks + 1, List.copyOf(more), timedNanos);
    }

    GarbageQueue advanced(long elapsedNanos, Ruleset rules) {
        var isTimed = nanosToNext(rules) < PhaseState.NEVER;
        if (elapsedNanos == 0 || (!isTimed && batches.stream().allMatch(batch -> batch.waitNanos() == 0))) {
            return this;
        }
        return new GarbageQueue(
                seed,
                attacks,
                batches.stream()
                        .map(batch -> new Batch(batch.holes(), Math.max(0, batch.waitNanos() - elapsedNanos)))
                        .toList(),
                isTimed ? timedNanos - elapsedNanos : timedNanos);
    }

    /** The queue when no row has to wait any more. */
    GarbageQueue withoutDelays() {
        return new GarbageQueue(
                seed,
                attacks,
                batches.stream().map(batch -> new Batch(batch.holes(), 0)).toList(),
                timedNanos);
    }

    /** The time until a row comes by itself. */
    long nanosToNext(Ruleset rules) {
        return rules.garbage().everyNanos() == 0 || lines() >= rules.size().height()
                ? PhaseState.NEVER
                : Math.max(0, timedNanos);
    }

    /** The rows that come by time up to this moment. */
    static void receiveByTime(Step step) {
        var rule = step.rules().garbage();
        while (!step.isOver() && step.garbage().nanosToNext(step.rules()) == 0) {
            var queue = step.garbage().received(1, rule, step.board().width());
            var next = queue.timedNanos() + rule.everyNanos();
            var isFull = queue.lines() >= step.board().height();
            step.receive(new GarbageQueue(
                    queue.seed(), queue.attacks(), queue.batches(), isFull ? rule.everyNanos() : next));
            step.add(new Event.GarbageQueued(step.now(), 1));
        }
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
        return taken.isEmpty()
                ? new Taken(List.of(), this)
                : new Taken(taken, new GarbageQueue(seed, attacks, left, timedNanos));
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
        var rows = rows(due.holes(), settings.holes(), step.board());
        var before = step.board();
        var moment = new TopOutRule.Moment.Garbage(before, rows.length);
        step.add(new Event.GarbageEntered(
                step.now(), due.holes(), Arrays.stream(rows).boxed().toList()));
        step.raise(rows);
        Clearing.tellLost(
                step, before, Arrays.stream(rows).map(Integer::bitCount).sum());
        step.receive(due.rest());
        step.endsAt(moment);
    }
}
