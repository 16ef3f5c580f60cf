package io.github.wallkick.randomizer;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.PieceType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a stretch of a randomizer's pieces looks like: how often each came, how long it was waited for, how often one came
 * twice in a row.
 *
 * <p>A drought is the number of other pieces between two of a type. The pieces before a type's first and after its last
 * are droughts as well for {@link #longestDrought}, since the player waited all the same, but not for
 * {@link #droughts}, since their true length is unknown.
 *
 * <pre>{@code
 * var statistics = RandomizerStatistics.of(Randomizers.sevenBag(42), 100_000);
 * statistics.longestDrought(Tetromino.I); // 12
 * }</pre>
 *
 * <p>Immutable. Two are equal when they saw the same.
 *
 * @since 0.1.0
 */
public final class RandomizerStatistics {
    private final int draws;
    private final int repeats;
    private final Map<PieceType, Waits> waits;

    private RandomizerStatistics(int draws, int repeats, Map<PieceType, Waits> waits) {
        this.draws = draws;
        this.repeats = repeats;
        this.waits = waits;
    }

    /** One type's count, longest drought, and droughts by length. */
    private record Waits(int count, int longest, SortedMap<Integer, Integer> droughts) {
        static final Waits NONE = new Waits(0, 0, Collections.emptySortedMap());
    }

    /** What has been seen of one type so far. */
    @WorkingMemory
    private static final class Seen {
        private final SortedMap<Integer, Integer> droughts = new TreeMap<>();
        private int count;
        private int longest;
        private int last;

        Seen(int place) {
            longest = place;
            last = place;
            count = 1;
        }

        void at(int place) {
            droughts.merge(place - last - 1, 1, Integer::sum);
            longest = Math.max(longest, place - last - 1);
            last = place;
            count++;
        }

        Waits until(int draws) {
            return new Waits(count, Math.max(longest, draws - 1 - last), Collections.unmodifiableSortedMap(droughts));
        }
    }

    /** Counts pieces one by one, so that the memory needed does not grow with their number. */
    @WorkingMemory
    private static final class Counter {
        private final Map<PieceType, Seen> seen = new LinkedHashMap<>();
        private int draws;
        private int repeats;

        void add(PieceType piece) {
            var before = seen.get(piece);
            if (before == null) {
                seen.put(piece, new Seen(draws));
            } else {
                repeats += before.last == draws - 1 ? 1 : 0;
                before.at(draws);
            }
            draws++;
        }

        RandomizerStatistics statistics() {
            var waits = new LinkedHashMap<PieceType, Waits>();
            seen.forEach((type, of) -> waits.put(type, of.until(draws)));
            return new RandomizerStatistics(draws, repeats, waits);
        }
    }

    /**
     * The statistics of the next pieces of a randomizer. They take time in proportion to their number, but no memory.
     *
     * @param randomizer what to draw from
     * @param draws number of pieces to draw, at least 0
     * @return the statistics
     * @throws IllegalArgumentException if the number is negative, or the randomizer answers a draw with null
     */
    public static RandomizerStatistics of(Randomizer randomizer, int draws) {
        Check.atLeast("number of draws", draws, 0);
        var counter = new Counter();
        var rest = randomizer;
        for (var i = 0; i < draws; i++) {
            var draw = rest.draw();
            if (draw == null) {
                throw new IllegalArgumentException("a randomizer must answer a draw with a piece: null from " + rest);
            }
            counter.add(draw.piece());
            rest = draw.next();
        }
        return counter.statistics();
    }

    /**
     * The statistics of pieces at hand, such as those of a recorded game.
     *
     * @param pieces the pieces in the order in which they came
     * @return the statistics
     */
    public static RandomizerStatistics of(List<? extends PieceType> pieces) {
        var counter = new Counter();
        pieces.forEach(counter::add);
        return counter.statistics();
    }

    /**
     * How many pieces there were.
     *
     * @return number of pieces
     */
    public int draws() {
        return draws;
    }

    /**
     * The types that came, in the order of their first coming.
     *
     * @return the types; immutable
     */
    public List<PieceType> types() {
        return List.copyOf(waits.keySet());
    }

    /**
     * How often a type came.
     *
     * @param type the type
     * @return number of pieces; 0 if it never came
     */
    public int count(PieceType type) {
        return of(type).count;
    }

    /**
     * How often a piece was of the same type as the one before.
     *
     * @return number of repeats, less than {@link #draws()}
     */
    public int repeats() {
        return repeats;
    }

    /**
     * The longest drought of a type, those at the two ends included.
     *
     * @param type the type
     * @return number of other pieces in a row; all of them if it never came
     */
    public int longestDrought(PieceType type) {
        return waits.containsKey(type) ? of(type).longest : draws;
    }

    /**
     * The longest drought of any type that came.
     *
     * @return number of other pieces in a row; 0 if there were no pieces
     */
    public int longestDrought() {
        return waits.values().stream().mapToInt(Waits::longest).max().orElse(0);
    }

    /**
     * The droughts of a type by their length.
     *
     * @param type the type
     * @return how often (value) each number of other pieces (key) lay between two of the type; immutable
     */
    public SortedMap<Integer, Integer> droughts(PieceType type) {
        return of(type).droughts;
    }

    private Waits of(PieceType type) {
        return waits.getOrDefault(type, Waits.NONE);
    }

    /**
     * Pearson's chi-square of the counts against equal shares.
     *
     * <p>For {@linkplain Randomizers#uniform memoryless} pieces it is around the degrees of freedom, one less than there are
     * types; for seven types it is above 22.5 in one of a thousand cases. A bag's is far below: it is more even than chance.
     *
     * @param types the types that were expected, at least one; give all of them, since one that never came counts most
     * @return the sum of squared differences over the expected count; 0 if there were no pieces
     * @throws IllegalArgumentException if there are no types
     */
    public double chiSquare(List<? extends PieceType> types) {
        if (types.isEmpty()) {
            throw new IllegalArgumentException("chi-square needs at least one type");
        }
        if (draws == 0) {
            return 0;
        }
        var expected = draws / (double) types.size();
        var sum = 0.0;
        for (var type : types) {
            var difference = count(type) - expected;
            sum += difference * difference / expected;
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RandomizerStatistics that
                && draws == that.draws
                && repeats == that.repeats
                && waits.equals(that.waits);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * draws + repeats) + waits.hashCode();
    }

    /** Returns the number of pieces and repeats and each type's count and longest drought. */
    @Override
    public String toString() {
        var text = new StringBuilder(draws + " pieces, " + repeats + " repeats");
        waits.forEach((type, wait) -> text.append(", ")
                .append(type.symbol())
                .append(' ')
                .append(wait.count)
                .append(" (drought ")
                .append(wait.longest)
                .append(')'));
        return text.toString();
    }
}
