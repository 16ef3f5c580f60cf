/** What several packages need and no user does; not exported. */
@NullMarked
package io.github.wallkick.internal;

import org.jspecify.annotations.NullMarked;
