package io.github.wallkick.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A way to make the kernel of a packed search from its tables. */
@FunctionalInterface
interface KernelMaker {
    /** A kernel for stacks that need so many words; none if there cannot be one. */
    Optional<PackedSearch> make(PackedTables tables, int words);

    /** Kernels of which each has code of its own, if the runtime allows it. */
    static KernelMaker specialized() {
        return specialized(HiddenClasses::load);
    }

    /** Kernels of which each has code of its own. */
    static KernelMaker specialized(HiddenClasses.Loader loader) {
        return (tables, words) -> {
            try {
                var states = states(
                        tables,
                        words,
                        motion -> HiddenClasses.copy(
                                PackedMotion.class,
                                PackedSearch.State.class,
                                PackedMotion.Tables.class,
                                motion,
                                loader));
                return Optional.of(HiddenClasses.copy(
                        PackedKernel.class,
                        PackedSearch.class,
                        PackedKernel.Tables.class,
                        tables.kernel(words, states),
                        loader));
            } catch (UnsupportedOperationException e) {
                return Optional.empty();
            }
        };
    }

    /** Kernels that read their tables: slower than loops, but right, so that templates can be tested as they are. */
    static KernelMaker reading() {
        return (tables, words) ->
                Optional.of(new PackedKernel(tables.kernel(words, states(tables, words, PackedMotion::new))));
    }

    private static List<PackedSearch.State> states(
            PackedTables tables, int words, Function<PackedMotion.Tables, PackedSearch.State> maker) {
        var states = new ArrayList<PackedSearch.State>();
        for (var number = 0; number < CornerShapes.STATES; number++) {
            states.add(maker.apply(tables.motion(words, number)));
        }
        return states;
    }
}
