/** Plays a game on ports: the loop that reads buttons and shows pictures, the sounds of events, the scores that are kept. */
@CheckReturnValue
@NullMarked
package io.github.wallkick.play;

import io.github.wallkick.internal.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
