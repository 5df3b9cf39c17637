package org.longroll.ledger;

/** Called after commits of this process. Only a hint: followers read by checkpoint and also find other commits. */
public interface CommitHint {

    /** Must return at once. */
    void committed();
}
