/**
 * From held buttons to a game's actions, as immutable values: key maps, handling (DAS, ARR, DCD, SOCD) and exact play by timed
 * buttons.
 */
@CheckReturnValue
@NullMarked
package io.github.wallkick.input;

import io.github.wallkick.internal.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
