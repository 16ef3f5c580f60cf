package io.github.wallkick.game;

import io.github.wallkick.scoring.LockResult;
import io.github.wallkick.timing.FrameRate;

/**
 * The delays of the NES, which follow from the way it draws.
 *
 * @param rate the console's frame rate
 * @param openingFrames frames in which gravity spares the first piece
 * @param startFrame the frame counter as the first piece enters, modulo {@link #CYCLE}
 */
record NesDelays(FrameRate rate, int openingFrames, int startFrame) implements DelayRule {
    /** The animation of a clear moves in every fourth frame. */
    static final int CYCLE = 4;

    private static final int ROWS = 20;
    private static final int ROWS_DRAWN_A_FRAME = 4;
    private static final int TESTED_ABOVE_PIVOT = 2;
    private static final int PIVOT_IN_BOX = 1;
    private static final int AFTER_DRAWING = 8;
    private static final int AFTER_DRAWING_WITH_CLEAR = 25;
    private static final int ENTRY_PHASE = 2;
    private static final int AFTER_ANIMATION = 5;

    @Override
    public Delays after(LockResult landing, int level, int frame) {
        var drawing = 2 * drawingFrames(landing.piece().y() + PIVOT_IN_BOX);
        if (landing.lines() == 0) {
            return new Delays(0, rate.nanosAt(drawing + AFTER_DRAWING));
        }
        var wait = drawing + AFTER_DRAWING_WITH_CLEAR;
        while ((startFrame + frame + wait) % CYCLE != ENTRY_PHASE) {
            wait++;
        }
        return new Delays(rate.nanosAt(wait - AFTER_ANIMATION), rate.nanosAt(AFTER_ANIMATION));
    }

    /** Frames until all rows from the highest one tested down are drawn anew. */
    private static int drawingFrames(int pivotRow) {
        var fromTop = ROWS - 1 - pivotRow;
        var rows = ROWS - Math.max(0, fromTop - TESTED_ABOVE_PIVOT);
        return (rows + ROWS_DRAWN_A_FRAME - 1) / ROWS_DRAWN_A_FRAME;
    }

    @Override
    public int cycle() {
        return CYCLE;
    }

    /** The first row comes in the frame after the delay. */
    @Override
    public long openingNanos() {
        return rate.nanosAt(openingFrames + 1L);
    }
}
