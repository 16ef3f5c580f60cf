package io.github.wallkick.game;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.DelayRule.Delays;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.randomizer.Draw;
import io.github.wallkick.randomizer.Randomizer;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.Attack;
import io.github.wallkick.scoring.ChainRules;
import io.github.wallkick.scoring.Levels;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.scoring.Spin;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClocks;
import io.github.wallkick.timing.LockDelays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;

/** Rules of the plainest kind, for tests that look at one thing: one second a row, half a second of lock delay, no points. */
final class TestRules {
    static final long MILLI = 1_000_000;

    static final Ruleset PLAIN = new Ruleset(
            "plain",
            BoardSize.STANDARD,
            RotationSystems.srs(),
            queue("TIOSZJL"),
            SpawnSettings.plain(3),
            HoldRule.ONCE,
            EnumSet.allOf(Input.class),
            TimingSettings.continuous(
                    GravityClocks.intervals(1, 1000 * MILLI),
                    LockDelays.moveReset(),
                    SoftDrop.guideline(),
                    (landing, level, frame) -> Delays.NONE),
            new ScoringSettings(
                    1,
                    Levels.constant(),
                    ChainRules.difficultClears(),
                    (board, piece, last) -> Spin.NONE,
                    (before, after, lock) -> 0,
                    (before, after, lock) -> Attack.of(lock.lines())),
            ClearRules.all(),
            List.of(TopOut.BLOCK_OUT, TopOut.LOCK_OUT, TopOut.GARBAGE_OUT),
            GarbageSettings.standard(),
            Goals.none());

    private TestRules() {}

    /** Every ruleset that a law must hold for: the presets, and hand-made ones for what no preset has. */
    static List<Ruleset> all() {
        return Stream.concat(Rulesets.names().stream().map(Rulesets::named), handMade().stream())
                .toList();
    }

    private static List<Ruleset> handMade() {
        var old = new TimingSettings(
                FrameRate.NES_NTSC,
                GravityClocks.nesNtsc(),
                LockDelays.none(),
                new SoftDrop.Steps(
                        FrameRate.NES_NTSC.nanosAt(3), FrameRate.NES_NTSC.nanosAt(2), SoftDrop.Gravity.GOES_ON, true),
                DelayRules.nes(FrameRate.NES_NTSC, 96, 0));
        return List.of(
                PLAIN,
                PLAIN.withName("20g").withTiming(PLAIN.timing().withGravity(GravityClocks.instant())),
                PLAIN.withName("instant-soft-drop")
                        .withTiming(PLAIN.timing().withSoftDrop(SoftDrop.instant()))
                        .withHold(HoldRule.UNLIMITED),
                PLAIN.withName("delays")
                        .withTiming(PLAIN.timing().withDelays(DelayRules.fixed(100 * MILLI, 300 * MILLI, 200 * MILLI)))
                        .withSpawning(SpawnSettings.plain(0)
                                .withInitialTurn(SpawnSettings.InitialAction.TAPPED, true)
                                .withInitialHold(SpawnSettings.InitialAction.TAPPED)
                                .withDropsAtOnce(true)),
                PLAIN.withName("held")
                        .withTiming(PLAIN.timing()
                                .withFrames(FrameRate.NES_PAL)
                                .withDelays(DelayRules.nes(FrameRate.NES_PAL, 76, 1)))
                        .withSpawning(SpawnSettings.plain(5)
                                .withClutch(true)
                                .withInitialTurn(SpawnSettings.InitialAction.HELD, false)
                                .withInitialHold(SpawnSettings.InitialAction.HELD)),
                PLAIN.withName("old").withTiming(old),
                PLAIN.withName("old-20g").withTiming(old.withGravity(GravityClocks.instant())),
                PLAIN.withName("old-growing")
                        .withTiming(old.withFrames(FrameRate.GAME_BOY).withGravity(GravityClocks.tetrioLeague())),
                PLAIN.withName("grandmaster")
                        .withTiming(new TimingSettings(
                                FrameRate.HZ_60,
                                GravityClocks.tgm(),
                                LockDelays.tgm1(),
                                new SoftDrop.Steps(
                                        FrameRate.HZ_60.nanosAt(1),
                                        FrameRate.HZ_60.nanosAt(1),
                                        SoftDrop.Gravity.GOES_ON,
                                        false),
                                DelayRules.tgm1())),
                PLAIN.withName("slow-garbage")
                        .withGarbage(new GarbageSettings(700 * MILLI, 2, true, false, HoleRules.messy(30), 0)),
                PLAIN.withName("frozen-soft-drop")
                        .withTiming(PLAIN.timing()
                                .withSoftDrop(new SoftDrop.Steps(
                                        30 * MILLI, 50 * MILLI, SoftDrop.Gravity.STANDS_STILL, true))));
    }

    /** RandomizerFactory that come in this order, over and over, whatever the seed. */
    static RandomizerFactory queue(String symbols) {
        var types = symbols.chars()
                .mapToObj(symbol -> (PieceType) Tetromino.valueOf(String.valueOf((char) symbol)))
                .toList();
        return RandomizerFactories.named(symbols, seed -> new Endless(types, 0));
    }

    /** The plain rules with such a queue. */
    static Ruleset with(String symbols) {
        return PLAIN.withRandomizers(queue(symbols));
    }

    private record Endless(List<PieceType> types, int next) implements Randomizer {
        @Override
        public Draw draw() {
            return new Draw(types.get(next), new Endless(types, (next + 1) % types.size()));
        }
    }
}
