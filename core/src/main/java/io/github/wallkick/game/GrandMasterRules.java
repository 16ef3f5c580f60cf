package io.github.wallkick.game;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Input;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClocks;
import io.github.wallkick.timing.LockDelays;
import java.util.EnumSet;
import java.util.List;

/** The rules of Arika's games. */
final class GrandMasterRules {
    private GrandMasterRules() {}

    static Ruleset tgm1() {
        var frame = FrameRate.HZ_60.nanosAt(1);
        return new Ruleset(
                "tgm1",
                // one hidden row is kept; the others are room for a piece that stands at the top
                new BoardSize(10, 24, 20),
                RotationSystems.ars(),
                RandomizerFactory.named("tgm1", Randomizers::tgm1),
                SpawnSettings.plain(1).withInitialTurn(InitialAction.HELD, false),
                HoldRule.OFF,
                EnumSet.of(Input.LEFT, Input.RIGHT, Input.SOFT_DROP, Input.CLOCKWISE, Input.COUNTERCLOCKWISE),
                new TimingSettings(
                        FrameRate.HZ_60,
                        GravityClocks.tgm(),
                        LockDelays.tgm1(),
                        new SoftDrop.Steps(frame, frame, SoftDrop.Gravity.GOES_ON, false),
                        DelayRules.tgm1()),
                ScoringSettings.named("tgm1"),
                ClearRules.oneHiddenRow(),
                List.of(TopOut.BLOCK_OUT),
                GarbageSettings.standard());
    }

    static Ruleset tgm2Master() {
        var first = tgm1();
        return first.withName("tgm2-master")
                .withRandomizers(RandomizerFactory.named("tgm2", Randomizers::tgm2))
                .withInputs(EnumSet.of(
                        Input.LEFT,
                        Input.RIGHT,
                        Input.SOFT_DROP,
                        Input.SONIC_DROP,
                        Input.CLOCKWISE,
                        Input.COUNTERCLOCKWISE))
                .withTiming(
                        first.timing().withLockDelay(LockDelays.tgm2Master()).withDelays(DelayRules.tgm2Master()))
                .withScoring(ScoringSettings.named("tgm2-plus"));
    }

    static Ruleset tgm3Master() {
        var second = tgm2Master();
        var inputs = EnumSet.copyOf(second.inputs());
        inputs.add(Input.HOLD);
        return second.withName("tgm3-master")
                .withRotation(RotationSystems.arsTi())
                .withRandomizers(RandomizerFactory.named("tgm3", Randomizers::tgm3))
                .withSpawning(second.spawning().withPreview(3).withInitialHold(InitialAction.HELD))
                .withHold(HoldRule.ONCE)
                .withInputs(inputs)
                .withTiming(
                        second.timing().withLockDelay(LockDelays.tgm3Master()).withDelays(DelayRules.tgm3Master()))
                .withScoring(ScoringSettings.named("tgm3"));
    }
}
