package org.longroll.projection;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The entries to list; a null condition matches all. {@code about} is a unit or a leader. With {@code in}, what that
 * amendment recorded again instead of the entries of the journal.
 */
public record JournalFilter(
        @Nullable UUID in,
        @Nullable String about,
        @Nullable String type,
        @Nullable String by,
        @Nullable Integer turn,
        @Nullable Boolean undone) {}
