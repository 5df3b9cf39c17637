package org.longroll.feed;

public interface LedgerEnd {

    /** A position near the end; all events that are not visible yet will have higher ones. */
    long safePosition();
}
