package io.github.wallkick.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a package or a type of values: a call whose result is ignored has no effect, so it is a mistake. Error Prone and other checkers
 * know the annotation by its simple name, in the library as in the code of its users.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.PACKAGE, ElementType.TYPE, ElementType.METHOD})
public @interface CheckReturnValue {}
