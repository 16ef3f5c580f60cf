package io.github.wallkick.randomizer;

import io.github.wallkick.piece.Tetromino;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;

/** The list of all presets: a new one joins the contract by being added here. */
final class Presets {
    private Presets() {}

    static Map<String, LongFunction<Randomizer>> all() {
        var presets = new LinkedHashMap<String, LongFunction<Randomizer>>();
        presets.put("uniform", Randomizers::uniform);
        presets.put("7-bag", Randomizers::sevenBag);
        presets.put(
                "script",
                seed -> Randomizers.script(List.of(Tetromino.T, Tetromino.T, Tetromino.I), Randomizers.sevenBag(seed)));
        return presets;
    }
}
