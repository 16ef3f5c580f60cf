/** When things happen: gravity, lock delay and frame rates, given elapsed time. */
@NullMarked
package io.github.wallkick.timing;

import org.jspecify.annotations.NullMarked;
