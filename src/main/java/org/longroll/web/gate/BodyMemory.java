package org.longroll.web.gate;

import java.util.concurrent.atomic.AtomicLong;

/** The memory that all bodies together may take. */
final class BodyMemory {

    private final long limit;
    private final AtomicLong taken = new AtomicLong();

    BodyMemory(long bytes) {
        this.limit = bytes;
    }

    boolean take(long bytes) {
        if (taken.addAndGet(bytes) <= limit) {
            return true;
        }
        taken.addAndGet(-bytes);
        return false;
    }

    void giveBack(long bytes) {
        taken.addAndGet(-bytes);
    }

    long taken() {
        return taken.get();
    }
}
