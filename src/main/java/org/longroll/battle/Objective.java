package org.longroll.battle;

import org.jspecify.annotations.Nullable;

/**
 * @param heldBy the side that holds it at the start, if any
 * @param keyTo the side for which it is a key position, if any
 */
public record Objective(
        String id,
        String name,
        int points,
        @Nullable String heldBy,
        @Nullable String keyTo) {}
