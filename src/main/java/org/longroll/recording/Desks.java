package org.longroll.recording;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.longroll.journal.Journal;

/** The desks of the journals used lately. */
@ApplicationScoped
class Desks {

    /** For all journals together, 150 MB at most; others are folded again from the ledger. */
    private static final long EVENTS_MAX = 300_000;

    private final Cache<UUID, Desk> desks = Caffeine.newBuilder()
            .maximumWeight(EVENTS_MAX)
            .weigher((UUID journal, Desk desk) -> desk.events())
            .executor(Runnable::run)
            .build();

    Desk of(UUID journal) {
        return desks.get(journal, id -> new Desk());
    }

    /** Stores the newest state, and updates the weight of the desk. */
    void nowAt(Desk desk, Journal<?> newest) {
        desk.nowAt(newest);
        desks.asMap().replace(newest.id(), desk, desk);
    }
}
