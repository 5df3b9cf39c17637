package org.longroll.journal;

import java.util.Set;

/** A place in a journal: the one in charge (called umpire), one of the sides, a spectator, or some commands of a side ({@code union:1}). */
public record Seat(String id) {

    public static final Seat UMPIRE = new Seat("umpire");
    public static final Seat SPECTATOR = new Seat("spectator");

    /** Not at the table: the administrator of the server, who gives keys again. */
    public static final Seat ADMIN = new Seat("admin");

    /** A side cannot have these names: the other seats, and the administrator of the server. */
    private static final Set<String> RESERVED = Set.of("umpire", "spectator", "admin");

    /** No side has this in its id. */
    private static final char OF = ':';

    public static boolean isReserved(String id) {
        return RESERVED.contains(id);
    }

    /** The seat of some commands of a side; the number tells apart those of one side. */
    static Seat ofCommands(String side, int number) {
        return new Seat(side + OF + number);
    }

    public boolean isSide() {
        return !isReserved(id) && !isOfCommands();
    }

    public boolean isOfCommands() {
        return id.indexOf(OF) >= 0;
    }

    /** The side that it belongs to; for the umpire and spectators, no side has this name. */
    public String side() {
        return isOfCommands() ? id.substring(0, id.indexOf(OF)) : id;
    }

    @Override
    public String toString() {
        return id;
    }
}
