package org.longroll.ledger;

/**
 * Called after each commit of this process. Only a hint: followers read by checkpoint, so they also find commits of
 * other processes and those of lost hints.
 */
public interface CommitHint {

    /** Must return at once. */
    void committed();
}
