package org.longroll.ledger;

/**
 * The store does not take what it was given, and will not take it the next time either: an event id that is in the
 * ledger already, or a document that is not JSON. Nothing of the append was written.
 */
public final class LedgerRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public LedgerRefused(String message, Throwable cause) {
        super(message, cause);
    }

    public LedgerRefused(String message) {
        super(message);
    }
}
