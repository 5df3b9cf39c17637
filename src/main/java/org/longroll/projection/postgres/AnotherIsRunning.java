package org.longroll.projection.postgres;

/** Somebody else is rebuilding the same projection at this moment. */
public final class AnotherIsRunning extends RuntimeException {

    private static final long serialVersionUID = 1L;

    AnotherIsRunning(String projection) {
        super("Another rebuild of the “%s” is running: wait until it is through.".formatted(projection));
    }
}
