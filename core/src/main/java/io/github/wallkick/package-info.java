/** What the whole library shares: the error of its parsers. */
@NullMarked
package io.github.wallkick;

import org.jspecify.annotations.NullMarked;
