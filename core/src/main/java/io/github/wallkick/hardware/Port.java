package io.github.wallkick.hardware;

/**
 * A device, or a part of one. A port is used by one thread at a time; only {@link #close} may be called from any. Any method
 * may throw a {@link PortException}; the port is closed from then on, and may be opened again.
 *
 * @since 0.1.0
 */
public interface Port extends AutoCloseable {
    /**
     * The port's name, for people.
     *
     * @return for example {@code serial /dev/ttyUSB0}
     */
    String name();

    /**
     * Opens the port. After {@link #close} it opens it again: that is how a port that failed comes back. An open port stays as
     * it is.
     *
     * @throws PortException if the device does not answer
     */
    void open();

    /** Closes the port, any number of times. */
    @Override
    void close();
}
