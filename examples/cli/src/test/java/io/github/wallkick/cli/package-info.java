/** Tests of the command line. */
@NullMarked
package io.github.wallkick.cli;

import org.jspecify.annotations.NullMarked;
