/** The evidence for the randomizers. */
@NullMarked
package io.github.wallkick.randomizer;

import org.jspecify.annotations.NullMarked;
