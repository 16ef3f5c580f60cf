/** Tests of spins, points, levels and attacks. */
@NullMarked
package io.github.wallkick.scoring;

import org.jspecify.annotations.NullMarked;
