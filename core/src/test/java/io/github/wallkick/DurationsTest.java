package io.github.wallkick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * Times are nanoseconds as {@code long} for whoever counts, and a {@link Duration} stands beside each of them. Only constructors
 * of records take nanoseconds alone: they take what the record is made of.
 */
class DurationsTest {
    @Test
    void besideEachTimeInNanosecondsIsADuration() {
        var methods = publicMethods();
        assertTrue(methods.stream().filter(DurationsTest::isOfNanos).count() > 60, "looked at too few");
        assertEquals(
                List.of(),
                methods.stream()
                        .filter(DurationsTest::isOfNanos)
                        .filter(method -> !hasPartner(method))
                        .map(Method::toString)
                        .sorted()
                        .toList());
    }

    private static List<Method> publicMethods() {
        return new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("io.github.wallkick")
                        .stream()
                        .filter(type -> !type.getPackageName().endsWith(".internal"))
                        .map(JavaClass::reflect)
                        .filter(DurationsTest::isPublic)
                        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                        .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
                        .toList();
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getEnclosingClass() == null || isPublic(type.getEnclosingClass()));
    }

    private static boolean isOfNanos(Method method) {
        return returnsNanos(method) || Arrays.stream(method.getParameters()).anyMatch(DurationsTest::isNanos);
    }

    private static boolean returnsNanos(Method method) {
        return method.getReturnType() == long.class && isNanos(method.getName());
    }

    private static boolean isNanos(Parameter parameter) {
        return parameter.getType() == long.class && isNanos(parameter.getName());
    }

    private static boolean isNanos(String name) {
        return name.toLowerCase(Locale.ROOT).contains("nanos");
    }

    /** Whether there is a method that takes, or gives, durations in place of the nanoseconds. */
    private static boolean hasPartner(Method method) {
        var parameters = Arrays.stream(method.getParameters())
                .map(parameter -> isNanos(parameter) ? Duration.class : parameter.getType())
                .toList();
        return Arrays.stream(method.getDeclaringClass().getMethods())
                .anyMatch(other -> List.of(other.getParameterTypes()).equals(parameters)
                        && (isDuration(other) || !returnsNanos(method))
                        && (other.getName().equals(withoutNanos(method.getName()))
                                || other.getName().equals(method.getName())));
    }

    /** A time that may never come is an optional one. */
    private static boolean isDuration(Method method) {
        return method.getReturnType() == Duration.class
                || method.getGenericReturnType().getTypeName().equals("java.util.Optional<java.time.Duration>");
    }

    /** {@code delayNanos} is {@code delay}, {@code nanosToLock} is {@code timeToLock}, {@code nanos} is {@code time}. */
    private static String withoutNanos(String name) {
        return name.startsWith("nanos") ? name.replaceFirst("nanos", "time") : name.replace("Nanos", "");
    }
}
