package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The count of all ways to place a queue of pieces, known from chess as <i>perft</i>: the standard test, and the standard
 * measure, of a move generator.
 *
 * <p>Each piece of the queue is put in each of its reachable places, full rows are cleared, and the next piece enters.
 * What is counted are the placements of the last piece.
 *
 * <pre>{@code
 * PlacementSearch search = PlacementSearch.of(RotationSystems.srs()).withSpawnRow(19);
 * Perft.count(Board.empty(), List.of(I, O, L, J), search); // 188374
 * }</pre>
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class Perft {
    private Perft() {}

    /**
     * The number of ways to place a queue.
     *
     * @param board the board to begin with
     * @param queue the types in the order in which they come
     * @param search the rules of moving
     * @return the number of placements of the last piece; 1 for an empty queue
     * @throws IllegalArgumentException if the rotation system has no shape for a type
     */
    public static long count(Board board, List<? extends PieceType> queue, PlacementSearch search) {
        if (queue.isEmpty()) {
            return 1;
        }
        if (queue.size() > 1 && board.clearLines().count() > 0) {
            // packed boards clear the rows that a piece fills, and no other ones
            return divide(board, queue, search).values().stream()
                    .mapToLong(Long::longValue)
                    .sum();
        }
        var steps = search.packedSteps(board, queue);
        return steps.length == queue.size()
                ? new PackedPerft(queue, search, board, steps).count()
                : countPlainly(board, queue, search);
    }

    /** The count by boards and placements. */
    static long countPlainly(Board board, List<? extends PieceType> queue, PlacementSearch search) {
        var type = queue.get(0);
        if (queue.size() == 1) {
            return search.count(board, type);
        }
        var rest = queue.subList(1, queue.size());
        var placements = search.reachable(board, type);
        var nodes = 0L;
        for (var cursor = placements.cursor(); cursor.next(); ) {
            nodes += countPlainly(board.place(cursor.piece()).board(), rest, search);
        }
        return nodes;
    }

    /**
     * The number of ways to place a queue, told apart by the first placement: where two move generators differ, this
     * finds out after which move.
     *
     * @param board the board to begin with
     * @param queue the types in the order in which they come, at least one
     * @param search the rules of moving
     * @return the count behind each placement of the first piece, in the order of {@link Placements}
     * @throws IllegalArgumentException if the queue is empty, or if the rotation system has no shape for a type
     */
    public static Map<Piece, Long> divide(Board board, List<? extends PieceType> queue, PlacementSearch search) {
        if (queue.isEmpty()) {
            throw new IllegalArgumentException("queue must have at least one piece: " + queue);
        }
        var rest = queue.subList(1, queue.size());
        var counts = new LinkedHashMap<Piece, Long>();
        for (var piece : search.reachable(board, queue.get(0))) {
            counts.put(piece, count(board.place(piece).board(), rest, search));
        }
        return counts;
    }
}
