package org.longroll.battle;

import java.time.Instant;
import java.util.UUID;

/** When something was recorded, as part of which entry, and by which seat. */
public record Occasion(UUID entry, Instant at, String by) {

    /** While an order is being decided its entry has no id yet; what it leaves gets the true one when it is folded. */
    public static final Occasion NOT_YET_RECORDED = new Occasion(new UUID(0, 0), Instant.EPOCH, "");
}
