package io.github.wallkick.randomizer;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * The built-in randomizers, each by seed.
 *
 * <p>All are immutable and have equality by state: a seed gives the same pieces on every machine and in every version. Every
 * {@code long} is a seed. Without piece types they deal the seven {@link Tetromino}s; with some, those: 1 to 64 whose symbols
 * differ. Others are refused with an {@link IllegalArgumentException}.
 *
 * <pre>{@code
 * Randomizer bag = Randomizers.sevenBag(42);
 * Randomizer larger = Randomizers.sevenBag(42, Pentomino.values()); // an enum of your own
 * }</pre>
 *
 * <p>The sequences are the library's own: those of other programs by the same seed are in {@link TetrioRandomizers} and
 * {@link NullpominoRandomizers}. A randomizer's {@link Randomizer#text} is its whole state; {@link #parse(String)} is the
 * way back, so that a saved bag goes on as the same bag.
 *
 * @since 0.1.0
 */
public final class Randomizers {
    private static final Presets<Preset> PRESETS = Presets.of(
            "randomizer",
            list -> list.with("uniform", () -> Randomizers::uniform)
                    .with("7-bag", () -> Randomizers::sevenBag)
                    .with("7-bag-no-szo-start", () -> Randomizers::sevenBagNoSzoStart)
                    .with("14-bag", () -> Randomizers::fourteenBag)
                    .with("7+1-bag", () -> Randomizers::sevenPlusOne)
                    .with("7+2-bag", () -> Randomizers::sevenPlusTwo)
                    .with("7+x-bag", () -> Randomizers::sevenPlusX)
                    .with("pairs", () -> Randomizers::pairs)
                    .with("classic", () -> Randomizers::classic)
                    .with("nes-rom", () -> Randomizers::nesRom)
                    .with("game-boy-rom", () -> Randomizers::gameBoyRom)
                    .with("sega-rom", () -> Randomizers::segaRom)
                    .with("tgm1", () -> Randomizers::tgm1)
                    .with("tgm2", () -> Randomizers::tgm2)
                    .with("tgm3", () -> Randomizers::tgm3)
                    .with("strict-history", () -> Randomizers::strictHistory)
                    .with("tetrio-7-bag", () -> new OfSeven(TetrioRandomizers::sevenBag))
                    .with("tetrio-14-bag", () -> new OfSeven(TetrioRandomizers::fourteenBag))
                    .with("tetrio-7+1-bag", () -> new OfSeven(TetrioRandomizers::sevenPlusOne))
                    .with("tetrio-7+2-bag", () -> new OfSeven(TetrioRandomizers::sevenPlusTwo))
                    .with("tetrio-7+x-bag", () -> new OfSeven(TetrioRandomizers::sevenPlusX))
                    .with("tetrio-classic", () -> new OfSeven(TetrioRandomizers::classic))
                    .with("tetrio-pairs", () -> new OfSeven(TetrioRandomizers::pairs))
                    .with("tetrio-total-mayhem", () -> new OfSeven(TetrioRandomizers::totalMayhem))
                    .with("nullpomino-memoryless", () -> new OfSeven(NullpominoRandomizers::memoryless))
                    .with("nullpomino-bag", () -> new OfSeven(NullpominoRandomizers::bag))
                    .with("nullpomino-double-bag", () -> new OfSeven(NullpominoRandomizers::doubleBag))
                    .with("nullpomino-bag-no-szo", () -> new OfSeven(NullpominoRandomizers::bagNoSzo))
                    .with("nullpomino-bag-bonus", () -> new OfSeven(NullpominoRandomizers::bagBonus))
                    .with("nullpomino-history-4-rolls", () -> new OfSeven(NullpominoRandomizers::history4Rolls))
                    .with("nullpomino-history-6-rolls", () -> new OfSeven(NullpominoRandomizers::history6Rolls))
                    .with("nullpomino-nintendo", () -> new OfSeven(NullpominoRandomizers::nintendo))
                    .with("nullpomino-strict-history", () -> new OfSeven(NullpominoRandomizers::strictHistory)));

