package org.longroll.battle;

import org.jspecify.annotations.Nullable;

/**
 * A place worth fighting for.
 *
 * @param heldBy the side that holds it at the start, if one does
 * @param keyTo the side for which it is a key position, if it is one
 */
public record Objective(
        String id,
        String name,
        int points,
        @Nullable String heldBy,
        @Nullable String keyTo) {}
