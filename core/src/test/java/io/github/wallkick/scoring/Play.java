package io.github.wallkick.scoring;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What a player does, in the words of {@code scores.txt}. */
sealed interface Play {
    /** The score after it. */
    Score apply(Scorer scorer, Score before);

    /** A lock. */
    record Lock(LockResult landing) implements Play {
        @Override
        public Score apply(Scorer scorer, Score before) {
            return scorer.score(before, landing);
        }
    }

    /** A drop that is paid at once. */
    record Dropped(Drop drop) implements Play {
        @Override
        public Score apply(Scorer scorer, Score before) {
            return scorer.drop(before, drop);
        }
    }

    /** The entry of a piece. */
    record Enter() implements Play {
        @Override
        public Score apply(Scorer scorer, Score before) {
            return scorer.spawned(before);
        }
    }

    static Score all(Scorer scorer, Score start, String words) {
        var score = start;
        for (var play : parse(words)) {
            score = play.apply(scorer, score);
        }
        return score;
    }

    static List<Play> parse(String words) {
        return Arrays.stream(words.split(" ", -1)).map(Play::word).toList();
    }

    private static Play word(String word) {
        if (word.equals("enter")) {
            return new Enter();
        }
        var colon = word.indexOf(':');
        if (colon > 0) {
            var kind = Drop.Kind.valueOf(word.substring(0, colon).toUpperCase(Locale.ROOT));
            return new Dropped(new Drop(kind, Integer.parseInt(word.substring(colon + 1))));
        }
        var parts = word.split("@", -1);
        var landing = Landings.spin(spin(parts[0].charAt(0)), parts[0].charAt(1) - '0')
                .withPerfectClear(parts[0].endsWith("!"));
        for (var i = 1; i < parts.length; i++) {
            landing = detailed(landing, parts[i].charAt(0), Integer.parseInt(parts[i].substring(1)));
        }
        return new Lock(landing);
    }

    private static Spin spin(char letter) {
        return switch (letter) {
            case 'n' -> Spin.NONE;
            case 'm' -> Spin.MINI;
            case 'f' -> Spin.FULL;
            default -> throw new IllegalArgumentException("no such lock: " + letter);
        };
    }

    private static LockResult detailed(LockResult landing, char what, int number) {
        var descent = landing.drops();
        var pace = landing.time();
        return switch (what) {
            case 's' -> landing.withDrops(new DropSummary(number, true, descent.sonicRows(), descent.heldNanos()));
            case 'g' -> landing.withDrops(new DropSummary(number, false, descent.sonicRows(), descent.heldNanos()));
            case 'h' -> landing.withDrops(descent.withHeldNanos(nanos(number)));
            case 'z' -> landing.withDrops(descent.withSonicRows(number));
            case 'a' -> landing.withTime(new PieceTime(nanos(number), pace.restedNanos(), pace.elapsedNanos()));
            case 'r' -> landing.withTime(new PieceTime(pace.activeNanos(), nanos(number), pace.elapsedNanos()));
            case 'e' -> landing.withTime(new PieceTime(pace.activeNanos(), pace.restedNanos(), nanos(number)));
            case 'y' -> Landings.inRow(landing, number);
            default -> throw new IllegalArgumentException("no such detail: " + what);
        };
    }

    private static long nanos(int frames) {
        return frames * 1_000_000_000L / 60;
    }
}
