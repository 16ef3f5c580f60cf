/** The immutable state machine of a game: phases, rulesets, inputs and events. */
@NullMarked
package io.github.wallkick.game;

import org.jspecify.annotations.NullMarked;
