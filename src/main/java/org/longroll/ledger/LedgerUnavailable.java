package org.longroll.ledger;

/**
 * The ledger cannot be written or read at the moment. Whether an append was written is unknown; a repetition with the
 * same command id is safe and returns the result.
 */
public final class LedgerUnavailable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public LedgerUnavailable(String message, Throwable cause) {
        super(message, cause);
    }

    public LedgerUnavailable(String message) {
        super(message);
    }
}
