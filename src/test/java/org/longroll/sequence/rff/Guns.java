package org.longroll.sequence.rff;

/** The gun stands of a battery: fire strikes the ready ones first, and what is wrecked is the worst that the owner has. */
final class Guns {

    int ready;
    int silenced;
    int damaged;
    int damagedAndSilenced;
    int wrecked;

    int left() {
        return ready + silenced + damaged + damagedAndSilenced;
    }

    int serving() {
        return ready + damaged;
    }

    /** Silences one stand: a ready one, else a damaged one; one that is silenced already stays so. */
    void silenceOne() {
        if (ready > 0) {
            ready--;
            silenced++;
        } else if (damaged > 0) {
            damaged--;
            damagedAndSilenced++;
        }
    }

    void silenceAll() {
        silenced += ready;
        ready = 0;
        damagedAndSilenced += damaged;
        damaged = 0;
    }

    /** Silences and damages one stand: a ready one, else a silenced one, else a damaged one. */
    void damageOne() {
        if (ready > 0) {
            ready--;
        } else if (silenced > 0) {
            silenced--;
        } else if (damaged > 0) {
            damaged--;
        } else {
            return;
        }
        damagedAndSilenced++;
    }

    /** Wrecks the worst stands. */
    void wreck(int stands) {
        for (int i = 0; i < stands && left() > 0; i++) {
            if (damagedAndSilenced > 0) {
                damagedAndSilenced--;
            } else if (damaged > 0) {
                damaged--;
            } else if (silenced > 0) {
                silenced--;
            } else {
                ready--;
            }
            wrecked++;
        }
    }

    void rally() {
        ready += silenced;
        silenced = 0;
        damaged += damagedAndSilenced;
        damagedAndSilenced = 0;
    }

    @Override
    public String toString() {
        return "%d ready, %d silenced, %d damaged, %d damaged and silenced, %d wrecked"
                .formatted(ready, silenced, damaged, damagedAndSilenced, wrecked);
    }
}
