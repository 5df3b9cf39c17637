package org.longroll.ledger;

/**
 * Told after each commit of this process that there is something new to read. Only a hint: whoever follows the ledger
 * reads by checkpoint, and finds by itself what other processes wrote or what a lost hint was about.
 */
public interface CommitHint {

    /** Must return at once. */
    void committed();
}
