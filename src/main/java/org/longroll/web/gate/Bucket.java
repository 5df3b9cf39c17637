package org.longroll.web.gate;

/** Tokens that come back at a steady rate, up to a most; each call takes one. */
final class Bucket {

    private final double perSecond;
    private final double most;
    private double tokens;
    private long lookedAtNanos;

    Bucket(Rate rate, long nanos) {
        this.perSecond = rate.perSecond();
        this.most = rate.burst();
        this.tokens = most;
        this.lookedAtNanos = nanos;
    }

    /** Takes a token; answers 0, or, if there is none, the seconds until there is one. */
    synchronized long take(long nanos) {
        tokens = Math.min(most, tokens + (nanos - lookedAtNanos) / 1e9 * perSecond);
        lookedAtNanos = nanos;
        if (tokens >= 1) {
            tokens--;
            return 0;
        }
        return Math.max(1, (long) Math.ceil((1 - tokens) / perSecond));
    }
}
