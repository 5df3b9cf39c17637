package org.longroll.battle;

import org.jspecify.annotations.Nullable;

/** {@code heldBy} is the side that holds it at the start, {@code keyTo} the side for which it is a key position. */
public record Objective(
        String id,
        String name,
        int points,
        @Nullable String heldBy,
        @Nullable String keyTo) {}
