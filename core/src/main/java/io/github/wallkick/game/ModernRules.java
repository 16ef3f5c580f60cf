package io.github.wallkick.game;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Input;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.AttackTables;
import io.github.wallkick.scoring.Levels;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClocks;
import io.github.wallkick.timing.LockDelays;
import java.util.EnumSet;
import java.util.List;

/** The rules of games without frames. */
final class ModernRules {
    private static final RandomizerFactory SEVEN_BAG = RandomizerFactory.named("7-bag", Randomizers::sevenBag);
    private static final long SECOND = 1_000_000_000;

    private ModernRules() {}

    static Ruleset basic() {
        return new Ruleset(
                "basic",
                new BoardSize(10, 30, 20),
                RotationSystems.basic(),
                SEVEN_BAG,
                SpawnSettings.plain(3),
                HoldRule.OFF,
                EnumSet.complementOf(EnumSet.of(Input.HALF_TURN, Input.HOLD)),
                TimingSettings.continuous(
                        GravityClocks.basic(), LockDelays.classic(), SoftDrop.guideline(), DelayRules.none()),
                ScoringSettings.basic(),
                ClearRules.all(),
                List.of(TopOut.BLOCK_OUT),
                GarbageSettings.standard());
    }

    static Ruleset guideline() {
        return new Ruleset(
                "guideline",
                BoardSize.STANDARD,
                RotationSystems.srs(),
                SEVEN_BAG,
                SpawnSettings.plain(6).withDropsAtOnce(true),
                HoldRule.ONCE,
                EnumSet.complementOf(EnumSet.of(Input.HALF_TURN)),
                TimingSettings.continuous(
                        GravityClocks.guideline(), LockDelays.moveReset(), SoftDrop.guideline(), DelayRules.none()),
                ScoringSettings.guideline(),
                ClearRules.all(),
                List.of(TopOut.BLOCK_OUT, TopOut.LOCK_OUT, TopOut.GARBAGE_OUT),
                GarbageSettings.standard());
    }

    static Ruleset guideline2009() {
        var guideline = guideline();
        var entryDelay = SECOND / 5;
        return guideline
                .withName("guideline-2009")
                .withTiming(guideline.timing().withDelays(DelayRules.fixed(entryDelay, 0, entryDelay)))
                .withScoring(guideline.scoring().withLevels(Levels.variableGoal()));
    }

    static Ruleset tetrio() {
        var factor = 6;
        // never slower than a twentieth of a row a frame, times the factor
        var slowest = FrameRate.HZ_60.nanosAt(20) / factor;
        return guideline()
                .withName("tetrio")
                .withRotation(RotationSystems.srsPlus())
                .withRandomizers(
                        RandomizerFactory.named("tetrio-7-bag", seed -> Randomizers.named("tetrio-7-bag", seed)))
                .withSpawning(SpawnSettings.plain(5)
                        .withClutch(true)
                        .withInitialTurn(InitialAction.TAPPED, true)
                        .withInitialHold(InitialAction.TAPPED))
                .withInputs(EnumSet.allOf(Input.class))
                .withTiming(TimingSettings.continuous(
                        GravityClocks.tetrioLeague(),
                        LockDelays.tetrio(),
                        new SoftDrop.Faster(factor, slowest),
                        DelayRules.none()))
                .withScoring(ScoringSettings.tetrio())
                .withTopOuts(TopOut.BLOCK_OUT, TopOut.GARBAGE_OUT)
                .withGarbage(GarbageSettings.standard()
                        .withDelayNanos(FrameRate.HZ_60.nanosAt(20))
                        .withCap(8));
    }

    static Ruleset jstris() {
        return guideline()
                .withName("jstris")
                .withRotation(RotationSystems.jstris180())
                .withSpawning(SpawnSettings.plain(5))
                .withInputs(EnumSet.allOf(Input.class))
                .withTiming(TimingSettings.continuous(
                        GravityClocks.intervals(1, SECOND),
                        LockDelays.moveReset(),
                        SoftDrop.guideline(),
                        DelayRules.none()))
                .withScoring(ScoringSettings.named("jstris"));
    }

    static Ruleset ppt() {
        var guideline = guideline();
        return guideline
                .withName("ppt")
                .withSpawning(guideline.spawning().withPreview(5))
                .withScoring(guideline.scoring().withAttacks(AttackTables.puyoPuyoTetris()));
    }
}
