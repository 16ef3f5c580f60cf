/** Tests of self-play, its players and its statistics. */
@NullMarked
package io.github.wallkick.simulation;

import org.jspecify.annotations.NullMarked;