    /** Made once, since every game that starts asks for one. */
    private static final Map<String, Preset> BY_NAME = PRESETS.all();

    private Randomizers() {}

    /** What a name makes of a seed and of types, none of which stand for the seven. */
    @FunctionalInterface
    private interface Preset {
        Randomizer start(long seed, PieceType... types);
    }

    /** A preset that deals the seven only, since its sequence is another program's. */
    private record OfSeven(LongFunction<Randomizer> bySeed) implements Preset {
        @Override
        public Randomizer start(long seed, PieceType... types) {
            return bySeed.apply(seed);
        }
    }

    private static boolean isTheSeven(PieceType... types) {
        var seven = Tetromino.values();
        return types.length == seven.length && Arrays.asList(types).containsAll(List.of(seven));
    }

    private static PieceTypes types(PieceType... types) {
        return types.length == 0 ? PieceTypes.seven() : PieceTypes.of(List.of(types));
    }

    private static Randomizer bag(BagContents contents, long seed, PieceType... types) {
        return ShuffledBag.toBeFilled(types(types), Rng.SplitMix64.ofSeed(seed), contents);
    }

    /**
     * The names of all presets by seed, as a user types them.
     *
     * @return the names; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The preset of a name.
     *
     * @param name one of {@link #names()}
     * @param seed any number
     * @param types what to deal; none = the seven. To the sequences of other programs, whose seven have an order of their own,
     *     the order of the types means nothing
     * @return the randomizer
     * @throws IllegalArgumentException if there is no such name (the message lists all), or the preset cannot deal these
     *     types
     */
    public static Randomizer named(String name, long seed, PieceType... types) {
        var preset = BY_NAME.containsKey(name) ? BY_NAME.get(name) : PRESETS.named(name);
        if (preset instanceof OfSeven && types.length > 0 && !isTheSeven(types)) {
            throw new IllegalArgumentException(
                    "the types of " + name + " must be the seven tetrominoes, each once: " + Arrays.toString(types));
        }
        return preset.start(seed, types);
    }

    /**
     * A randomizer of one's own under a name, so that saved games can name it: its text is the name in quotation marks and
     * the number of pieces drawn.
     *
     * <p>Equality: two are equal when their names and the numbers of pieces drawn are.
     *
     * @param name the name; not blank, without quotation marks and control characters
     * @param randomizer the randomizer at the start of a game; one name must always stand for the same
     * @return the named randomizer, whose texts {@link Randomizer#resume} reads
     * @throws IllegalArgumentException if the name is none
     */
    public static Randomizer named(String name, Randomizer randomizer) {
        return new NamedRandomizer(StrategyText.named(name).toString(), 0, randomizer);
    }

    /**
     * The randomizer of a text that {@link Randomizer#text} of one of this library's gave: equal to that one, and going on
     * with the same pieces. A state is written in one way only, so that the text read is again the text of what was read.
     *
     * <pre>{@code
     * Randomizers.parse("bag types=IOTSZJL rng=splitmix64:2a rest=OJL")
     * }</pre>
     *
     * @param text the whole state
     * @return the randomizer
     * @throws io.github.wallkick.NotationException if the text is none of a randomizer of tetrominoes, or names one of a
     *     user's own
     */
    public static Randomizer parse(String text) {
        return parse(text, PieceTypes.seven());
    }

    /**
     * The randomizer of a text about other piece types.
     *
     * @param text the whole state
     * @param types the types that the text's letters stand for; it need not deal all of them
     * @return the randomizer
     * @throws io.github.wallkick.NotationException if the text is none of a randomizer of these types, or names one of a
     *     user's own
     * @throws IllegalArgumentException if the types are none, too many, or share a symbol
     */
    public static Randomizer parse(String text, List<? extends PieceType> types) {
        return parse(text, PieceTypes.of(types));
    }

