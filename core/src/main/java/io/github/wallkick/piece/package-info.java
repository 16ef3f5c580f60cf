/** What falls: piece types, their shapes in four orientations, and a shape at a place. */
@NullMarked
package io.github.wallkick.piece;

import org.jspecify.annotations.NullMarked;
