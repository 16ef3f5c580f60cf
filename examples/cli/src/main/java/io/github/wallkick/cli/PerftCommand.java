package io.github.wallkick.cli;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.search.Perft;
import io.github.wallkick.search.PlacementSearch;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
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

    @Parameters(paramLabel = "QUEUE", description = "The pieces in their order, such as IOLJSZ.")
    private String queue = "";

    @Option(
            names = "--rotation",
            paramLabel = "NAME",
            defaultValue = "srs",
            completionCandidates = RuleOptions.RotationNames.class,
            description = "Rotation system: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private String rotation = "";

    @Option(
            names = "--spawn-row",
            paramLabel = "N",
            defaultValue = "19",
            description =
                    "Row of a new piece's lowest cell. Default: ${DEFAULT-VALUE}, as the published counts have it.")
    private int spawnRow;

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
            var pieces = pieces();
            var search = PlacementSearch.of(RotationSystems.named(rotation)).withSpawnRow(spawnRow);
            pieces.forEach(piece -> requireRoom(piece, search));
            if (divide) {
                divide(pieces, search, out);
            } else {
                count(pieces, search, out);
            }
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
        out.flush();
        return 0;
    }

    private void count(List<Tetromino> pieces, PlacementSearch search, PrintWriter out) {
        var threads = ManagementFactory.getThreadMXBean();
        for (var i = 0; i < repeat; i++) {
            var begin = threads.getCurrentThreadCpuTime();
            var nodes = Perft.count(Board.empty(), pieces, search);
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

    private static void divide(List<Tetromino> pieces, PlacementSearch search, PrintWriter out) {
        var counts = Perft.divide(Board.empty(), pieces, search);
        counts.forEach((piece, nodes) -> out.printf(Locale.ROOT, "%-12s %,d%n", piece, nodes));
        out.printf(
                Locale.ROOT,
                "%-12s %,d%n",
                "all",
                counts.values().stream().mapToLong(Long::longValue).sum());
    }

    private void requireRoom(Tetromino piece, PlacementSearch search) {
        var board = Board.empty();
        if (search.reachable(board, piece).isEmpty()) {
            throw new IllegalArgumentException(
                    "the spawn row must leave room for " + piece + " under row " + board.height() + ": " + spawnRow);
        }
    }

    private List<Tetromino> pieces() {
        if (queue.isEmpty()) {
            throw new IllegalArgumentException("a queue must have at least one piece");
        }
        return queue.chars().mapToObj(letter -> piece((char) letter)).toList();
    }

    private static Tetromino piece(char letter) {
        for (var type : Tetromino.values()) {
            if (type.symbol() == letter) {
                return type;
            }
        }
        throw new IllegalArgumentException("a queue must be made of the letters I O T S Z J L: " + letter);
    }
}
