package org.longroll.projection;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Queries on the entries and dice of battles. Always up to date. */
public interface Journals {

    /** Of the entries that an amendment recorded again, so many come with it. */
    int AGAIN_AT_MOST = 50;

    /**
     * The next entries in this order, after the one with the number {@code behind} if it is given. With them come the
     * first ones that they recorded again, which do not count for the limit. All rows are in the order of recording.
     */
    List<JournalRow> entries(
            UUID battle, JournalFilter filter, JournalOrder order, @Nullable Integer behind, int limit);

    /** How many entries an amendment recorded again. */
    int recordedAgain(UUID battle, UUID amendment);

    /** The entry in force with a number, or else the first with it, and the first entries that it recorded again. */
    List<JournalRow> numbered(UUID battle, int number);

    /** The entry with an id, and the first entries that it recorded again. */
    List<JournalRow> named(UUID battle, UUID entry);

    /** All entries of a type, in the order of recording. */
    List<JournalRow> ofType(UUID battle, String type);

    /** Every throw once, in order: entries that were recorded again do not repeat theirs. */
    List<Roll> dice(UUID battle);
}
