package io.github.wallkick.hardware;

/**
 * A device does not do what it should: it is unplugged, switched off, in use by somebody else.
 *
 * @since 0.1.0
 */
public final class PortException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The name of the port. */
    private final String port;

    /**
     * A failure of a port.
     *
     * @param port the port's name
     * @param problem what went wrong, in words
     */
    public PortException(String port, String problem) {
        super(port + ": " + problem);
        this.port = port;
    }

    /**
     * A failure of a port that has a cause.
     *
     * @param port the port's name
     * @param problem what went wrong, in words
     * @param cause what the driver was told
     */
    public PortException(String port, String problem, Throwable cause) {
        super(port + ": " + problem, cause);
        this.port = port;
    }

    /**
     * The port that failed.
     *
     * @return its name
     */
    public String port() {
        return port;
    }
}