    private static Randomizer parse(String text, PieceTypes types) {
        return BuiltIn.parse(text, types, Optional.empty());
    }

    /**
     * Tests the laws that a game relies on, for a randomizer of one's own: drawing leaves it as it was, draws are equal where
     * they should be, types have symbols that can be written, and texts, if it has any, are read back.
     *
     * <pre>{@code
     * Randomizers.check(new MyRandomizer(42), Tetromino.values()); // a whole test
     * }</pre>
     *
     * @param randomizer the randomizer
     * @param types the types that may come; none = any
     * @throws IllegalArgumentException if it breaks a law; the message has a counter-example
     */
    public static void check(Randomizer randomizer, PieceType... types) {
        new RandomizerLaws(List.of(types)).check(randomizer);
    }

    /**
     * The memoryless randomizer: each piece drawn on its own, every type as likely as any other. It knows no limit to a
     * drought.
     *
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     */
    public static Randomizer uniform(long seed, PieceType... types) {
        return new Uniform(types(types), Rng.SplitMix64.ofSeed(seed));
    }

    /**
     * The guideline's "random generator", or 7-bag: one of each piece in random order, over and over. At most 12 other
     * pieces come between two of a kind, and at most two of a kind in a row.
     *
     * @param seed any number
     * @param types what to deal, one of each in a bag; none = the seven
     * @return the randomizer
     */
    public static Randomizer sevenBag(long seed, PieceType... types) {
        return Bag.full(types(types), Rng.SplitMix64.seeded(seed));
    }

    /**
     * The 7-bag whose first piece is none of S, Z and O; the rest of the first bag makes up for it. Lists without other
     * types are dealt as by {@link #sevenBag}.
     *
     * @param seed any number
     * @param types what to deal, one of each in a bag; none = the seven
     * @return the randomizer
     */
    public static Randomizer sevenBagNoSzoStart(long seed, PieceType... types) {
        var dealt = types(types);
        var opening = FirstPiece.of(dealt, FirstPiece.SZO, new Rng.SplitMix64(Rng.SplitMix64.seeded(seed)));
        var rest = dealt.all() & ~(1L << opening.piece());
        return FixedQueue.of(
                List.of(dealt.get(opening.piece())), new Bag(dealt, ((Rng.SplitMix64) opening.rng()).state(), rest));
    }

    /**
     * The 14-bag: two of each piece in random order, over and over. At most 24 other pieces come between two of a kind.
     *
     * @param seed any number
     * @param types what to deal, two of each in a bag; none = the seven
     * @return the randomizer
     */
    public static Randomizer fourteenBag(long seed, PieceType... types) {
        return bag(2, seed, types);
    }

    /**
     * The bag of several of each piece.
     *
     * @param copies how many of each type are in a bag, 1 to 64
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     * @throws IllegalArgumentException if the copies are out of their range, or the types are too many or share a symbol
     */
    public static Randomizer bag(int copies, long seed, PieceType... types) {
        var contents = BagContents.Copies.of(copies);
        return copies == 1 ? sevenBag(seed, types) : bag(contents, seed, types);
    }

    /**
     * TETR.IO's 7+1: bags of one of each piece and one more of any.
     *
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     */
    public static Randomizer sevenPlusOne(long seed, PieceType... types) {
        return bag(new BagContents.Extras(1), seed, types);
    }

    /**
     * TETR.IO's 7+2: bags of one of each piece and two more, each of any type.
     *
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     */
    public static Randomizer sevenPlusTwo(long seed, PieceType... types) {
        return bag(new BagContents.Extras(2), seed, types);
    }

    /**
     * TETR.IO's 7+x: the first bag has three extra pieces, the following two, one and one; all later bags none. The extras
     * come from a bag of their own.
     *
     * @param seed any number
     * @param types what to deal; none = the seven. Of two or fewer types, there are no more extras than types
     * @return the randomizer
     */
    public static Randomizer sevenPlusX(long seed, PieceType... types) {
        return bag(BagContents.FadingExtras.first(), seed, types);
    }

