package org.longroll.battle;

import org.jspecify.annotations.Nullable;

/**
 * A leader and his command; his worth is a benefit in one system and a quality in the other.
 *
 * @param arrives the turn in which he comes; null if he comes with the first unit of his command
 */
public record Leader(
        String id,
        String name,
        String commands,
        @Nullable Integer benefit,
        @Nullable String quality,
        @Nullable Integer arrives) {

    public Leader(String id, String name, String commands, @Nullable Integer benefit, @Nullable String quality) {
        this(id, name, commands, benefit, quality, null);
    }
}
