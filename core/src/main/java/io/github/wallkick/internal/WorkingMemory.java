package io.github.wallkick.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class whose objects change: the working memory of one call, or of one thread that keeps it for speed. Such an
 * object is never part of a value. All other classes have final fields only.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface WorkingMemory {}
