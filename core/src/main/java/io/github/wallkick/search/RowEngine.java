package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Piece;

/**
 * The readable engine for every board size, shape and kick table: a flood fill that moves whole rows of places at once.
 *
 * <p>For each rotation state it keeps, row by row, a number whose bit {@code x} stands for "the corner is at column
 * {@code x}". {@code fits} has the places without collision, {@code reached} those that the piece gets to, and
 * {@code fresh} those reached since the state was last worked on. Shifting a row by one moves all its places to the side;
 * a kick is a shift too. A turn takes all fresh places of a row through the tests in order: those that fit leave, the
 * rest goes on to the next test. The work ends when nothing is fresh.
 *
 * @param footprints the piece's shape
 * @param kicks the turns
 * @param size the board's measures
 */
record RowEngine(Footprints footprints, CornerKicks kicks, BoardSize size) implements Engine {
    @Override
    public Placements reachable(Board board, Piece start) {
        return new Fill(board).from(start);
    }

    /** One flood fill. */
    private final class Fill {
        private final int height = size.height();
        private final long[][] fits = new long[Footprints.STATES][];
        private final long[][] reached = new long[Footprints.STATES][height];
        private final long[][] fresh = new long[Footprints.STATES][height];

        Fill(Board board) {
            for (var state = 0; state < Footprints.STATES; state++) {
                fits[state] = fits(board, state);
            }
        }

        private long[] fits(Board board, int state) {
            var rows = new long[height];
            var inside = (1L << Math.max(0, size.width() - footprints.width(state) + 1)) - 1;
            for (var y = 0; y + footprints.height(state) <= height; y++) {
                rows[y] = inside & ~blocked(board, state, y);
            }
            return rows;
        }

        /** The columns at which some cell of the state would be on a filled one. */
        private long blocked(Board board, int state, int y) {
            var blocked = 0L;
            if (y < board.stackHeight()) {
                for (var cells = footprints.cells(state); cells != 0; cells &= cells - 1) {
                    var cell = Long.numberOfTrailingZeros(cells);
                    blocked |= Integer.toUnsignedLong(board.row(y + (cell >>> 3))) >>> (cell & 7);
                }
            }
            return blocked;
        }

        Placements from(Piece start) {
            var state = start.orientation().ordinal();
            var y = start.y() + footprints.cornerY(state);
            reach(state, y, 1L << (start.x() + footprints.cornerX(state)));
            var pending = 1 << state;
            while (pending != 0) {
                var next = Integer.numberOfTrailingZeros(pending);
                spread(next);
                pending &= ~(1 << next);
                pending |= turnAll(next);
            }
            return resting();
        }

        /** Lets a state's fresh places shift and fall until that gives no more. */
        private void spread(int state) {
            for (var y = height - 1; y >= 0; y--) {
                while (reach(state, y, (fresh[state][y] << 1) | (fresh[state][y] >>> 1))) {
                    // further to the sides, until a wall or the stack is met
                }
                if (y > 0) {
                    reach(state, y - 1, fresh[state][y]);
                }
            }
        }

        /** Turns a state's fresh places in every way; tells the states that got new places, as bits. */
        private int turnAll(int from) {
            var grown = 0;
            for (var y = 0; y < height; y++) {
                if (fresh[from][y] != 0) {
                    for (var to = 0; to < Footprints.STATES; to++) {
                        grown |= turn(from, to, y);
                    }
                    fresh[from][y] = 0;
                }
            }
            return grown;
        }

        private int turn(int from, int to, int y) {
            var grown = 0;
            var rest = fresh[from][y];
            for (var test : kicks.tests(from, to)) {
                var target = y + test.dy();
                if (target >= 0 && target < height) {
                    var turned = rest & shifted(fits[to][target], -test.dx());
                    rest &= ~turned;
                    if (reach(to, target, shifted(turned, test.dx()))) {
                        grown = 1 << to;
                    }
                }
            }
            return grown;
        }

        /** Notes places as reached, as far as the piece fits there; tells whether any was new. */
        private boolean reach(int state, int y, long places) {
            var found = places & fits[state][y] & ~reached[state][y];
            reached[state][y] |= found;
            fresh[state][y] |= found;
            return found != 0;
        }

        private Placements resting() {
            var resting = new long[Footprints.STATES * height];
            for (var state = 0; state < Footprints.STATES; state++) {
                for (var y = 0; y < height; y++) {
                    var below = y == 0 ? 0 : fits[state][y - 1];
                    resting[state * height + y] = reached[state][y] & ~below;
                }
            }
            return new Placements(footprints, size.width(), 1, resting);
        }
    }

    private static long shifted(long row, int dx) {
        if (dx <= -Long.SIZE || dx >= Long.SIZE) {
            return 0;
        }
        return dx >= 0 ? row << dx : row >>> -dx;
    }
}
