package org.longroll.web.gate;

import java.util.concurrent.atomic.AtomicLong;

/** The memory that all bodies together may take. */
final class Room {

    private final AtomicLong left;

    Room(long bytes) {
        this.left = new AtomicLong(bytes);
    }

    boolean take(long bytes) {
        if (left.addAndGet(-bytes) >= 0) {
            return true;
        }
        left.addAndGet(bytes);
        return false;
    }

    void giveBack(long bytes) {
        left.addAndGet(bytes);
    }
}
