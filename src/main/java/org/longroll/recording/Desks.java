package org.longroll.recording;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;

/** The desks at which entries are recorded, one for each battle that was played or read lately. */
@ApplicationScoped
class Desks {

    /** Battles at hand at the same time; one that is not is folded again from the ledger. */
    private static final int MOST = 10_000;

    private final Cache<UUID, Desk> desks =
            Caffeine.newBuilder().maximumSize(MOST).build();

    Desk of(UUID battle) {
        return desks.get(battle, id -> new Desk());
    }
}
