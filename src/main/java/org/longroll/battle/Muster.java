package org.longroll.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Nation;

/** A unit as mustered. Systems of rules count strength in figures, sections or stands; the others are null. */
public record Muster(
        String id,
        String name,
        String command,
        String arm,
        String quality,
        @Nullable String weapon,
        @Nullable Nation nation,
        @Nullable Integer figures,
        @Nullable Integer sections,
        @Nullable Integer stands,
        @Nullable Integer gunStands,
        @Nullable Integer wornAt,
        @Nullable Integer spentAt,
        @Nullable String formation,
        boolean mounted,
        int arrives) {}