    /**
     * TETR.IO's "pairs": three each of two types drawn at random, shuffled, over and over.
     *
     * @param seed any number
     * @param types what to deal, at least two; none = the seven
     * @return the randomizer
     * @throws IllegalArgumentException if the types are one, too many, or share a symbol
     */
    public static Randomizer pairs(long seed, PieceType... types) {
        if (types.length > 0) {
            Check.atLeast("number of piece types of pairs", types.length, BagContents.Pairs.MIN_TYPES);
        }
        return bag(new BagContents.Pairs(), seed, types);
    }

    /**
     * The rule of the NES game as clones idealise it: one of eight numbers is drawn; the eighth and a repeat are drawn once
     * more, from seven, and taken as they are. A repeat has a chance of 1 in 28. The game itself is {@link #nesRom}.
     *
     * @param seed any number
     * @param types what to deal; none = the seven. One number more than there are types is drawn from
     * @return the randomizer
     */
    public static Randomizer classic(long seed, PieceType... types) {
        return new RerollOnce(types(types), Rng.SplitMix64.ofSeed(seed), PieceTypes.NONE);
    }

    /**
     * NullpoMino's strict history: any piece that is not among the last four, of which S Z O O stand before the game.
     *
     * @param seed any number
     * @param types what to deal; none = the seven. Of four or fewer types, all may come when all are among the last four
     * @return the randomizer
     */
    public static Randomizer strictHistory(long seed, PieceType... types) {
        return RerollHistory.Strict.started(types(types), Rng.SplitMix64.ofSeed(seed));
    }

    /**
     * The randomizer of TGM1, with the settings {@link HistoryOptions#TGM1}.
     *
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     */
    public static Randomizer tgm1(long seed, PieceType... types) {
        return history(HistoryOptions.TGM1, seed, types);
    }

    /**
     * The randomizer of TGM2 and TAP, with the settings {@link HistoryOptions#TGM2}.
     *
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     */
    public static Randomizer tgm2(long seed, PieceType... types) {
        return history(HistoryOptions.TGM2, seed, types);
    }

    /**
     * The randomizer of TGM3, known as the "35-bag", with the settings {@link PoolOptions#TGM3}.
     *
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     */
    public static Randomizer tgm3(long seed, PieceType... types) {
        return pool(PoolOptions.TGM3, seed, types);
    }

    /**
     * A randomizer that rolls again while the piece is among the last few.
     *
     * @param options its settings
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     */
    public static Randomizer history(HistoryOptions options, long seed, PieceType... types) {
        return options.randomizer(types(types), Rng.SplitMix64.ofSeed(seed));
    }

    /**
     * A "35-bag" with settings of one's own: a randomizer that draws from a pool and fights droughts.
     *
     * @param options its settings
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     */
    public static Randomizer pool(PoolOptions options, long seed, PieceType... types) {
        return options.randomizer(types(types), Rng.SplitMix64.ofSeed(seed));
    }

    /**
     * The NES game's own randomizer with a player at it: the seed decides where the shift register is when the game
     * starts, how many picks were made before, and how many frames each piece takes.
     *
     * @param seed any number
     * @param types seven types in place of T J Z O S L I, in this order; none = those
     * @return the randomizer
     * @throws IllegalArgumentException if the types are not seven or share a symbol
     */
    public static Randomizer nesRom(long seed, PieceType... types) {
        return NesRom.played(NesRom.order(types), Rng.SplitMix64.ofSeed(seed));
    }

