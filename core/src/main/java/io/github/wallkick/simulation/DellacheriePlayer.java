package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.GameView;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Dellacherie's player: turn where the piece enters, shift, drop where the rating is best. */
record DellacheriePlayer() implements Player {
    private static final EnumSet<Input> NEEDED =
            EnumSet.of(Input.LEFT, Input.RIGHT, Input.CLOCKWISE, Input.COUNTERCLOCKWISE, Input.HARD_DROP);

    @Override
    public Move play(GameView game, long random) {
        return newGame(game.ruleset()).play(game, random);
    }

    /** Where nothing but walls and stack is in the way, drops are worked out; elsewhere they are tried on the game. */
    @Override
    public Player newGame(Ruleset ruleset) {
        return ruleset.isUntimed() && ruleset.inputs().containsAll(NEEDED) ? new Calculated() : Tried.of(ruleset);
    }

    /** The player of games without time. */
    private record Calculated() implements Player {
        /** The turns that lead to 0, 1, 2 and 3 quarters, as few as can be without half turns. */
        private static final Turn[][] WAYS = {
            {}, {Turn.CLOCKWISE}, {Turn.CLOCKWISE, Turn.CLOCKWISE}, {Turn.COUNTERCLOCKWISE}
        };

        @Override
        public Move play(GameView game, long random) {
            var board = game.board();
            var start = game.piece().orElseThrow();
            var stack = new StackRating(board);
            var best = new BestDrop();
            var looks = new long[WAYS.length];
            for (var quarters = 0; quarters < WAYS.length; quarters++) {
                var turned = turned(game, start, WAYS[quarters]);
                var cells = StackRating.Cells.of(turned);
                if (isNew(looks, quarters, cells.bits())) {
                    offerDrops(best, stack, board, turned, cells, quarters);
                }
            }
            return move(best);
        }

        /** The piece after some turns; a turn that is blocked leaves it as it is, and looking as before. */
        private static Piece turned(GameView game, Piece start, Turn[] turns) {
            var piece = start;
            var rotation = game.ruleset().rotation();
            for (var turn : turns) {
                var result = rotation.rotate(game.board(), piece, turn);
                rotation = rotation.afterTurn(piece, result);
                piece = result.piece();
            }
            return piece;
        }

        private static void offerDrops(
                BestDrop best, StackRating stack, Board board, Piece piece, StackRating.Cells cells, int quarters) {
            var left = piece.left();
            if (piece.bottom() >= board.stackHeight()) {
                for (var x = 0; x + cells.width() <= board.width(); x++) {
                    best.offer(stack.rate(cells, x, stack.landingRow(cells, x)), quarters, quarters, x - left);
                }
                return;
            }
            // The stack is in the way: only the board knows how far the piece goes.
            for (var moved = piece; !board.collides(moved); moved = moved.moved(-1, 0)) {
                offerDrop(best, stack, cells, board.dropped(moved), quarters, moved.x() - piece.x());
            }
            for (var moved = piece.moved(1, 0); !board.collides(moved); moved = moved.moved(1, 0)) {
                offerDrop(best, stack, cells, board.dropped(moved), quarters, moved.x() - piece.x());
            }
        }

        private static void offerDrop(
                BestDrop best, StackRating stack, StackRating.Cells cells, Piece landed, int quarters, int shift) {
            best.offer(stack.rate(cells, landed), quarters, quarters, shift);
        }

        private static Move move(BestDrop best) {
            var turns = WAYS[best.way()];
            var shifts = Math.abs(best.shift());
            var inputs = new byte[turns.length + shifts];
            for (var i = 0; i < turns.length; i++) {
                inputs[i] = Move.code(Input.of(turns[i]));
            }
            Arrays.fill(inputs, turns.length, inputs.length, Move.code(best.shift() < 0 ? Input.LEFT : Input.RIGHT));
            return Move.owning(inputs, inputs.length);
        }
    }

    /**
     * The player of all other games.
     *
     * @param ways the inputs that lead to 0, 1, 2 and 3 quarters, as far as the rules have them; then the same after one and
     *     two rows of soft drop, for boards without a hidden row to turn in
     */
    private record Tried(List<List<Input>> ways) implements Player {
        private static final int ORIENTATIONS = 4;
        private static final List<Input> ONE_ROW = List.of(Input.SOFT_DROP);
        private static final List<Input> TWO_ROWS = List.of(Input.SOFT_DROP, Input.SOFT_DROP);

