package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.List;

/**
 * The randomizers in the box, each by seed.
 *
 * <p>All are immutable and have equality by state: a seed gives the same pieces for ever, on every machine and in every
 * version. Every {@code long} is a seed. Without piece types they deal the seven {@link Tetromino}s; with some, those: 1 to
 * 64 whose symbols differ.
 *
 * <pre>{@code
 * Randomizer bag = Randomizers.sevenBag(42);
 * Randomizer larger = Randomizers.sevenBag(42, Pentomino.values()); // an enum of your own
 * }</pre>
 *
 * <p>The sequences are the library's own: those of other programs by the same seed are in {@link TetrioRandomizers} and
 * {@link NullpominoRandomizers}. A randomizer's {@code toString} is its whole state; {@link #parse(String)} is the way
 * back, so that a saved bag goes on as the same bag.
 *
 * @since 0.1.0
 */
public final class Randomizers {
    private Randomizers() {}

    private static PieceTypes types(PieceType... types) {
        return types.length == 0 ? PieceTypes.seven() : PieceTypes.of(List.of(types));
    }

    private static Randomizer bag(Filling filling, long seed, PieceType... types) {
        return ShuffledBag.toBeFilled(types(types), SplitMix64.ofSeed(seed), filling);
    }

    /**
     * The memoryless randomizer: each piece drawn on its own, every type as likely as any other. It knows no limit to a
     * drought.
     *
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     * @throws IllegalArgumentException if the types are too many or share a symbol
     */
    public static Randomizer uniform(long seed, PieceType... types) {
        return new Uniform(types(types), SplitMix64.ofSeed(seed));
    }

    /**
     * The guideline's "random generator", or 7-bag: one of each piece in random order, over and over. At most 12 other
     * pieces come between two of a kind, and at most two of a kind in a row.
     *
     * @param seed any number
     * @param types what to deal, one of each in a bag; none = the seven
     * @return the randomizer
     * @throws IllegalArgumentException if the types are too many or share a symbol
     */
    public static Randomizer sevenBag(long seed, PieceType... types) {
        return Bag.full(types(types), SplitMix64.seeded(seed));
    }

    /**
     * The 7-bag whose first piece is none of S, Z and O; the rest of the first bag makes up for it. Lists without other
     * types are dealt as by {@link #sevenBag}.
     *
     * @param seed any number
     * @param types what to deal, one of each in a bag; none = the seven
     * @return the randomizer
     * @throws IllegalArgumentException if the types are too many or share a symbol
     */
    public static Randomizer sevenBagNoSzoStart(long seed, PieceType... types) {
        var dealt = types(types);
        var opening = Opening.of(dealt, Opening.HARD, new SplitMix64(SplitMix64.seeded(seed)));
        var rest = dealt.all() & ~(1L << opening.piece());
        return Script.of(
                List.of(dealt.get(opening.piece())), new Bag(dealt, ((SplitMix64) opening.dice()).state(), rest));
    }

    /**
     * The 14-bag: two of each piece in random order, over and over. At most 24 other pieces come between two of a kind.
     *
     * @param seed any number
     * @param types what to deal, two of each in a bag; none = the seven
     * @return the randomizer
     * @throws IllegalArgumentException if the types are too many or share a symbol
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
        if (copies < 1 || copies > CopiesFilling.MOST) {
            throw new IllegalArgumentException("a bag holds 1 to " + CopiesFilling.MOST + " of each type: " + copies);
        }
        return copies == 1 ? sevenBag(seed, types) : bag(new CopiesFilling(copies), seed, types);
    }

    /**
     * TETR.IO's 7+1: bags of one of each piece and one more of any.
     *
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     * @throws IllegalArgumentException if the types are too many or share a symbol
     */
    public static Randomizer sevenPlusOne(long seed, PieceType... types) {
        return bag(new ExtrasFilling(1), seed, types);
    }

    /**
     * TETR.IO's 7+2: bags of one of each piece and two more, each of any type.
     *
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     * @throws IllegalArgumentException if the types are too many or share a symbol
     */
    public static Randomizer sevenPlusTwo(long seed, PieceType... types) {
        return bag(new ExtrasFilling(2), seed, types);
    }

    /**
     * TETR.IO's 7+x: the first bag has three extra pieces, the following two, one and one; all later bags none. The extras
     * come from a bag of their own.
     *
     * @param seed any number
     * @param types what to deal; none = the seven. Of two or fewer types, there are no more extras than types
     * @return the randomizer
     * @throws IllegalArgumentException if the types are too many or share a symbol
     */
    public static Randomizer sevenPlusX(long seed, PieceType... types) {
        return bag(FadingExtrasFilling.first(), seed, types);
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
        if (types.length == 1) {
            throw new IllegalArgumentException("pairs need at least two piece types: " + types[0]);
        }
        return bag(new PairsFilling(), seed, types);
    }

