package io.github.wallkick.randomizer;

/**
 * A randomizer of this library: its {@code toString} is its whole state, which {@link Randomizers#parse(String)} reads.
 * Each class writes and reads its own fields, the way back beside the way there.
 */
sealed interface Preset extends Randomizer
        permits Bag, Classic, GameBoyRom, History, NesRom, Paced, Pool, Script, ShuffledBag, StrictHistory, Uniform {}
