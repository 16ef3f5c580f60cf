package io.github.wallkick.cli;

import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
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
        throw new ParameterException(spec.commandLine(), "a subcommand is missing: show or check");
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
