package io.github.wallkick.randomizer;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongFunction;

/** The list of all randomizers: one with a name is in it by itself, another joins the contract by being added here. */
final class AllRandomizers {
    private AllRandomizers() {}

    /** Those that promise each seed a game of its own. */
    static Map<String, LongFunction<Randomizer>> bySeed() {
        var presets = new LinkedHashMap<String, LongFunction<Randomizer>>();
        for (var name : Randomizers.names()) {
            presets.put(name, seed -> Randomizers.named(name, seed));
        }
        presets.put(
                "fixed-queue",
                seed -> Randomizers.fixedQueue(
                        List.of(Tetromino.T, Tetromino.T, Tetromino.I), Randomizers.sevenBag(seed)));
        presets.put("5-fold bag", seed -> Randomizers.bag(5, seed));
        presets.put(
                "tgm3, sometimes refilled", seed -> Randomizers.pool(PoolOptions.TGM3.withRefillsAlways(false), seed));
        return presets;
    }

    /** Those and what goes in circles: a repeating queue, and the machines at a steady pace. */
    static Map<String, LongFunction<Randomizer>> all() {
        var presets = new LinkedHashMap<>(bySeed());
        presets.put("nes-rom, steady", seed -> Randomizers.nesRom((int) seed & 0xFFFF, (int) seed & 0xFF, 0, 37));
        presets.put("sega power-on", seed -> Sequences.after(Randomizers.segaPowerOn(), (int) (seed & 0xFF)));
        presets.put(
                "repeating-queue",
                seed -> Sequences.after(
                        Randomizers.repeatingQueue(List.of(Tetromino.T, Tetromino.I, Tetromino.O)), (int) (seed & 3)));
        presets.put("game-boy-rom, steady", seed -> Randomizers.gameBoyRom((int) seed & 0x3FFF, Tetromino.L, 1237));
        return presets;
    }

    static Randomizer of(String name, long seed) {
        return Objects.requireNonNull(all().get(name)).apply(seed);
    }

    /** The presets that deal any list of types. */
    static List<String> ofAnyTypes() {
        return Randomizers.names().stream()
                .filter(name ->
                        !name.startsWith("tetrio-") && !name.startsWith("nullpomino-") && !name.endsWith("-rom"))
                .toList();
    }

    /** As many types of a user's own. */
    static PieceType[] types(int count) {
        var types = new PieceType[count];
        for (var i = 0; i < count; i++) {
            types[i] = new Letter((char) ('0' + i));
        }
        return types;
    }

    private record Letter(char symbol) implements PieceType {}
}
