/** The command line: self-play, statistics and replays in a terminal. */
@NullMarked
package io.github.wallkick.cli;

import org.jspecify.annotations.NullMarked;
