/** Recordings of games, replays as text, and playback; fumens. */
@CheckReturnValue
@NullMarked
package io.github.wallkick.notation;

import io.github.wallkick.internal.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
