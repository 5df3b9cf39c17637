package org.longroll.projection;

import org.jspecify.annotations.Nullable;

/** The entries to list; a null condition matches all. {@code about} is a unit or a leader. */
public record JournalFilter(
        @Nullable String about,
        @Nullable String type,
        @Nullable String by,
        @Nullable Integer turn,
        @Nullable Boolean undone) {}
