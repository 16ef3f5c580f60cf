package io.github.wallkick.scoring;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What a player does, in the words of {@code scores.txt}. */
sealed interface ScoringStep {
    /** The score after it. */
    Score apply(ScoringSettings rules, Score before);

    /** A lock. */
    record Lock(LockResult result) implements ScoringStep {
        @Override
        public Score apply(ScoringSettings rules, Score before) {
            return rules.afterLock(before, result);
        }
    }

    /** A drop that is paid at once. */
    record Dropped(Drop drop) implements ScoringStep {
        @Override
        public Score apply(ScoringSettings rules, Score before) {
            return rules.afterDrop(before, drop);
        }
    }

    /** The entry of a piece. */
    record Enter() implements ScoringStep {
        @Override
        public Score apply(ScoringSettings rules, Score before) {
            return rules.afterSpawn(before);
        }
    }

    static Score all(ScoringSettings rules, Score start, String words) {
        var score = start;
        for (var play : parse(words)) {
            score = play.apply(rules, score);
        }
        return score;
    }

    static List<ScoringStep> parse(String words) {
        return Arrays.stream(words.split(" ", -1)).map(ScoringStep::word).toList();
    }

    private static ScoringStep word(String word) {
        if (word.equals("enter")) {
            return new Enter();
        }
        var colon = word.indexOf(':');
        if (colon > 0) {
            var kind = Drop.Kind.valueOf(word.substring(0, colon).toUpperCase(Locale.ROOT));
            return new Dropped(new Drop(kind, Integer.parseInt(word.substring(colon + 1))));
        }
        var parts = word.split("@", -1);
        var lock =
                Locks.spin(spin(parts[0].charAt(0)), parts[0].charAt(1) - '0').withPerfectClear(parts[0].endsWith("!"));
        for (var i = 1; i < parts.length; i++) {
            lock = detailed(lock, parts[i].charAt(0), Integer.parseInt(parts[i].substring(1)));
        }
        return new Lock(lock);
    }

    private static Spin spin(char letter) {
        return switch (letter) {
            case 'n' -> Spin.NONE;
            case 'm' -> Spin.MINI;
            case 'f' -> Spin.FULL;
            default -> throw new IllegalArgumentException("no such lock: " + letter);
        };
    }

    private static LockResult detailed(LockResult lock, char what, int number) {
        var drops = lock.drops();
        var time = lock.time();
        return switch (what) {
            case 's' -> lock.withDrops(new DropSummary(number, true, drops.sonicRows(), drops.heldNanos()));
            case 'g' -> lock.withDrops(new DropSummary(number, false, drops.sonicRows(), drops.heldNanos()));
            case 'h' -> lock.withDrops(drops.withHeldNanos(nanos(number)));
            case 'z' -> lock.withDrops(drops.withSonicRows(number));
            case 'a' -> lock.withTime(new PieceTime(nanos(number), time.restedNanos(), time.elapsedNanos()));
            case 'r' -> lock.withTime(new PieceTime(time.activeNanos(), nanos(number), time.elapsedNanos()));
            case 'e' -> lock.withTime(new PieceTime(time.activeNanos(), time.restedNanos(), nanos(number)));
            case 'y' -> Locks.inRow(lock, number);
            default -> throw new IllegalArgumentException("no such detail: " + what);
        };
    }

    private static long nanos(int frames) {
        return frames * 1_000_000_000L / 60;
    }
}