    /**
     * The NES game's own randomizer from a known state of the machine.
     *
     * <p>At power-on the register is {@code 0x8988} and the count of picks 0; neither is set back when a game starts, the
     * last id is. The game makes its first two picks one step apart, all others as many steps as there are frames. Source:
     * disassemblies of the game.
     *
     * @param register the 16-bit shift register at the first pick
     * @param picks number of picks since power-on, modulo 256
     * @param lastId the game's id of the last piece (T 0x02, J 0x07, Z 0x08, O 0x0A, S 0x0B, L 0x0E, I 0x12); 0 = none, as at the
     *     start of a game
     * @param steps how often the register is stepped from one pick to the next, 0 to 32767. 0 is for callers who let
     *     frames go by themselves: {@link RomRandomizer#afterFrames}
     * @return the randomizer of the seven tetrominoes
     * @throws IllegalArgumentException if a number is out of its range
     */
    public static RomRandomizer nesRom(int register, int picks, int lastId, int steps) {
        return NesRom.of(register, picks, lastId, steps);
    }

    /**
     * The Game Boy game's own randomizer with a player at it: the seed decides where the divider is when the game starts
     * and how many frames each piece takes.
     *
     * <p>The game draws its first three pieces in one go. How long that takes is uncertain; here it takes as long as three
     * looks at the divider.
     *
     * @param seed any number
     * @param types seven types in place of L J I O Z S T, in this order; none = those
     * @return the randomizer
     * @throws IllegalArgumentException if the types are not seven or share a symbol
     */
    public static Randomizer gameBoyRom(long seed, PieceType... types) {
        return GameBoyRom.played(GameBoyRom.order(types), Rng.SplitMix64.ofSeed(seed));
    }

    /**
     * The Game Boy game's own randomizer from a known state of the machine.
     *
     * @param clock machine cycles since the divider was last 0, 0 to 16383: 64 times the divider and the cycles since its
     *     last tick
     * @param leftOver the piece that memory holds as the last one before the game; L after power-on or reset
     * @param cycles machine cycles from the last look at the divider for a piece to the first look for the next, modulo
     *     16384; a frame has 17556. 0 is for callers who let frames go by themselves: {@link RomRandomizer#afterFrames}
     * @return the randomizer of the seven tetrominoes
     * @throws IllegalArgumentException if a number is out of its range
     */
    public static RomRandomizer gameBoyRom(int clock, Tetromino leftOver, int cycles) {
        return GameBoyRom.of(clock, leftOver, cycles);
    }

    /**
     * The randomizer of Sega's arcade game of 1988: a sequence of 1000 pieces, over and over. The seed decides what the
     * machine's memory holds when the game starts.
     *
     * @param seed any number
     * @param types seven types in place of I Z S O T L J, in this order; none = those
     * @return the randomizer
     * @throws IllegalArgumentException if the types are not seven or share a symbol
     */
    public static Randomizer segaRom(long seed, PieceType... types) {
        return SegaRom.ofSeed((int) Rng.SplitMix64.seeded(seed), types);
    }

    /**
     * The power-on pattern of Sega's arcade game of 1988: the 1000 pieces, over and over, that its first game deals when the
     * machine's memory is empty. Source: tetris.wiki, "Sega Randomizer"; NullpoMino's RetroMania mode has the same list.
     *
     * @return the randomizer of the seven tetrominoes
     */
    public static Randomizer segaPowerOn() {
        return SegaRom.ofSeed(SegaRom.POWER_ON);
    }

    /**
     * Pieces in a fixed order, followed by another randomizer.
     *
     * @param pieces what is dealt first; empty = the other randomizer at once
     * @param then the randomizer of the pieces after those
     * @return the randomizer; its text can be read if that of the other can
     * @throws IllegalArgumentException if a type's symbol is a blank, a control character or a dot
     */
    public static Randomizer fixedQueue(List<? extends PieceType> pieces, Randomizer then) {
        return FixedQueue.of(pieces, then);
    }

    /**
     * Pieces in a fixed order, over and over.
     *
     * @param pieces the order, at least one piece
     * @return the randomizer
     * @throws IllegalArgumentException if there are no pieces, or a type's symbol is a blank, a control character or a dot
     */
    public static Randomizer repeatingQueue(List<? extends PieceType> pieces) {
        return FixedQueue.Repeating.of(pieces);
    }
}
