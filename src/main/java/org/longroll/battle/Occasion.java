package org.longroll.battle;

import java.time.Instant;
import java.util.UUID;

/** When something was recorded, as part of which entry, and by which seat. */
public record Occasion(UUID entry, Instant at, String by) {}
