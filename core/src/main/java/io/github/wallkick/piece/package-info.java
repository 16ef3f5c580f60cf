/** What falls: piece types, their shapes in four orientations, and a shape at a place. */
@CheckReturnValue
@NullMarked
package io.github.wallkick.piece;

import io.github.wallkick.internal.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
