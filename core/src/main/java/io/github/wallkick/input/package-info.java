/**
 * Buttons held turned into inputs over time, as immutable values: key maps, handling (DAS, ARR, DCD) and exact play by
 * timed buttons.
 */
@NullMarked
package io.github.wallkick.input;

import org.jspecify.annotations.NullMarked;
