package io.github.wallkick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.game.Game;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.randomizer.Randomizer;
import io.github.wallkick.randomizer.Randomizers;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scripted pads of any kind, frame by frame against the machine's own routines. */
class NesFramesTest {
    private static final int FRAMES = 2000;
    private static final int GAMES = 16;
    /** Rows at the bottom that lack one cell, so that some lines are cleared by chance. */
    private static final int FULL_BUT_ONE = 8;

    @ParameterizedTest
    @CsvSource({
        "false, 0",
        "false, 5",
        "false, 9",
        "false, 13",
        "false, 18",
        "false, 19",
        "false, 29",
        "true, 0",
        "true, 9",
        "true, 15",
        "true, 19"
    })
    void aPadOfAnyKindPlaysAsOnTheMachine(boolean pal, int level) {
        var lines = 0;
        for (var seed = 0; seed < GAMES; seed++) {
            lines += compare(pal, level, seed);
        }
        assertTrue(lines > 0, lines + " lines");
    }

    /** Plays a game both ways and returns its lines. */
    private static int compare(boolean pal, int level, int seed) {
        var rules = pal ? Rulesets.nesPal() : Rulesets.nesNtsc();
        var started = rules.withScoring(rules.scoring().withStartLevel(level));
        var handling = pal ? Handlings.nesPal() : Handlings.nesNtsc();
        var machine = new NesMachine(pal, level, deal(Randomizers.nesRom(seed)));
        var session = PlaySession.start(started, seed, Controller.of(KeyMap.classicPad(), handling));
        var board = session.game().board();
        for (var y = 0; y < FULL_BUT_ONE; y++) {
            for (var x = 0; x < 10; x++) {
                if (x != 4 + seed % 3) {
                    machine.fill(x, y);
                    board = board.withCell(x, y, true);
                }
            }
        }
        session = PlaySession.from(session.game().withBoard(board), session.controller());
        var pad = new Pad(seed);
        var rate = rules.timing().frames();
        for (var frame = 1; frame <= FRAMES; frame++) {
            var begin = rate.nanosAt(frame - 1L);
            var end = rate.nanosAt(frame);
            machine.frame(pad.bits);
            // the buttons of the next frame come at any time within this one
            var within = 1 + pad.random.nextLong(end - begin);
            pad.change();
            if (seed % 2 == 0) {
                pad.aim(machine.columnsToLowest());
            }
            session = session.at(pad.down(), within).next();
            session = session.at(session.controller().buttons(), end - begin - within)
                    .next();
            var at = "pal " + pal + ", level " + level + ", seed " + seed + ", frame " + frame;
            assertEquals(machine.seen(), seen(session.game()), at);
        }
        return session.game().score().lines();
    }

    private static String seen(Game game) {
        if (game.isOver()) {
            return "over";
        }
        if (game.piece().isEmpty()) {
            return "waiting";
        }
        Set<String> cells = game.piece().get().cells().stream()
                .map(cell -> cell.x() + "," + cell.y())
                .collect(Collectors.toSet());
        var rows = new StringBuilder();
        for (var y = 0; y < 22; y++) {
            for (var x = 0; x < 10; x++) {
                rows.append(game.board().isFilled(x, y) ? 'X' : '.');
            }
            rows.append('/');
        }
        var score = game.score();
        return NesMachine.seen(cells, rows.toString(), score.lines(), score.level(), score.points());
    }

    private static Supplier<String> deal(Randomizer first) {
        return new Supplier<>() {
            private Randomizer randomizer = first;

            @Override
            public String get() {
                var draw = randomizer.draw();
                randomizer = draw.next();
                return String.valueOf(draw.piece().symbol());
            }
        };
    }

    /** A pad in the hands of someone who presses anything, for a frame or for long. */
    private static final class Pad {
        private static final Button[] BUTTONS = {Button.LEFT, Button.RIGHT, Button.DOWN, Button.A, Button.B};

        private final SplittableRandom random;
        private final int[] framesLeft = new int[BUTTONS.length];
        private int bits;

        Pad(int seed) {
            random = new SplittableRandom(seed);
            change();
            bits = 0;
        }

        void change() {
            for (var i = 0; i < BUTTONS.length; i++) {
                if (framesLeft[i]-- <= 0) {
                    bits ^= 1 << i;
                    framesLeft[i] = random.nextInt(random.nextBoolean() ? 4 : 60);
                }
            }
        }

        /** Taps towards a column, and down there. */
        void aim(int columns) {
            var towards = columns < 0 ? NesMachine.LEFT : columns > 0 ? NesMachine.RIGHT : NesMachine.DOWN;
            bits = random.nextInt(3) == 0
                    ? bits
                    : random.nextInt(8) == 0 ? NesMachine.A : bits == towards ? 0 : towards;
        }

        ButtonSet down() {
            var down = ButtonSet.NONE;
            for (var i = 0; i < BUTTONS.length; i++) {
                down = (bits & 1 << i) != 0 ? down.with(BUTTONS[i]) : down;
            }
            return down;
        }
    }
}
