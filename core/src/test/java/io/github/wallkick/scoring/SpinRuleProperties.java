package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class SpinRuleProperties {
    private static final BoardSize SIZE = BoardSize.of(6, 6);

    @Property
    void theMirrorImageIsTheSameSpin(
            @ForAll("boards") Board board, @ForAll("pieces") Piece piece, @ForAll("turns") LastTurn last) {
        var free = withRoomFor(board, piece);
        for (var name : SpinRules.names()) {
            var rule = SpinRules.named(name);
            assertEquals(rule.judge(free, piece, last), rule.judge(mirror(free), mirror(piece), mirror(last)), name);
        }
    }

    @Property
    void theGuidelineAgreesWithThePlainTableOfCorners(
            @ForAll("boards") Board board,
            @ForAll Orientation state,
            @ForAll @IntRange(min = -1, max = 4) int x,
            @ForAll @IntRange(min = -1, max = 4) int y) {
        var piece = new Piece(Tetromino.T.shape(), state, x, y);
        var free = withRoomFor(board, piece);
        assertEquals(plain(free, piece), SpinRules.guideline().judge(free, piece, Turns.by(state, 1)));
    }

    /** The board without what lies where the piece is. */
    private static Board withRoomFor(Board board, Piece piece) {
        Assume.that(!Board.empty(SIZE).collides(piece));
        var free = board;
        for (var cell : piece.cells()) {
            free = free.withCell(cell.x(), cell.y(), false);
        }
        return free;
    }

    private static Spin plain(Board board, Piece piece) {
        var corners = corners(piece.orientation());
        var filled = new boolean[4];
        var count = 0;
        for (var i = 0; i < filled.length; i++) {
            var corner = corners[i];
            var x = piece.x() + corner[0];
            var y = piece.y() + corner[1];
            filled[i] = x < 0 || x > 5 || y < 0 || y > 5 || board.isFilled(x, y);
            count += filled[i] ? 1 : 0;
        }
        if (count < 3) {
            return Spin.NONE;
        }
        return filled[0] && filled[1] ? Spin.FULL : Spin.MINI;
    }

    /** The corners of a T as columns and rows of its box: first the two beside the stem, then the other two. */
    private static int[][] corners(Orientation state) {
        return switch (state) {
            case SPAWN -> new int[][] {{0, 2}, {2, 2}, {0, 0}, {2, 0}};
            case RIGHT -> new int[][] {{2, 2}, {2, 0}, {0, 2}, {0, 0}};
            case REVERSE -> new int[][] {{0, 0}, {2, 0}, {0, 2}, {2, 2}};
            case LEFT -> new int[][] {{0, 2}, {0, 0}, {2, 2}, {2, 0}};
        };
    }

    @Provide
    Arbitrary<Board> boards() {
        return Arbitraries.integers()
                .between(0, 63)
                .array(int[].class)
                .ofSize(6)
                .map(rows -> Board.ofRows(SIZE, rows));
    }

    @Provide
    Arbitrary<Piece> pieces() {
        return Combinators.combine(
                        Arbitraries.of(Tetromino.class),
                        Arbitraries.of(Orientation.class),
                        Arbitraries.integers().between(-1, 4),
                        Arbitraries.integers().between(-1, 4))
                .as((type, state, x, y) -> new Piece(type.shape(), state, x, y));
    }

    @Provide
    Arbitrary<LastTurn> turns() {
        return Combinators.combine(
                        Arbitraries.of(Orientation.class),
                        Arbitraries.integers().between(0, 4),
                        Arbitraries.of(true, false))
                .as((from, kick, marked) -> new LastTurn(from, kick, Offset.ZERO, marked));
    }

    private static Board mirror(Board board) {
        var rows = new int[board.height()];
        for (var y = 0; y < rows.length; y++) {
            rows[y] = Integer.reverse(board.row(y)) >>> (Integer.SIZE - board.width());
        }
        return Board.ofRows(board.size(), rows);
    }

    private static Piece mirror(Piece piece) {
        var type = (Tetromino) piece.type();
        var x = SIZE.width() - piece.x() - piece.shape().box();
        return new Piece(mirror(type).shape(), mirror(piece.orientation()), x, piece.y());
    }

    private static Tetromino mirror(Tetromino type) {
        return switch (type) {
            case S -> Tetromino.Z;
            case Z -> Tetromino.S;
            case J -> Tetromino.L;
            case L -> Tetromino.J;
            default -> type;
        };
    }

    private static LastTurn mirror(LastTurn last) {
        return new LastTurn(mirror(last.from()), last.kick(), last.offset(), last.marked());
    }

    private static Orientation mirror(Orientation state) {
        return switch (state) {
            case RIGHT -> Orientation.LEFT;
            case LEFT -> Orientation.RIGHT;
            default -> state;
        };
    }
}
