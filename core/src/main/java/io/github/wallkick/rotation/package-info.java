/** How pieces turn: rotation systems and the kick tables that they try. */
@CheckReturnValue
@NullMarked
package io.github.wallkick.rotation;

import io.github.wallkick.internal.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
