package org.longroll.projection;

import org.jspecify.annotations.Nullable;

/** The entries to list; a null condition matches all. */
public record JournalFilter(
        @Nullable String type,
        @Nullable String by,
        @Nullable Integer turn,
        @Nullable Boolean undone) {

    public static final JournalFilter ALL = new JournalFilter(null, null, null, null);
}
