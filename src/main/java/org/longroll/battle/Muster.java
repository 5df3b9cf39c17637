package org.longroll.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Nation;

/**
 * A unit as it was mustered for the battle. Each system of rules counts strength in its own way – figures, sections,
 * stands – so each of these is there or not.
 */
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
