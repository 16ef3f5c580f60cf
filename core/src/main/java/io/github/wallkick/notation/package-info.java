/** Text in, text out: replays of games. */
@NullMarked
package io.github.wallkick.notation;

import org.jspecify.annotations.NullMarked;
