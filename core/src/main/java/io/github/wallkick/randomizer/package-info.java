/** Which piece comes next. */
@CheckReturnValue
@NullMarked
package io.github.wallkick.randomizer;

import io.github.wallkick.internal.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
