package io.github.wallkick;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.board.Boards;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Shapes;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/**
 * The generators of this library's values: a property annotated with {@code @Domain(WallkickDomain.class)} may ask for
 * {@code @ForAll Board board} and the like.
 */
public class WallkickDomain extends DomainContextBase {
    @Provide
    Arbitrary<PieceType> types() {
        return Shapes.types();
    }

    @Provide
    Arbitrary<Shape> shapes() {
        return Shapes.shapes();
    }

    @Provide
    Arbitrary<Piece> pieces() {
        return Shapes.pieces();
    }

    @Provide
    Arbitrary<BoardSize> sizes() {
        return Boards.sizes();
    }

    @Provide
    Arbitrary<Board> boards() {
        return Boards.boards();
    }

    @Provide
    Arbitrary<Boards.Fit> fits() {
        return Boards.fits();
    }
}
