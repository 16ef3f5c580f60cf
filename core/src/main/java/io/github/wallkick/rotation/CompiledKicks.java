package io.github.wallkick.rotation;

import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Turn;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/** A kick table written out for a known set of types; other types do not turn. */
final class CompiledKicks implements KickTable {
    /** The number of pairs of orientations, the four of an orientation and itself included. */
    static final int TURNS = 16;

    private static final List<Orientation> ORIENTATIONS = List.of(Orientation.values());

    private final TypeMap<List<KickList>> lists;

    /** The lists of each type, that of a turn at {@link #index}. */
    CompiledKicks(TypeMap<List<KickList>> lists) {
        this.lists = lists;
    }

    /** A table of any kind written out for some types. */
    static CompiledKicks of(KickTable table, Iterable<? extends PieceType> types) {
        return new CompiledKicks(TypeMap.of(types, type -> List.of(listsOf(table, type))));
    }

    static KickList[] listsOf(KickTable table, PieceType type) {
        var lists = new KickList[TURNS];
        Arrays.fill(lists, KickList.NONE);
        for (var from : ORIENTATIONS) {
            for (var to : ORIENTATIONS) {
                if (from != to) {
                    lists[index(from, to)] = listOf(table, type, from, to);
                }
            }
        }
        return lists;
    }

    private static KickList listOf(KickTable table, PieceType type, Orientation from, Orientation to) {
        try {
            var offsets = table.kicks(type, from, to);
            if (offsets == null) {
                throw new IllegalArgumentException("a kick table must answer with a list, empty for no turn: null");
            }
            var fullSpins = new BitSet();
            for (var test = 0; test < Math.min(offsets.size(), KickList.MAX_TESTS); test++) {
                fullSpins.set(test, table.makesFullSpin(type, from, to, test));
            }
            return KickList.of(new KickList.Tests(offsets, fullSpins));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "kicks of " + type.symbol() + " from " + from.symbol() + " to " + to.symbol() + ": "
                            + e.getMessage(),
                    e);
        }
    }

    static int index(Orientation from, Orientation to) {
        return from.ordinal() * 4 + to.ordinal();
    }

    static Orientation from(int index) {
        return ORIENTATIONS.get(index / 4);
    }

    static Orientation to(int index) {
        return ORIENTATIONS.get(index % 4);
    }

    /** The index of the turn back. */
    static int inverse(int index) {
        return index(to(index), from(index));
    }

    /** The lists of a type, that of a turn at {@link #index}. */
    List<KickList> lists(PieceType type) {
        var ofType = lists.get(type);
        return ofType == null ? Collections.nCopies(TURNS, KickList.NONE) : ofType;
    }

    KickList list(PieceType type, Orientation from, Orientation to) {
        return lists(type).get(index(from, to));
    }

    boolean hasHalfTurns() {
        return types().stream()
                .anyMatch(type -> ORIENTATIONS.stream()
                        .anyMatch(from ->
                                !list(type, from, from.turned(Turn.HALF)).isEmpty()));
    }

    List<PieceType> types() {
        return lists.types();
    }

    @Override
    public List<Offset> kicks(PieceType type, Orientation from, Orientation to) {
        return list(type, from, to).offsets();
    }

    @Override
    public boolean makesFullSpin(PieceType type, Orientation from, Orientation to, int kick) {
        return list(type, from, to).makesFullSpin(kick);
    }

    @Override
    public String text() {
        return RotationText.of(this).toString();
    }

    @Override
    public boolean equals(Object other) {
        return other == this || (other instanceof CompiledKicks that && lists.equals(that.lists));
    }

    @Override
    public int hashCode() {
        return lists.hashCode();
    }

    /** Returns the types that the table knows. */
    @Override
    public String toString() {
        return "kicks of " + types();
    }
}
