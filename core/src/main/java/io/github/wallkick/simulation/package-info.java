/** Self-play: many games by a player strategy, and the statistics of what happened. */
@NullMarked
package io.github.wallkick.simulation;

import org.jspecify.annotations.NullMarked;
