/** When things happen: gravity, lock delay and frame rates, given elapsed time. */
@CheckReturnValue
@NullMarked
package io.github.wallkick.timing;

import io.github.wallkick.internal.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
