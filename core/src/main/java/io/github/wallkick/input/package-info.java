/**
 * From held buttons to a game's actions, as immutable values: key maps, handling (DAS, ARR, DCD, SOCD) and exact play by timed
 * buttons.
 */
@NullMarked
package io.github.wallkick.input;

import org.jspecify.annotations.NullMarked;
