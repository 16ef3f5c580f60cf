/** Benchmarks of the hot path, a class a concern; each asserts its answer. */
@NullMarked
package io.github.wallkick.bench;

import org.jspecify.annotations.NullMarked;