    /**
     * The rule of the NES game as clones idealise it: an eight-sided die; its eighth face and a repeat are thrown once
     * more, with seven faces, and taken as they are. A repeat has a chance of 1 in 28. The game itself is {@link #nesRom}.
     *
     * @param seed any number
     * @param types what to deal; none = the seven. The die has one face more than there are types
     * @return the randomizer
     * @throws IllegalArgumentException if the types are too many or share a symbol
     */
    public static Randomizer classic(long seed, PieceType... types) {
        return new Classic(types(types), SplitMix64.ofSeed(seed), PieceTypes.NONE);
    }

    /**
     * NullpoMino's strict history: any piece that is not among the last four, of which S Z O O stand before the game.
     *
     * @param seed any number
     * @param types what to deal; none = the seven. Of four or fewer types, all may come when all are among the last four
     * @return the randomizer
     * @throws IllegalArgumentException if the types are too many or share a symbol
     */
    public static Randomizer strictHistory(long seed, PieceType... types) {
        return StrictHistory.started(types(types), SplitMix64.ofSeed(seed));
    }

    /**
     * The randomizer of TGM1, with the settings {@link HistoryOptions#TGM1}.
     *
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     * @throws IllegalArgumentException if the types are too many or share a symbol
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
     * @throws IllegalArgumentException if the types are too many or share a symbol
     */
    public static Randomizer tgm2(long seed, PieceType... types) {
        return history(HistoryOptions.TGM2, seed, types);
    }

    /**
     * The randomizer of TGM3, with the settings {@link PoolOptions#TGM3}.
     *
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     * @throws IllegalArgumentException if the types are too many or share a symbol
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
     * @throws IllegalArgumentException if the types are too many or share a symbol
     */
    public static Randomizer history(HistoryOptions options, long seed, PieceType... types) {
        return options.randomizer(types(types), SplitMix64.ofSeed(seed));
    }

    /**
     * A randomizer that draws from a pool and fights droughts.
     *
     * @param options its settings
     * @param seed any number
     * @param types what to deal; none = the seven
     * @return the randomizer
     * @throws IllegalArgumentException if the types are too many or share a symbol
     */
    public static Randomizer pool(PoolOptions options, long seed, PieceType... types) {
        return options.randomizer(types(types), SplitMix64.ofSeed(seed));
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
        return RomStarts.nes(RomStarts.nesTypes(types), SplitMix64.ofSeed(seed));
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
        RomStarts.requireRange("the shift register", register, 0xFFFF);
        RomStarts.requireRange("the number of picks", picks, 0xFF);
        RomStarts.requireRange("the last id", lastId, 0xFF);
        RomStarts.requireRange("the number of steps", steps, NesRom.PERIOD);
        return new NesRom(RomStarts.nesTypes(), register, picks, lastId, steps);
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
        return RomStarts.gameBoy(RomStarts.gameBoyTypes(types), SplitMix64.ofSeed(seed));
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
        RomStarts.requireRange("the clock", clock, GameBoyRom.PERIOD - 1);
        RomStarts.requireRange("the number of cycles", cycles, GameBoyRom.PERIOD - 1);
        return RomStarts.gameBoy(clock, leftOver, cycles);
    }

    /**
     * RandomizerFactory in an order fixed beforehand, followed by another randomizer.
     *
     * @param pieces what is dealt first; empty = the other randomizer at once
     * @param then the randomizer of the pieces after those
     * @return the randomizer; its text can be read if that of the other can
     */
    public static Randomizer script(List<? extends PieceType> pieces, Randomizer then) {
        return Script.of(pieces, then);
    }

    /**
     * The randomizer of a text that {@code toString} of one of this library's gave: equal to that one, and going on with
     * the same pieces. A state is written in one way only, so that the text read is again what {@code toString} gives.
     *
     * <pre>{@code
     * Randomizers.parse("bag types=IOTSZJL dice=splitmix64:2a rest=OJL")
     * }</pre>
     *
     * @param text the whole state
     * @return the randomizer
     * @throws io.github.wallkick.NotationException if the text is none of a randomizer of tetrominoes
     */
    public static Randomizer parse(String text) {
        return RandomizerText.parse(text, PieceTypes.seven());
    }

    /**
     * The randomizer of a text about other piece types.
     *
     * @param text the whole state
     * @param types the types that the text's letters stand for; it need not deal all of them
     * @return the randomizer
     * @throws io.github.wallkick.NotationException if the text is none of a randomizer of these types
     * @throws IllegalArgumentException if the types are none, too many, or share a symbol
     */
    public static Randomizer parse(String text, List<? extends PieceType> types) {
        return RandomizerText.parse(text, PieceTypes.of(types));
    }

    /**
     * The names of all presets by seed, as a user types them.
     *
     * @return the names; immutable
     */
    public static List<String> names() {
        return NamedRandomizers.names();
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
        return NamedRandomizers.named(name, seed, types);
    }
}
