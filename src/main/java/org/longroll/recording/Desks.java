package org.longroll.recording;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.longroll.battle.Battle;

/** The desks of the battles used lately. */
@ApplicationScoped
class Desks {

    /** For all battles together, 150 MB at most; other battles are folded again from the ledger. */
    private static final long EVENTS_MAX = 300_000;

    private final Cache<UUID, Desk> desks = Caffeine.newBuilder()
            .maximumWeight(EVENTS_MAX)
            .weigher((UUID battle, Desk desk) -> desk.events())
            .executor(Runnable::run)
            .build();

    Desk of(UUID battle) {
        return desks.get(battle, id -> new Desk());
    }

    /** Stores the newest state, and updates the weight of the desk. */
    void nowAt(Desk desk, Battle newest) {
        desk.nowAt(newest);
        desks.asMap().replace(newest.id(), desk, desk);
    }
}
