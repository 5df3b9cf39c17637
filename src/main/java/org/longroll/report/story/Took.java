package org.longroll.report.story;

import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An objective changed hands.
 *
 * @param by a side, or null if no side holds it any more
 * @param unit who took it for the side, if that was said
 */
public record Took(
        String objective, @Nullable String by, @Nullable String unit) implements Beat {
    @Override
    public Set<String> about() {
        return unit == null ? Set.of(objective) : Set.of(objective, unit);
    }

    /** Taking the same objective again is told once. */
    @Override
    public Optional<Beat> and(Beat later) {
        return equals(later) ? Optional.of(this) : Optional.empty();
    }
}
