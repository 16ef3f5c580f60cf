package io.github.wallkick.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A way to make the kernel of a packed search from its tables. */
@FunctionalInterface
interface KernelMaker {
    /** A kernel for stacks that need so many words. */
    Kernel make(PackedTables tables, int words);

    /** Kernels that read their tables. */
    static KernelMaker reading() {
        return (tables, words) -> new PackedKernel(tables.kernel(words, states(tables, words, ReadingMotion::new)));
    }

    /** Kernels of which each has code of its own, if the runtime allows it; else such that read their tables. */
    static KernelMaker specialized() {
        return specialized(HiddenClasses::load).orElse(reading());
    }

    /** Kernels of which each has code of its own. */
    static KernelMaker specialized(HiddenClasses.Loader loader) {
        return (tables, words) -> {
            var states = states(
                    tables,
                    words,
                    motion -> HiddenClasses.copy(
                            PackedMotion.class, StateKernel.class, PackedMotion.Tables.class, motion, loader));
            return HiddenClasses.copy(
                    PackedKernel.class, Kernel.class, PackedKernel.Tables.class, tables.kernel(words, states), loader);
        };
    }

    /** This maker, or another one where this one is not supported. */
    default KernelMaker orElse(KernelMaker other) {
        return (tables, words) -> {
            try {
                return make(tables, words);
            } catch (UnsupportedOperationException e) {
                return other.make(tables, words);
            }
        };
    }

    private static List<StateKernel> states(
            PackedTables tables, int words, Function<PackedMotion.Tables, StateKernel> maker) {
        var states = new ArrayList<StateKernel>();
        for (var number = 0; number < Footprints.STATES; number++) {
            states.add(maker.apply(tables.motion(words, number)));
        }
        return states;
    }
}
