package org.longroll.projection;

import java.util.List;
import java.util.UUID;

/** The entries of a battle and its dice, as far as the read models have followed. */
public interface Timeline {

    /** The next entries that began behind a version, oldest first; 0 for the first ones. */
    List<TimelineRow> entries(UUID battle, long behind, int limit);

    /** Every die that fell between two versions, oldest first; the earlier version's own dice are left out. */
    List<DieRow> dice(UUID battle, long after, long through);
}
