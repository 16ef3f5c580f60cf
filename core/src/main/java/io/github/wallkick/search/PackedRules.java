package io.github.wallkick.search;

import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/**
 * All that the packed search of one shape by some turns on boards of one width depends on, kernels included. Searches
 * with equal rules share it, in all threads.
 *
 * <p>A kernel is hidden classes, which take time and room. So rules get one when they have been asked a while; until then
 * {@link LoopSearch} answers. There is a most of kernels: one more takes the place of the oldest, whose classes the JVM
 * unloads.
 */
final class PackedRules {
    /** The most rules kept for searches to come. */
    static final int MOST_RULES = 256;
    /** The most kernels in use. */
    static final int MOST_KERNELS = 512;
    /** The questions after which a kernel is worth its making. */
    static final int MANY_QUESTIONS = 500;

    private static final int NEVER = Integer.MAX_VALUE;

    private static final Map<Key, Reference<PackedRules>> KNOWN = new LinkedHashMap<>(MOST_RULES, 0.75F, true);
    /** The kernels in use, the oldest first. */
    private static final Queue<Installed> INSTALLED = new ArrayDeque<>();

    private final PackedTables packed;
    private final boolean suitsKernels;
    private final Map<Integer, FreeRows.Answer> freeRows = new HashMap<>();
    private final CornerShapes shapes;
    private final CornerTurns turns;
    /** The turns of a piece that begins in the spawn state. */
    private final CornerTurns fromSpawn;

    private final KernelMaker maker;
    private final int manyQuestions;
    // Written by any thread without a lock: tables and kernels are immutable, and a question not counted does no harm.
    private final @Nullable LoopTables[] loops = new LoopTables[CornerShapes.STATES];
    private final @Nullable PackedSearch[] kernels = new PackedSearch[PackedMaps.WORDS + 1];
    private final int[] questions = new int[PackedMaps.WORDS + 1];

    /** What rules are told apart by. */
    private record Key(CornerShapes shapes, CornerTurns turns, int width) {}

    /** A kernel that some rules have. */
    private record Installed(PackedRules rules, int words) {
        /** Takes the kernel away; if it is asked for often again, there will be another one. */
        void removeKernel() {
            rules.kernels[words] = null;
            rules.questions[words] = 0;
        }
    }

    private PackedRules(Key key) {
        this(key.shapes(), key.turns(), key.width(), KernelMaker.specialized(), MANY_QUESTIONS);
    }

    /**
     * Rules that no other search shares.
     *
     * @param maker where kernels come from
     * @param questions the questions after which there is to be one
     */
    PackedRules(CornerShapes shapes, CornerTurns turns, int width, KernelMaker maker, int questions) {
        this.maker = maker;
        this.manyQuestions = questions;
        this.shapes = shapes;
        this.turns = turns;
        this.fromSpawn = turns.withoutIdleTurns(shapes);
        this.packed = new PackedTables(shapes, fromSpawn, width, FreeRows.states(fromSpawn, 0));
        this.suitsKernels = packed.suitKernels();
    }

    /** The rules of a shape and its turns on boards of a width. */
    static PackedRules of(CornerShapes shapes, CornerTurns turns, int width) {
        var key = new Key(shapes, turns, width);
        synchronized (KNOWN) {
            var reference = KNOWN.get(key);
            var known = reference == null ? null : reference.get();
            if (known != null) {
                return known;
            }
            var made = new PackedRules(key);
            KNOWN.put(key, new SoftReference<>(made));
            if (KNOWN.size() > MOST_RULES) {
                KNOWN.remove(KNOWN.keySet().iterator().next());
            }
            return made;
        }
    }

    /** The tables of loops for a piece that begins in a state. */
    LoopTables loops(int start) {
        var known = loops[start];
        if (known != null) {
            return known;
        }
        var needed = start == 0 ? fromSpawn : turns;
        var made = new LoopTables(shapes, needed, packed.width(), FreeRows.states(needed, start));
        loops[start] = made;
        return made;
    }

    PackedTables packed() {
        return packed;
    }

    /** What a piece can do in free rows up to so many rows above its entrance. */
    FreeRows.Answer freeRows(int ceiling) {
        synchronized (freeRows) {
            return freeRows.computeIfAbsent(
                    ceiling, rows -> new FreeRows(shapes, fromSpawn, packed.width(), rows).answer());
        }
    }

    /** The kernel for stacks that need so many words, if these rules have one by now. */
    @Nullable PackedSearch kernelIfHot(int words) {
        var known = kernels[words];
        if (known != null || !suitsKernels || questions[words] == NEVER) {
            return known;
        }
        if (++questions[words] < manyQuestions) {
            return null;
        }
        return kernel(words).orElse(null);
    }

    /** The kernel for stacks that need so many words, made if need be; none if there cannot be one. */
    Optional<PackedSearch> kernel(int words) {
        var known = kernels[words];
        if (known != null) {
            return Optional.of(known);
        }
        if (!suitsKernels) {
            return Optional.empty();
        }
        synchronized (INSTALLED) {
            var other = kernels[words];
            return other != null ? Optional.of(other) : made(words);
        }
    }

    private Optional<PackedSearch> made(int words) {
        var made = maker.make(packed, words);
        made.ifPresent(kernel -> {
            if (INSTALLED.size() >= MOST_KERNELS) {
                INSTALLED.remove().removeKernel();
            }
            INSTALLED.add(new Installed(this, words));
            kernels[words] = kernel;
        });
        questions[words] = made.isPresent() ? 0 : NEVER;
        return made;
    }

    /** The number of kernels that rules have. */
    static int kernelsInUse() {
        synchronized (INSTALLED) {
            return INSTALLED.size();
        }
    }
}
