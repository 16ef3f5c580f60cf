/** Which piece comes next. */
@NullMarked
package io.github.wallkick.randomizer;

import org.jspecify.annotations.NullMarked;
