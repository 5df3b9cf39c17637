package org.longroll.battle;

import java.time.Instant;
import java.util.UUID;

/** When something was recorded, and as part of which entry. */
public record Occasion(UUID entry, Instant at) {}
