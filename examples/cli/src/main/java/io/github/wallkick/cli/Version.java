package io.github.wallkick.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of the build, as Maven wrote it into a resource. */
final class Version implements IVersionProvider {
    static String text() {
        var properties = new Properties();
        try (var resource = Resources.open("version.properties")) {
            properties.load(resource);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return "wallkick " + properties.getProperty("version");
    }

    @Override
    public String[] getVersion() {
        return new String[] {text()};
    }
}
