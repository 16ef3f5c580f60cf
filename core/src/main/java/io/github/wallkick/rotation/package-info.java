/** How pieces turn: rotation systems and the kick tables that they try. */
@NullMarked
package io.github.wallkick.rotation;

import org.jspecify.annotations.NullMarked;
