package io.github.wallkick.hardware;

import java.util.Optional;

/**
 * Hands out the ports of one kind of hardware. Providers are services: the module that has one says
 * {@code provides PortProvider with …}, or names it in {@code META-INF/services}.
 *
 * @since 0.1.0
 */
public interface PortProvider {
    /**
     * The provider's name, by which {@link Ports#open(String)} finds it.
     *
     * @return for example {@code pi4j}
     */
    String name();

    /**
     * How much it is to be preferred where nobody names one.
     *
     * @return the highest wins; a negative one is only taken by name
     */
    int rank();

    /**
     * Why this hardware cannot be used here. The question is cheap and touches no device.
     *
     * @return the reason, for people; empty if it can be used
     */
    Optional<String> unavailable();

    /**
     * The ports, which are not open yet.
     *
     * @param config the settings
     * @return the ports
     * @throws IllegalArgumentException if the provider does not know a setting, or one has no sense
     */
    Ports ports(PortConfig config);
}
