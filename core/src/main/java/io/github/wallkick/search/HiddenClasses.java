package io.github.wallkick.search;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Copies of a template class as hidden classes, each with tables of its own that C2 takes for constants.
 *
 * <p>A template is a readable class that works on tables: records of numbers. Loaded as usual it reads them from a field,
 * as any data-driven code does. Loaded once more as a hidden class, with the tables as its class data, it keeps them in a
 * static final field; since C2 trusts static finals and the fields of records, every shift distance, mask and absent kick
 * becomes a constant in the machine code, as if that class had been written by hand for one piece and one kick table. No
 * source is generated. Where a runtime has no hidden classes, {@link LoopSearch} does all the work.
 */
final class HiddenClasses {
    private HiddenClasses() {}

    /** The tables of a copy; null in the template itself. */
    static <T> @Nullable T tables(Lookup lookup, Class<T> type) {
        try {
            return MethodHandles.classData(lookup, "_", type);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("a template must look up its own tables", e);
        }
    }

    /** The loading of a hidden class. */
    @FunctionalInterface
    interface Loader {
        /**
         * A hidden class of this package.
         *
         * @param code the class file of a template
         * @param tables what becomes its class data
         * @throws IllegalAccessException if the runtime forbids it
         */
        Lookup load(byte[] code, Object tables) throws IllegalAccessException;
    }

    /** Loads as the JVM does. */
    static Lookup load(byte[] code, Object tables) throws IllegalAccessException {
        return MethodHandles.lookup().defineHiddenClassWithClassData(code, tables, true);
    }

    /**
     * An instance of a new copy.
     *
     * @param template a class whose only constructor takes the tables
     * @param contract what the template implements
     * @param tables the tables
     * @throws UnsupportedOperationException if the runtime knows no hidden classes, as native images do not, or keeps no
     *     class files
     */
    static <T, C> C copy(Class<? extends C> template, Class<C> contract, Class<T> type, T tables, Loader loader) {
        var copy = load(template, tables, loader);
        try {
            var constructor = copy.findConstructor(copy.lookupClass(), MethodType.methodType(void.class, type));
            return contract.cast(constructor.invoke(tables));
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("a template must have a constructor that takes its tables: " + template, e);
        }
    }

    private static Lookup load(Class<?> template, Object tables, Loader loader) {
        try (var stream = template.getResourceAsStream(template.getSimpleName() + ".class")) {
            if (stream == null) {
                throw new UnsupportedOperationException("no class file of " + template);
            }
            return loader.load(stream.readAllBytes(), tables);
        } catch (VirtualMachineError e) {
            throw e;
        } catch (IOException | IllegalAccessException | RuntimeException | Error e) {
            // A native image throws an Error of a class of its own.
            throw new UnsupportedOperationException("no hidden class of " + template, e);
        }
    }
}
