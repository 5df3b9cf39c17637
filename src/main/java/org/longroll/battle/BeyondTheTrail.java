package org.longroll.battle;

/** A timeline that was begun from a snapshot does not reach as far back as was asked: begin from an earlier one. */
public final class BeyondTheTrail extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BeyondTheTrail() {
        super("the timeline does not reach back that far");
    }
}
