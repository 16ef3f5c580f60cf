/** Recordings of games, replays as text, and playback. */
@NullMarked
package io.github.wallkick.notation;

import org.jspecify.annotations.NullMarked;
