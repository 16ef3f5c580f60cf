package io.github.wallkick.rotation;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.SplitMix;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Turn;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** The laws of rotation systems and kick tables, tried on a fixed choice of boards, pieces and turns. */
final class RotationLaws {
    private static final int SITUATIONS = 3_000;
    private static final List<BoardSize> SIZES = List.of(
            BoardSize.STANDARD, BoardSize.of(10, 20), BoardSize.of(8, 8), BoardSize.of(16, 32), BoardSize.of(32, 64));
    private static final List<Orientation> ORIENTATIONS = List.of(Orientation.values());
    private static final List<Turn> TURNS = List.of(Turn.values());

    private final RotationSystem system;

    private RotationLaws(RotationSystem system) {
        this.system = system;
    }

    /** Reports the first turn whose tests are not a proper list, or differ when they are asked for again. */
    static void check(KickTable table, Iterable<? extends PieceType> types) {
        var first = CompiledKicks.of(table, types);
        var again = CompiledKicks.of(table, types);
        KickLint.diff(first, again).stream().findFirst().ifPresent(difference -> {
            throw broken("a kick table must give equal tests whenever it is asked", difference);
        });
    }

    static void check(RotationSystem system) {
        new RotationLaws(system).check();
    }

    private void check() {
        checkTypes();
        for (var index = 0; index < SITUATIONS; index++) {
            checkTurn(index);
        }
        system.kickTable().ifPresent(table -> check(table, system.types()));
    }

    private void checkTypes() {
        Set<Character> letters = new HashSet<>();
        require(!system.types().isEmpty(), "a rotation system must know a type", system);
        for (var type : system.types()) {
            require(letters.add(type.symbol()), "the types must differ in their letters", type);
            require(
                    system.shape(type).type().equals(type),
                    "the shape of a type must be of that type",
                    type + " has the shape of " + system.shape(type).type());
            require(
                    system.shape(type).equals(system.shape(type)),
                    "a type must have the same shape whenever it is asked for",
                    type);
            SIZES.forEach(size -> checkSpawn(type, size));
        }
    }

    private void checkSpawn(PieceType type, BoardSize size) {
        var piece = system.spawn(type, size);
        require(
                piece.shape().equals(system.shape(type)),
                "a new piece must have the shape of its type",
                type + " spawns as " + piece + " of another shape");
        require(piece.equals(system.spawn(type, size)), "a type must spawn the same way whenever it is asked", type);
        var bounds = piece.shape().bounds(piece.orientation());
        require(
                bounds.width() > size.width()
                        || bounds.height() > size.height()
                        || !Board.empty(size).collides(piece),
                "a new piece must fit an empty board on which it has room",
                piece + " on " + size);
    }

    private void checkTurn(int index) {
        var numbers = new Numbers(index);
        var size = SIZES.get(numbers.below(SIZES.size()));
        var board = board(size, numbers);
        var type = system.types().get(numbers.below(system.types().size()));
        var piece = new Piece(
                system.shape(type),
                ORIENTATIONS.get(numbers.below(ORIENTATIONS.size())),
                numbers.below(size.width() + 4) - 4,
                numbers.below(16) - 4);
        if (!board.collides(piece)) {
            TURNS.forEach(turn -> checkTurn(board, piece, turn));
        }
    }

    private void checkTurn(Board board, Piece piece, Turn turn) {
        var example = piece + " " + turn + " on " + board.size() + "\n" + board;
        var result = system.rotate(board, piece, turn);
        require(result != null, "a turn must have a result", example + "gives null");
        var turned = Objects.requireNonNull(result).piece();
        require(
                result.equals(system.rotate(board, piece, turn)),
                "a turn must have the same result whenever it is tried",
                example);
        require(result.kick() >= TurnResult.BLOCKED, "a kick must be " + TurnResult.BLOCKED + " or more", example);
        if (!result.isTurned()) {
            require(turned.equals(piece), "a blocked turn must leave the piece as it was", example + "gives " + turned);
            return;
        }
        require(turned.shape().equals(piece.shape()), "a turn must keep the shape", example + "gives " + turned);
        require(
                turned.orientation() == piece.orientation().turned(turn),
                "a turn must lead to the orientation that it says",
                example + "gives " + turned);
        require(!board.collides(turned), "a turned piece must fit", example + "gives " + turned);
        require(
                system.afterTurn(piece, result) != null,
                "a system must say which one is next after a turn",
                example + "gives null");
        checkTable(board, piece, turn, result, example);
    }

    private void checkTable(Board board, Piece piece, Turn turn, TurnResult result, String example) {
        if (system.kickTable().isPresent()) {
            var table = CompiledKicks.of(system.kickTable().get(), List.of(piece.type()));
            var to = piece.orientation().turned(turn);
            var expected = table.list(piece.type(), piece.orientation(), to).turn(board, piece, to);
            require(
                    expected.equals(result),
                    "the kick table of a system must decide its turns alone",
                    example + "gives " + result + ", and by its table " + expected);
        }
    }

    /** A board with a stack up to its half, of which three of four cells are filled. */
    private static Board board(BoardSize size, Numbers numbers) {
        var rows = new int[numbers.below(size.height() / 2 + 1)];
        for (var y = 0; y < rows.length; y++) {
            var some = numbers.next();
            rows[y] = (some | numbers.next()) & -1 >>> (Integer.SIZE - size.width());
        }
        return Board.ofRows(size, rows);
    }

    private static void require(boolean holds, String law, Object counterExample) {
        if (!holds) {
            throw broken(law, counterExample);
        }
    }

    private static IllegalArgumentException broken(String law, Object counterExample) {
        return new IllegalArgumentException(law + ": " + counterExample);
    }

    /** The numbers of one situation. */
    private static final class Numbers {
        private final long seed;
        private final int[] taken = new int[1];

        Numbers(long seed) {
            this.seed = seed;
        }

        int next() {
            return (int) SplitMix.at(seed, taken[0]++);
        }

        int below(int bound) {
            return SplitMix.below(SplitMix.at(seed, taken[0]++), bound);
        }
    }
}
