package org.longroll.report.scrutiny;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What a seat recorded, and when. */
public record Attendance(
        String seat,
        @Nullable UUID person,
        @Nullable String name,
        int entries,
        int undone,
        Instant first,
        Instant last) {}
