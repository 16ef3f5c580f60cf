package io.github.wallkick.cli;

import io.github.wallkick.board.GarbageCell;
import io.github.wallkick.board.Palette;
import io.github.wallkick.game.Transition;
import io.github.wallkick.hardware.Picture;
import io.github.wallkick.notation.Playback;
import io.github.wallkick.notation.Replay;
import io.github.wallkick.play.Pictures;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The subcommand {@code replay}: plays a recorded game back in the terminal. */
@Command(
        name = "replay",
        description = "Plays a recorded game back in the terminal.",
        footer = {
            "",
            "Keys: p or space stops and goes on, right and left go five seconds, . and , one action,",
            "up and down change the speed, 0 goes to the beginning, q leaves."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class ReplayCommand implements Callable<Integer> {
    private static final long SKIP_NANOS = 5_000_000_000L;
    private static final int PERCENT = 100;
    private static final int MIN_PERCENT = 6;
    private static final int MAX_PERCENT = 6400;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "The recording, as wallkick play --record writes it.")
    private Path file = Path.of("");

    @Option(
            names = "--speed",
            paramLabel = "PERCENT",
            defaultValue = "100",
            description = "How fast, 6 to 6400 percent. Default: ${DEFAULT-VALUE}.")
    private int speed;

    @Option(names = "--end", description = "Only checks the recording and tells how it ends; needs no terminal.")
    private boolean end;

    /**
     * A moment of a recording with its colours.
     *
     * @param playback the moment
     * @param palette the colours of the board
     */
    record Moment(Playback playback, Palette palette) {
        static Moment start(Replay replay) {
            var playback = replay.playback();
            return new Moment(playback, Palette.of(playback.game().board(), GarbageCell.GARBAGE));
        }

        Moment advance(long nanos) {
            var step = playback.advance(nanos);
            var game = step.next().game();
            return new Moment(step.next(), new Transition(game, step.events()).palette(palette));
        }

        /** Another moment, sooner or later. */
        Moment at(long nanos) {
            var from = nanos < playback.nanos() ? start(playback.replay()) : this;
            return from.advance(Math.max(0, nanos - from.playback().nanos()));
        }

        /** The moment of the next action, or of the one before. */
        Moment step(int direction) {
            var actions = playback.replay().actions();
            var now = playback.nanos();
            var target = direction > 0
                    ? actions.stream()
                            .mapToLong(each -> each.atNanos())
                            .filter(at -> at > now)
                            .findFirst()
                    : actions.stream()
                            .mapToLong(each -> each.atNanos())
                            .filter(at -> at < now)
                            .max();
            return at(target.orElse(direction > 0 ? playback.replay().lengthNanos() : 0));
        }

        Picture picture(boolean isStopped) {
            var status = playback.isOver() || playback.game().isOver()
                    ? Picture.Status.OVER
                    : isStopped ? Picture.Status.PAUSED : Picture.Status.PLAYING;
            return Pictures.of(playback.game(), palette, status);
        }
    }

    @Override
    public Integer call() {
        try {
            if (speed < MIN_PERCENT || speed > MAX_PERCENT) {
                throw new IllegalArgumentException(
                        "speed must be " + MIN_PERCENT + " to " + MAX_PERCENT + ": " + speed);
            }
            var replay = TextFiles.read(file, "a recording", Replay::parse);
            replay.verify().ifPresent(desync -> {
                throw new IllegalArgumentException("the recording does not play as it was recorded: " + desync.field()
                        + " differs after " + seconds(desync.atNanos()));
            });
            if (end) {
                tell(Moment.start(replay).advance(replay.lengthNanos()));
                return 0;
            }
            try (var terminal = GameTerminal.take()) {
                play(terminal, replay);
            }
            return 0;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private void tell(Moment moment) {
        var out = spec.commandLine().getOut();
        out.print(moment.picture(false));
        out.println(seconds(moment.playback().nanos()));
        out.flush();
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%d.%01d s", nanos / 1_000_000_000, nanos / 100_000_000 % 10);
    }

    private void play(GameTerminal terminal, Replay replay) {
        var moment = Moment.start(replay);
        var isStopped = false;
        var percent = speed;
        var before = System.nanoTime();
        while (!terminal.isLeft()) {
            var key = terminal.key();
            var now = System.nanoTime();
            var span = (now - before) / PERCENT * percent;
            before = now;
            switch (key) {
                case "q", "\u0003" -> {
                    return;
                }
                case "p", " " -> isStopped = !isStopped;
                case "\u001b[C" -> moment = moment.at(moment.playback().nanos() + SKIP_NANOS);
                case "\u001b[D" -> moment = moment.at(moment.playback().nanos() - SKIP_NANOS);
                case "\u001b[A" -> percent = Math.min(MAX_PERCENT, 2 * percent);
                case "\u001b[B" -> percent = Math.max(MIN_PERCENT, percent / 2);
                case "." -> {
                    isStopped = true;
                    moment = moment.step(1);
                }
                case "," -> {
                    isStopped = true;
                    moment = moment.step(-1);
                }
                case "0" -> moment = moment.at(0);
                default -> {}
            }
            moment = isStopped ? moment : moment.advance(span);
            terminal.show(moment.picture(isStopped));
            terminal.say(
                    moment.playback().isOver()
                            ? List.of("", "the end", "0 again   q leave", "")
                            : isStopped
                                    ? List.of(seconds(moment.playback().nanos()) + ", " + percent + " %")
                                    : List.of());
            terminal.redrawIfResized();
        }
    }
}
