package io.github.wallkick.cli;

import io.github.wallkick.simulation.SelfPlayReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The files that a report is to be written to, opened before the games so that a wrong path is noticed at once. */
final class Outputs implements AutoCloseable {
    private final List<Output> outputs = new ArrayList<>();

    private record Output(OutputFile file, Function<SelfPlayReport, String> text) {}

    void open(Optional<Path> path, Function<SelfPlayReport, String> text) throws IOException {
        if (path.isPresent()) {
            outputs.add(new Output(OutputFile.open(path.get()), text));
        }
    }

    void write(SelfPlayReport report) throws IOException {
        for (var output : outputs) {
            output.file().write(output.text().apply(report));
        }
    }

    @Override
    public void close() throws IOException {
        for (var output : outputs) {
            output.file().close();
        }
    }
}
