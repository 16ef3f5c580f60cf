package io.github.wallkick.cli;

import io.github.wallkick.simulation.Players;
import io.github.wallkick.simulation.SelfPlay;
import io.github.wallkick.simulation.SelfPlayReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The subcommand {@code selfplay}: many games, and what they show. */
@Command(
        name = "selfplay",
        description = "Plays games by itself and reports what it saw.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class SelfPlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "" + SelfPlay.DEFAULT_GAMES,
            description = "Number of games. Default: ${DEFAULT-VALUE}.")
    private int games;

    @Option(
            names = "--player",
            paramLabel = "NAME",
            defaultValue = "random",
            completionCandidates = PlayerNames.class,
            description =
                    "Who plays: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}, the only one with --ruleset.")
    private String player = "";

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "0",
            description = "What all chance comes from: the same seed, the same games. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Mixin
    private RuleOptions rules = new RuleOptions();

    @Option(names = "--threads", paramLabel = "N", description = "Threads to play on. Default: all processors.")
    private Optional<Integer> threads = Optional.empty();

    @Option(
            names = {"--check", "--debug"},
            description = "Check the invariants at every input and lock.")
    private boolean check;

    @Option(
            names = "--replay",
            paramLabel = "GAME",
            description = "Print the frames of one game, numbered from 0, and nothing else.")
    private Optional<Integer> replay = Optional.empty();

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a line for each game.")
    private Optional<Path> csv = Optional.empty();

    @Option(names = "--json", paramLabel = "FILE", description = "Write the figures.")
    private Optional<Path> json = Optional.empty();

    @Option(names = "--report", paramLabel = "FILE", description = "Write a page with charts and a player of frames.")
    private Optional<Path> report = Optional.empty();

    @Option(
            names = "--record",
            paramLabel = "N",
            defaultValue = "8",
            description =
                    "Games to record for the page: the shortest, the longest, the one with most lines, then from the"
                            + " first on. Default: ${DEFAULT-VALUE}.")
    private int record;

    @Override
    public Integer call() throws IOException {
        var run = run();
        if (replay.isPresent()) {
            print(run, replay.get());
        } else {
            play(run);
        }
        return 0;
    }

    private SelfPlay run() {
        try {
            if (record < 0) {
                throw new IllegalArgumentException("the number of recorded games must be at least 0: " + record);
            }
            var run = SelfPlay.of(rules.contest(player))
                    .withGames(games)
                    .withSeed(seed)
                    .withChecked(check);
            return threads.map(run::withThreads).orElse(run);
        } catch (IllegalArgumentException e) {
            throw badOption(e);
        }
    }

    private void print(SelfPlay run, int game) {
        var out = spec.commandLine().getOut();
        try {
            run.game(game).map(FrameText::of).forEach(out::println);
        } catch (IllegalArgumentException e) {
            throw badOption(e);
        }
        out.flush();
    }

    private void play(SelfPlay run) throws IOException {
        try (var outputs = new Outputs()) {
            outputs.open(csv, CsvReport::of);
            outputs.open(json, result -> JsonReport.of(run, player, result));
            outputs.open(report, result -> HtmlReport.of(run, player, result, record));
            var result = played(run);
            var out = spec.commandLine().getOut();
            out.print(TableReport.of(run, player, result));
            out.flush();
            outputs.write(result);
        }
    }

    private SelfPlayReport played(SelfPlay run) {
        if (!Terminal.isInteractive()) {
            return run.run();
        }
        try (var bar = new ProgressBar(spec.commandLine().getErr())) {
            return run.withProgress(bar).run();
        }
    }

    private ParameterException badOption(IllegalArgumentException error) {
        return new ParameterException(spec.commandLine(), String.valueOf(error.getMessage()), error);
    }

    /** The names of the players, for the help page. */
    static final class PlayerNames extends RuleOptions.Names {
        PlayerNames() {
            super(Players.names());
        }
    }
}
