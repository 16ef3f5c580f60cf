/** Self-play: many games by a player strategy, and the statistics of what happened. */
@CheckReturnValue
@NullMarked
package io.github.wallkick.simulation;

import io.github.wallkick.internal.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
