package io.github.wallkick.cli;

import java.io.IOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of the build, as Maven wrote it into a resource. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
        var properties = new Properties();
        try (var resource = Resources.open("version.properties")) {
            properties.load(resource);
        }
        return new String[] {"wallkick " + properties.getProperty("version")};
    }
}
