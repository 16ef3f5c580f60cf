package io.github.wallkick.play;

import io.github.wallkick.game.Event;
import io.github.wallkick.scoring.Drop;
import io.github.wallkick.scoring.Spin;
import java.util.ArrayList;
import java.util.List;

/**
 * What events sound like.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Sounds {
    /** No sound at all. */
    Sounds SILENT = events -> List.of();

    /** Short signals in the range of a small piezo: turns and locks low in rank, clears above them, the end above all. */
    Sounds STANDARD = Sounds::standard;

    /**
     * The melodies of a step of a game.
     *
     * @param events what happened, in its order
     * @return the melodies to start, in their order
     */
    List<Melody> of(List<Event> events);

    private static List<Melody> standard(List<Event> events) {
        var melodies = new ArrayList<Melody>();
        var isHard = false;
        for (var event : events) {
            if (event instanceof Event.Dropped dropped) {
                isHard = dropped.drop() == Drop.Kind.HARD;
            } else if (event instanceof Event.Turned) {
                melodies.add(Melody.of(1, "1319/15"));
            } else if (event instanceof Event.Held) {
                melodies.add(Melody.of(1, "988/20"));
            } else if (event instanceof Event.Locked) {
                melodies.add(Melody.of(2, isHard ? "196/25" : "262/20"));
                isHard = false;
            } else if (event instanceof Event.RowsCleared cleared) {
                melodies.add(cleared(
                        Long.bitCount(cleared.rowMask()), cleared.landing().spin() != Spin.NONE));
            } else if (event instanceof Event.LevelReached) {
                melodies.add(Melody.of(4, "784/80 1047/120"));
            } else if (event instanceof Event.GarbageEntered) {
                melodies.add(Melody.of(5, "165/120"));
            } else if (event instanceof Event.GoalReached) {
                melodies.add(Melody.of(6, "784/80 988/80 1319/240"));
            } else if (event instanceof Event.ToppedOut) {
                melodies.add(Melody.of(6, "523/120 494/120 466/120 440/400"));
            }
        }
        return melodies;
    }

    private static Melody cleared(int rows, boolean isSpin) {
        if (rows >= 4 || isSpin) {
            return Melody.of(4, "659/60 784/60 988/60 1319/160");
        }
        return Melody.of(
                3, List.of("659/60", "659/60 784/60", "659/60 784/60 988/80").get(rows - 1));
    }
}
