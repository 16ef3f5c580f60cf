package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Pentomino;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The checks that users run on systems and tables of their own. */
class RotationLawsTest {
    static List<RotationSystem> systems() {
        return List.copyOf(AllRotationSystems.all().values());
    }

    @ParameterizedTest
    @MethodSource("systems")
    void allSystemsOfTheLibraryKeepTheLaws(RotationSystem system) {
        assertDoesNotThrow(() -> RotationSystems.check(system));
    }

    /** A system that behaves, up to the one thing that a subclass does wrong. */
    private static class Own implements RotationSystem {
        @Override
        public Shape shape(PieceType type) {
            return RotationSystems.srs().shape(type);
        }

        @Override
        public TurnResult rotate(Board board, Piece piece, Turn turn) {
            return RotationSystems.srs().rotate(board, piece, turn);
        }
    }

    @Test
    void aSystemOfOnesOwnThatBehavesKeepsTheLaws() {
        assertDoesNotThrow(() -> RotationSystems.check(new Own()));
    }

    static List<Arguments> mistakes() {
        var calls = new AtomicInteger();
        return List.of(
                Arguments.of("a turned piece must fit", new Own() {
                    @Override
                    public TurnResult rotate(Board board, Piece piece, Turn turn) {
                        return new TurnResult(
                                piece.withOrientation(piece.orientation().turned(turn)), 0);
                    }
                }),
                Arguments.of("a blocked turn must leave the piece as it was", new Own() {
                    @Override
                    public TurnResult rotate(Board board, Piece piece, Turn turn) {
                        return TurnResult.blocked(piece.moved(0, 1));
                    }
                }),
                Arguments.of("a turn must lead to the orientation that it says", new Own() {
                    @Override
                    public TurnResult rotate(Board board, Piece piece, Turn turn) {
                        return new TurnResult(piece, 0);
                    }
                }),
                Arguments.of("a turn must keep the shape", new Own() {
                    @Override
                    public TurnResult rotate(Board board, Piece piece, Turn turn) {
                        return new TurnResult(
                                new Piece(
                                        Shape.of(piece.type(), "X"),
                                        piece.orientation().turned(turn),
                                        0,
                                        39),
                                0);
                    }
                }),
                Arguments.of("a turn must have the same result whenever it is tried", new Own() {
                    @Override
                    public TurnResult rotate(Board board, Piece piece, Turn turn) {
                        return calls.incrementAndGet() % 2 == 0
                                ? TurnResult.blocked(piece)
                                : super.rotate(board, piece, turn);
                    }
                }),
                Arguments.of("a new piece must fit an empty board on which it has room", new Own() {
                    @Override
                    public Piece spawn(PieceType type, BoardSize size) {
                        return new Piece(shape(type), Orientation.SPAWN, 0, size.height());
                    }
                }),
                Arguments.of("a new piece must have the shape of its type", new Own() {
                    @Override
                    public Piece spawn(PieceType type, BoardSize size) {
                        return super.spawn(Tetromino.T, size);
                    }
                }),
                Arguments.of("the shape of a type must be of that type", new Own() {
                    @Override
                    public Shape shape(PieceType type) {
                        return Tetromino.O.shape();
                    }
                }),
                Arguments.of("the types must differ in their letters", new Own() {
                    @Override
                    public List<PieceType> types() {
                        return List.of(Tetromino.T, Tetromino.T);
                    }
                }),
                Arguments.of("a rotation system must know a type", new Own() {
                    @Override
                    public List<PieceType> types() {
                        return List.of();
                    }
                }),
                Arguments.of("the kick table of a system must decide its turns alone", new Own() {
                    @Override
                    public Optional<KickTable> kickTable() {
                        return Optional.of(KickTables.inPlace());
                    }
                }));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mistakes")
    void aMistakeIsNamedWithACounterExample(String law, RotationSystem system) {
        var error = assertThrows(IllegalArgumentException.class, () -> RotationSystems.check(system));

        assertTrue(String.valueOf(error.getMessage()).startsWith(law + ": "), error.getMessage());
    }

    @Test
    @SuppressWarnings("NullAway")
    void aResultOfNullIsNamed() {
        var system = new Own() {
            @Override
            public TurnResult rotate(Board board, Piece piece, Turn turn) {
                return null;
            }
        };

        var error = assertThrows(IllegalArgumentException.class, () -> RotationSystems.check(system));

        assertTrue(String.valueOf(error.getMessage()).startsWith("a turn must have a result: "), error.getMessage());
    }

    @Test
    void aTableThatChangesItsMindIsNamed() {
        var calls = new AtomicInteger();
        KickTable moody = (type, from, to) ->
                from == Orientation.SPAWN ? List.of(new Offset(calls.incrementAndGet() % 5, 0)) : List.of(Offset.ZERO);

        var error = assertThrows(IllegalArgumentException.class, () -> KickTables.check(moody, Pentomino.values()));

        assertTrue(
                String.valueOf(error.getMessage())
                        .startsWith("a kick table must give equal tests whenever it is asked: "),
                error.getMessage());
        assertDoesNotThrow(() -> KickTables.check(KickTables.srs()));
    }
}
