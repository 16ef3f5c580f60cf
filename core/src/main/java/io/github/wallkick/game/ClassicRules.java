package io.github.wallkick.game;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Input;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClock;
import io.github.wallkick.timing.GravityClocks;
import io.github.wallkick.timing.GravityClocks.SegaDifficulty;
import io.github.wallkick.timing.LockDelays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The rules of consoles and cabinets of the eighties, which count frames. */
final class ClassicRules {
    private static final Set<Input> TWO_BUTTONS =
            EnumSet.of(Input.LEFT, Input.RIGHT, Input.SOFT_DROP, Input.CLOCKWISE, Input.COUNTERCLOCKWISE);

    private ClassicRules() {}

    static Ruleset nesNtsc() {
        return nes("nes-ntsc", FrameRate.NES_NTSC, GravityClocks.nesNtsc(), 96);
    }

    static Ruleset nesPal() {
        return nes("nes-pal", FrameRate.NES_PAL, GravityClocks.nesPal(), 76);
    }

    private static Ruleset nes(String name, FrameRate rate, GravityClock gravity, int openingFrames) {
        // the pass that sees the press drops nothing: the first row comes two passes later
        var softDrop = new SoftDrop.Steps(rate.nanosAt(3), rate.nanosAt(2), SoftDrop.Gravity.GOES_ON, true);
        return new Ruleset(
                name,
                new BoardSize(10, 22, 20),
                RotationSystems.nrs(),
                RandomizerFactory.named("nes-rom", Randomizers::nesRom),
                SpawnSettings.plain(1),
                HoldRule.OFF,
                TWO_BUTTONS,
                new TimingSettings(rate, gravity, LockDelays.none(), softDrop, DelayRules.nes(rate, openingFrames, 0)),
                ScoringSettings.named("nes"),
                ClearRules.visible(),
                List.of(TopOut.OVERLAP_AT_LOCK),
                GarbageSettings.standard());
    }

    static Ruleset gameBoy() {
        var rate = FrameRate.GAME_BOY;
        var softDrop = new SoftDrop.Steps(rate.nanosAt(1), rate.nanosAt(3), SoftDrop.Gravity.STANDS_STILL, true);
        return new Ruleset(
                "game-boy",
                new BoardSize(10, 19, 18),
                RotationSystems.gb(),
                RandomizerFactory.named("game-boy-rom", Randomizers::gameBoyRom),
                SpawnSettings.plain(1),
                HoldRule.OFF,
                TWO_BUTTONS,
                new TimingSettings(rate, GravityClocks.gameBoy(), LockDelays.none(), softDrop, DelayRules.gameBoy()),
                ScoringSettings.named("game-boy"),
                ClearRules.gameBoy(),
                List.of(TopOut.SECOND_LOCK_AT_SPAWN),
                GarbageSettings.standard());
    }

    static Ruleset sega() {
        var rate = FrameRate.HZ_60;
        var softDrop = new SoftDrop.Steps(rate.nanosAt(1), rate.nanosAt(1), SoftDrop.Gravity.GOES_ON, false);
        return new Ruleset(
                "sega",
                BoardSize.of(10, 20),
                RotationSystems.sega(),
                RandomizerFactory.named("uniform", Randomizers::uniform),
                SpawnSettings.plain(1),
                HoldRule.OFF,
                EnumSet.of(Input.LEFT, Input.RIGHT, Input.SOFT_DROP, Input.COUNTERCLOCKWISE),
                new TimingSettings(
                        rate,
                        GravityClocks.sega(SegaDifficulty.NORMAL),
                        LockDelays.sega(),
                        softDrop,
                        DelayRules.sega()),
                ScoringSettings.named("sega"),
                ClearRules.all(),
                List.of(TopOut.BLOCK_OUT),
                GarbageSettings.standard());
    }
}
