package org.longroll.projection;

import java.util.List;
import java.util.UUID;

/** The entries and the dice of battles, ready to be looked through. Up to date whenever it is asked. */
public interface Journals {

    /**
     * The next entries behind a number, oldest first, each with what it recorded again behind it.
     *
     * @param limit how many entries at most, not counting those that were recorded again
     */
    List<JournalRow> entries(UUID battle, JournalFilter filter, int behind, int limit);

    /** The entry with a number that is in force, or else the first that had it, and what it recorded again. */
    List<JournalRow> numbered(UUID battle, int number);

    /** Every throw once, in the order in which it fell: what was recorded again did not fall again. */
    List<Roll> dice(UUID battle);
}
