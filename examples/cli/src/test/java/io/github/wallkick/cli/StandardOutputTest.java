package io.github.wallkick.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens when nothing can be written, as on a full disk or into a closed pipe. */
class StandardOutputTest {
    /** Takes some characters, then none. */
    private static final class FullDevice extends Writer {
        private int room;

        FullDevice(int room) {
            this.room = room;
        }

        @Override
        public void write(char[] characters, int from, int count) throws IOException {
            room -= count;
            if (room < 0) {
                throw new IOException("No space left on device");
            }
        }

        @Override
        public void flush() throws IOException {
            if (room < 0) {
                throw new IOException("No space left on device");
            }
        }

        @Override
        public void close() {}
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "--version",
                "selfplay --help",
                "selfplay --games 2",
                "selfplay --replay 0 --max-pieces 3",
                "perft IO",
                "perft IO --divide"
            })
    void aFullDeviceIsOneClearLineAndExitOne(String command) {
        for (var room : new int[] {0, 10}) {
            var err = new StringWriter();
            var exitCode = Main.run(new FullDevice(room), new PrintWriter(err, true), command.split(" ", -1));
            assertEquals(Main.FAILURE, exitCode);
            assertEquals(1, err.toString().lines().count(), err.toString());
            assertTrue(err.toString().startsWith("wallkick"), err.toString());
            assertTrue(
                    err.toString()
                            .stripTrailing()
                            .endsWith(": cannot write to standard output: No space left on device"),
                    err.toString());
        }
    }
}
