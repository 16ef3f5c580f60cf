package io.github.wallkick.timing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The figures of gravity by level, each with its source. */
final class GravityTables {
    private GravityTables() {}

    /** Milliseconds a row from level 1 on: the seed article of this library. */
    static LevelTable basic() {
        return LevelTable.of(1, 1000, 900, 800, 700, 600, 500, 400, 300, 200, 100);
    }

    /**
     * Nanoseconds a row from level 1 to the last: {@code (base - (level - 1) * 0.007) ^ (level - 1)} seconds, computed
     * exactly and rounded half up. Source: tetris.wiki, "Marathon".
     */
    static LevelTable power(String base, int lastLevel) {
        return LevelTable.of(
                1,
                IntStream.range(0, lastLevel)
                        .mapToLong(i -> new BigDecimal(base)
                                .subtract(new BigDecimal("0.007").multiply(BigDecimal.valueOf(i)))
                                .pow(i)
                                .movePointRight(9)
                                .setScale(0, RoundingMode.HALF_UP)
                                .longValueExact())
                        .toArray());
    }

    /** Frames a row from level 0 on. Source: TetrisNESDisasm, framesPerDropTable (NTSC). */
    static LevelTable nesNtsc() {
        return LevelTable.steps(
                0, 48, 1, 43, 2, 38, 3, 33, 4, 28, 5, 23, 6, 18, 7, 13, 8, 8, 9, 6, 10, 5, 13, 4, 16, 3, 19, 2, 29, 1);
    }

    /** Frames a row from level 0 on. Source: TetrisNESDisasm, framesPerDropTable (PAL). */
    static LevelTable nesPal() {
        return LevelTable.steps(
                0, 36, 1, 32, 2, 29, 3, 25, 4, 22, 5, 18, 6, 15, 7, 11, 8, 7, 9, 5, 10, 4, 13, 3, 16, 2, 19, 1);
    }

    /** Frames a row from level 0 on. Source: kaspermeerts/tetris, FramesPerDropTable (stored there minus 1). */
    static LevelTable gameBoy(int firstLevel) {
        return LevelTable.of(firstLevel, 53, 49, 45, 41, 37, 33, 28, 22, 17, 11, 10, 9, 8, 7, 6, 6, 5, 5, 4, 4, 3);
    }

    /** Frames a row from level 0 on. Source: tetris.fandom.com, "Tetris (Sega)"; NullpoMino, RetroMania mode. */
    static LevelTable sega(SegaDifficulty difficulty) {
        return switch (difficulty) {
            case EASY -> LevelTable.of(0, 48, 32, 24, 18, 14, 12, 10, 8, 6, 4, 12, 10, 8, 6, 4, 2);
            case NORMAL -> LevelTable.of(0, 48, 24, 18, 15, 12, 10, 8, 6, 4, 2, 10, 8, 6, 4, 2, 1);
            case HARD -> LevelTable.of(0, 40, 20, 16, 12, 10, 8, 6, 4, 2, 1, 10, 8, 6, 4, 2, 1);
            case HARDEST -> LevelTable.of(0, 30, 15, 12, 10, 8, 6, 4, 2, 1, 1, 8, 6, 4, 2, 1, 1);
        };
    }

    /** Quarters of a frame a row from level 0 on. Source: tetris.wiki, "Tetris (NES, Tengen)". */
    static LevelTable tengenQuarters() {
        return LevelTable.of(0, 132, 112, 96, 80, 68, 56, 44, 36, 28, 24, 22, 20, 18, 16, 15, 14, 13, 12);
    }

    /** Frames a row from stage 0 on. Source: tetris.wiki, "Tetris (Famicom)". */
    static LevelTable bps() {
        return LevelTable.of(0, 80, 65, 50, 40, 32, 25, 20, 17, 15, 13);
    }

    /** 256ths of a row a frame from level 0 on; 5120 is 20 rows. Source: tetris.wiki, "Tetris The Grand Master". */
    static LevelTable tgm() {
        return LevelTable.steps(
                0, 4, 30, 6, 35, 8, 40, 10, 50, 12, 60, 16, 70, 32, 80, 48, 90, 64, 100, 80, 120, 96, 140, 112, 160,
                128, 170, 144, 200, 4, 220, 32, 230, 64, 233, 96, 236, 128, 239, 160, 243, 192, 247, 224, 251, 256, 300,
                512, 330, 768, 360, 1024, 400, 1280, 420, 1024, 450, 768, 500, 5120);
    }

    /** 256ths of a row a frame from level 0 on. Source: tetris.fandom.com, "Tetris The Absolute The Grand Master 2". */
    static LevelTable tgm2Normal() {
        return LevelTable.steps(
                0, 4, 8, 5, 19, 6, 35, 8, 40, 10, 50, 12, 60, 16, 70, 32, 80, 48, 90, 64, 100, 4, 108, 5, 119, 6, 125,
                8, 131, 12, 139, 32, 149, 48, 156, 80, 164, 112, 174, 128, 180, 144, 200, 16, 212, 48, 221, 80, 232,
                112, 244, 144, 256, 176, 267, 192, 277, 208, 287, 224, 295, 240, 300, 5120);
    }

    /** A row, in the parts of {@link #nullpominoMarathon}: the least common multiple of its denominators. */
    static final long NULLPOMINO_ROW = 57_657_600;

    /** Parts of a row a frame from level 0 on. Source: NullpoMino, MarathonMode (tableGravity, tableDenominator). */
    static LevelTable nullpominoMarathon() {
        var slow = LongStream.of(63, 50, 39, 30, 22, 16, 12, 8, 6, 4, 3, 2, 1).map(frames -> NULLPOMINO_ROW / frames);
        var fast = LongStream.of(465, 731, 1280, 1707).map(speed -> NULLPOMINO_ROW / 256 * speed);
        return LevelTable.of(
                0,
                LongStream.concat(LongStream.concat(slow, fast), LongStream.of(SpeedClock.INSTANT))
                        .toArray());
    }
}
