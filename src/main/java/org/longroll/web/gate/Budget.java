package org.longroll.web.gate;

import java.util.concurrent.atomic.AtomicLong;

/** A number of bytes or places that may be taken at a time, by all together. */
final class Budget {

    private final long most;
    private final AtomicLong taken = new AtomicLong();

    Budget(long most) {
        this.most = most;
    }

    /** Takes all of it or nothing; what is refused does not stand in the way of others meanwhile. */
    boolean take(long amount) {
        long before;
        do {
            before = taken.get();
            if (before + amount > most) {
                return false;
            }
        } while (!taken.compareAndSet(before, before + amount));
        return true;
    }

    void giveBack(long amount) {
        taken.addAndGet(-amount);
    }

    long taken() {
        return taken.get();
    }
}
