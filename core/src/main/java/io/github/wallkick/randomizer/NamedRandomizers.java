package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;

/** The presets by name, in the order in which they are listed. */
final class NamedRandomizers {
    private static final List<Named> ALL = List.of(
            new Named("uniform", Randomizers::uniform),
            new Named("7-bag", Randomizers::sevenBag),
            new Named("7-bag-no-szo-start", Randomizers::sevenBagNoSzoStart),
            new Named("14-bag", Randomizers::fourteenBag),
            new Named("7+1-bag", Randomizers::sevenPlusOne),
            new Named("7+2-bag", Randomizers::sevenPlusTwo),
            new Named("7+x-bag", Randomizers::sevenPlusX),
            new Named("pairs", Randomizers::pairs),
            new Named("classic", Randomizers::classic),
            new Named("nes-rom", Randomizers::nesRom),
            new Named("game-boy-rom", Randomizers::gameBoyRom),
            new Named("tgm1", Randomizers::tgm1),
            new Named("tgm2", Randomizers::tgm2),
            new Named("tgm3", Randomizers::tgm3),
            new Named("strict-history", Randomizers::strictHistory),
            ofSeven("tetrio-7-bag", TetrioRandomizers::sevenBag),
            ofSeven("tetrio-14-bag", TetrioRandomizers::fourteenBag),
            ofSeven("tetrio-7+1-bag", TetrioRandomizers::sevenPlusOne),
            ofSeven("tetrio-7+2-bag", TetrioRandomizers::sevenPlusTwo),
            ofSeven("tetrio-7+x-bag", TetrioRandomizers::sevenPlusX),
            ofSeven("tetrio-classic", TetrioRandomizers::classic),
            ofSeven("tetrio-pairs", TetrioRandomizers::pairs),
            ofSeven("tetrio-total-mayhem", TetrioRandomizers::totalMayhem),
            ofSeven("nullpomino-memoryless", NullpominoRandomizers::memoryless),
            ofSeven("nullpomino-bag", NullpominoRandomizers::bag),
            ofSeven("nullpomino-double-bag", NullpominoRandomizers::doubleBag),
            ofSeven("nullpomino-bag-no-szo", NullpominoRandomizers::bagNoSzo),
            ofSeven("nullpomino-bag-bonus", NullpominoRandomizers::bagBonus),
            ofSeven("nullpomino-history-4-rolls", NullpominoRandomizers::history4Rolls),
            ofSeven("nullpomino-history-6-rolls", NullpominoRandomizers::history6Rolls),
            ofSeven("nullpomino-nintendo", NullpominoRandomizers::nintendo),
            ofSeven("nullpomino-strict-history", NullpominoRandomizers::strictHistory));

    private NamedRandomizers() {}

    /** A preset: what a name makes of a seed and of types, none of which stand for the seven. */
    @FunctionalInterface
    private interface Maker {
        Randomizer make(long seed, PieceType... types);
    }

    private record Named(String name, Maker maker) {}

    private static Named ofSeven(String name, LongFunction<Randomizer> maker) {
        return new Named(name, (seed, types) -> {
            if (types.length > 0 && !isTheSeven(types)) {
                throw new IllegalArgumentException(
                        name + " deals the seven tetrominoes only, each once: " + Arrays.toString(types));
            }
            return maker.apply(seed);
        });
    }

    private static boolean isTheSeven(PieceType... types) {
        var seven = Tetromino.values();
        return types.length == seven.length && Arrays.asList(types).containsAll(List.of(seven));
    }

    static List<String> names() {
        return ALL.stream().map(Named::name).toList();
    }

    static Randomizer named(String name, long seed, PieceType... types) {
        for (var named : ALL) {
            if (named.name().equals(name)) {
                return named.maker().make(seed, types);
            }
        }
        throw new IllegalArgumentException("no such randomizer: " + name + "; there are " + String.join(", ", names()));
    }
}
