package io.github.wallkick.game;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Input;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.AttackTables;
import io.github.wallkick.scoring.ChainRules;
import io.github.wallkick.scoring.Levels;
import io.github.wallkick.scoring.Scorers;
import io.github.wallkick.scoring.SpinRules;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClocks;
import io.github.wallkick.timing.LockDelays;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The presets, and each of them changed in one part after the other, by every preset of every strategy. */
final class AllRulesets {
    private AllRulesets() {}

    static List<Ruleset> presets() {
        return Rulesets.names().stream().map(Rulesets::named).toList();
    }

    static List<Ruleset> variations(Ruleset rules) {
        var all = new ArrayList<Ruleset>();
        all.add(rules);
        all.add(rules.withName("other"));
        all.add(rules.withSize(
                new BoardSize(11, rules.size().height(), rules.size().visibleHeight())));
        all.add(rules.withSize(new BoardSize(
                rules.size().width(), rules.size().height() + 1, rules.size().visibleHeight())));
        RotationSystems.names().forEach(name -> all.add(rules.withRotation(RotationSystems.named(name))));
        RandomizerFactories.names().forEach(name -> all.add(rules.withRandomizers(RandomizerFactories.named(name))));
        var spawning = rules.spawning();
        all.add(rules.withSpawning(spawning.withPreview(spawning.preview() + 1)));
        all.add(rules.withSpawning(spawning.withDropsAtOnce(!spawning.dropsAtOnce())));
        all.add(rules.withSpawning(spawning.withClutch(!spawning.clutch())));
        for (var moment : SpawnSettings.InitialAction.values()) {
            all.add(rules.withSpawning(spawning.withInitialTurn(moment, true)));
            all.add(rules.withSpawning(spawning.withInitialTurn(moment, false)));
            all.add(rules.withSpawning(spawning.withInitialHold(moment)));
        }
        for (var hold : HoldRule.values()) {
            all.add(rules.withHold(hold));
        }
        all.add(rules.withInputs(Set.of()));
        for (var input : Input.values()) {
            all.add(rules.withInputs(EnumSet.of(input)));
        }
        addTimings(all, rules);
        addScorings(all, rules);
        ClearRules.names().forEach(name -> all.add(rules.withClears(ClearRules.named(name))));
        Goals.names().forEach(name -> all.add(rules.withGoal(Goals.named(name))));
        all.add(rules.withGoal(Goals.lines(41)));
        all.add(rules.withGoal(Goals.level(41)));
        all.add(rules.withGoal(Goals.dig(41)));
        all.add(rules.withGoal(Goals.time(Duration.ofNanos(41))));
        all.add(rules.withTopOuts());
        for (var topOut : TopOut.values()) {
            all.add(rules.withTopOuts(topOut));
        }
        all.add(rules.withTopOuts(TopOut.LOCK_OUT, TopOut.BLOCK_OUT));
        all.add(rules.withTopOuts(TopOut.BLOCK_OUT, TopOut.LOCK_OUT));
        var garbage = rules.garbage();
        all.add(rules.withGarbage(garbage.withDelayNanos(garbage.delayNanos() + 1)));
        all.add(rules.withGarbage(garbage.withCap(7)));
        all.add(rules.withGarbage(garbage.withCancels(!garbage.cancels())));
        all.add(rules.withGarbage(garbage.withHeldBackByClears(!garbage.heldBackByClears())));
        all.add(rules.withGarbage(garbage.withHoles(HoleRules.messy(30))));
        all.add(rules.withGarbage(garbage.withHoles(HoleRules.messy(31))));
        for (var holes : List.of(HoleRules.straight(), HoleRules.messy(30), HoleRules.bottomRow())) {
            all.add(rules.withGarbage(garbage.withHoles(HoleRules.wide(2, holes))));
            all.add(rules.withGarbage(garbage.withHoles(HoleRules.wide(3, holes))));
            all.add(rules.withGarbage(garbage.withHoles(HoleRules.apart(2, holes))));
        }
        all.add(rules.withGarbage(garbage.withHoles(HoleRules.bottomRow())));
        all.add(rules.withGarbage(garbage.withEveryNanos(1)));
        all.add(rules.withGarbage(garbage.withEveryNanos(5_000_000_000L)));
        return all;
    }

    private static void addTimings(List<Ruleset> all, Ruleset rules) {
        var timing = rules.timing();
        for (var rate : List.of(FrameRate.HZ_60, FrameRate.NES_PAL, FrameRate.ofHertz(59, 1))) {
            all.add(rules.withTiming(timing.withFrames(rate)));
        }
        for (var name : GravityClocks.names()) {
            var clock = GravityClocks.named(name);
            if (clock.nanosToNextRow(rules.scoring().startLevel()) > 0) {
                all.add(rules.withTiming(timing.withGravity(clock)));
            }
        }
        LockDelays.names().forEach(name -> all.add(rules.withTiming(timing.withLockDelay(LockDelays.named(name)))));
        for (var drop : List.of(
                SoftDrop.instant(),
                SoftDrop.faster(2),
                new SoftDrop.Faster(2, 5),
                new SoftDrop.Steps(1, 2, SoftDrop.Gravity.GOES_ON, true),
                new SoftDrop.Steps(2, 2, SoftDrop.Gravity.GOES_ON, true),
                new SoftDrop.Steps(1, 1, SoftDrop.Gravity.GOES_ON, true),
                new SoftDrop.Steps(1, 2, SoftDrop.Gravity.REPLACED, true),
                new SoftDrop.Steps(1, 2, SoftDrop.Gravity.GOES_ON, false))) {
            all.add(rules.withTiming(timing.withSoftDrop(drop)));
        }
        DelayRules.names().forEach(name -> all.add(rules.withTiming(timing.withDelays(DelayRules.named(name)))));
        for (var delays : List.of(
                DelayRules.fixed(1, 2, 3),
                DelayRules.fixed(2, 2, 3),
                DelayRules.fixed(1, 3, 3),
                DelayRules.fixed(1, 2, 2),
                DelayRules.nes(FrameRate.NES_NTSC, 96, 1),
                DelayRules.nes(FrameRate.NES_NTSC, 95, 1),
                DelayRules.nes(FrameRate.NES_PAL, 96, 1),
                DelayRules.frames(FrameRate.HZ_60, 0, 1, 2, 3),
                DelayRules.frames(FrameRate.HZ_60, 0, 1, 2, 3, 5, 1, 2, 3),
                DelayRules.frames(FrameRate.NES_PAL, 0, 1, 2, 3))) {
            all.add(rules.withTiming(timing.withDelays(delays)));
        }
    }

    private static void addScorings(List<Ruleset> all, Ruleset rules) {
        var scoring = rules.scoring();
        all.add(rules.withScoring(scoring.withStartLevel(scoring.startLevel() + 1)));
        Levels.names().forEach(name -> all.add(rules.withScoring(scoring.withLevels(Levels.named(name)))));
        ChainRules.names().forEach(name -> all.add(rules.withScoring(scoring.withChains(ChainRules.named(name)))));
        SpinRules.names().forEach(name -> all.add(rules.withScoring(scoring.withSpins(SpinRules.named(name)))));
        Scorers.names().forEach(name -> all.add(rules.withScoring(scoring.withScorer(Scorers.named(name)))));
        AttackTables.names().forEach(name -> all.add(rules.withScoring(scoring.withAttacks(AttackTables.named(name)))));
    }
}
