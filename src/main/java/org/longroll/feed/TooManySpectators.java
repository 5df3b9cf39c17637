package org.longroll.feed;

/** There is no room for one more, at this battle or at all. */
public final class TooManySpectators extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean atThisBattle;

    TooManySpectators(boolean atThisBattle) {
        super(atThisBattle ? "The battle has as many spectators as it may." : "The server has as many as it may.");
        this.atThisBattle = atThisBattle;
    }

    /** Whether it is this battle that is full, and not the server. */
    public boolean atThisBattle() {
        return atThisBattle;
    }
}
