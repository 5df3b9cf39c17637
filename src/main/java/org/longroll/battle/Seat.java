package org.longroll.battle;

import java.util.Set;

/** A place at the table: the umpire, one of the sides, or a spectator. */
public record Seat(String id) {

    public static final Seat UMPIRE = new Seat("umpire");
    public static final Seat SPECTATOR = new Seat("spectator");

    /** A side cannot have these names: the other seats, and the administrator of the server. */
    private static final Set<String> RESERVED = Set.of("umpire", "spectator", "admin");

    static boolean isReserved(String id) {
        return RESERVED.contains(id);
    }

    public boolean isSide() {
        return !isReserved(id);
    }

    @Override
    public String toString() {
        return id;
    }
}
