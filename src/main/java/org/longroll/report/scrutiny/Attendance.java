package org.longroll.report.scrutiny;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The entries of a seat, and their times.
 *
 * @param undone how many entries were taken back, struck or left out, and are not in force in any form
 * @param decidedAgain how many entries an amendment recorded again: these were not taken back
 */
public record Attendance(
        String seat,
        @Nullable UUID person,
        @Nullable String name,
        int entries,
        int undone,
        int decidedAgain,
        Instant first,
        Instant last) {}
