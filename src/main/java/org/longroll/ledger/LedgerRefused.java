package org.longroll.ledger;

/** The store will never accept this append: its event id exists, or a document is not JSON. Nothing was written. */
public final class LedgerRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public LedgerRefused(String message, Throwable cause) {
        super(message, cause);
    }

    public LedgerRefused(String message) {
        super(message);
    }
}
