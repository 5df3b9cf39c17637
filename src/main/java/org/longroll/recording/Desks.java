package org.longroll.recording;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.longroll.battle.Battle;

/** The desks at which entries are recorded, one for each battle that was played or read lately. */
@ApplicationScoped
class Desks {

    /** Of all battles at hand, 150 MB at most; one that is not at hand is folded again from the ledger. */
    private static final long EVENTS_MAX = 300_000;

    private final Cache<UUID, Desk> desks = Caffeine.newBuilder()
            .maximumWeight(EVENTS_MAX)
            .weigher((UUID battle, Desk desk) -> desk.events())
            .executor(Runnable::run)
            .build();

    Desk of(UUID battle) {
        return desks.get(battle, id -> new Desk());
    }

    /** Leaves the newest state at the desk, and weighs the desk again. */
    void nowAt(Desk desk, Battle newest) {
        desk.nowAt(newest);
        desks.asMap().replace(newest.id(), desk, desk);
    }
}
