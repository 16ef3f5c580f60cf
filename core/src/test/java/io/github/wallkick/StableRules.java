package io.github.wallkick;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.ClearRules;
import io.github.wallkick.game.DelayRules;
import io.github.wallkick.game.GarbageSettings;
import io.github.wallkick.game.Goals;
import io.github.wallkick.game.HoldRule;
import io.github.wallkick.game.RandomizerFactories;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.SoftDrop;
import io.github.wallkick.game.SpawnSettings;
import io.github.wallkick.game.TimingSettings;
import io.github.wallkick.game.TopOut;
import io.github.wallkick.piece.Input;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.AttackTables;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClocks;
import io.github.wallkick.timing.LockDelays;
import java.util.EnumSet;
import java.util.List;

/** Rulesets of very different kinds, whose text is the same in every run. */
public final class StableRules {
    private static final long MILLI = 1_000_000;

    /** No delays, all inputs. */
    public static final Ruleset MODERN = new Ruleset(
            "modern",
            BoardSize.STANDARD,
            RotationSystems.srs(),
            RandomizerFactories.named("7-bag"),
            SpawnSettings.plain(5),
            HoldRule.ONCE,
            EnumSet.allOf(Input.class),
            TimingSettings.continuous(
                    GravityClocks.guideline(), LockDelays.moveReset(), SoftDrop.guideline(), DelayRules.none()),
            ScoringSettings.guideline(),
            ClearRules.all(),
            List.of(TopOut.BLOCK_OUT, TopOut.LOCK_OUT, TopOut.GARBAGE_OUT),
            GarbageSettings.standard(),
            Goals.none());

    /** No gravity and no delays. */
    public static final Ruleset WEIGHTLESS =
            MODERN.withName("weightless").withTiming(MODERN.timing().withGravity(GravityClocks.frozen()));

    /** Everything falls at once, with delays and initial actions. */
    public static final Ruleset INSTANT = MODERN.withName("instant")
            .withTiming(MODERN.timing()
                    .withGravity(GravityClocks.instant())
                    .withDelays(DelayRules.fixed(400 * MILLI, 300 * MILLI, 400 * MILLI)))
            .withSpawning(SpawnSettings.plain(1)
                    .withInitialTurn(SpawnSettings.InitialAction.HELD, false)
                    .withInitialHold(SpawnSettings.InitialAction.TAPPED));

    /** Frames, no lock delay, a soft drop that must be pressed anew. */
    public static final Ruleset CONSOLE = MODERN.withName("console")
            .withRotation(RotationSystems.nrs())
            .withRandomizers(RandomizerFactories.named("uniform"))
            .withSpawning(SpawnSettings.plain(1))
            .withHold(HoldRule.OFF)
            .withTiming(new TimingSettings(
                    FrameRate.NES_NTSC,
                    GravityClocks.nesNtsc(),
                    LockDelays.none(),
                    new SoftDrop.Steps(
                            FrameRate.NES_NTSC.nanosAt(3),
                            FrameRate.NES_NTSC.nanosAt(2),
                            SoftDrop.Gravity.GOES_ON,
                            true),
                    DelayRules.fixed(
                            FrameRate.NES_NTSC.nanosAt(10),
                            FrameRate.NES_NTSC.nanosAt(20),
                            FrameRate.NES_NTSC.nanosAt(10))))
            .withScoring(ScoringSettings.named("nes").withAttacks(AttackTables.guideline()))
            .withTopOuts(TopOut.BLOCK_OUT);

    private StableRules() {}

    /** All of them. */
    public static List<Ruleset> all() {
        return List.of(MODERN, WEIGHTLESS, INSTANT, CONSOLE);
    }
}
