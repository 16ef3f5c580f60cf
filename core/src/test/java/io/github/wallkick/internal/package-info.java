@NullMarked
package io.github.wallkick.internal;

import org.jspecify.annotations.NullMarked;
