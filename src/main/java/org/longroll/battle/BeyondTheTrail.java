package org.longroll.battle;

/** A timeline from a snapshot does not reach far enough back; the caller must start from an earlier snapshot. */
public final class BeyondTheTrail extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public BeyondTheTrail() {
        super("the timeline does not reach back that far");
    }
}
