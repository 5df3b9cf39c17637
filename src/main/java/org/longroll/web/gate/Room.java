package org.longroll.web.gate;

import java.util.concurrent.atomic.AtomicLong;

/** The memory that all bodies together may take. */
final class Room {

    private final long most;
    private final AtomicLong taken = new AtomicLong();

    Room(long bytes) {
        this.most = bytes;
    }

    boolean take(long bytes) {
        if (taken.addAndGet(bytes) <= most) {
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
