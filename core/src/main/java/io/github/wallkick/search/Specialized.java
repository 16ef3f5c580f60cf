package io.github.wallkick.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Copies of a template class, each with tables of its own that are constants to the compiler of the JVM.
 *
 * <p>A template is a readable class that works on tables: records of numbers. Loaded as usual it reads them from a field,
 * as any data-driven code does. Loaded once more as a hidden class, with the tables as its class data, it keeps them in a
 * static final field; since the compiler trusts static finals and the fields of records, every shift distance, mask and
 * absent kick becomes a constant in the machine code, as if that class had been written by hand for one piece and one kick
 * table. No source is generated, and both ways run the same lines.
 */
final class Specialized {
    private Specialized() {}

    /** The tables of a copy; null in the template itself. */
    static <T> @Nullable T tables(Lookup lookup, Class<T> type) {
        try {
            return MethodHandles.classData(lookup, "_", type);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("a template must look up its own tables", e);
        }
    }

    /**
     * An instance of a new copy.
     *
     * @param template a class whose only constructor takes the tables
     * @param contract what the template implements
     * @param tables the tables
     */
    static <T, C> C copy(Class<? extends C> template, Class<C> contract, Class<T> type, T tables) {
        var name = template.getSimpleName() + ".class";
        try (var stream = template.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("a template must be readable: " + name);
            }
            var copy = MethodHandles.lookup().defineHiddenClassWithClassData(stream.readAllBytes(), tables, true);
            var constructor = copy.findConstructor(copy.lookupClass(), MethodType.methodType(void.class, type));
            return contract.cast(constructor.invoke(tables));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("a template must have a constructor that takes its tables: " + name, e);
        }
    }
}
