package io.github.wallkick.notation;

import io.github.wallkick.TestData;
import io.github.wallkick.game.Action;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.piece.Input;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The game whose replay under each ruleset is kept: it must be played the same for ever. Its main method writes the replays
 * again, which is a breaking change for everyone who has kept one.
 */
final class GoldenGame {
    private static final long SEED = 20_260_101;
    private static final int MOVES = 400;
    private static final int PIECES_PER_CHECKPOINT = 4;
    private static final long LONGEST_WAIT = 450_000_000;

    private GoldenGame() {}

    public static void main(String[] folder) throws IOException {
        for (var name : Rulesets.names()) {
            Files.writeString(
                    Path.of(folder[0], file(name)), play(Rulesets.named(name)).text());
        }
    }

    static String file(String name) {
        return "golden-" + name + ".txt";
    }

    static String kept(String name) {
        return TestData.text(GoldenGame.class, file(name));
    }

    static List<Ruleset> known() {
        return Rulesets.names().stream().map(Rulesets::named).toList();
    }

    /** Any inputs at any times, a hard drop or a long soft drop now and then, and some garbage. */
    static Replay play(Ruleset rules) {
        var dice = new SplittableRandom(SEED);
        var inputs = Input.values();
        var recording = Recording.start(rules, SEED, PIECES_PER_CHECKPOINT);
        for (var i = 0; i < MOVES; i++) {
            recording = recording.advance(dice.nextLong(LONGEST_WAIT)).next();
            var input = inputs[dice.nextInt(inputs.length)];
            recording = switch (dice.nextInt(8)) {
                case 0 -> recording.press(Input.SOFT_DROP).next();
                case 1 -> recording.release(Input.SOFT_DROP).next();
                case 2 -> recording.press(input).next();
                case 3 -> recording.release(input).next();
                case 4 ->
                    dice.nextInt(8) == 0
                            ? recording.apply(new Action.Receive(1)).next()
                            : recording;
                default -> recording.apply(input).next();
            };
        }
        return recording.replay();
    }
}
