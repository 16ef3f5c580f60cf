package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.Boards;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Shapes;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/** The bits rate every drop as the definition does. */
class StackRatingProperties {
    /** A board without full rows and a piece dropped on it, both of any size. */
    record Dropped(Board board, Piece piece) {}

    @Provide
    Arbitrary<Dropped> drops() {
        var boards = Arbitraries.oneOf(
                Boards.boards().map(board -> board.clearLines().board()), Boards.games());
        var shapes = Arbitraries.frequencyOf(Tuple.of(3, Shapes.tetrominoes()), Tuple.of(1, Shapes.shapes()));
        return Combinators.combine(
                        boards,
                        shapes,
                        Arbitraries.of(Orientation.class),
                        Arbitraries.integers().between(0, 99))
                .as((board, shape, rotation, column) -> drop(board, new Piece(shape, rotation, 0, 0), column))
                .filter(Optional::isPresent)
                .map(Optional::orElseThrow)
                .withoutEdgeCases();
    }

    private static Optional<Dropped> drop(Board board, Piece piece, int column) {
        var bounds = piece.shape().bounds(piece.orientation());
        if (bounds.width() > board.width()) {
            return Optional.empty();
        }
        var x = column % (board.width() - bounds.width() + 1) - bounds.minX();
        return IntStream.rangeClosed(-bounds.minY(), board.height() - 1 - bounds.maxY())
                .mapToObj(y -> piece.moved(x, y))
                .filter(placed -> restsUnderFreeSky(board, placed))
                .findFirst()
                .map(placed -> new Dropped(board, placed));
    }

    private static boolean restsUnderFreeSky(Board board, Piece piece) {
        return piece.cells().stream().allMatch(cell -> cell.y() >= board.columnHeight(cell.x()));
    }

    @Property(tries = 400)
    void aDropIsRatedAsCellByCell(@ForAll("drops") Dropped drop) {
        var piece = drop.piece();
        var bounds = piece.shape().bounds(piece.orientation());
        var rating = new StackRating(drop.board())
                .rate(StackRating.Cells.of(piece), piece.x() + bounds.minX(), piece.y() + bounds.minY());
        assertEquals(PlainRating.doubled(drop.board(), piece), rating);
    }

    @Property(tries = 400)
    void aPieceFallsToTheLowestRowUnderFreeSky(@ForAll("drops") Dropped drop) {
        var piece = drop.piece();
        var bounds = piece.shape().bounds(piece.orientation());
        assertEquals(
                piece.y() + bounds.minY(),
                new StackRating(drop.board()).landingRow(StackRating.Cells.of(piece), piece.x() + bounds.minX()));
    }

    @Property(tries = 100)
    void oneDropDoesNotDisturbTheNext(@ForAll("drops") Dropped drop) {
        var piece = drop.piece();
        var bounds = piece.shape().bounds(piece.orientation());
        var rating = new StackRating(drop.board());
        var first = rating.rate(StackRating.Cells.of(piece), piece.x() + bounds.minX(), piece.y() + bounds.minY());
        rating.rate(StackRating.Cells.of(piece), 0, rating.landingRow(StackRating.Cells.of(piece), 0));
        assertEquals(
                first, rating.rate(StackRating.Cells.of(piece), piece.x() + bounds.minX(), piece.y() + bounds.minY()));
    }
}
