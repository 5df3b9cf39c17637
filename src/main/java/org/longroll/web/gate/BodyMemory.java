package org.longroll.web.gate;

/**
 * The memory of all bodies together, taken as they arrive. The beginning of each body is counted apart from the rest, and is all
 * that an entry has: however many imports and photos are under way, entries still find room.
 */
final class BodyMemory {

    private static final long BEGINNING_BYTES = 64 << 10;

    private final Budget beginnings;
    private final Budget rests;

    BodyMemory(long bytes) {
        this.beginnings = new Budget(bytes / 4);
        this.rests = new Budget(bytes - bytes / 4);
    }

    /** Takes what a body needs to grow, or nothing. */
    boolean grow(long from, long to) {
        long ofBeginning = ofBeginning(to) - ofBeginning(from);
        long ofRest = to - from - ofBeginning;
        if (!beginnings.take(ofBeginning)) {
            return false;
        }
        if (!rests.take(ofRest)) {
            beginnings.giveBack(ofBeginning);
            return false;
        }
        return true;
    }

    void giveBack(long body) {
        beginnings.giveBack(ofBeginning(body));
        rests.giveBack(body - ofBeginning(body));
    }

    long taken() {
        return beginnings.taken() + rests.taken();
    }

    private static long ofBeginning(long body) {
        return Math.min(body, BEGINNING_BYTES);
    }
}
