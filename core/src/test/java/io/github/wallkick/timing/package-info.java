/** Tests of timing. */
@NullMarked
package io.github.wallkick.timing;

import org.jspecify.annotations.NullMarked;
