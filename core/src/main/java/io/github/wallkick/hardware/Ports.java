package io.github.wallkick.hardware;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * The four ports of a game.
 *
 * <pre>{@code
 * try (Ports ports = Ports.open("memory")) {
 *     ports.display().show(picture);
 * }
 * }</pre>
 *
 * @param buttons what it is played with
 * @param display what shows it
 * @param buzzer what is heard of it
 * @param scores what keeps its best score
 * @since 0.1.0
 */
public record Ports(ButtonPort buttons, DisplayPort display, BuzzerPort buzzer, ScorePort scores)
        implements AutoCloseable {
    /** The system property that names the provider where the program does not: {@value}. */
    public static final String PROPERTY = "wallkick.ports";

    /**
     * Opens the ports that the property {@value #PROPERTY} names, or those of the available provider with the highest rank.
     *
     * @return the ports, open
     * @throws PortException if there are none, which says of each provider why, or if a device does not answer
     */
    public static Ports open() {
        var name = System.getProperty(PROPERTY);
        if (name != null) {
            return open(name);
        }
        var found = Found.all();
        var best = found.providers().stream()
                .filter(provider ->
                        provider.rank() >= 0 && provider.unavailable().isEmpty())
                .max(Comparator.comparingInt(PortProvider::rank))
                .orElseThrow(() -> new PortException("ports", "no provider is available" + found.reasons()));
        return best.ports(PortConfig.DEFAULT).opened();
    }

    /**
     * Opens the ports of a provider.
     *
     * @param name the provider's name
     * @return the ports, open
     * @throws PortException if there is no such provider, if it is unavailable, or if a device does not answer
     */
    public static Ports open(String name) {
        return open(name, PortConfig.DEFAULT);
    }

    /**
     * Opens the ports of a provider.
     *
     * @param name the provider's name
     * @param config its settings
     * @return the ports, open
     * @throws PortException if there is no such provider, if it is unavailable, or if a device does not answer
     * @throws IllegalArgumentException if the provider refuses a setting
     */
    public static Ports open(String name, PortConfig config) {
        var found = Found.all();
        var named = found.providers().stream()
                .filter(provider -> provider.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new PortException(name, "there is no such provider" + found.reasons()));
        named.unavailable().ifPresent(reason -> {
            throw new PortException(name, reason);
        });
        return named.ports(config).opened();
    }

    /**
     * The providers that are there. One whose classes do not load is left out.
     *
     * @return the providers, the highest rank first
     */
    public static List<PortProvider> providers() {
        return Found.all().providers();
    }

    /**
     * These ports with other buttons.
     *
     * @param other the buttons
     * @return the ports
     */
    public Ports withButtons(ButtonPort other) {
        return new Ports(other, display, buzzer, scores);
    }

    /**
     * These ports with another display.
     *
     * @param other the display
     * @return the ports
     */
    public Ports withDisplay(DisplayPort other) {
        return new Ports(buttons, other, buzzer, scores);
    }

    /**
     * These ports with another buzzer.
     *
     * @param other the buzzer
     * @return the ports
     */
    public Ports withBuzzer(BuzzerPort other) {
        return new Ports(buttons, display, other, scores);
    }

    /**
     * These ports with another store of scores.
     *
     * @param other the store
     * @return the ports
     */
    public Ports withScores(ScorePort other) {
        return new Ports(buttons, display, buzzer, other);
    }

    /**
     * All of them.
     *
     * @return the ports
     */
    public List<Port> all() {
        return List.of(buttons, display, buzzer, scores);
    }

    /** Closes all ports, even if one of them refuses. */
    @Override
    public void close() {
        Optional<RuntimeException> refused = Optional.empty();
        for (var port : all()) {
            try {
                port.close();
            } catch (RuntimeException e) {
                refused.ifPresent(e::addSuppressed);
                refused = Optional.of(e);
            }
        }
        refused.ifPresent(e -> {
            throw e;
        });
    }

    /** Opens all, or none. */
    private Ports opened() {
        try {
            all().forEach(Port::open);
            return this;
        } catch (RuntimeException e) {
            try {
                close();
            } catch (RuntimeException second) {
                e.addSuppressed(second);
            }
            throw e;
        }
    }

    /**
     * What the service loader finds.
     *
     * @param providers the providers, the highest rank first
     * @param broken what was said of those whose classes do not load
     */
    private record Found(List<PortProvider> providers, List<String> broken) {
        static Found all() {
            var providers = new ArrayList<PortProvider>();
            var broken = new ArrayList<String>();
            var services = ServiceLoader.load(PortProvider.class).iterator();
            var isMore = true;
            while (isMore) {
                try {
                    isMore = services.hasNext();
                    if (isMore) {
                        providers.add(services.next());
                    }
                } catch (ServiceConfigurationError | LinkageError e) {
                    broken.add(String.valueOf(e.getMessage()));
                }
            }
            providers.sort(Comparator.comparingInt(PortProvider::rank).reversed());
            return new Found(List.copyOf(providers), List.copyOf(broken));
        }

        String reasons() {
            var text = new StringBuilder();
            for (var provider : providers) {
                text.append("; ").append(provider.name()).append(": ");
                text.append(provider.unavailable().orElse(provider.rank() < 0 ? "only by name" : "available"));
            }
            broken.forEach(reason -> text.append("; does not load: ").append(reason));
            return text.toString();
        }
    }
}
