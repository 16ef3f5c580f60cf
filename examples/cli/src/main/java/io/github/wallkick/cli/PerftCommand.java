package io.github.wallkick.cli;

import io.github.wallkick.board.Board;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.search.Perft;
import io.github.wallkick.search.PlacementSearch;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The subcommand {@code perft}: reachable placements counted to the depth of a queue, as move generators are compared. */
@Command(
        name = "perft",
        description = "Counts the reachable placements of a queue of pieces from an empty board.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class PerftCommand implements Callable<Integer> {
    private static final double NANOS_PER_SECOND = 1e9;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private static final String SRS = "srs";
    private static final int PUBLISHED_ROW = 19;

    @Parameters(paramLabel = "QUEUE", description = "The pieces in their order, such as IOLJSZ.")
    private String queue = "";

    @Option(
            names = "--rotation",
            paramLabel = "NAME",
            completionCandidates = RuleOptions.RotationNames.class,
            description = "Rotation system: ${COMPLETION-CANDIDATES}. Default: " + SRS + ".")
    private Optional<String> rotation = Optional.empty();

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description =
                    "Count on the board, with the pieces, kicks, entrance and inputs of the rules in a file, in place of"
                            + " --rotation. Start it with: wallkick rules show NAME.")
    private Optional<Path> rules = Optional.empty();

    @Option(
            names = "--spawn-row",
            paramLabel = "N",
            description = "Row of a new piece's lowest cell. Default: " + PUBLISHED_ROW
                    + ", as the published counts have it; with --rules, where the rules let it in.")
    private Optional<Integer> spawnRow = Optional.empty();

    @Option(
            names = "--repeat",
            paramLabel = "N",
            defaultValue = "1",
            description = "How often to count; the first times warm the machine up. Default: ${DEFAULT-VALUE}.")
    private int repeat;

    @Option(names = "--divide", description = "Tell the count apart by the first placement.")
    private boolean divide;

    @Override
    public Integer call() {
        var out = spec.commandLine().getOut();
        try {
            if (repeat < 1) {
                throw new IllegalArgumentException("the number of repetitions must be at least 1: " + repeat);
            }
            var counted = counted();
            var pieces = pieces(counted.system());
            pieces.forEach(piece -> requireRoom(counted, piece));
            if (divide) {
                divide(counted, pieces, out);
            } else {
                count(counted, pieces, out);
            }
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
        out.flush();
        return 0;
    }

    /** What the counts are made on: an empty board, the pieces, and how they are searched. */
    private record Counted(Board board, RotationSystem system, PlacementSearch search) {}

    private Counted counted() {
        if (rules.isEmpty()) {
            var system = RotationSystems.named(rotation.orElse(SRS));
            var search = PlacementSearch.of(system).withSpawnRow(spawnRow.orElse(PUBLISHED_ROW));
            return new Counted(Board.empty(), system, search);
        }
        if (rotation.isPresent()) {
            throw new IllegalArgumentException("--rotation cannot be given with --rules: the file decides it");
        }
        var ruleset = TextFiles.read(rules.get(), "rules", Ruleset::parse);
        var search = PlacementSearch.of(ruleset.rotation()).withInputs(ruleset.inputs());
        return new Counted(
                Board.empty(ruleset.size()),
                ruleset.rotation(),
                spawnRow.map(search::withSpawnRow).orElse(search));
    }

    private void count(Counted counted, List<PieceType> pieces, PrintWriter out) {
        var threads = ManagementFactory.getThreadMXBean();
        for (var i = 0; i < repeat; i++) {
            var begin = threads.getCurrentThreadCpuTime();
            var nodes = Perft.count(counted.board(), pieces, counted.search());
            var seconds = (threads.getCurrentThreadCpuTime() - begin) / NANOS_PER_SECOND;
            out.printf(
                    Locale.ROOT,
                    "%s %,d nodes, %.3f s CPU, %,.0f nodes per second%n",
                    queue,
                    nodes,
                    seconds,
                    nodes / seconds);
            out.flush();
        }
    }

    private static void divide(Counted counted, List<PieceType> pieces, PrintWriter out) {
        var counts = Perft.divide(counted.board(), pieces, counted.search());
        counts.forEach((piece, nodes) -> out.printf(Locale.ROOT, "%-12s %,d%n", piece, nodes));
        out.printf(
                Locale.ROOT,
                "%-12s %,d%n",
                "all",
                counts.values().stream().mapToLong(Long::longValue).sum());
    }

    private void requireRoom(Counted counted, PieceType piece) {
        if (counted.search().reachable(counted.board(), piece).isEmpty()) {
            throw new IllegalArgumentException("the spawn row must leave room for " + piece + " under row "
                    + counted.board().height() + ": "
                    + spawnRow.map(String::valueOf).orElse("as in the rules"));
        }
    }

    private List<PieceType> pieces(RotationSystem system) {
        if (queue.isEmpty()) {
            throw new IllegalArgumentException("a queue must have at least one piece");
        }
        return queue.chars().mapToObj(letter -> piece(system, (char) letter)).toList();
    }

    private static PieceType piece(RotationSystem system, char letter) {
        for (var type : system.types()) {
            if (type.symbol() == letter) {
                return type;
            }
        }
        var letters = system.types().stream()
                .map(type -> String.valueOf(type.symbol()))
                .collect(Collectors.joining(" "));
        throw new IllegalArgumentException("a queue must be made of the letters " + letters + ": " + letter);
    }
}
