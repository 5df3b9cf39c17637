package org.longroll.recording;

import java.util.UUID;

/** Lets a battle go on only while it is as it was recorded. */
interface IntactJournals {

    /** @throws BrokenJournal if it is not */
    void require(UUID battle);
}
