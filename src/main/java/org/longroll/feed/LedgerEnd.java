package org.longroll.feed;

/** Where the ledger ends at this moment. */
public interface LedgerEnd {

    /** A position close to the end behind which everything that is not visible yet will appear. */
    long safePosition();
}
