package org.longroll.journal;

/** A timeline from a snapshot does not reach far enough back; the caller must start from an earlier snapshot. */
public final class TimelineTooShort extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public TimelineTooShort() {
        super("the timeline does not reach back that far");
    }
}
