package io.github.wallkick.cli;

import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.rotation.KickFinding;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.KickTables;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The subcommand {@code kicks}: tables of wall kicks shown, examined, compared and converted. */
@Command(
        name = "kicks",
        description =
                "Shows, examines, compares and converts tables of wall kicks, given by name or as a kick-properties file.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class KicksCommand implements Runnable {
    /** The exit code of a linter that found something, and of a comparison that found a difference. */
    static final int FOUND = 1;

    private static final String TABLE = "A name (${COMPLETION-CANDIDATES}) or a kick-properties file.";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--shapes",
            paramLabel = "NAME",
            defaultValue = "srs",
            scope = picocli.CommandLine.ScopeType.INHERIT,
            description = "The rotation system whose shapes a file is about: ${COMPLETION-CANDIDATES}. Default:"
                    + " ${DEFAULT-VALUE}.",
            completionCandidates = RuleOptions.RotationNames.class)
    private String shapes = "";

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a subcommand is missing: show, lint, diff or convert");
    }

    @Command(
            name = "show",
            description = "Prints the tests of every turn, for people; @ marks a kick that makes a T-spin full.",
            mixinStandardHelpOptions = true)
    int show(
            @Parameters(paramLabel = "TABLE", description = TABLE, completionCandidates = TableNames.class)
                    String table) {
        return answer(() -> {
            var system = system();
            print(shown(KickFiles.find(table, system), system));
            return 0;
        });
    }

    @Command(
            name = "lint",
            description = {
                "Looks for likely mistakes: slips of sign, missing mirror images, tests that never fit, turns that drift,"
                        + " kicks that cannot be undone. Good tables have some of them on purpose.",
                "The exit code is 1 if something was found."
            },
            mixinStandardHelpOptions = true)
    int lint(
            @Parameters(paramLabel = "TABLE", description = TABLE, completionCandidates = TableNames.class)
                    String table) {
        return answer(() -> {
            var system = system();
            return tell(KickTables.lint(KickFiles.find(table, system), system));
        });
    }

    @Command(
            name = "diff",
            description = {
                "Names the turns in which two tables differ, with the first test that does.",
                "The exit code is 1 if there is a difference."
            },
            mixinStandardHelpOptions = true)
    int diff(
            @Parameters(paramLabel = "TABLE", description = TABLE, completionCandidates = TableNames.class) String one,
            @Parameters(paramLabel = "OTHER", description = "The table to compare it with.") String other) {
        return answer(() -> {
            var system = system();
            return tell(KickTables.diff(KickFiles.find(one, system), KickFiles.find(other, system), system.types()));
        });
    }

    @Command(
            name = "convert",
            description = "Writes a table for programs: as a kick-properties file, or in the library's own notation.",
            mixinStandardHelpOptions = true)
    int convert(
            @Parameters(paramLabel = "TABLE", description = TABLE, completionCandidates = TableNames.class)
                    String table,
            @Option(
                            names = "--to",
                            paramLabel = "FORMAT",
                            defaultValue = "PROPERTIES",
                            description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
                    Format to,
            @Option(names = "--y-down", description = "The table counts rows downwards: turn its signs round.")
                    boolean yDown) {
        return answer(() -> {
            var system = system();
            var found = KickFiles.find(table, system);
            var kicks = yDown
                    ? KickTables.builder(system.types()).include(found).yDown().build()
                    : found;
            print(to == Format.PROPERTIES ? KickTables.formatProperties(kicks, system) : kicks.text() + "\n");
            return 0;
        });
    }

    /** What a table can be converted to. */
    enum Format {
        PROPERTIES,
        TEXT
    }

    private RotationSystem system() {
        return RotationSystems.named(shapes);
    }

    private int answer(Answer answer) {
        try {
            return answer.give();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    @FunctionalInterface
    private interface Answer {
        int give();
    }

    private int tell(List<KickFinding> findings) {
        findings.forEach(finding -> print(finding + "\n"));
        return findings.isEmpty() ? 0 : FOUND;
    }

    private void print(String text) {
        var out = spec.commandLine().getOut();
        out.print(text);
        out.flush();
    }

    /** The turns of each type; types with the same tests stand together. */
    private static String shown(KickTable table, RotationSystem system) {
        var types = new LinkedHashMap<String, StringBuilder>();
        for (var type : system.types()) {
            types.computeIfAbsent(turns(table, type), turns -> new StringBuilder())
                    .append(type.symbol());
        }
        return types.entrySet().stream()
                .map(entry -> entry.getValue() + "\n" + entry.getKey())
                .collect(Collectors.joining("\n"));
    }

    private static String turns(KickTable table, PieceType type) {
        var text = new StringBuilder();
        for (var from : Orientation.values()) {
            for (var to : Orientation.values()) {
                var kicks = table.kicks(type, from, to);
                if (from != to && !kicks.isEmpty()) {
                    text.append(String.format(Locale.ROOT, "  %c%c ", from.symbol(), to.symbol()));
                    for (var kick = 0; kick < kicks.size(); kick++) {
                        text.append(table.makesFullSpin(type, from, to, kick) ? " @" : " ");
                        text.append(test(kicks.get(kick)));
                    }
                    text.append('\n');
                }
            }
        }
        return text.toString();
    }

    private static String test(Offset offset) {
        return "(" + signed(offset.dx()) + "," + signed(offset.dy()) + ")";
    }

    private static String signed(int number) {
        return (number > 0 ? "+" : "") + number;
    }

    /** The names of the tables, for the help page. */
    static final class TableNames extends RuleOptions.Names {
        TableNames() {
            super(KickTables.names());
        }
    }
}
