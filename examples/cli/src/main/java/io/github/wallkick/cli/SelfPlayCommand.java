package io.github.wallkick.cli;

import io.github.wallkick.simulation.Players;
import io.github.wallkick.simulation.SelfPlay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
    private static final String RANDOM = "random";
    private static final String SKILLED = "dellacherie";
    /** Without {@code --player} the skilled player, whose games are hundreds of times as long, plays one game in so many. */
    private static final int GAMES_PER_SKILLED_GAME = 1000;

    private static final int DEFAULT_RECORDED = 8;

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
            completionCandidates = PlayerNames.class,
            description = "The player: ${COMPLETION-CANDIDATES}. Without it both: " + RANDOM
                    + " plays all games, a stress test"
                    + " of the rules, and " + SKILLED + ", who plays well, one for every " + GAMES_PER_SKILLED_GAME
                    + " of them.")
    private Optional<String> player = Optional.empty();

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

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description = "Write a line for each game as it ends; - is standard output, in place of the table.")
    private Optional<Path> csv = Optional.empty();

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "Write the figures; - is standard output, in place of the table.")
    private Optional<Path> json = Optional.empty();

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description =
                    "Write a page with charts and a player of frames; - is standard output, in place of the table.")
    private Optional<Path> report = Optional.empty();

    @Option(
            names = "--record",
            paramLabel = "N",
            description =
                    "Games of each player to record for the page: the shortest, the longest, the one with most lines,"
                            + " then from the first on. Default: " + DEFAULT_RECORDED + ".")
    private Optional<Integer> record = Optional.empty();

    @Override
    public Integer call() throws IOException {
        try {
            checkRecord();
            var played = played();
            if (replay.isPresent()) {
                print(run(player.orElse(RANDOM), games), replay.get());
            } else {
                play(played, runs());
            }
            return 0;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private void checkRecord() {
        if (record.isPresent() && report.isEmpty()) {
            throw new IllegalArgumentException("--record must come with --report, which it is for");
        }
        if (record.filter(number -> number < 0).isPresent()) {
            throw new IllegalArgumentException("the number of recorded games must be at least 0: " + record.get());
        }
    }

    private Played played() {
        var arguments = spec.root().commandLine().getParseResult().originalArgs();
        return new Played(Version.text(), arguments, rules.lines());
    }

    /** A player and the games to play. */
    record PlayerRun(String player, SelfPlay run) {}

    /** The runs that the options ask for. */
    List<PlayerRun> runs() {
        if (player.isPresent() || rules.isRuleset()) {
            var name = player.orElse(RANDOM);
            return List.of(new PlayerRun(name, run(name, games)));
        }
        return List.of(
                new PlayerRun(RANDOM, run(RANDOM, games)),
                new PlayerRun(SKILLED, run(SKILLED, Math.max(1, games / GAMES_PER_SKILLED_GAME))));
    }

    private SelfPlay run(String name, int number) {
        var run =
                rules.run(Players.named(name)).withGames(number).withSeed(seed).withChecked(check);
        return threads.map(run::withThreads).orElse(run);
    }

    private void print(SelfPlay run, int game) {
        var out = spec.commandLine().getOut();
        run.game(game).map(FrameText::of).forEach(out::println);
        out.flush();
    }

    private void play(Played played, List<PlayerRun> runs) throws IOException {
        var out = spec.commandLine().getOut();
        try (var outputs = new Outputs(out)) {
            var lines = outputs.open("--csv", csv);
            var figures = outputs.open("--json", json);
            var page = outputs.open("--report", report);
            var table = lines.isPresent()
                    ? Optional.of(new CsvReport(
                            lines.get(), !runs.get(0).run().ruleset().isUntimed()))
                    : Optional.<CsvReport>empty();
            var outcomes = new ArrayList<Outcome>();
            for (var run : runs) {
                outcomes.add(outcome(run, table, page.isPresent() ? record.orElse(DEFAULT_RECORDED) : 0));
            }
            if (!outputs.takeStandardOutput()) {
                out.print(TableReport.of(played, outcomes));
                out.flush();
            }
            if (table.isPresent()) {
                table.get().complete();
            }
            if (figures.isPresent()) {
                figures.get().complete(JsonReport.of(played, outcomes));
            }
            if (page.isPresent()) {
                page.get().complete(HtmlReport.of(played, outcomes));
            }
        }
    }

    private Outcome outcome(PlayerRun run, Optional<CsvReport> table, int recorded) throws IOException {
        if (!Terminal.isInteractive()) {
            return outcome(run, run.run(), table, recorded);
        }
        try (var bar = new ProgressBar(spec.commandLine().getErr())) {
            return outcome(run, run.run().withProgress(bar), table, recorded);
        }
    }

    private static Outcome outcome(PlayerRun run, SelfPlay told, Optional<CsvReport> table, int recorded)
            throws IOException {
        var notable = new NotableGames(recorded);
        if (table.isEmpty() && recorded == 0) {
            return new Outcome(run.player(), run.run(), told.run(), notable.results());
        }
        try {
            var report = told.run(result -> {
                table.ifPresent(csv -> csv.add(run.player(), result));
                notable.add(result);
            });
            return new Outcome(run.player(), run.run(), report, notable.results());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** The names of the players, for the help page. */
    static final class PlayerNames extends RuleOptions.Names {
        PlayerNames() {
            super(Players.names());
        }
    }
}
