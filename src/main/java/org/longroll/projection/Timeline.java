package org.longroll.projection;

import java.util.List;
import java.util.UUID;

/** The entries of a battle and its dice, as far as the read models have followed. */
public interface Timeline {

    /** The next entries behind a number, oldest first; -1 for the first ones. */
    List<TimelineRow> entries(UUID battle, int behind, int limit);

    /** Every die that fell between two versions, oldest first; the earlier version's own dice are left out. */
    List<DieRow> dice(UUID battle, long after, long through);
}
