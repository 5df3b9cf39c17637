package org.longroll.codec;

/** An event that this program cannot read: of a later version, of an unknown type, or damaged. */
public final class UnreadableEvent extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnreadableEvent(String message) {
        super(message);
    }

    UnreadableEvent(String message, Throwable cause) {
        super(message, cause);
    }
}
