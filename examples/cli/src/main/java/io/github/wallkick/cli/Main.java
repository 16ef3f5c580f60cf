package io.github.wallkick.cli;

import java.io.PrintWriter;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code wallkick}, whose subcommands do the work. */
@Command(
        name = "wallkick",
        description = "Falling-block games that play themselves.",
        subcommands = {SelfPlayCommand.class, PerftCommand.class},
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class Main implements Runnable {
    static final int FAILURE = 1;
    static final int BAD_OPTIONS = 2;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /**
     * Runs the command and ends the process with its exit code: 0 if all went well, 1 if it could not be done, 2 if the
     * options make no sense.
     *
     * @param args the command line
     */
    public static void main(String... args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main())
                .setParameterExceptionHandler(
                        (error, args) -> complain(error.getCommandLine(), text(error) + " (see --help)", BAD_OPTIONS))
                .setExecutionExceptionHandler((error, command, parsed) -> complain(command, text(error), FAILURE));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a subcommand is missing: selfplay or perft");
    }

    /** An error without a message is named by its class. */
    private static String text(Exception error) {
        return Optional.ofNullable(error.getMessage()).orElseGet(error::toString);
    }

    /** One line for the user, however many the message has. */
    private static int complain(CommandLine command, String message, int exitCode) {
        PrintWriter err = command.getErr();
        err.println(command.getCommandSpec().qualifiedName() + ": " + message.replaceAll("\\s*\\R\\s*", " "));
        err.flush();
        return exitCode;
    }
}
