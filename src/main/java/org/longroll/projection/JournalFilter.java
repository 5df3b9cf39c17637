package org.longroll.projection;

import org.jspecify.annotations.Nullable;

/** Which entries of a journal are wanted; what is null does not matter. */
public record JournalFilter(
        @Nullable String type,
        @Nullable String by,
        @Nullable Integer turn,
        @Nullable Boolean undone) {

    public static final JournalFilter ALL = new JournalFilter(null, null, null, null);
}
