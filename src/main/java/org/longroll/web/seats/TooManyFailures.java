package org.longroll.web.seats;

/** Too many unknown keys came from one address. */
final class TooManyFailures extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final long waitSeconds;

    TooManyFailures(long waitSeconds) {
        super("too many unknown keys");
        this.waitSeconds = waitSeconds;
    }

    long waitSeconds() {
        return waitSeconds;
    }
}
