package org.longroll.feed;

/** A limit on live streams is reached, of this battle or of the server. */
public final class TooManySpectators extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean atThisBattle;

    TooManySpectators(boolean atThisBattle) {
        super(atThisBattle ? "The battle has as many spectators as it may." : "The server has as many as it may.");
        this.atThisBattle = atThisBattle;
    }

    /** Whether the battle's limit is reached, not the server's. */
    public boolean atThisBattle() {
        return atThisBattle;
    }
}
