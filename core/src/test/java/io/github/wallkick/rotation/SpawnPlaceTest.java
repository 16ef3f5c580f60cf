package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Letter;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where and how pieces appear, and systems that differ in nothing else. */
class SpawnPlaceTest {
    private static final BoardSize NARROW = new BoardSize(8, 12, 10);

    /** The lower left corner of the cells, for a T (three wide) on a board of eight columns, ten of its rows visible. */
    @ParameterizedTest
    @CsvSource({
        "ABOVE, 0, 0, false, 2, 10",
        "ABOVE, 1, 0, false, 2, 10", // two hidden rows only
        "ABOVE, 0, 0, true, 3, 10",
        "ABOVE, 0, 1, false, 3, 10",
        "ABOVE, 0, -2, false, 0, 10",
        "ABOVE, 0, -9, false, 0, 10",
        "ABOVE, 0, 9, false, 5, 10",
        "BELOW, 0, 0, false, 2, 8",
        "BELOW, 3, 0, true, 3, 5",
        "BELOW, 64, 0, false, 2, 0",
        "BOX, 0, 0, false, 2, 8",
        "BOX, 2, 1, false, 3, 6",
        "BOX, 64, 0, true, 3, 0"
    })
    void cellsAreWhereThePlaceSays(
            SpawnPlace.Anchor anchor, int rows, int columns, boolean leansRight, int left, int bottom) {
        var place = new SpawnPlace(anchor, rows, columns, leansRight, Orientation.SPAWN);

        var piece = place.spawn(Tetromino.T.shape(), NARROW);

        assertEquals(left, piece.left());
        assertEquals(bottom, piece.bottom());
    }

    /** The box of a bar is centred though its cells are not, and sinks into the floor of a low board. */
    @Test
    void aBoxIsCentredInsteadOfItsCells() {
        var upright = SpawnPlace.box().withOrientation(Orientation.RIGHT).spawn(Tetromino.I.shape(), NARROW);
        assertEquals(new Piece(Tetromino.I.shape(), Orientation.RIGHT, 2, 6), upright);
        var low = SpawnPlace.box().spawn(Tetromino.I.shape(), BoardSize.of(8, 1));
        assertEquals(new Piece(Tetromino.I.shape(), Orientation.SPAWN, 2, -2), low);
    }

    @Test
    void aPieceMayAppearTurned() {
        var piece =
                SpawnPlace.above(0).withOrientation(Orientation.LEFT).spawn(Tetromino.T.shape(), BoardSize.STANDARD);

        assertEquals(Orientation.LEFT, piece.orientation());
        assertEquals(4, piece.left());
        assertEquals(20, piece.bottom());
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> SpawnPlace.above(-1));
        assertThrows(IllegalArgumentException.class, () -> SpawnPlace.below(65));
        assertThrows(IllegalArgumentException.class, () -> SpawnPlace.box().withColumns(33));
        assertThrows(IllegalArgumentException.class, () -> SpawnPlace.box().withColumns(-33));
    }

    @Test
    void oneTypeMayHaveAPlaceOfItsOwn() {
        var system = RotationSystems.withSpawn(RotationSystems.srs(), Tetromino.T, SpawnPlace.below(0));
        var both = RotationSystems.withSpawn(system, Tetromino.I, SpawnPlace.below(1));

        assertEquals(18, both.spawn(Tetromino.T, BoardSize.STANDARD).bottom());
        assertEquals(18, both.spawn(Tetromino.I, BoardSize.STANDARD).bottom());
        assertEquals(20, both.spawn(Tetromino.O, BoardSize.STANDARD).bottom());
        assertEquals(20, system.spawn(Tetromino.I, BoardSize.STANDARD).bottom());
        assertEquals(RotationSystems.srs().kickTable(), both.kickTable());
    }

    @Test
    void aTypeThatIsNotKnownHasNoPlace() {
        var error = assertThrows(
                IllegalArgumentException.class,
                () -> RotationSystems.withSpawn(RotationSystems.srs(), new Letter('?'), SpawnPlace.box()));

        assertEquals("a type must be one of [I, O, T, S, Z, J, L]: Letter[symbol=?]", error.getMessage());
    }

    @Test
    void placesCanBeReplacedAgain() {
        var system = RotationSystems.named("mine", RotationSystems.ars());
        var moved = RotationSystems.withSpawn(system, SpawnPlace.above(3));

        assertEquals(
                RotationSystems.withSpawn(system, SpawnPlace.box()),
                RotationSystems.withSpawn(moved, SpawnPlace.box()));
        assertEquals(
                RotationSystems.of(KickTables.inPlace(), RotationSystems.sega()),
                RotationSystems.of(KickTables.inPlace(), system));
        assertEquals(
                moved.spawn(Tetromino.T, BoardSize.STANDARD),
                RotationSystems.of(KickTables.inPlace(), moved).spawn(Tetromino.T, BoardSize.STANDARD));
    }

    /** One floor kick per piece: the system after it is another one, whatever is wrapped around the first. */
    @Test
    void earlierTurnsStillCount() {
        var bar = new Piece(RotationSystems.arsTi().shape(Tetromino.I), Orientation.SPAWN, 3, -2);
        var place = SpawnPlace.above(3);
        for (var system : new RotationSystem[] {
            RotationSystems.named("mine", RotationSystems.arsTi()),
            RotationSystems.withSpawn(RotationSystems.arsTi(), place),
            RotationSystems.withSpawn(RotationSystems.named("mine", RotationSystems.arsTi()), place),
        }) {
            var kicked = system.rotate(Board.empty(), bar, Turn.CLOCKWISE);
            var later = system.afterTurn(bar, kicked);

            assertEquals(2, kicked.kick());
            assertNotEquals(system, later);
            assertFalse(later.rotate(Board.empty(), bar, Turn.CLOCKWISE).isTurned());
            assertEquals(system.spawn(Tetromino.T, BoardSize.STANDARD), later.spawn(Tetromino.T, BoardSize.STANDARD));
            assertEquals(system, system.afterTurn(bar, TurnResult.blocked(bar)));
        }
    }

    @Test
    void whatIsHeldStillCounts() {
        var looking = new RotationSystem() {
            @Override
            public Shape shape(PieceType type) {
                return RotationSystems.srs().shape(type);
            }

            @Override
            public TurnResult rotate(Board board, Piece piece, Turn turn) {
                return TurnResult.blocked(piece);
            }

            @Override
            public Set<Input> heldInputs() {
                return Set.of(Input.LEFT);
            }

            @Override
            public TurnResult rotate(Board board, Piece piece, Turn turn, Predicate<Input> held) {
                return held.test(Input.LEFT)
                        ? RotationSystems.srs().rotate(board, piece, turn)
                        : TurnResult.blocked(piece);
            }

            @Override
            public Optional<KickTable> kickTable() {
                return Optional.empty();
            }
        };
        var piece = new Piece(Tetromino.T.shape(), Orientation.SPAWN, 3, 9);
        for (var system : new RotationSystem[] {
            RotationSystems.named("mine", looking), RotationSystems.withSpawn(looking, SpawnPlace.box())
        }) {
            assertEquals(Set.of(Input.LEFT), system.heldInputs());
            assertEquals(
                    Orientation.RIGHT,
                    system.rotate(Board.empty(), piece, Turn.CLOCKWISE, input -> true)
                            .piece()
                            .orientation());
            assertFalse(system.rotate(Board.empty(), piece, Turn.CLOCKWISE).isTurned());
        }
    }
}
