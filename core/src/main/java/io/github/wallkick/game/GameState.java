package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.randomizer.Draw;
import io.github.wallkick.randomizer.Randomizer;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.scoring.Score;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * All of a game that stays as it is while a piece moves.
 *
 * @param board the landed cells
 * @param queue the pieces to come
 * @param hold the piece on hold
 * @param score points, lines, level
 * @param garbage garbage on its way
 * @param held inputs that are held, and taps that wait for a piece
 * @param history what rules remember apart from the score
 */
@SuppressWarnings("ReferenceEquality") // identity only saves an allocation
record GameState(
        Board board, Queue queue, Hold hold, Score score, GarbageQueue garbage, HeldInputs held, History history) {
    /**
     * The piece on hold, and whether the piece under control has been swapped already.
     *
     * @param type the type on hold
     * @param used whether there was a hold since the last lock
     */
    record Hold(Optional<PieceType> type, boolean used) {
        static final Hold EMPTY = new Hold(Optional.empty(), false);

        boolean isAllowed(HoldRule rule) {
            return switch (rule) {
                case OFF -> false;
                case ONCE -> !used;
                case UNLIMITED -> true;
            };
        }

        Hold swapped(PieceType piece) {
            return new Hold(Optional.of(piece), true);
        }

        Hold afterLock() {
            return used ? new Hold(type, false) : this;
        }
    }

    /**
     * What rules remember of a game apart from its score.
     *
     * @param pieces pieces that came from the queue so far
     * @param locksAtSpawn pieces that locked where they spawned
     * @param clearedLast whether the last lock cleared rows
     * @param dig the garbage on the board
     */
    record History(int pieces, int locksAtSpawn, boolean clearedLast, Dig dig) {
        static final History NONE = new History(0, 0, false, Dig.NONE);
    }

    /**
     * The garbage on the board, which lies at its bottom.
     *
     * @param rows rows that came as garbage
     * @param cleared rows of garbage cleared so far
     */
    record Dig(int rows, int cleared) {
        static final Dig NONE = new Dig(0, 0);

        Dig raised(int more, int height) {
            return new Dig(Math.min(height, rows + more), cleared);
        }

        Dig afterClear(long rowMask) {
            var dug = rows == 0 ? 0 : Long.bitCount(rowMask & (-1L >>> (Long.SIZE - rows)));
            return dug == 0 ? this : new Dig(rows - dug, cleared + dug);
        }
    }

    /** The state of a new game, before its first piece. */
    static GameState start(Ruleset rules, long seed) {
        return new GameState(
                Board.empty(rules.size()),
                Queue.of(
                        Check.answer(rules.randomizers().start(seed), "a randomizer", rules.randomizers()),
                        rules.spawning().preview()),
                Hold.EMPTY,
                rules.scoring().start(),
                GarbageQueue.empty(seed, rules.garbage()),
                HeldInputs.NONE,
                History.NONE);
    }

    /** The state with these parts, which is this one if all are its own. */
    GameState with(
            Board newBoard,
            Queue newQueue,
            Hold newHold,
            Score newScore,
            GarbageQueue newGarbage,
            HeldInputs newHeld,
            History newHistory) {
        return newBoard == board
                        && newQueue == queue
                        && newHold == hold
                        && newScore == score
                        && newGarbage == garbage
                        && newHeld == held
                        && newHistory == history
                ? this
                : new GameState(newBoard, newQueue, newHold, newScore, newGarbage, newHeld, newHistory);
    }

    GameState withBoard(Board other) {
        return new GameState(other, queue, hold, score, garbage, held, history);
    }

    GameState withScore(Score other) {
        return new GameState(board, queue, hold, Objects.requireNonNull(other, "score"), garbage, held, history);
    }

    GameState withGarbage(GarbageQueue other) {
        return new GameState(board, queue, hold, score, other, held, history);
    }

    GameState withHeld(HeldInputs other) {
        return new GameState(board, queue, hold, score, garbage, other, history);
    }

    /** The state with garbage rows under the board that a caller chose. */
    GameState raised(HoleRule rule, List<Integer> holes) {
        var raised = new History(
                history.pieces(),
                history.locksAtSpawn(),
                history.clearedLast(),
                history.dig().raised(holes.size(), board.height()));
        return new GameState(
                board.raiseRows(GarbageQueue.rows(holes, rule, board)), queue, hold, score, garbage, held, raised);
    }

    GameState withQueue(Queue other) {
        return new GameState(board, other, hold, score, garbage, held, history);
    }

    /** The state with a type on hold that a caller chose. */
    GameState withHeld(Optional<PieceType> type, Ruleset rules) {
        type.ifPresent(piece -> {
            Check.that(
                    rules.hold() != HoldRule.OFF && rules.inputs().contains(Input.HOLD),
                    "a piece can only be on hold if the rules have a hold",
                    piece);
            RulesetCheck.type(piece, rules.rotation(), rules.size());
        });
        return new GameState(board, queue, new Hold(type, hold.used()), score, garbage, held, history);
    }

    /** A drawing for people: hold and next above the visible field, or above all that is used of the board. */
    String drawing(Phase phase, Optional<Piece> piece, Optional<Piece> ghost) {
        var cells = new HashMap<Cell, Character>();
        ghost.ifPresent(drawn -> drawn.cells().forEach(cell -> cells.put(cell, ':')));
        piece.ifPresent(drawn ->
                drawn.cells().forEach(cell -> cells.put(cell, drawn.type().symbol())));
        var height = Math.max(board.size().visibleHeight(), board.stackHeight());
        for (var cell : cells.keySet()) {
            height = Math.max(height, cell.y() + 1);
        }
        var text = new StringBuilder()
                .append(phase)
                .append(", ")
                .append(score.points())
                .append(" points, ")
                .append(score.lines())
                .append(" lines, level ")
                .append(score.level())
                .append("\nhold ")
                .append(hold.type().map(PieceType::symbol).orElse('-'))
                .append(", next ");
        for (var type : queue.shown()) {
            text.append(type.symbol());
        }
        if (!garbage.isEmpty()) {
            text.append(", garbage ").append(garbage.lines());
        }
        text.append('\n');
        for (var y = height - 1; y >= 0; y--) {
            text.append('|');
            for (var x = 0; x < board.width(); x++) {
                text.append(cells.getOrDefault(new Cell(x, y), board.isFilled(x, y) ? 'X' : '.'));
            }
            text.append("|\n");
        }
        return text.append('+').append("-".repeat(board.width())).append("+\n").toString();
    }

    /** The pieces to come: the ones shown, and the randomizer that deals the pieces after them. */
    static final class Queue {
        private final PieceType[] shown;
        private final Randomizer rest;

        /** A queue whose array is not changed from now on. */
        Queue(PieceType[] shown, Randomizer rest) {
            this.shown = shown;
            this.rest = rest;
        }

        static Queue of(Randomizer randomizer, int preview) {
            var shown = new PieceType[preview];
            var rest = randomizer;
            for (var i = 0; i < preview; i++) {
                var draw = draw(rest);
                shown[i] = draw.piece();
                rest = draw.next();
            }
            return new Queue(shown, rest);
        }

        /** The queue of a caller's randomizer, whose shown pieces must be known to the rules. */
        static Queue checked(Randomizer randomizer, Ruleset rules) {
            var queue = of(
                    Objects.requireNonNull(randomizer, "randomizer"),
                    rules.spawning().preview());
            check(queue.shown(), rules);
            return queue;
        }

        /** A caller's pieces, and after them what the randomizer deals from here on. */
        Queue beginning(List<? extends PieceType> next, Ruleset rules) {
            check(next, rules);
            return of(next.isEmpty() ? rest : Randomizers.fixedQueue(next, rest), shown.length);
        }

        private static void check(List<? extends PieceType> types, Ruleset rules) {
            for (var type : types) {
                RulesetCheck.type(type, rules.rotation(), rules.size());
            }
        }

        /** The next piece of a randomizer. */
        static Draw draw(Randomizer randomizer) {
            return Check.answer(randomizer.draw(), "a draw", randomizer);
        }

        /** The preview, next piece first. */
        List<PieceType> shown() {
            return List.of(shown);
        }

        /** The preview, not to be changed. */
        PieceType[] shownArray() {
            return shown;
        }

        Randomizer rest() {
            return rest;
        }

        @Override
        public boolean equals(Object other) {
            return other == this
                    || (other instanceof Queue that && Arrays.equals(shown, that.shown) && rest.equals(that.rest));
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(shown) + rest.hashCode();
        }

        @Override
        public String toString() {
            return Arrays.toString(shown) + " " + rest;
        }

        /** A queue while pieces are taken out of it: the preview as a ring, whose first piece is at {@code head}. */
        @WorkingMemory
        static final class Ring {
            private Queue queue;
            private PieceType[] shown;
            private int head;
            private Randomizer rest;
            private boolean changed;

            Ring(Queue queue) {
                this.queue = queue;
                this.shown = queue.shown;
                this.rest = queue.rest;
            }

            PieceType take() {
                if (!changed) {
                    // a queue's own array stays as it is
                    shown = shown.clone();
                    changed = true;
                }
                var draw = draw(rest);
                rest = draw.next();
                if (shown.length == 0) {
                    return draw.piece();
                }
                var first = shown[head];
                shown[head] = draw.piece();
                head = head + 1 == shown.length ? 0 : head + 1;
                return first;
            }

            List<PieceType> shown() {
                return toQueue().shown();
            }

            Queue toQueue() {
                if (changed) {
                    var types = new PieceType[shown.length];
                    System.arraycopy(shown, head, types, 0, shown.length - head);
                    System.arraycopy(shown, 0, types, shown.length - head, head);
                    queue = new Queue(types, rest);
                    changed = false;
                }
                return queue;
            }
        }
    }

    /**
     * The inputs that matter beyond their stroke, as bits by {@link Input#ordinal()}.
     *
     * @param held inputs that are pressed and not released
     * @param tapped inputs that were pressed while no piece was under control; the next spawn forgets them
     */
    record HeldInputs(int held, int tapped) {
        static final HeldInputs NONE = new HeldInputs(0, 0);

        /** Whether it matters under these rules how long an input is held. */
        static boolean matter(Input input, Ruleset rules) {
            return input == Input.HARD_DROP
                    || rules.spawning().initialAction(input) == SpawnSettings.InitialAction.HELD
                    || rules.rotation().heldInputs().contains(input);
        }

        /** A stroke on a game. */
        static Transition tap(Game game, Input input) {
            Objects.requireNonNull(input, "input");
            if (game.isOver() || !game.ruleset().inputs().contains(input)) {
                return game.unchanged();
            }
            if (game.phaseState() instanceof Falling falling) {
                return falling.apply(game, input);
            }
            return game.ruleset().spawning().initialAction(input) == SpawnSettings.InitialAction.TAPPED
                    ? with(game, game.state().held().tapped(input)).unchanged()
                    : game.unchanged();
        }

        /** A press on a game. */
        static Transition press(Game game, Input input) {
            Objects.requireNonNull(input, "input");
            if (game.isOver() || !game.ruleset().inputs().contains(input)) {
                return game.unchanged();
            }
            if (input == Input.SOFT_DROP) {
                return pressSoftDrop(game);
            }
            var held = game.state().held();
            if (input == Input.HARD_DROP && held.isHeld(input)) {
                return game.unchanged();
            }
            var stroke = game.apply(input);
            if (!matter(input, game.ruleset())) {
                return stroke;
            }
            // held from after the stroke on: it must not act twice on a piece that spawns by this very stroke
            var after = stroke.game();
            return new Transition(with(after, after.state().held().pressed(input)), stroke.events());
        }

        private static Transition pressSoftDrop(Game game) {
            var held = game.state().held();
            if (held.isHeld(Input.SOFT_DROP)) {
                return game.unchanged();
            }
            var pressed = with(game, held.pressed(Input.SOFT_DROP));
            if (game.phaseState() instanceof Falling falling) {
                return falling.pressSoftDrop(pressed);
            }
            return game.ruleset().timing().softDrop().needsFreshPress() ? game.unchanged() : pressed.unchanged();
        }

        /** A release on a game. */
        static Transition release(Game game, Input input) {
            var held = game.state().held();
            if (game.isOver() || !held.isHeld(input)) {
                return game.unchanged();
            }
            var released = with(game, held.released(input));
            return input == Input.SOFT_DROP && game.phaseState() instanceof Falling falling
                    ? released.with(falling.releaseSoftDrop()).unchanged()
                    : released.unchanged();
        }

        private static Game with(Game game, HeldInputs held) {
            return held.equals(game.state().held())
                    ? game
                    : game.with(game.state().withHeld(held));
        }

        boolean isHeld(Input input) {
            return (held & bit(input)) != 0;
        }

        HeldInputs pressed(Input input) {
            return of(held | bit(input), tapped);
        }

        HeldInputs released(Input input) {
            return of(held & ~bit(input), tapped);
        }

        HeldInputs tapped(Input input) {
            return of(held, tapped | bit(input));
        }

        HeldInputs withoutTaps() {
            return of(held, 0);
        }

        boolean asksFor(Input input, SpawnSettings.InitialAction when) {
            return (acting(when) & bit(input)) != 0;
        }

        /** The turn that all acting turns together make; a clockwise and a counterclockwise one cancel each other. */
        Optional<Turn> initialTurn(SpawnSettings.InitialAction when) {
            var acting = acting(when);
            if (acting == 0) {
                return Optional.empty();
            }
            var quarters = 0;
            for (var turn : Turn.values()) {
                if ((acting & bit(Input.of(turn))) != 0) {
                    quarters += turn.quarters();
                }
            }
            return switch (quarters % 4) {
                case 1 -> Optional.of(Turn.CLOCKWISE);
                case 2 -> Optional.of(Turn.HALF);
                case 3 -> Optional.of(Turn.COUNTERCLOCKWISE);
                default -> Optional.empty();
            };
        }

        private int acting(SpawnSettings.InitialAction when) {
            if ((held | tapped) == 0) {
                return 0;
            }
            return switch (when) {
                case OFF -> 0;
                case HELD -> held;
                case TAPPED -> tapped;
            };
        }

        private HeldInputs of(int newHeld, int newTapped) {
            return newHeld == held && newTapped == tapped ? this : new HeldInputs(newHeld, newTapped);
        }

        static int bit(Input input) {
            return 1 << input.ordinal();
        }
    }
}
