/** What has landed: the board of filled and empty cells, and the colours of its cells. */
@NullMarked
package io.github.wallkick.board;

import org.jspecify.annotations.NullMarked;
