package io.github.wallkick.search;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.CanIgnoreReturnValue;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.SpinRule;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The search for the places where a piece can come to rest, under one rotation system.
 *
 * <p>A piece enters where the rotation system says and then goes, as often as it likes: one column to the left or right,
 * one row down, and a turn of every kind that the system has, kicks included. Where earlier turns decide what later ones
 * can do, such as one floor kick a piece, they do so here too. Where it cannot fall any further it may come to rest.
 *
 * <pre>{@code
 * PlacementSearch search = PlacementSearch.of(RotationSystems.srs());
 * Placements placements = search.reachable(board, Tetromino.T);
 * }</pre>
 *
 * <p>How a type is searched for is worked out once and kept, so make one search and use it for many boards, in as many
 * threads as there are.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class PlacementSearch {
    private final RotationSystem system;
    private final OptionalInt spawnRow;
    private final BlockedSpawn blockedSpawn;
    private final Plans plans = new Plans();

    /** What a search does when the place where a piece enters is filled. */
    public enum BlockedSpawn {
        /** The piece does not enter: there are no placements, as in a game that ends then. */
        ENDS,
        /** The piece enters as many rows higher as it needs to fit, if the board has them. */
        RISES
    }

    private PlacementSearch(RotationSystem system, OptionalInt spawnRow, BlockedSpawn blockedSpawn) {
        this.system = system;
        this.spawnRow = spawnRow;
        this.blockedSpawn = blockedSpawn;
    }

    /**
     * A search in which pieces enter where the rotation system says, and not at all where that place is filled.
     *
     * @param system how pieces turn and where they enter
     * @return the search
     */
    public static PlacementSearch of(RotationSystem system) {
        return new PlacementSearch(system, OptionalInt.empty(), BlockedSpawn.ENDS);
    }

    /**
     * This search with pieces entering at another height. Where a piece would stick out of a board's top it cannot enter,
     * whatever the answer to a filled spawn place is.
     *
     * @param row the row of a new piece's lowest cell, 0 or more
     * @return a search of its own
     * @throws IllegalArgumentException if the row is negative
     */
    public PlacementSearch withSpawnRow(int row) {
        if (row < 0) {
            throw new IllegalArgumentException("a spawn row must be 0 or more: " + row);
        }
        return new PlacementSearch(system, OptionalInt.of(row), blockedSpawn);
    }

    /**
     * This search with another answer to a filled spawn place.
     *
     * @param policy what happens then
     * @return a search of its own
     */
    public PlacementSearch withBlockedSpawn(BlockedSpawn policy) {
        return new PlacementSearch(system, spawnRow, policy);
    }

    /**
     * This search with the turns only that some inputs ask for, such as those of a ruleset; pieces shift and fall as ever.
     *
     * @param inputs what can be pressed
     * @return a search of its own
     */
    public PlacementSearch withInputs(Set<Input> inputs) {
        var turns = EnumSet.noneOf(Turn.class);
        for (var turn : Turn.values()) {
            if (inputs.contains(Input.of(turn))) {
                turns.add(turn);
            }
        }
        var all = system instanceof AllowedTurns some ? some.system() : system;
        return new PlacementSearch(
                turns.size() == Turn.values().length ? all : new AllowedTurns(all, turns), spawnRow, blockedSpawn);
    }

    /**
     * The places where a piece can come to rest.
     *
     * @param board the landed cells
     * @param type a type that the rotation system knows
     * @return the places, each once however many states fill the same cells; none if the piece cannot enter
     * @throws IllegalArgumentException if the rotation system has no shape for the type
     */
    public Placements reachable(Board board, PieceType type) {
        var plan = plan(board.size(), type);
        var start = entrance(board, plan.spawn());
        return start.isPresent() ? plan.engine().reachable(board, start.get()) : Placements.none(plan.shapes(), board);
    }

    /**
     * The number of places where a piece can come to rest; faster than making the set.
     *
     * @param board the landed cells
     * @param type a type that the rotation system knows
     * @return what {@link #reachable(Board, PieceType)} would count
     * @throws IllegalArgumentException if the rotation system has no shape for the type
     */
    public int count(Board board, PieceType type) {
        var plan = plan(board.size(), type);
        var start = entrance(board, plan.spawn());
        return start.isPresent() ? plan.engine().count(board, start.get()) : 0;
    }

    /**
     * The places where a piece comes to rest if it is first turned where it enters, then shifted as far as nothing is in
     * the way, and then dropped.
     *
     * @param board the landed cells
     * @param type a type that the rotation system knows
     * @return the places, each once; none if the piece cannot enter
     * @throws IllegalArgumentException if the rotation system has no shape for the type
     */
    public Placements hardDrops(Board board, PieceType type) {
        var plan = plan(board.size(), type);
        var start = entrance(board, plan.spawn());
        return start.isPresent()
                ? HardDrops.of(board, plan.shapes(), system, start.get())
                : Placements.none(plan.shapes(), board);
    }

    /**
     * The places where a piece can come to rest, told apart by the spins into them. This looks at every step there is and
     * takes many times as long as {@link #reachable(Board, PieceType)}.
     *
     * @param board the landed cells
     * @param type a type that the rotation system knows
     * @param rule what counts as a spin
     * @return the places by spin
     * @throws IllegalArgumentException if the rotation system has no shape for the type
     */
    public SpinPlacements spins(Board board, PieceType type, SpinRule rule) {
        var plan = plan(board.size(), type);
        return entrance(board, plan.spawn())
                .map(start -> SpinPlacements.of(board, plan.shapes(), system, rule, start))
                .orElseGet(() -> new SpinPlacements(
                        Placements.none(plan.shapes(), board),
                        Placements.none(plan.shapes(), board),
                        Placements.none(plan.shapes(), board)));
    }

    /**
     * The places for either of two pieces: the falling one, or the one that comes into play by a swap with the hold.
     *
     * @param board the landed cells
     * @param falling the type of the falling piece
     * @param swapped the type on hold, or the next one of the queue if nothing is held yet
     * @return both sets
     * @throws IllegalArgumentException if the rotation system has no shape for a type
     */
    public HoldPlacements withHold(Board board, PieceType falling, PieceType swapped) {
        return new HoldPlacements(reachable(board, falling), reachable(board, swapped));
    }

    /**
     * The places where a piece in play can come to rest: it goes on from where it is.
     *
     * @param board the landed cells
     * @param piece a piece that fits, of a shape of the rotation system
     * @return the places, each once however many states fill the same cells
     * @throws IllegalArgumentException if the piece does not fit, or has another shape
     */
    public Placements reachable(Board board, Piece piece) {
        return planInPlay(board, piece).engine().reachable(board, piece);
    }

    /**
     * The number of places where a piece in play can come to rest; faster than making the set.
     *
     * @param board the landed cells
     * @param piece a piece that fits, of a shape of the rotation system
     * @return what {@link #reachable(Board, Piece)} would count
     * @throws IllegalArgumentException if the piece does not fit, or has another shape
     */
    public int count(Board board, Piece piece) {
        return planInPlay(board, piece).engine().count(board, piece);
    }

    /**
     * The places where a piece in play can come to rest, told apart by the spins into them, as if it had not turned yet.
     *
     * @param board the landed cells
     * @param piece a piece that fits, of a shape of the rotation system
     * @param rule what counts as a spin
     * @return the places by spin
     * @throws IllegalArgumentException if the piece does not fit, or has another shape
     */
    public SpinPlacements spins(Board board, Piece piece, SpinRule rule) {
        return SpinPlacements.of(board, planInPlay(board, piece).shapes(), system, rule, piece);
    }

    /**
     * The places for either of two pieces: the one in play, which goes on from where it is, or the one that comes into
     * play by a swap with the hold.
     *
     * @param board the landed cells
     * @param piece a piece that fits, of a shape of the rotation system
     * @param swapped the type on hold, or the next one of the queue if nothing is held yet
     * @return both sets
     * @throws IllegalArgumentException if the piece does not fit, or has another shape, or if there is no shape for the
     *     type
     */
    public HoldPlacements withHold(Board board, Piece piece, PieceType swapped) {
        return new HoldPlacements(reachable(board, piece), reachable(board, swapped));
    }

    /** A piece in play that this search can go on with. */
    Piece inPlay(Board board, Piece piece) {
        planInPlay(board, piece);
        return piece;
    }

    @CanIgnoreReturnValue
    private Plan planInPlay(Board board, Piece piece) {
        var plan = plan(board.size(), piece.type());
        if (!plan.shapes().shape().equals(piece.shape())) {
            throw new IllegalArgumentException("piece must have the rotation system's shape: " + piece);
        }
        if (board.collides(piece)) {
            throw new IllegalArgumentException("piece must fit the board: " + piece);
        }
        return plan;
    }

    /** Where a piece of a type enters this board, if it can. */
    Optional<Piece> entrance(Board board, PieceType type) {
        return entrance(board, plan(board.size(), type).spawn());
    }

    /** The steps of a queue's types as far as a perft on words can take them. */
    PackedSteps[] packedSteps(Board board, List<? extends PieceType> queue) {
        return queue.stream()
                .map(type -> plan(board.size(), type).engine())
                .filter(PackedEngine.class::isInstance)
                .map(PackedEngine.class::cast)
                .map(PackedEngine::steps)
                .flatMap(Optional::stream)
                .toArray(PackedSteps[]::new);
    }

    RotationSystem system() {
        return system;
    }

    private Optional<Piece> entrance(Board board, Piece spawn) {
        var piece = spawn;
        while (board.collides(piece)) {
            if (blockedSpawn == BlockedSpawn.ENDS || piece.top() >= board.height()) {
                return Optional.empty();
            }
            piece = piece.moved(0, 1);
        }
        return Optional.of(piece);
    }

    private Plan plan(BoardSize size, PieceType type) {
        var recent = plans.recent(size, type);
        return recent != null ? recent : plans.get(size, type, this);
    }

    private Plan newPlan(BoardSize size, PieceType type) {
        var spawn = system.spawn(type, size);
        if (spawnRow.isPresent()) {
            // From the top of the board on all rows are alike, and the highest of them too high to count with.
            spawn = spawn.moved(0, Math.min(spawnRow.getAsInt(), size.height()) - spawn.bottom());
        }
        var shapes = new CornerShapes(spawn.shape());
        return new Plan(type, size, shapes, spawn, Engine.of(system, shapes, size, spawn));
    }

    /** How one type is searched for on boards of one size. */
    private record Plan(PieceType type, BoardSize size, CornerShapes shapes, Piece spawn, Engine engine) {
        boolean isFor(BoardSize other, PieceType ofType) {
            return size.equals(other) && type.equals(ofType);
        }
    }

    /** The plans made so far. */
    private static final class Plans {
        /** The plans asked for last; one that shares its place with another one is found in the map. */
        private static final int RECENT = 64;

        private final Map<BoardSize, Map<PieceType, Plan>> made = new HashMap<>();
        // Read and written by all threads without a lock: plans are immutable, and any of them will do.
        private final @Nullable Plan[] recent = new Plan[RECENT];

        @Nullable Plan recent(BoardSize size, PieceType type) {
            var plan = recent[place(size, type)];
            return plan != null && plan.isFor(size, type) ? plan : null;
        }

        synchronized Plan get(BoardSize size, PieceType type, PlacementSearch search) {
            var plan = made.computeIfAbsent(size, any -> new HashMap<>())
                    .computeIfAbsent(type, any -> search.newPlan(size, type));
            recent[place(size, type)] = plan;
            return plan;
        }

        private static int place(BoardSize size, PieceType type) {
            return (type.hashCode() + 7 * size.width() + 31 * size.height()) & (RECENT - 1);
        }
    }
}
