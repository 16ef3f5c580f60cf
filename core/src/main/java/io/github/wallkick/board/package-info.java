/** What has landed: the board of filled and empty cells, and the colours of its cells. */
@CheckReturnValue
@NullMarked
package io.github.wallkick.board;

import io.github.wallkick.internal.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
