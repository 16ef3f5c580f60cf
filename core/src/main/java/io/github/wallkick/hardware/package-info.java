/**
 * What a game is played on, as ports: buttons, a display, a buzzer, a store for the best score. A driver implements one small
 * interface per device; whoever plays opens them by the name of their provider.
 */
@CheckReturnValue
@NullMarked
package io.github.wallkick.hardware;

import io.github.wallkick.internal.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
