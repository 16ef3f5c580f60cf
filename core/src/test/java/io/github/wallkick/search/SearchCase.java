package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.Spin;
import io.github.wallkick.scoring.SpinRule;
import io.github.wallkick.search.PlacementSearch.BlockedSpawn;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A board, a queue and rules to search by, with the plain answers to what a search tells. */
record SearchCase(
        Board board,
        List<? extends PieceType> queue,
        RotationSystem system,
        OptionalInt spawnRow,
        BlockedSpawn blockedSpawn) {
    PlacementSearch search() {
        var search = PlacementSearch.of(system).withBlockedSpawn(blockedSpawn);
        return spawnRow.isPresent() ? search.withSpawnRow(spawnRow.getAsInt()) : search;
    }

    PieceType type() {
        return queue.get(0);
    }

    SearchCase withBoard(Board other) {
        return new SearchCase(other, queue, system, spawnRow, blockedSpawn);
    }

    SearchCase withQueue(List<? extends PieceType> other) {
        return new SearchCase(board, other, system, spawnRow, blockedSpawn);
    }

    /** The first piece of the queue where it enters. */
    Optional<Piece> entrance() {
        var piece = spawn();
        for (var risen = 0; risen <= board.height(); risen++) {
            if (!board.collides(piece.moved(0, risen))) {
                return risen == 0 || blockedSpawn == BlockedSpawn.RISES
                        ? Optional.of(piece.moved(0, risen))
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private Piece spawn() {
        var spawn = system.spawn(type(), board.size());
        var lowest = spawn.y() + spawn.shape().bounds(Orientation.SPAWN).minY();
        return spawn.moved(0, spawnRow.orElse(lowest) - lowest);
    }

    /** The cells of every place where the first piece of the queue can come to rest. */
    Set<List<Cell>> reachable() {
        return entrance()
                .map(start -> PlainSearch.reachable(board, system, start))
                .orElse(Set.of());
    }

    /** Every cells and spin that the first piece of the queue can come to rest with. */
    Set<Map.Entry<List<Cell>, Spin>> spins(SpinRule rule) {
        return entrance()
                .map(start -> PlainSearch.spins(board, system, rule, start))
                .orElse(Set.of());
    }

    /** The number of ways to place the queue. */
    long perft() {
        var places = reachable();
        if (queue.size() == 1) {
            return places.size();
        }
        return places.stream()
                .mapToLong(cells -> withBoard(after(cells))
                        .withQueue(queue.subList(1, queue.size()))
                        .perft())
                .sum();
    }

    private Board after(List<Cell> cells) {
        var filled = board;
        for (var cell : cells) {
            filled = filled.withCell(cell.x(), cell.y(), true);
        }
        return filled.clearLines().board();
    }
}
