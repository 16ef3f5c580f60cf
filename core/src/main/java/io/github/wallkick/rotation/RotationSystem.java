package io.github.wallkick.rotation;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The rules by which pieces have shapes, appear and turn.
 *
 * @since 0.1.0
 */
public interface RotationSystem {
    /**
     * The types that this system knows, by default the seven tetrominoes.
     *
     * @return the types, each once; immutable
     */
    default List<PieceType> types() {
        return List.of(Tetromino.values());
    }

    /**
     * The shape of a type in this system.
     *
     * @param type a type that this system knows
     * @return its shape
     * @throws IllegalArgumentException if this system has no shape for the type
     */
    Shape shape(PieceType type);

    /**
     * The piece after a turn. The board is only asked, never changed, and the first test that fits wins. What the piece
     * touches may count: {@link Board#isResting}, {@link Board#isBlocked}.
     *
     * @param board the landed cells
     * @param piece the piece to turn
     * @param turn the turn to make
     * @return the turned piece and its kick, or the same piece and {@link TurnResult#BLOCKED}
     */
    TurnResult rotate(Board board, Piece piece, Turn turn);

    /**
     * The inputs for which it matters in turns whether the player holds them. By default none; a game keeps no others.
     *
     * @return the inputs; immutable
     */
    default Set<Input> heldInputs() {
        return Set.of();
    }

    /**
     * The piece after a turn, for systems whose kicks depend on what the player holds. By default nothing held counts.
     * Searches do not know what a player holds: they ask {@link #rotate(Board, Piece, Turn)}.
     *
     * @param board the landed cells
     * @param piece the piece to turn
     * @param turn the turn to make
     * @param held tells of one of the {@link #heldInputs()} whether the player holds it at that moment
     * @return the turned piece and its kick, or the same piece and {@link TurnResult#BLOCKED}
     */
    default TurnResult rotate(Board board, Piece piece, Turn turn, Predicate<Input> held) {
        return rotate(board, piece, turn);
    }

    /**
     * The system for the rest of a piece's life after one of its turns. By default the turn leaves no trace; a rule such
     * as "one floor kick per piece" answers with a system that has none left. The next piece starts with the first system
     * again.
     *
     * <p>Searches ask it too: they end only if there are finitely many such systems, equal if they turn alike from then on.
     *
     * @param before the piece before the turn
     * @param result what this system's {@code rotate} returned for it
     * @return the system for the piece's next turn
     */
    default RotationSystem afterTurn(Piece before, TurnResult result) {
        return this;
    }

    /**
     * A new piece where pieces of its type appear. The board decides whether it fits there.
     *
     * <p>By default its cells are centred, rounded to the left, and its lowest cell is in the first row above the
     * skyline, or as high as a board without hidden rows allows.
     *
     * @param type a type that this system knows
     * @param size the measures of the board
     * @return the piece in its spawn orientation
     * @throws IllegalArgumentException if this system has no shape for the type
     */
    default Piece spawn(PieceType type, BoardSize size) {
        return SpawnPlace.above(0).spawn(shape(type), size);
    }

    /**
     * The table that alone decides this system's turns: the box is displaced by each kick in turn, and the first place
     * without collision wins. Search engines compile such tables.
     *
     * @return the table; empty if turns depend on anything else, earlier turns included
     */
    default Optional<KickTable> kickTable() {
        return Optional.empty();
    }

    /**
     * The kicks that decide this system's turns together with conditions on what the piece touches, such as the Arika
     * system's. Searches compile them; without them they try every step of a piece on the board, which takes a hundred
     * times as long.
     *
     * @return the kicks, by default those of {@link #kickTable()} without conditions; empty if turns depend on anything
     *     else
     */
    default Optional<ConditionalKicks> conditionalKicks() {
        return kickTable().map(ConditionalKicks::always);
    }

    /**
     * The stable text of this system, by which recordings and rules know it.
     *
     * @return the name of the preset that this is, or its shapes, kicks and spawn places; {@link RotationSystems#parse}
     *     reads it back
     * @throws IllegalStateException if the system has no text; {@link RotationSystems#named(String, RotationSystem)} gives
     *     it one
     */
    default String text() {
        throw StrategyText.missing("rotation system", "RotationSystems.named(name, system)");
    }

    /**
     * The system that a text tells, for a saved game under this system: the way back from {@link #text} of this system and of
     * all that come out of its {@link #afterTurn}.
     *
     * @param text the text
     * @return the system; by default the one of {@link RotationSystems#parse(String, java.util.Collection)}
     * @throws io.github.wallkick.NotationException if the text tells no such system
     */
    default RotationSystem resume(String text) {
        return RotationSystems.parse(text, types());
    }
}
