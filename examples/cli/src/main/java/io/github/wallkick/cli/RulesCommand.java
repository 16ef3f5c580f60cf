package io.github.wallkick.cli;

import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.notation.NullpominoRule;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The subcommand {@code rules}: rulesets as text, to start a file of one's own from. */
@Command(
        name = "rules",
        description =
                "Shows rulesets as text, which a file of rules of your own may start from, and checks such files.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class RulesCommand implements Runnable {
    private static final String RULES = "A name (${COMPLETION-CANDIDATES}) or a file of rules.";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a subcommand is missing: show, check or import");
    }

    @Command(
            name = "show",
            description = "Prints every part of a ruleset, a line each.",
            mixinStandardHelpOptions = true)
    int show(
            @Parameters(
                            paramLabel = "RULES",
                            description = RULES,
                            completionCandidates = RuleOptions.RulesetNames.class)
                    String rules) {
        print(find(rules).text());
        return 0;
    }

    @Command(
            name = "check",
            description = "Reads a ruleset and prints its name and its fingerprint, or what is wrong with it.",
            mixinStandardHelpOptions = true)
    int check(
            @Parameters(
                            paramLabel = "RULES",
                            description = RULES,
                            completionCandidates = RuleOptions.RulesetNames.class)
                    String rules) {
        var found = find(rules);
        print(found.name() + " " + found.fingerprint() + System.lineSeparator());
        return 0;
    }

    @Command(
            name = "import",
            description = {
                "Makes a file of rules out of a rule file of NullpoMino (.rul) and prints it.",
                "What it could not carry over stands in lines that begin with #, before the rules."
            },
            mixinStandardHelpOptions = true)
    int importRule(
            @Parameters(paramLabel = "FILE", description = "A rule file of NullpoMino, or - for standard input.")
                    String file,
            @Option(
                            names = "--mode",
                            paramLabel = "RULES",
                            defaultValue = "guideline",
                            description =
                                    "The rules that decide what a rule file does not say, such as gravity and scores:"
                                            + " a name (${COMPLETION-CANDIDATES}) or a file of rules. Default: ${DEFAULT-VALUE}.",
                            completionCandidates = RuleOptions.RulesetNames.class)
                    String mode) {
        try {
            NullpominoRule rule = TextFiles.read(file, "a NullpoMino rule", NullpominoRule::parse);
            var read = rule.ruleset(find(mode));
            for (var note : read.notes()) {
                print(note.outcome() == NullpominoRule.Outcome.CARRIED ? "" : "# " + oneLine(note.toString()) + "\n");
            }
            print(read.ruleset().text());
            return 0;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private static String oneLine(String text) {
        return text.replaceAll("[\\p{Cntrl}\u2028\u2029]+", " ");
    }

    private Ruleset find(String nameOrFile) {
        try {
            return Rulesets.names().contains(nameOrFile)
                    ? Rulesets.named(nameOrFile)
                    : TextFiles.read(Path.of(nameOrFile), "rules", Ruleset::parse);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private void print(String text) {
        var out = spec.commandLine().getOut();
        out.print(text);
        out.flush();
    }
}
