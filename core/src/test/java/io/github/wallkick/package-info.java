/** Tests of the whole library and what they share. */
@NullMarked
package io.github.wallkick;

import org.jspecify.annotations.NullMarked;
