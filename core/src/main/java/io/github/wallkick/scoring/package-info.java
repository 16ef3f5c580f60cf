/**
 * What a lock is worth: spins, points, levels and attacks.
 *
 * <p>{@link io.github.wallkick.scoring.ScoringSettings} bring the strategies of a game together: a lock is judged by a
 * {@link io.github.wallkick.scoring.SpinRule}, described by a {@link io.github.wallkick.scoring.LockResult}, counted in the
 * {@link io.github.wallkick.scoring.Score}, paid by a {@link io.github.wallkick.scoring.Scorer} and answered by an
 * {@link io.github.wallkick.scoring.AttackTable}. The strategies of known games are in {@code SpinRules}, {@code Scorers},
 * {@code Levels}, {@code ChainRules} and {@code AttackTables}.
 */
@CheckReturnValue
@NullMarked
package io.github.wallkick.scoring;

import io.github.wallkick.internal.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
