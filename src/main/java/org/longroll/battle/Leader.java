package org.longroll.battle;

import org.jspecify.annotations.Nullable;

/** A leader and his command; his worth is a benefit in one system and a quality in the other. */
public record Leader(
        String id,
        String name,
        String commands,
        @Nullable Integer benefit,
        @Nullable String quality) {}
