/** Tests of the searches. */
@NullMarked
package io.github.wallkick.search;

import org.jspecify.annotations.NullMarked;
