package org.longroll.ledger;

/**
 * The ledger cannot take or read anything at the moment. Whether an append that ended so was written is not known
 * to its sender; sending it again with the same command id is safe and tells.
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
