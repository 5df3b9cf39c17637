package org.longroll.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Nation;

/**
 * A unit as mustered. Systems of rules count strength in figures, sections or stands; the others are null.
 *
 * @param position where it stands at the start, if that is known
 * @param braveColonel whether its own colonel inspires it, in systems that know such; null if he does not
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
        int arrives,
        @Nullable Position position,
        @Nullable Boolean braveColonel) {

    /** A unit whose place at the start is not known. */
    public Muster(
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
            int arrives) {
        this(
                id, name, command, arm, quality, weapon, nation, figures, sections, stands, gunStands, wornAt, spentAt,
                formation, mounted, arrives, null, null);
    }

    public boolean isBravelyLed() {
        return Boolean.TRUE.equals(braveColonel);
    }

    Muster named(String other) {
        return new Muster(
                id,
                other,
                command,
                arm,
                quality,
                weapon,
                nation,
                figures,
                sections,
                stands,
                gunStands,
                wornAt,
                spentAt,
                formation,
                mounted,
                arrives,
                position,
                braveColonel);
    }
}
