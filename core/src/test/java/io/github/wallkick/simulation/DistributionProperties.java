package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** A distribution is that of its numbers, however they were shared out. */
class DistributionProperties {
    @Provide
    Arbitrary<Long> numbers() {
        return Arbitraries.oneOf(
                Arbitraries.longs().between(-20, 20),
                Arbitraries.longs(),
                Arbitraries.of(Long.MIN_VALUE, Long.MAX_VALUE, 0L));
    }

    private static Distribution of(List<Long> numbers) {
        return Distribution.of(numbers.stream().mapToLong(Long::longValue));
    }

    @Property
    void sumsDoNotDependOnHowNumbersWereSharedOut(
            @ForAll @Size(min = 1, max = 40) List<@From("numbers") Long> first,
            @ForAll @Size(min = 1, max = 40) List<@From("numbers") Long> second,
            @ForAll @Size(min = 1, max = 40) List<@From("numbers") Long> third) {
        var all = of(Stream.of(first, second, third).flatMap(List::stream).toList());
        assertEquals(all, of(first).plus(of(second)).plus(of(third)));
        assertEquals(all, of(first).plus(of(second).plus(of(third))));
        assertEquals(all, of(third).plus(of(first)).plus(of(second)));
    }

    /** More different numbers than there are cells, shared out by chance. */
    @Property(tries = 15)
    void norDoTheyIfNumbersShareCells(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 62) int bits,
            @ForAll @IntRange(min = 1, max = 9) int parts) {
        var random = new SplittableRandom(seed);
        var numbers = random.longs(Distribution.MAX_CELLS * 2L)
                .map(number -> number >> (Long.SIZE - 1 - bits))
                .toArray();
        var tallies = new Distribution.Tally[parts];
        Arrays.setAll(tallies, part -> new Distribution.Tally());
        for (var number : numbers) {
            tallies[random.nextInt(parts)].add(number);
        }
        var sum = Arrays.stream(tallies)
                .map(Distribution.Tally::toDistribution)
                .reduce(Distribution.EMPTY, Distribution::plus);
        assertEquals(Distribution.of(numbers), sum);
    }

    @Property
    void figuresAreThoseOfTheSortedNumbers(
            @ForAll @Size(min = 1, max = 60) List<@From("numbers") Long> numbers,
            @ForAll @IntRange(max = 100) int percent) {
        var sorted = numbers.stream().sorted().toList();
        var distribution = of(numbers);
        var share = percent / 100.0;
        var rank = (int) Math.ceil(share * sorted.size());
        assertEquals(sorted.get(Math.max(rank, 1) - 1), distribution.quantile(share));
        var sum = numbers.stream().map(BigInteger::valueOf).reduce(BigInteger.ZERO, BigInteger::add);
        assertEquals(
                new BigDecimal(sum)
                        .divide(BigDecimal.valueOf(numbers.size()), MathContext.DECIMAL128)
                        .doubleValue(),
                distribution.mean());
        var bound = sorted.get(sorted.size() / 2);
        assertEquals(
                sorted.stream().filter(number -> number < bound).count(), distribution.count(Long.MIN_VALUE, bound));
    }
}
