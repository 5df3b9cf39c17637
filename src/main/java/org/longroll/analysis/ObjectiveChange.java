package org.longroll.analysis;

import org.jspecify.annotations.Nullable;

/**
 * An objective changed hands.
 *
 * @param from the side that held it, or null
 * @param to the side that holds it now, or null
 */
public record ObjectiveChange(
        Moment moment,
        String objective,
        String name,
        @Nullable String from,
        @Nullable String to) {}
