package io.github.wallkick.cli;

import io.github.wallkick.NotationException;
import io.github.wallkick.game.Game;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The subcommand {@code position}: positions as text, such as saved games and puzzles. */
@Command(
        name = "position",
        description = "Draws a position that stands in a text, and checks and completes such texts.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class PositionCommand implements Runnable {
    private static final String POSITION = "The text of a position (wallkick position 1; rules: ...) or a file of it.";
    private static final String TITLE = "wallkick position";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a subcommand is missing: show or check");
    }

    @Command(name = "show", description = "Draws the game for people.", mixinStandardHelpOptions = true)
    int show(@Parameters(paramLabel = "POSITION", description = POSITION) String position) {
        print(find(position).toString());
        return 0;
    }

    @Command(
            name = "check",
            description = "Prints the whole position in many lines, or what is wrong with the text.",
            mixinStandardHelpOptions = true)
    int check(@Parameters(paramLabel = "POSITION", description = POSITION) String position) {
        print(find(position).prettyText());
        return 0;
    }

    private Game find(String textOrFile) {
        try {
            return textOrFile.startsWith(TITLE)
                    ? Game.parse(textOrFile)
                    : TextFiles.read(Path.of(textOrFile), "a position", Game::parse);
        } catch (NotationException | IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private void print(String text) {
        var out = spec.commandLine().getOut();
        out.print(text);
        out.flush();
    }
}