        static Tried of(Ruleset ruleset) {
            var clockwise = ruleset.inputs().contains(Input.CLOCKWISE);
            var counterclockwise = ruleset.inputs().contains(Input.COUNTERCLOCKWISE);
            var one = clockwise ? Input.CLOCKWISE : Input.COUNTERCLOCKWISE;
            var turns = new ArrayList<List<Input>>();
            turns.add(List.of());
            turns.add(List.of(one));
            turns.add(List.of(one, one));
            turns.add(clockwise && counterclockwise ? List.of(Input.COUNTERCLOCKWISE) : List.of(one, one, one));
            var ways = new ArrayList<List<Input>>();
            for (var drops : List.of(List.<Input>of(), ONE_ROW, TWO_ROWS)) {
                for (var way : turns) {
                    ways.add(Stream.concat(drops.stream(), way.stream()).toList());
                }
            }
            return new Tried(List.copyOf(ways));
        }

        @Override
        public Move play(GameView game, long random) {
            var stack = new StackRating(game.board());
            var best = new BestDrop();
            var looks = new long[ways.size()];
            for (var way = 0; way < ways.size(); way++) {
                var turned = after(game.toGame(), ways.get(way));
                if (turned.isPresent() && isNew(looks, way, cells(turned.get()).bits())) {
                    offer(best, stack, turned.get(), way, 0);
                    offerShifts(best, stack, turned.get(), way, Input.LEFT);
                    offerShifts(best, stack, turned.get(), way, Input.RIGHT);
                }
            }
            return move(best);
        }

        private static void offerShifts(BestDrop best, StackRating stack, Game turned, int way, Input input) {
            var shifts = 1;
            for (var next = after(turned, input); next.isPresent(); next = after(next.get(), input)) {
                offer(best, stack, next.get(), way, input == Input.LEFT ? -shifts : shifts);
                shifts++;
            }
        }

        private static void offer(BestDrop best, StackRating stack, Game game, int way, int shift) {
            best.offer(stack.rate(cells(game), game.ghost().orElseThrow()), way, way % ORIENTATIONS, shift);
        }

        private static StackRating.Cells cells(Game game) {
            return StackRating.Cells.of(game.piece().orElseThrow());
        }

        /** The game after some inputs, those that are blocked left out; empty if the piece locks. */
        private static Optional<Game> after(Game game, List<Input> inputs) {
            var next = game;
            for (var input : inputs) {
                var step = next.apply(input);
                if (step.events().stream().anyMatch(Event.Locked.class::isInstance)) {
                    return Optional.empty();
                }
                next = step.game();
            }
            return Optional.of(next);
        }

        /** The game after a shift; empty if it is blocked or the piece locks. */
        private static Optional<Game> after(Game game, Input shift) {
            return after(game, List.of(shift)).filter(next -> !next.piece().equals(game.piece()));
        }

        private Move move(BestDrop best) {
            var inputs = new ArrayList<>(ways.get(best.way()));
            for (var i = 0; i < Math.abs(best.shift()); i++) {
                inputs.add(best.shift() < 0 ? Input.LEFT : Input.RIGHT);
            }
            return Move.of(inputs);
        }
    }

    /** Files what the piece looks like after a way, and says whether it looked so after none of those before. */
    private static boolean isNew(long[] looks, int way, long bits) {
        looks[way] = bits;
        for (var i = 0; i < way; i++) {
            if (looks[i] == bits) {
                return false;
            }
        }
        return true;
    }

    /**
     * The best of the drops offered so far. Of equally rated ones it is the one that Colin Fahey's publication of
     * Dellacherie's algorithm prefers: 100 for each column away from the entrance, 10 more to the left, 1 less for each turn.
     */
    private static final class BestDrop {
        private static final int FOR_EACH_COLUMN = 100;
        private static final int FOR_THE_LEFT = 10;

        private long worth = Long.MIN_VALUE;
        private int way;
        private int shift;

        /**
         * Takes a drop if it is better.
         *
         * @param rating its rating
         * @param by the way that leads to it
         * @param turns quarter turns before it, 0 to 3
         * @param columns columns of its shift, negative to the left
         */
        void offer(int rating, int by, int turns, int columns) {
            var preference = FOR_EACH_COLUMN * Math.abs(columns) + (columns < 0 ? FOR_THE_LEFT : 0) - turns;
            var offered = ((long) rating << Integer.SIZE) + preference;
            if (offered > worth) {
                worth = offered;
                way = by;
                shift = columns;
            }
        }

        int way() {
            return way;
        }

        int shift() {
            return shift;
        }
    }
}
