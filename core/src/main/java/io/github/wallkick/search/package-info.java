/** What a piece can do on a board: reachable final placements, the inputs that lead to one, and perft. */
@NullMarked
package io.github.wallkick.search;

import org.jspecify.annotations.NullMarked;
