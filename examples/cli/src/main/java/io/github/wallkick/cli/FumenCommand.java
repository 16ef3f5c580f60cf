package io.github.wallkick.cli;

import io.github.wallkick.NotationException;
import io.github.wallkick.notation.Fumen;
import io.github.wallkick.notation.Replay;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The subcommand {@code fumen}: fumens drawn, and made of replays. */
@Command(
        name = "fumen",
        description = "Draws the pages of a fumen, and makes a fumen of a replay.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class FumenCommand implements Runnable {
    private static final Pattern FUMEN = Pattern.compile("[A-Za-z]\\d{3}@");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a subcommand is missing: show or of");
    }

    @Command(
            name = "show",
            description = {
                "Draws the pages of a fumen, each with its piece, its comment, and what happens after it.",
                "The piece is in small letters, G is gray; the row below ---------- is the one that may rise."
            },
            mixinStandardHelpOptions = true)
    int show(
            @Parameters(
                            paramLabel = "TEXT",
                            description = "A fumen, an address with one in it, a file, or - for standard input.")
                    String text) {
        return print(() -> FumenText.of(
                FUMEN.matcher(text).find() ? Fumen.parse(text) : TextFiles.read(text, "a fumen", Fumen::parse)));
    }

    @Command(
            name = "of",
            description = "Writes a fumen of a replay: each piece that locked is a page.",
            mixinStandardHelpOptions = true)
    int of(
            @Parameters(
                            paramLabel = "REPLAY",
                            description = "A file with the text of a replay, or - for standard input.")
                    String replay) {
        return print(() -> {
            Replay game = TextFiles.read(replay, "a replay", Replay::parse);
            return Fumen.of(game).format() + System.lineSeparator();
        });
    }

    private int print(Answer answer) {
        try {
            var out = spec.commandLine().getOut();
            out.print(answer.give());
            out.flush();
            return 0;
        } catch (IllegalArgumentException | NotationException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    @FunctionalInterface
    private interface Answer {
        String give();
    }
}
