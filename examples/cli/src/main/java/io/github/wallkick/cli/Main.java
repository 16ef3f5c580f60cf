package io.github.wallkick.cli;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code wallkick}, whose subcommands do the work. */
@Command(
        name = "wallkick",
        description = "Falling-block games, played by you or by themselves.",
        subcommands = {
            PlayCommand.class,
            ReplayCommand.class,
            SelfPlayCommand.class,
            PerftCommand.class,
            KicksCommand.class,
            RulesCommand.class,
            PositionCommand.class,
            FumenCommand.class
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class Main implements Runnable {
    static final int FAILURE = 1;
    static final int BAD_OPTIONS = 2;

    private static final Pattern LONG_WORD = Pattern.compile("(\\S{77})\\S{4,}");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /**
     * Runs the command and ends the process with its exit code: 0 if all went well, 1 if it could not be done, 2 if the
     * options make no sense.
     *
     * @param args the command line
     */
    public static void main(String... args) {
        var encoding = Optional.ofNullable(System.getProperty("stdout.encoding"));
        var charset = encoding.map(Charset::forName).orElseGet(Charset::defaultCharset);
        var out = new BufferedWriter(new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), charset));
        var err = new PrintWriter(new OutputStreamWriter(System.err, charset), true);
        System.exit(run(out, err, args));
    }

    /** Runs the command with places to write to other than those of the process. */
    static int run(Writer out, PrintWriter err, String... args) {
        var checked = StandardOutput.of(out);
        var commandLine = commandLine().setOut(checked).setErr(err);
        try {
            var exitCode = commandLine.execute(args);
            checked.flush();
            return exitCode;
        } catch (StandardOutput.Failure e) {
            return complain(commandLine, text(e), FAILURE);
        } catch (OutOfMemoryError e) {
            return complain(commandLine, "not enough memory: ask for less, or give more with java -Xmx", FAILURE);
        }
    }

    private static CommandLine commandLine() {
        var commandLine = new CommandLine(new Main());
        return commandLine
                .setExecutionStrategy(parsed -> {
                    try {
                        return new CommandLine.RunLast().execute(parsed);
                    } catch (StandardOutput.Failure e) { // while the help page is written
                        return complain(commandLine, text(e), FAILURE);
                    }
                })
                .setParameterExceptionHandler(
                        (error, args) -> complain(error.getCommandLine(), text(error) + " (see --help)", BAD_OPTIONS))
                .setExecutionExceptionHandler((error, command, parsed) -> complain(command, text(error), FAILURE));
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "a subcommand is missing: play, replay, selfplay, perft, kicks, rules, position or fumen");
    }

    /** An error without a message is named by its class. */
    private static String text(Exception error) {
        return Optional.ofNullable(error.getMessage()).orElseGet(error::toString);
    }

    /** One line for the user, however many the message has, and however long the words that it quotes. */
    private static int complain(CommandLine command, String message, int exitCode) {
        var line = LONG_WORD.matcher(message.replaceAll("\\s*\\R\\s*", " ")).replaceAll("$1...");
        PrintWriter err = command.getErr();
        err.println(command.getCommandSpec().qualifiedName() + ": " + line);
        err.flush();
        return exitCode;
    }
}
