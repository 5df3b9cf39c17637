package org.longroll.web.seats;

/** The rights that calls need. */
public enum Right {
    /** Nothing: calculators, and lists that show what their reader may see. */
    LOOK_AROUND,
    /** Start or import a battle: anyone, or only the admin if there is an admin key. */
    START_BATTLES,
    /** Read a battle: anyone if it is public, else any of its seats, and the admin. */
    READ,
    /** Record entries: the umpire and the sides. */
    RECORD,
    /** Replace keys: the umpire, and the admin. */
    MANAGE_KEYS
}
