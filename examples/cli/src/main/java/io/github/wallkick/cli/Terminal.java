package io.github.wallkick.cli;

import java.io.Console;
import java.util.Optional;

/** Whether somebody is looking. */
final class Terminal {
    private Terminal() {}

    /** Whether input and output are a terminal, so that a line may be drawn over. */
    static boolean isInteractive() {
        return Optional.ofNullable(System.console()).map(Terminal::isTerminal).orElse(false);
    }

    /** From Java 22 on there may be a console without a terminal; only then it can be asked. */
    private static boolean isTerminal(Console console) {
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}
