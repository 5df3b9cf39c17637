package org.longroll.analysis;

import org.jspecify.annotations.Nullable;

/** An objective changed hands; a null is no side. */
public record ObjectiveChange(
        Moment moment,
        String objective,
        String name,
        @Nullable String from,
        @Nullable String to) {}
