package org.longroll.ledger;

/** Whether an append was written is unknown; repeating it with the same command id is safe and returns the result. */
public final class LedgerUnavailable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public LedgerUnavailable(String message, Throwable cause) {
        super(message, cause);
    }

    public LedgerUnavailable(String message) {
        super(message);
    }
}
