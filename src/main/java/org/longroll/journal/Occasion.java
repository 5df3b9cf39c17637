package org.longroll.journal;

import java.time.Instant;
import java.util.UUID;

/** When something was recorded, in which entry, and by which seat. */
public record Occasion(UUID entry, Instant at, String by) {

    /** While an order is being decided its entry has no id yet; the fold of its events sets the real one. */
    public static final Occasion NOT_YET_RECORDED = new Occasion(new UUID(0, 0), Instant.EPOCH, "");
}
