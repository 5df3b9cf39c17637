package org.longroll.projection;

import java.util.List;
import java.util.UUID;

/** Queries on the entries and dice of battles. Always up to date. */
public interface Journals {

    /** The next entries, oldest first, each with those that it recorded again, which do not count for the limit. */
    List<JournalRow> entries(UUID battle, JournalFilter filter, int behind, int limit);

    /** The entry in force with a number, or else the first with it, and the entries that it recorded again. */
    List<JournalRow> numbered(UUID battle, int number);

    /** Every throw once, in order: entries that were recorded again do not repeat theirs. */
    List<Roll> dice(UUID battle);
}
