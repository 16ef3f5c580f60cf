package io.github.wallkick.cli;

import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.hardware.BuzzerPort;
import io.github.wallkick.hardware.LatchedButtons;
import io.github.wallkick.hardware.Port;
import io.github.wallkick.hardware.PortException;
import io.github.wallkick.hardware.Ports;
import io.github.wallkick.hardware.Tone;
import io.github.wallkick.input.Handling;
import io.github.wallkick.input.Handlings;
import io.github.wallkick.input.PlaySession;
import io.github.wallkick.play.GameLoop;
import io.github.wallkick.play.PlaySettings;
import io.github.wallkick.play.ScoreFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The subcommand {@code play}: the game in a terminal. */
@Command(
        name = "play",
        description = "Plays in the terminal.",
        footer = {
            "",
            "Keys: left, right, down; up or x turn clockwise, z counterclockwise, a half;",
            "space drops, c holds, p or Esc pauses, r begins anew, q leaves."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class PlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            defaultValue = "guideline",
            completionCandidates = RuleOptions.RulesetNames.class,
            description = "The rules: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private String ruleset = "";

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description = "Rules in a file, in place of --ruleset. Start it with: wallkick rules show NAME.")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--handling",
            paramLabel = "NAME",
            completionCandidates = HandlingNames.class,
            description = "How held keys feel: ${COMPLETION-CANDIDATES}. Default: that of the rules, or guideline.")
    private Optional<String> handling = Optional.empty();

    @Option(names = "--level", paramLabel = "N", description = "Level to start at.")
    private Optional<Integer> level = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the first game. Default: by the clock.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Writes the last game, which wallkick replay plays back.")
    private Optional<Path> record = Optional.empty();

    @Option(
            names = "--scores",
            paramLabel = "FILE",
            description = "Where the ten best scores are kept. Default: scores.txt in $XDG_DATA_HOME/wallkick or"
                    + " ~/.local/share/wallkick.")
    private Optional<Path> scores = Optional.empty();

    /** The names of the handlings, for the help page. */
    static final class HandlingNames extends RuleOptions.Names {
        HandlingNames() {
            super(Handlings.names());
        }
    }

    /** The last game that somebody has played a piece of. */
    private static final class LastGame implements GameLoop.Listener {
        private Optional<PlaySession> session = Optional.empty();

        @Override
        public void played(PlaySession.Step step) {
            if (step.next().game().score().pieces() > 0) {
                session = Optional.of(step.next());
            }
        }
    }

    @Override
    public Integer call() throws IOException {
        var last = new LastGame();
        try {
            var settings = settings();
            var store = new ScoreFile(scores.orElseGet(PlayCommand::ownScores));
            try (var output = record.isPresent()
                    ? OutputFile.open(record.get(), spec.commandLine().getOut())
                    : OutputFile.open(
                            OutputFile.STANDARD_OUTPUT, spec.commandLine().getOut())) {
                try (var terminal = GameTerminal.take()) {
                    play(terminal, settings, store, last);
                }
                if (record.isPresent() && last.session.isPresent()) {
                    output.complete(last.session.get().replay().text());
                }
            }
            tell(settings, store, last.session);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
        return 0;
    }

    private PlaySettings settings() {
        var rules = file.map(path -> TextFiles.read(path, "rules", Ruleset::parse))
                .orElseGet(() -> Rulesets.named(ruleset));
        var levelled = level.map(rules::withLevel).orElse(rules);
        var name = rules.name();
        return PlaySettings.of(levelled)
                .withHandling(handling(name))
                .withTable(name.matches("[A-Za-z0-9_-]{1,40}") ? name : "own-rules");
    }

    private Handling handling(String rules) {
        return handling.map(Handlings::named)
                .orElseGet(() -> Handlings.names().contains(rules) ? Handlings.named(rules) : Handlings.guideline());
    }

    private static Path ownScores() {
        var data = Optional.ofNullable(System.getenv("XDG_DATA_HOME"))
                .filter(path -> !path.isEmpty())
                .map(Path::of)
                .orElseGet(() -> Path.of(System.getProperty("user.home"), ".local", "share"));
        return data.resolve("wallkick").resolve("scores.txt");
    }

    private void play(GameTerminal terminal, PlaySettings settings, ScoreFile store, LastGame last) {
        var buttons = new LatchedButtons("keyboard", TerminalKeys.existing());
        var keys = new TerminalKeys(buttons, terminal.tellsReleases());
        var ports = new Ports(buttons, terminal, new NoBuzzer(), store);
        openQuietly(store);
        var loop = GameLoop.of(ports, settings, seed.orElseGet(System::nanoTime), last);
        var isLeft = false;
        var before = System.nanoTime();
        while (!isLeft && !terminal.isLeft()) {
            var key = terminal.key();
            var now = System.nanoTime();
            keys.advance(now - before);
            switch (keys.key(key)) {
                case QUIT -> isLeft = true;
                case RESTART -> loop.restart();
                case REDRAW -> terminal.redraw();
                default -> {}
            }
            loop.step(now - before);
            before = now;
            terminal.say(message(loop, store, settings.table()));
            terminal.redrawIfResized();
        }
    }

    /** The loop tells if the scores cannot be read, and tries again. */
    private static void openQuietly(Port store) {
        try {
            store.open();
        } catch (PortException e) {
            return;
        }
    }

    private static List<String> message(GameLoop loop, ScoreFile store, String table) {
        var words = new ArrayList<String>();
        if (loop.session().game().isOver()) {
            words.addAll(List.of("", "game over", ""));
            var rank = 1;
            for (var points : top(store, table)) {
                words.add(String.format("%2d %9d", rank++, points));
            }
            words.addAll(List.of("", "r again   q leave", ""));
        } else if (loop.isPaused()) {
            words.addAll(List.of("", "paused", "p goes on", ""));
        }
        loop.trouble().ifPresent(trouble -> words.add(String.valueOf(trouble.getMessage())));
        return words;
    }

    private static List<Long> top(ScoreFile store, String table) {
        try {
            return store.top(table);
        } catch (PortException e) {
            return List.of();
        }
    }

    /** What came of it, on the terminal as it was before. */
    private void tell(PlaySettings settings, ScoreFile store, Optional<PlaySession> session) {
        var out = spec.commandLine().getOut();
        session.ifPresent(last -> {
            var score = last.game().score();
            out.printf(
                    "%s: %d points, %d lines, level %d%n",
                    settings.ruleset().name(), score.points(), score.lines(), score.level());
        });
        top(store, settings.table()).stream().findFirst().ifPresent(best -> out.printf("best score: %d%n", best));
        out.flush();
    }

    /** A terminal's bell is no pleasure. */
    private static final class NoBuzzer implements BuzzerPort {
        @Override
        public void play(Tone tone) {
            // nothing to hear
        }

        @Override
        public Sound sound() {
            return Sound.NONE;
        }

        @Override
        public String name() {
            return "no buzzer";
        }

        @Override
        public void open() {
            // nothing to open
        }

        @Override
        public void close() {
            // nothing to close
        }
    }
}
