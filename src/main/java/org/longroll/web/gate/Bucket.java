package org.longroll.web.gate;

/** Tokens that come back at a steady rate, up to a maximum; each call takes one. */
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

    /** Takes a token, if there is one. */
    synchronized Allowance take(String name, long nanos) {
        tokens = Math.min(most, tokens + (nanos - lookedAtNanos) / 1e9 * perSecond);
        lookedAtNanos = nanos;
        long wait = 0;
        if (tokens >= 1) {
            tokens--;
        } else {
            wait = Math.max(1, (long) Math.ceil((1 - tokens) / perSecond));
        }
        long window = Math.max(1, Math.round(most / perSecond));
        return new Allowance(name, (int) most, window, (long) tokens, wait);
    }
}
