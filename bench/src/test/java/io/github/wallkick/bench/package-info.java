/** Tests of what the benchmarks are built from. */
@NullMarked
package io.github.wallkick.bench;

import org.jspecify.annotations.NullMarked;
