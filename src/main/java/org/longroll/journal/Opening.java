package org.longroll.journal;

import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The first event of a journal, which says of what kind it is. */
public interface Opening extends Event {

    Kind<?> kind();

    /** Names by the id of a seat, in journals from before names stood beside the ledger. */
    default Map<String, String> players() {
        return Map.of();
    }

    /** The people by the id of their seat; null if it names none. */
    @Nullable Map<String, UUID> people();
}
